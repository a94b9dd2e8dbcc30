// What the package offers. Webhook verification is an entry of its own: `@lending-analysis/client/webhooks`.

export { BaseUrlError } from "./base-url.js";
export type { UploadProgress } from "./body.js";
export {
  type ChangedAnalysis,
  type ClientOptions,
  type ConnectionOptions,
  type CorrectionOptions,
  type CreationOptions,
  type Credentials,
  type ErasureOptions,
  LendingClient,
  type RenewalOptions,
  type RotationOptions,
  type SignInOptions,
  type StatementUpload,
  type UploadOptions,
} from "./client.js";
export { LendingConnectionError, LendingError, type LendingErrorCode } from "./errors.js";
export type * from "./schema.js";
export type { StatementSource } from "./statement-file.js";
export type { AnswerInfo, RequestOptions } from "./transport.js";
export type { WaitOptions } from "./wait.js";
