// Reads the generated types: which paths a method has, what an operation takes and what it answers. A method
// of the client that names a path, a parameter or a member wrongly does not compile.

import type { operations, paths } from "./schema.js";

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The paths of the contract that have this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends object ? P : never;
}[keyof paths];

/** The query parameters of an operation. */
export type Query<O extends keyof operations> = NonNullable<operations[O]["parameters"]["query"]>;

/** The filters of a list: its query without what paging needs. */
export type Filters<O extends keyof operations> = Omit<Query<O>, "offset" | "cursor">;

/** The query parameters that a path takes with a method. */
export type QueryAt<P extends keyof paths, M extends Method> = paths[P][M] extends {
  parameters: { query?: infer Q extends object | undefined };
}
  ? Q
  : undefined;

/** The JSON that a path takes with a method. */
export type BodyAt<P extends keyof paths, M extends Method> = paths[P][M] extends {
  requestBody: { content: { "application/json": infer B } };
}
  ? B
  : undefined;

/** The JSON that a path answers a method with when all is well. */
export type AnswerAt<P extends keyof paths, M extends Method> = paths[P][M] extends { responses: infer R }
  ? {
      [S in keyof R & (200 | 201 | 202)]: R[S] extends { content: { "application/json": infer J } } ? J : never;
    }[keyof R & (200 | 201 | 202)]
  : never;

/** Fills `{id}` in. An id that would lead to another path is refused. */
export function pathWithId(path: string, id: string): string {
  return pathWith(path, "{id}", id);
}

/** The path with one of its parameters, such as `{number}`, filled in. */
export function pathWith(path: string, parameter: string, value: string): string {
  if (value === "" || value === "." || value === "..") throw new TypeError(`\`${value}\` is not an id.`);
  return path.replace(parameter, encodeURIComponent(value));
}
