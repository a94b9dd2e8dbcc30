// The address of the service, with or without its /v1: one place decides what the paths of the contract
// follow.

/** The version of the API that this package speaks, as it stands in addresses. */
const VERSION_PATH = "/v1";

/** Why the address of the service cannot be used. Never repeats a user or a password in it. */
export class BaseUrlError extends TypeError {
  override readonly name = "BaseUrlError";

  constructor(baseUrl: string, reason: string) {
    // Errors end up in logs, and what stands before an `@` is a user and a password.
    super(`\`${baseUrl.slice(baseUrl.lastIndexOf("@") + 1)}\` is not the address of a service: ${reason}`);
  }
}

/** The address that the paths of the contract follow: ends in `/v1`, whether or not `baseUrl` does. */
export function apiAddress(baseUrl: string): string {
  let url: URL;
  try {
    url = new URL(baseUrl);
  } catch {
    throw new BaseUrlError(baseUrl, "it is not an absolute URL");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new BaseUrlError(baseUrl, "it does not start with `https://` or `http://`");
  }
  if (url.username !== "" || url.password !== "") {
    throw new BaseUrlError(baseUrl, "it has a user or a password in it, which this service does not take");
  }
  if (/[?#]/.test(baseUrl)) {
    throw new BaseUrlError(baseUrl, "it has a `?` or a `#` in it");
  }
  const path = url.pathname.replace(/\/+$/, "");
  const isVersioned = path.endsWith(VERSION_PATH);
  return url.origin + (isVersioned ? path : path + VERSION_PATH);
}
