// The client: a method for every operation of the contract, and what makes them convenient: signing in,
// waiting, paging. How a request travels is in `transport.ts`.

import { formBody, jsonBody, type RequestBody, type UploadProgress } from "./body.js";
import {
  type AnswerAt,
  type BodyAt,
  type Filters,
  type PathOf,
  pathWith,
  pathWithId,
  type Query,
  type QueryAt,
} from "./contract.js";
import { LendingError, refusal } from "./errors.js";
import { allItems } from "./paging.js";
import type {
  AcceptInvitationRequest,
  Analysis,
  AnalysisList,
  AnalysisTimeline,
  ApiKey,
  ApiKeyList,
  Assignee,
  AssigneeList,
  AuditEvent,
  AuditEventList,
  AuditProof,
  BeginSecondFactorRequest,
  ChangePasswordRequest,
  ConfirmSecondFactorRequest,
  CorrectAnalysisRequest,
  CorrectTransactionRequest,
  CreateAnalysisRequest,
  CreateApiKeyRequest,
  CreateCreditCheckRequest,
  CreateInvitationRequest,
  CreateProductRequest,
  CreateWebhookEndpointRequest,
  CreatedAnalysis,
  CreditCheck,
  CreditCheckList,
  CreditCheckSummary,
  Erasure,
  EventList,
  Invitation,
  InvitationList,
  KnownErrorList,
  KnownReasonList,
  LoginToken,
  Me,
  Member,
  MemberList,
  MetricList,
  Payer,
  PayerList,
  Product,
  ProductList,
  ProductVersionList,
  ProductTrial,
  RecoveryCodeSet,
  RemoveSecondFactorRequest,
  RenewRecoveryCodesRequest,
  ReplayWebhookEventsRequest,
  Report,
  Rescore,
  RescoreAnalysisRequest,
  ResetLink,
  ResetPasswordRequest,
  Retention,
  RetentionRequest,
  RetryAnalysisRequest,
  ReviewAnalysisRequest,
  Revision,
  RevisionList,
  SecondFactor,
  SecondFactorSecret,
  SessionList,
  SignInRequest,
  TeamSettings,
  Transaction,
  TransactionList,
  TryProductRequest,
  UpdateAnalysisRequest,
  UpdateMemberRequest,
  UpdateProductRequest,
  UpdateTeamSettingsRequest,
  UpdateWebhookEndpointRequest,
  Usage,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookDeliverySummary,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookReplay,
  paths,
} from "./schema.js";
import { statementFile, type StatementSource } from "./statement-file.js";
import { TokenHolder } from "./token.js";
import { type Answer, type Call, type RequestOptions, Transport } from "./transport.js";
import { LONGEST_HOLD_SECONDS, untilDone, type WaitOptions } from "./wait.js";

/** The media type of XLSX. */
const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const DEFAULT_RETRIES = 2;

/** Long enough for a large upload over a slow line. */
const DEFAULT_TIMEOUT_MS = 60_000;

/** A service that asks for a longer pause is better left alone, and the caller told. */
const DEFAULT_MAX_RETRY_DELAY_MS = 30_000;

export interface ConnectionOptions {
  /** The address of the service, with its `/v1` or without it. */
  baseUrl: string;
  /**
   * How often a request that is safe to repeat is sent again after a passing failure; 0: never. Default 2.
   */
  retries?: number | undefined;
  /** A longer `Retry-After` than this many milliseconds is not waited for. Default 30,000. */
  maxRetryDelayMs?: number | undefined;
  /** The time for one try, in milliseconds. Default 60,000. */
  timeoutMs?: number | undefined;
  /** Used instead of the global `fetch`, for a proxy or a test. */
  fetch?: typeof fetch | undefined;
}

export interface Credentials {
  email: string;
  password: string;
  /** What the authenticator app shows, or a recovery code, where the person has a second factor. */
  otp?: string | undefined;
}

export interface RenewalOptions {
  /** The device, as the token's name shows it. */
  deviceName?: string | undefined;
  /**
   * Asks for the email and the password again when the login token has expired. Without it, calls get a 401
   * then.
   */
  renew?: (() => Credentials | Promise<Credentials>) | undefined;
  /** Is given every new login token, to keep it in the device's secure storage. */
  onToken?: ((login: LoginToken) => void | Promise<void>) | undefined;
}

export interface ClientOptions extends ConnectionOptions, RenewalOptions {
  /** An API key on a server, a login token in an app. Without one, only signing in works. */
  token?: string | undefined;
}

export interface SignInOptions extends ConnectionOptions, RenewalOptions, Credentials {}

export interface ErasureOptions extends RequestOptions {
  /** Whether the analysis' credit check is erased as well. Default: it stays. */
  withCreditCheck?: boolean | undefined;
}

export interface RotationOptions extends CreationOptions {
  /** For how many hours the old secret signs beside the new one: 0 to 168. Default: the service's. */
  graceHours?: number | undefined;
}

export interface CreationOptions extends RequestOptions {
  /** Makes repeating the creation safe for 24 hours: 1 to 255 printable characters. Default: a fresh UUID. */
  idempotencyKey?: string | undefined;
}

export interface UploadOptions extends CreationOptions {
  /** The name the file is shown under. Default: the file's own, or `statement.pdf`. */
  fileName?: string | undefined;
  /** Is told how much of the file was sent. Starts from 0 again when the upload is repeated. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface CorrectionOptions extends RequestOptions {
  /** Whether only to answer what would change. Nothing is stored then. */
  dryRun?: boolean | undefined;
  /** The revision that is to be corrected: another one is refused as `revision_mismatch`. */
  revision?: number | undefined;
}

