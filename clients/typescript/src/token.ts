// The token of a client: checked when it is given, kept where no output shows it, and renewed when it has
// expired.

import type { LoginToken } from "./schema.js";

const API_KEY_PREFIX = "las_live_";

/** A token is treated as expired this long before it is, so that it does not expire on its way. */
const EXPIRY_MARGIN_MS = 10_000;

/** Refuses what cannot be a token, and an API key where everybody could read it. Never repeats the token. */
export function checkToken(token: string): void {
  if (!/^[!-~]+$/.test(token)) {
    throw new TypeError("The token is empty, or has a line break or another character that no token has.");
  }
  if (token.startsWith(API_KEY_PREFIX) && "window" in globalThis) {
    throw new TypeError(
      "An API key must not be used in a browser or an app, where everybody can read it: " +
        "call your own backend, or sign the person in.",
    );
  }
}

/** Signs in again; called when the token has expired. */
export type SignInAgain = () => Promise<LoginToken>;

export class TokenHolder {
  #token: string | undefined;
  #expiresAt = Infinity;
  #signInAgain: SignInAgain | undefined;
  #renewal: Promise<void> | undefined;

  constructor(token: string | undefined, signInAgain: SignInAgain | undefined) {
    if (token !== undefined) checkToken(token);
    this.#token = token;
    this.#signInAgain = signInAgain;
  }

  /** Holds the token of a fresh sign-in. */
  accept(login: LoginToken): void {
    checkToken(login.token);
    this.#token = login.token;
    this.#expiresAt = Date.now() + login.expires_in * 1000 - EXPIRY_MARGIN_MS;
  }

  /** The token to send, renewed first if it is known to have expired. */
  async current(): Promise<string | undefined> {
    if (Date.now() >= this.#expiresAt && this.#signInAgain !== undefined) {
      await this.#renew(this.#signInAgain);
    }
    return this.#token;
  }

  /** Another token instead of one that the service refused, if there is a way to get one. */
  async replace(refused: string | undefined): Promise<string | undefined> {
    if (refused === undefined || this.#signInAgain === undefined) return undefined;
    // Another request may have renewed it meanwhile.
    if (refused === this.#token) await this.#renew(this.#signInAgain);
    return this.#token;
  }

  /**
   * Leaves the token to expire or to be revoked from now on. A renewal that is under way comes to its end
   * first.
   */
  async stopRenewing(): Promise<void> {
    this.#signInAgain = undefined;
    await this.#renewal?.catch(() => undefined);
  }

  /** One renewal for all requests that wait for it: a person is asked once, and a sign-in counted once. */
  #renew(signInAgain: SignInAgain): Promise<void> {
    this.#renewal ??= signInAgain()
      .then((login) => this.accept(login))
      .finally(() => {
        this.#renewal = undefined;
      });
    return this.#renewal;
  }
}