/** A statement and what is asked about it. */
export interface StatementUpload extends Omit<CreateAnalysisRequest, "file"> {
  /** The statement: a PDF of at most 20 MiB and 500 pages. */
  file: StatementSource;
}

/** An analysis, unless it is still as it was. */
export type ChangedAnalysis =
  { isChanged: false } | { isChanged: true; analysis: Analysis; etag: string | undefined };

/**
 * A client of the Lending Analysis Service.
 *
 * Members of requests and answers are called as in the contract (`applicant_name`), options of this package
 * in camel case (`idempotencyKey`). A refusal is a `LendingError`, a missing answer a
 * `LendingConnectionError`.
 */
export class LendingClient {
  readonly #transport: Transport;
  readonly #token: TokenHolder;
  readonly #renewal: RenewalOptions;

  constructor(options: ClientOptions) {
    const { renew } = options;
    this.#token = new TokenHolder(options.token, renew && (async () => this.#signIn(await renew())));
    this.#transport = new Transport(
      {
        baseUrl: options.baseUrl,
        retries: options.retries ?? DEFAULT_RETRIES,
        maxRetryDelayMs: options.maxRetryDelayMs ?? DEFAULT_MAX_RETRY_DELAY_MS,
        timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        fetch: options.fetch ?? ((input, init) => fetch(input, init)),
      },
      this.#token,
    );
    this.#renewal = { deviceName: options.deviceName, onToken: options.onToken };
  }

  /** A client for the service that `LENDING_URL` names, with the API key in `LENDING_API_KEY`. */
  static fromEnvironment(options: Omit<ClientOptions, "baseUrl" | "token"> = {}): LendingClient {
    return new LendingClient({
      ...options,
      baseUrl: environmentVariable("LENDING_URL"),
      token: environmentVariable("LENDING_API_KEY"),
    });
  }

  /**
   * Signs a person in. The client acts as that person until the token expires or is revoked, or is renewed.
   */
  static async signIn({ email, password, otp, ...options }: SignInOptions): Promise<LendingClient> {
    const client = new LendingClient(options);
    client.#token.accept(await client.#signIn({ email, password, otp }));
    return client;
  }

  /** The address of the service, which ends in `/v1`. */
  get baseUrl(): string {
    return this.#transport.address;
  }

  /** Revokes the login token and stops renewing it. One that has expired already is fine too. */
  async signOut(options: RequestOptions = {}): Promise<void> {
    await this.#token.stopRenewing();
    try {
      await this.revokeLoginToken(options);
    } catch (error) {
      if (!(error instanceof LendingError && error.code === "invalid_token")) throw error;
    }
  }

  async #signIn({ email, password, otp }: Credentials): Promise<LoginToken> {
    const { deviceName, onToken } = this.#renewal;
    const device_name = deviceName ?? null;
    const login = await this.createLoginToken({ email, password, ...(otp !== undefined && { otp }), device_name });
    await onToken?.(login);
    return login;
  }

  // Authentication and identity

  /**
   * `POST /auth/token`: exchanges an email and a password for a login token. `signIn` gives a client with it.
   */
  createLoginToken(credentials: SignInRequest, options: RequestOptions = {}): Promise<LoginToken> {
    return this.#post("/auth/token", { body: credentials, isRepeatable: false, isAnonymous: true }, options);
  }

  /** `POST /auth/logout`: revokes the login token of this client. */
  async revokeLoginToken(options: RequestOptions = {}): Promise<void> {
    await this.#transport.send({ method: "POST", path: "/auth/logout", isRepeatable: false }, options);
  }

  /** `GET /me`: the user and the team of the token. */
  getMe(options: RequestOptions = {}): Promise<Me> {
    return this.#get("/me", {}, options);
  }

  /** `POST /auth/accept-invite`: becomes a member by a one-time link; sign in afterwards. */
  async acceptInvitation(acceptance: AcceptInvitationRequest, options: RequestOptions = {}): Promise<void> {
    await this.#act("/auth/accept-invite", { body: acceptance, isAnonymous: true }, options);
  }

  /** `POST /auth/reset-password`: sets a new password by a one-time link. */
  async resetPassword(reset: ResetPasswordRequest, options: RequestOptions = {}): Promise<void> {
    await this.#act("/auth/reset-password", { body: reset, isAnonymous: true }, options);
  }

  // What a person does for themselves: these need a login token.

  /** `POST /me/password`: a new password for the old one; other sessions end. */
  async changePassword(change: ChangePasswordRequest, options: RequestOptions = {}): Promise<void> {
    await this.#act("/me/password", { body: change }, options);
  }

  /** `GET /me/sessions`: one page of where the person is signed in. */
  listSessions(query: Query<"list_sessions"> = {}, options: RequestOptions = {}): Promise<SessionList> {
    return this.#get("/me/sessions", { query }, options);
  }

  /** `DELETE /me/sessions/{id}`: signs the person out there. */
  async endSession(id: string, options: RequestOptions = {}): Promise<void> {
    await this.#delete("/me/sessions/{id}", id, options);
  }

  /** `GET /me/second-factor`: whether a code is asked for besides the password. */
  getSecondFactor(options: RequestOptions = {}): Promise<SecondFactor> {
    return this.#get("/me/second-factor", {}, options);
  }

  /** `POST /me/second-factor`: a secret for an authenticator app, shown this once. */
  beginSecondFactor(
    proof: BeginSecondFactorRequest,
    options: RequestOptions = {},
  ): Promise<SecondFactorSecret> {
    return this.#post("/me/second-factor", { body: proof, isRepeatable: false }, options);
  }

  /** `POST /me/second-factor/confirm`: a first code switches it on. The recovery codes are shown this once. */
  confirmSecondFactor(
    confirmation: ConfirmSecondFactorRequest,
    options: RequestOptions = {},
  ): Promise<RecoveryCodeSet> {
    return this.#post("/me/second-factor/confirm", { body: confirmation, isRepeatable: false }, options);
  }

  /** `POST /me/second-factor/recovery-codes`: new ones for the password. The old ones are good for nothing from then on. */
  renewRecoveryCodes(
    proof: RenewRecoveryCodesRequest,
    options: RequestOptions = {},
  ): Promise<RecoveryCodeSet> {
    return this.#post("/me/second-factor/recovery-codes", { body: proof, isRepeatable: false }, options);
  }

  /** `POST /me/second-factor/remove`: with the password, which alone is asked for from then on. */
  async removeSecondFactor(proof: RemoveSecondFactorRequest, options: RequestOptions = {}): Promise<void> {
    await this.#act("/me/second-factor/remove", { body: proof }, options);
  }

  // Members: these need a login token of an owner.

  /** `GET /members`: one page of the people of the team. */
  listMembers(query: Query<"list_members"> = {}, options: RequestOptions = {}): Promise<MemberList> {
    return this.#get("/members", { query }, options);
  }

  /** All people of the team, page after page. */
  listAllMembers(
    filters: Filters<"list_members"> = {},
    options: RequestOptions = {},
  ): AsyncGenerator<Member, void> {
    return allItems((cursor) => this.listMembers({ ...filters, ...(cursor && { cursor }) }, options));
  }

  /** `GET /members/{id}`: one person of the team. */
  getMember(id: string, options: RequestOptions = {}): Promise<Member> {
    return this.#get("/members/{id}", { id }, options);
  }

  /** `PATCH /members/{id}`: another role, or the end of somebody's access. */
  updateMember(id: string, changes: UpdateMemberRequest, options: RequestOptions = {}): Promise<Member> {
    const body = jsonBody(changes satisfies BodyAt<"/members/{id}", "patch">);
    return this.#send("PATCH", "/members/{id}", { id, body, isRepeatable: true }, options);
  }

  /** `POST /invitations`: a one-time link for somebody to become a member. Its `token` is shown this once. */
  createInvitation(invitation: CreateInvitationRequest, options: CreationOptions = {}): Promise<Invitation> {
    return this.#create("/invitations", invitation, options);
  }

  /** `GET /invitations`: one page of invitations, without their tokens. */
  listInvitations(
    query: Query<"list_invitations"> = {},
    options: RequestOptions = {},
  ): Promise<InvitationList> {
    return this.#get("/invitations", { query }, options);
  }

  /** `DELETE /invitations/{id}`: makes an invitation void. */
  async revokeInvitation(id: string, options: RequestOptions = {}): Promise<void> {
    await this.#delete("/invitations/{id}", id, options);
  }

  /** `POST /members/{id}/reset-link`: a one-time link for a new password, shown this once. */
  createResetLink(id: string, options: RequestOptions = {}): Promise<ResetLink> {
    return this.#send("POST", "/members/{id}/reset-link", { id, isRepeatable: false }, options);
  }

  /** `POST /members/{id}/unlock`: lifts the lock that failed sign-ins put on a member. */
  async unlockMember(id: string, options: RequestOptions = {}): Promise<void> {
    await this.#act("/members/{id}/unlock", { id }, options);
  }

  /** `DELETE /members/{id}/second-factor`: for a member who has lost both the app and the recovery codes. */
  async removeMemberSecondFactor(id: string, options: RequestOptions = {}): Promise<void> {
    await this.#delete("/members/{id}/second-factor", id, options);
  }

  /** `GET /team/settings`: what the team asks of its people and their keys. */
  getTeamSettings(options: RequestOptions = {}): Promise<TeamSettings> {
    return this.#get("/team/settings", {}, options);
  }

  /** `PATCH /team/settings`: changes what is given. */
  updateTeamSettings(changes: UpdateTeamSettingsRequest, options: RequestOptions = {}): Promise<TeamSettings> {
    const body = jsonBody(changes satisfies BodyAt<"/team/settings", "patch">);
    return this.#send("PATCH", "/team/settings", { body, isRepeatable: true }, options);
  }

  // API keys: these need a login token.

  /** `GET /api-keys`: one page of API keys, without their text. */
  listApiKeys(query: Query<"list_api_keys"> = {}, options: RequestOptions = {}): Promise<ApiKeyList> {
    return this.#get("/api-keys", { query }, options);
  }

  /** All API keys, page after page. */
  listAllApiKeys(
    filters: Filters<"list_api_keys"> = {},
    options: RequestOptions = {},
  ): AsyncGenerator<ApiKey, void> {
    return allItems((cursor) => this.listApiKeys({ ...filters, ...(cursor && { cursor }) }, options));
  }

  /**
   * `POST /api-keys`: creates an API key. Its text is in `key`, this once.
   *
   * Where the first answer was lost and the repeated request got the record, `key` is null: revoke it and
   * create another.
   */
  createApiKey(key: CreateApiKeyRequest, options: CreationOptions = {}): Promise<ApiKey> {
    return this.#create("/api-keys", key, options);
  }

  /** `DELETE /api-keys/{id}`: revokes an API key. */
  async revokeApiKey(id: string, options: RequestOptions = {}): Promise<void> {
    await this.#delete("/api-keys/{id}", id, options);
  }

  // Products

  /** `GET /products`: one page of loan products. */
  listProducts(query: Query<"list_products"> = {}, options: RequestOptions = {}): Promise<ProductList> {
    return this.#get("/products", { query }, options);
  }

  /** All loan products, page after page. */
  listAllProducts(
    filters: Filters<"list_products"> = {},
    options: RequestOptions = {},
  ): AsyncGenerator<Product, void> {
    return allItems((cursor) => this.listProducts({ ...filters, ...(cursor && { cursor }) }, options));
  }

  /** `POST /products`: creates a loan product. Owners only. */
  createProduct(product: CreateProductRequest, options: CreationOptions = {}): Promise<Product> {
    return this.#create("/products", product, options);
  }

  /** `GET /products/{id}/versions`: one page of what the terms were at each version, and what each change changed. */
  listProductVersions(
    id: string,
    query: Query<"list_product_versions"> = {},
    options: RequestOptions = {},
  ): Promise<ProductVersionList> {
    return this.#get("/products/{id}/versions", { id, query }, options);
  }

  /** `GET /products/{id}`: one loan product. */
  getProduct(id: string, options: RequestOptions = {}): Promise<Product> {
    return this.#get("/products/{id}", { id }, options);
  }

  /**
   * `PATCH /products/{id}`: changes what is given, which makes a new version. Owners only. Not repeated by
   * itself.
   */
  updateProduct(id: string, changes: UpdateProductRequest, options: RequestOptions = {}): Promise<Product> {
    const body = jsonBody(changes satisfies BodyAt<"/products/{id}", "patch">);
    return this.#send("PATCH", "/products/{id}", { id, body, isRepeatable: false }, options);
  }

  /**
   * `POST /products/{id}/try`: which old cases would be decided otherwise, under the product as it is or as a
   * draft would make it. Stores and bills nothing. Where cases are `left`, go on with `next_cursor`.
   */
  tryProduct(id: string, request: TryProductRequest = {}, options: RequestOptions = {}): Promise<ProductTrial> {
    return this.#post("/products/{id}/try", { id, body: request, isRepeatable: true }, options);
  }

  // Analyses

  /** `POST /analyses`: uploads a statement and starts its analysis. `waitUntilDone` awaits the decision. */
  async createAnalysis(
    { file, bureau_consent, bureau_consent_evidence, inputs, metadata, ...texts }: StatementUpload,
    options: UploadOptions = {},
  ): Promise<CreatedAnalysis> {
    const fields = {
      ...texts,
      bureau_consent: bureau_consent?.toString(),
      bureau_consent_evidence: bureau_consent_evidence && JSON.stringify(bureau_consent_evidence),
      inputs: inputs && JSON.stringify(inputs),
      metadata: metadata && JSON.stringify(metadata),
    };
    const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
    const body = formBody(
      Object.fromEntries(given),
      await statementFile(file, options.fileName),
      options.onProgress,
    );
    return this.#createWith("/analyses", body, options);
  }

  /** `GET /analyses`: one page of analyses, newest first, without their reports. */
  listAnalyses(query: Query<"list_analyses"> = {}, options: RequestOptions = {}): Promise<AnalysisList> {
    return this.#get("/analyses", { query }, options);
  }

  /** All analyses, page after page, newest first. `limit` is the size of a page. */
  listAllAnalyses(
    filters: Filters<"list_analyses"> = {},
    options: RequestOptions = {},
  ): AsyncGenerator<Analysis, void> {
    return allItems((cursor) => this.listAnalyses({ ...filters, ...(cursor && { cursor }) }, options));
  }

  /** `GET /analyses/{id}`: one analysis; with `include_result` its full report too. */
  getAnalysis(
    id: string,
    query: Query<"get_analysis"> = {},
    options: RequestOptions = {},
  ): Promise<Analysis> {
    return this.#get("/analyses/{id}", { id, query, heldForMs: heldForMs(query) }, options);
  }

  /** `GET /analyses/{id}` with `If-None-Match`: one analysis, unless it is as it was under `etag`. */
  async getAnalysisIfChanged(
    id: string,
    etag: string | undefined,
    query: Query<"get_analysis"> = {},
    options: RequestOptions = {},
  ): Promise<ChangedAnalysis> {
    const answer = await this.#transport.send(
      {
        method: "GET",
        path: pathWithId("/analyses/{id}", id),
        query,
        headers: etag === undefined ? {} : { "if-none-match": etag },
        isRepeatable: true,
        heldForMs: heldForMs(query),
      },
      options,
    );
    if (answer.status === 304) return { isChanged: false };
    return { isChanged: true, analysis: contentOf(answer), etag: answer.headers.get("etag") ?? undefined };
  }

  /**
   * The analysis once it is completed or failed, by long polls. With `includeResult` the full report too.
   *
   * It waits for as long as that takes; `signal: AbortSignal.timeout(120_000)` sets a limit.
   */
  waitUntilDone(id: string, options: WaitOptions = {}): Promise<Analysis> {
    const { includeResult, onProgress, ...requestOptions } = options;
    const query = { wait: LONGEST_HOLD_SECONDS, include_result: includeResult ?? false };
    return untilDone(() => this.getAnalysis(id, query, requestOptions), options);
  }

  /** `PATCH /analyses/{id}`: says who holds the case; `assignee: null`: nobody. */
  updateAnalysis(id: string, changes: UpdateAnalysisRequest, options: RequestOptions = {}): Promise<Analysis> {
    const body = jsonBody(changes satisfies BodyAt<"/analyses/{id}", "patch">);
    return this.#send("PATCH", "/analyses/{id}", { id, body, isRepeatable: true }, options);
  }

  /** `GET /assignees`: one page of those who can be given a case. */
  listAssignees(query: Query<"list_assignees"> = {}, options: RequestOptions = {}): Promise<AssigneeList> {
    return this.#get("/assignees", { query }, options);
  }

  /** All who can be given a case, page after page. */
  listAllAssignees(
    filters: Filters<"list_assignees"> = {},
    options: RequestOptions = {},
  ): AsyncGenerator<Assignee, void> {
    return allItems((cursor) => this.listAssignees({ ...filters, ...(cursor && { cursor }) }, options));
  }

  /** `DELETE /analyses/{id}`: erases the statement, the report and personal data. */
  async deleteAnalysis(id: string, options: ErasureOptions = {}): Promise<void> {
    const { withCreditCheck, ...requestOptions } = options;
    const query = withCreditCheck === undefined ? {} : { with_credit_check: withCreditCheck };
    const path = pathWithId("/analyses/{id}", id);
    await this.#transport.send({ method: "DELETE", path, query, isRepeatable: true }, requestOptions);
  }

  /** `POST /analyses/{id}/review`: records what a person decided, once. Not repeated by itself. */
  reviewAnalysis(id: string, review: ReviewAnalysisRequest, options: RequestOptions = {}): Promise<Analysis> {
    return this.#post("/analyses/{id}/review", { id, body: review, isRepeatable: false }, options);
  }

  /**
   * `POST /analyses/{id}/retry`: queues an analysis again that failed through no fault of its file; an encrypted one
   * needs its password again. Not repeated by itself.
   */
  retryAnalysis(id: string, request: RetryAnalysisRequest = {}, options: RequestOptions = {}): Promise<Analysis> {
    return this.#post("/analyses/{id}/retry", { id, body: request, isRepeatable: false }, options);
  }

  /** `GET /analyses/{id}/timeline`: what happened to an analysis, step by step. */
  getAnalysisTimeline(id: string, options: RequestOptions = {}): Promise<AnalysisTimeline> {
    return this.#get("/analyses/{id}/timeline", { id }, options);
  }

  /**
   * `POST /analyses/{id}/rescore`: what the decision would be under another policy. Stores and bills nothing.
   */
  rescoreAnalysis(id: string, request: RescoreAnalysisRequest = {}, options: RequestOptions = {}): Promise<Rescore> {
    return this.#post("/analyses/{id}/rescore", { id, body: request, isRepeatable: true }, options);
  }

  /**
   * `PATCH /analyses/{id}/corrections`: what holds of the whole statement; the decision is computed anew. The
   * `correction` of an answer to one of the decision's questions can be sent as it is, with a `reason`. Not
   * repeated by itself.
   */
  correctAnalysis(
    id: string,
    corrections: CorrectAnalysisRequest,
    options: CorrectionOptions = {},
  ): Promise<Revision> {
    return this.#correct(pathWithId("/analyses/{id}/corrections", id), corrections, options);
  }

  /**
   * `PATCH /analyses/{id}/transactions/{transaction_id}`: what a transaction really is; the decision is
   * computed anew. Not repeated by itself.
   */
  correctTransaction(
    id: string,
    transactionId: string,
    correction: CorrectTransactionRequest,
    options: CorrectionOptions = {},
  ): Promise<Revision> {
    const path = pathWithId("/analyses/{id}/transactions/{transaction_id}", id);
    return this.#correct(pathWith(path, "{transaction_id}", transactionId), correction, options);
  }

  /** `GET /analyses/{id}/revisions`: one page of revisions. */
  listAnalysisRevisions(
    id: string,
    query: Query<"list_analysis_revisions"> = {},
    options: RequestOptions = {},
  ): Promise<RevisionList> {
    return this.#get("/analyses/{id}/revisions", { id, query }, options);
  }

  /** `GET /analyses/{id}/revisions/{number}`: one revision with its full report. */
  async getAnalysisRevision(id: string, number: number, options: RequestOptions = {}): Promise<Revision> {
    const path = pathWith(pathWithId("/analyses/{id}/revisions/{number}", id), "{number}", `${number}`);
    return contentOf(await this.#transport.send({ method: "GET", path, isRepeatable: true }, options));
  }

  /** `GET /analyses/{id}/transactions`: one page of the transactions that the filters let through. */
  listAnalysisTransactions(
    id: string,
    query: Query<"list_analysis_transactions"> = {},
    options: RequestOptions = {},
  ): Promise<TransactionList> {
    return this.#get("/analyses/{id}/transactions", { id, query }, options);
  }

  /** All transactions of an analysis that the filters let through, page after page. */
  listAllAnalysisTransactions(
    id: string,
    filters: Filters<"list_analysis_transactions"> = {},
    options: RequestOptions = {},
  ): AsyncGenerator<Transaction, void> {
    return allItems((cursor) =>
      this.listAnalysisTransactions(id, { ...filters, ...(cursor && { cursor }) }, options),
    );
  }

  /** `GET /analyses/{id}/transactions.csv`: the transactions that the filters let through, for a spreadsheet. */
  async exportAnalysisTransactions(
    id: string,
    query: Query<"export_analysis_transactions"> = {},
    options: RequestOptions = {},
  ): Promise<string> {
    return new TextDecoder().decode(
      await this.#file("/analyses/{id}/transactions.csv", "text/csv", { id, query }, options),
    );
  }

  /** `GET /analyses/{id}/report.xlsx`: the report as a workbook. */
  exportAnalysisReport(id: string, options: RequestOptions = {}): Promise<Uint8Array> {
    return this.#file("/analyses/{id}/report.xlsx", WORKBOOK, { id }, options);
  }

  /** `GET /analyses/{id}/letter.txt`: the letter to the applicant, once the decision is final. */
  async getLetterText(
    id: string,
    query: Query<"get_letter_text"> = {},
    options: RequestOptions = {},
  ): Promise<string> {
    return new TextDecoder().decode(
      await this.#file("/analyses/{id}/letter.txt", "text/plain", { id, query }, options),
    );
  }

  /** `GET /analyses/{id}/letter.html`: the same letter as a page to print. */
  async getLetterPage(
    id: string,
    query: Query<"get_letter_page"> = {},
    options: RequestOptions = {},
  ): Promise<string> {
    return new TextDecoder().decode(
      await this.#file("/analyses/{id}/letter.html", "text/html", { id, query }, options),
    );
  }

  /** `GET /analyses/{id}/statement`: the PDF as it was uploaded. */
  getAnalysisStatement(id: string, options: RequestOptions = {}): Promise<Uint8Array> {
    return this.#file("/analyses/{id}/statement", "application/pdf", { id }, options);
  }

  /** `GET /analyses/{id}/pages/{page}`: a page of the statement as a PNG, from 1. */
  async getAnalysisPage(
    id: string,
    page: number,
    query: Query<"get_analysis_page"> = {},
    options: RequestOptions = {},
  ): Promise<Uint8Array> {
    const path = pathWith(pathWithId("/analyses/{id}/pages/{page}", id), "{page}", `${page}.png`);
    const headers = { accept: "image/png, application/json" };
    const call: Call = { method: "GET", path, query, headers, isRepeatable: true };
    return (await this.#transport.send(call, options)).bytes;
  }

  // Credit checks

  /** `POST /credit-checks`: asks the credit bureau about a person who has consented. Billed. */
  createCreditCheck(check: CreateCreditCheckRequest, options: CreationOptions = {}): Promise<CreditCheck> {
    return this.#create("/credit-checks", check, options);
  }

  /** `GET /credit-checks`: one page of saved credit checks, newest first, without their reports. */
  listCreditChecks(
    query: Query<"list_credit_checks"> = {},
    options: RequestOptions = {},
  ): Promise<CreditCheckList> {
    return this.#get("/credit-checks", { query }, options);
  }

  /** All saved credit checks, page after page, newest first. */
  listAllCreditChecks(
    filters: Filters<"list_credit_checks"> = {},
    options: RequestOptions = {},
  ): AsyncGenerator<CreditCheckSummary, void> {
    return allItems((cursor) => this.listCreditChecks({ ...filters, ...(cursor && { cursor }) }, options));
  }

  /** `GET /credit-checks/{id}`: one credit check with its full bureau report. */
  getCreditCheck(id: string, options: RequestOptions = {}): Promise<CreditCheck> {
    return this.#get("/credit-checks/{id}", { id }, options);
  }

  /** `POST /credit-checks/{id}/withdraw-consent`: the person has taken their consent back. */
  withdrawConsent(id: string, options: RequestOptions = {}): Promise<CreditCheckSummary> {
    const call = { id, isRepeatable: true };
    return this.#send<CreditCheckSummary>("POST", "/credit-checks/{id}/withdraw-consent", call, options);
  }

  /** `DELETE /credit-checks/{id}`: erases a credit check for good; what was billed stays in the ledger. */
  async deleteCreditCheck(id: string, options: RequestOptions = {}): Promise<void> {
    await this.#delete("/credit-checks/{id}", id, options);
  }

  /** `GET /usage`: what a month came to, from the ledger. */
  getUsage(query: Query<"get_usage"> = {}, options: RequestOptions = {}): Promise<Usage> {
    return this.#get("/usage", { query }, options);
  }

  // Retention

  /** `GET /retention`: for how many days the team keeps what. */
  getRetention(options: RequestOptions = {}): Promise<Retention> {
    return this.#get("/retention", {}, options);
  }

  /** `PUT /retention`: sets for how many days the team keeps what; null: until somebody erases it. Owners only. */
  setRetention(retention: RetentionRequest, options: RequestOptions = {}): Promise<Retention> {
    const body = jsonBody(retention satisfies BodyAt<"/retention", "put">);
    return this.#send("PUT", "/retention", { body, isRepeatable: true }, options);
  }

  /** `PUT /analyses/{id}/legal-hold`: nothing of the analysis is erased while the hold stands. Owners only. */
  async holdAnalysis(id: string, options: RequestOptions = {}): Promise<void> {
    const path = pathWithId("/analyses/{id}/legal-hold", id);
    await this.#transport.send({ method: "PUT", path, isRepeatable: true }, options);
  }

  /** `DELETE /analyses/{id}/legal-hold`: lifts the hold. Owners only. */
  async releaseAnalysis(id: string, options: RequestOptions = {}): Promise<void> {
    await this.#delete("/analyses/{id}/legal-hold", id, options);
  }

  /** `GET /erasures/{id}`: the certificate of an erasure. Owners only. */
  getErasure(id: string, options: RequestOptions = {}): Promise<Erasure> {
    return this.#get("/erasures/{id}", { id }, options);
  }

  // Audit

  /** `GET /audit-events`: one page of who did, read or was refused what, newest first. Owners only. */
  listAuditEvents(
    query: Query<"list_audit_events"> = {},
    options: RequestOptions = {},
  ): Promise<AuditEventList> {
    return this.#get("/audit-events", { query }, options);
  }

  /** All that was recorded, page after page, newest first. */
  listAllAuditEvents(
    filters: Filters<"list_audit_events"> = {},
    options: RequestOptions = {},
  ): AsyncGenerator<AuditEvent, void> {
    return allItems((cursor) => this.listAuditEvents({ ...filters, ...(cursor && { cursor }) }, options));
  }

  /** `GET /audit-events/{id}/proof`: what shows that an entry stands unchanged in the team's chain. Owners only. */
  getAuditProof(id: string, options: RequestOptions = {}): Promise<AuditProof> {
    return this.#get("/audit-events/{id}/proof", { id }, options);
  }

  // Events and webhooks

  /** `GET /events`: what happened, oldest first. Keep `next_cursor`: asking with it again misses nothing. */
  listEvents(query: Query<"list_events"> = {}, options: RequestOptions = {}): Promise<EventList> {
    return this.#get("/events", { query }, options);
  }

  /** `GET /webhook-endpoints`: one page of where events are sent to. */
  listWebhookEndpoints(
    query: Query<"list_webhook_endpoints"> = {},
    options: RequestOptions = {},
  ): Promise<WebhookEndpointList> {
    return this.#get("/webhook-endpoints", { query }, options);
  }

  /** `POST /webhook-endpoints`: creates an endpoint. Its `secret` is shown this once. Owners only. */
  createWebhookEndpoint(
    endpoint: CreateWebhookEndpointRequest,
    options: CreationOptions = {},
  ): Promise<WebhookEndpoint> {
    return this.#create("/webhook-endpoints", endpoint, options);
  }

  /** `GET /webhook-endpoints/{id}`: one endpoint. */
  getWebhookEndpoint(id: string, options: RequestOptions = {}): Promise<WebhookEndpoint> {
    return this.#get("/webhook-endpoints/{id}", { id }, options);
  }

  /** `PATCH /webhook-endpoints/{id}`: changes an endpoint, or sends to it again after it was disabled. Owners only. */
  updateWebhookEndpoint(
    id: string,
    changes: UpdateWebhookEndpointRequest,
    options: RequestOptions = {},
  ): Promise<WebhookEndpoint> {
    const body = jsonBody(changes satisfies BodyAt<"/webhook-endpoints/{id}", "patch">);
    return this.#send("PATCH", "/webhook-endpoints/{id}", { id, body, isRepeatable: false }, options);
  }

  /** `DELETE /webhook-endpoints/{id}`: sends nothing more to an endpoint. Owners only. */
  async deleteWebhookEndpoint(id: string, options: RequestOptions = {}): Promise<void> {
    await this.#delete("/webhook-endpoints/{id}", id, options);
  }

  /** `POST /webhook-endpoints/{id}/rotate-secret`: a new secret, shown this once. Owners only. */
  rotateWebhookSecret(id: string, options: RotationOptions = {}): Promise<WebhookEndpoint> {
    const { graceHours, ...creationOptions } = options;
    const query = graceHours === undefined ? {} : { grace_hours: graceHours };
    return this.#createWith("/webhook-endpoints/{id}/rotate-secret", undefined, creationOptions, { id, query });
  }

  /** `POST /webhook-endpoints/{id}/test`: sends a test event and tells what was answered. Owners only. */
  testWebhookEndpoint(id: string, options: CreationOptions = {}): Promise<WebhookDelivery> {
    return this.#createWith("/webhook-endpoints/{id}/test", undefined, options, { id });
  }

  /** `GET /webhook-endpoints/{id}/deliveries`: one page of what was sent to an endpoint, newest first. */
  listWebhookDeliveries(
    id: string,
    query: Query<"list_webhook_deliveries"> = {},
    options: RequestOptions = {},
  ): Promise<WebhookDeliveryList> {
    return this.#get("/webhook-endpoints/{id}/deliveries", { id, query }, options);
  }

  /** All that was sent to an endpoint, page after page, newest first. */
  listAllWebhookDeliveries(
    id: string,
    filters: Filters<"list_webhook_deliveries"> = {},
    options: RequestOptions = {},
  ): AsyncGenerator<WebhookDeliverySummary, void> {
    return allItems((cursor) =>
      this.listWebhookDeliveries(id, { ...filters, ...(cursor && { cursor }) }, options),
    );
  }

  /** `GET /webhook-endpoints/{id}/deliveries/{delivery_id}`: one delivery with its attempts. */
  async getWebhookDelivery(
    id: string,
    deliveryId: string,
    options: RequestOptions = {},
  ): Promise<WebhookDelivery> {
    const path = pathWith(pathWithId("/webhook-endpoints/{id}/deliveries/{delivery_id}", id), "{delivery_id}", deliveryId);
    return contentOf(await this.#transport.send({ method: "GET", path, isRepeatable: true }, options));
  }

  /** `POST /webhook-endpoints/{id}/deliveries/{delivery_id}/replay`: sends a delivery again. Owners only. */
  replayWebhookDelivery(
    id: string,
    deliveryId: string,
    options: CreationOptions = {},
  ): Promise<WebhookDelivery> {
    const path = "/webhook-endpoints/{id}/deliveries/{delivery_id}/replay";
    return this.#createWith(path, undefined, options, { id, deliveryId });
  }

  /** `POST /webhook-endpoints/{id}/replay`: sends everything again since a time. Owners only. */
  replayWebhookEvents(
    id: string,
    request: ReplayWebhookEventsRequest,
    options: RequestOptions = {},
  ): Promise<WebhookReplay> {
    return this.#post("/webhook-endpoints/{id}/replay", { id, body: request, isRepeatable: false }, options);
  }

  // Reference

  /** `GET /reference/metrics`: the metrics that the rules of a product can read. */
  listMetrics(options: RequestOptions = {}): Promise<MetricList> {
    return this.#get("/reference/metrics", {}, options);
  }

  /** `GET /reference/reasons`: every code of a reason, and what an applicant may hear of it. */
  listReasons(options: RequestOptions = {}): Promise<KnownReasonList> {
    return this.#get("/reference/reasons", {}, options);
  }

  /** `GET /reference/errors`: every code of a refusal, and what can be done about it. */
  listErrors(options: RequestOptions = {}): Promise<KnownErrorList> {
    return this.#get("/reference/errors", {}, options);
  }

  /** `GET /reference/sample-report`: a full report to build against. */
  getSampleReport(options: RequestOptions = {}): Promise<Report> {
    return this.#get("/reference/sample-report", {}, options);
  }

  // Payers

  /** `GET /payers`: one page of the payers that the team remembers as employers. */
  listPayers(query: Query<"list_payers"> = {}, options: RequestOptions = {}): Promise<PayerList> {
    return this.#get("/payers", { query }, options);
  }

  /** All payers that the team remembers, page by page as they are needed. */
  listAllPayers(
    filters: Filters<"list_payers"> = {},
    options: RequestOptions = {},
  ): AsyncGenerator<Payer, void> {
    return allItems((cursor) => this.listPayers({ ...filters, ...(cursor && { cursor }) }, options));
  }

  /** `DELETE /payers/{id}`: forgets a payer; what was decided with it stays. Owners only. */
  async forgetPayer(id: string, options: RequestOptions = {}): Promise<void> {
    await this.#delete("/payers/{id}", id, options);
  }

  // The kinds of request

  async #correct(path: string, correction: object, options: CorrectionOptions): Promise<Revision> {
    const { dryRun, revision, ...requestOptions } = options;
    const call: Call = {
      method: "PATCH",
      path,
      query: dryRun === undefined ? {} : { dry_run: dryRun },
      headers: revision === undefined ? {} : { "if-match": `"${revision}"` },
      body: jsonBody(correction),
      isRepeatable: false,
    };
    return contentOf(await this.#transport.send(call, requestOptions));
  }

  #get<P extends PathOf<"get">>(
    path: P,
    call: { id?: string; query?: QueryAt<P, "get">; heldForMs?: number },
    options: RequestOptions,
  ): Promise<AnswerAt<P, "get">> {
    return this.#send<AnswerAt<P, "get">>("GET", path, { ...call, isRepeatable: true }, options);
  }

  #post<P extends PathOf<"post">>(
    path: P,
    { body, ...call }: { id?: string; body: BodyAt<P, "post">; isRepeatable: boolean; isAnonymous?: boolean },
    options: RequestOptions,
  ): Promise<AnswerAt<P, "post">> {
    return this.#send<AnswerAt<P, "post">>("POST", path, { ...call, body: jsonBody(body) }, options);
  }

  /** A POST that answers nothing. */
  async #act<P extends PathOf<"post">>(
    path: P,
    { id, body, isAnonymous }: { id?: string; body?: BodyAt<P, "post">; isAnonymous?: boolean },
    options: RequestOptions,
  ): Promise<void> {
    const call: Call = {
      method: "POST",
      path: id === undefined ? path : pathWithId(path, id),
      isRepeatable: false,
      ...(isAnonymous && { isAnonymous }),
      ...(body !== undefined && { body: jsonBody(body) }),
    };
    await this.#transport.send(call, options);
  }

  #create<P extends PathOf<"post">>(
    path: P,
    body: BodyAt<P, "post">,
    options: CreationOptions,
  ): Promise<AnswerAt<P, "post">> {
    return this.#createWith(path, jsonBody(body), options);
  }

  /** A POST that creates something: with its idempotency key it may be repeated. */
  async #createWith<P extends PathOf<"post">>(
    path: P,
    body: RequestBody | undefined,
    options: CreationOptions,
    at: { id?: string; deliveryId?: string; query?: object } = {},
  ): Promise<AnswerAt<P, "post">> {
    const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID();
    if (!/^[ -~]{1,255}$/.test(idempotencyKey)) {
      throw new TypeError("An idempotency key has 1 to 255 printable characters of ASCII.");
    }
    const withId = at.id === undefined ? path : pathWithId(path, at.id);
    const fullPath = at.deliveryId === undefined ? withId : pathWith(withId, "{delivery_id}", at.deliveryId);
    const call: Call = {
      method: "POST",
      path: fullPath,
      query: at.query,
      idempotencyKey,
      isRepeatable: true,
      ...(body && { body }),
    };
    return contentOf(await this.#transport.send(call, options), idempotencyKey);
  }

  async #delete(path: PathOf<"delete">, id: string, options: RequestOptions): Promise<void> {
    await this.#transport.send({ method: "DELETE", path: pathWithId(path, id), isRepeatable: true }, options);
  }

  async #file(
    path: PathOf<"get">,
    type: string,
    { id, query }: { id: string; query?: object },
    options: RequestOptions,
  ): Promise<Uint8Array> {
    const headers = { accept: `${type}, application/json` };
    const call: Call = { method: "GET", path: pathWithId(path, id), query, headers, isRepeatable: true };
    return (await this.#transport.send(call, options)).bytes;
  }

  async #send<Content>(
    method: Call["method"],
    path: keyof paths,
    { id, ...call }: Omit<Call, "method" | "path"> & { id?: string },
    options: RequestOptions,
  ): Promise<Content> {
    const fullPath = id === undefined ? path : pathWithId(path, id);
    const answer = await this.#transport.send({ ...call, method, path: fullPath }, options);
    return contentOf<Content>(answer, call.idempotencyKey);
  }
}

/**
 * The JSON of an answer. What the service sends is as its contract says, so it is not checked member by
 * member.
 */
function contentOf<Content>(answer: Answer, idempotencyKey?: string): Content {
  try {
    return JSON.parse(new TextDecoder().decode(answer.bytes));
  } catch {
    throw refusal(answer, "", idempotencyKey);
  }
}

function heldForMs({ wait }: Query<"get_analysis">): number {
  return (wait ?? 0) * 1000;
}

function environmentVariable(name: string): string {
  const value = globalThis.process?.env[name];
  if (value === undefined || value === "") {
    throw new TypeError(`The environment variable ${name} is not set.`);
  }
  return value;
}
