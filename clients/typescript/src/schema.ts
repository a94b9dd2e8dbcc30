// The types of the contract, generated from openapi.yaml by `generate`. Not to be edited.
//
// An enum of answers takes values that are not known yet; `Known…` has those of the contract alone.

export interface paths {
    "/analyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List analyses
         * @description The team's analyses, without their reports.
         */
        get: operations["list_analyses"];
        put?: never;
        /**
         * Upload a statement
         * @description Takes in a bank statement and starts its analysis. The answer comes as soon as the file was opened and stored; read the analysis until its `status` is `completed` or `failed`, best with `wait`. A file that is refused is 422. The same file again is accepted, and `duplicate_of` says so. Members and owners.
         */
        post: operations["create_analysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an analysis
         * @description With `wait` the answer comes when the analysis has ended, or when the time is over: there is no need to ask in a loop. With the `ETag` of an earlier answer as `If-None-Match` an unchanged analysis is 304.
         */
        get: operations["get_analysis"];
        put?: never;
        post?: never;
        /**
         * Erase an analysis
         * @description Erases the statement, the report and all personal data for good; the audit log keeps that it was there, and `Location` names the certificate. An analysis that is queued or being processed is cancelled. Its credit check stays unless `with_credit_check` is true. Members and owners.
         */
        delete: operations["delete_analysis"];
        options?: never;
        head?: never;
        /**
         * Assign an analysis
         * @description Says who holds the case: a person of the team who may review it, or nobody. Whoever loses their access, or becomes a viewer, no longer holds what nobody has decided. It changes nothing of the decision, and others may still decide. Reviewers, members and owners.
         */
        patch: operations["update_analysis"];
        trace?: never;
    };
    "/analyses/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an analysis
         * @description Records what a person decided about an analysis whose `decision` is `review`: once. It never changes `decision`; `final_decision` follows it. An approval may name its own amount, time and conditions. Reviewers, members and owners; a team may leave it to reviewers and owners, and may want four eyes: then whoever uploaded the statement is refused.
         */
        post: operations["review_analysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/rescore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute a decision again
         * @description Answers what the decision about a completed analysis would be under another product, or for other amounts. What was corrected stays corrected. It stores nothing and bills nothing.
         */
        post: operations["rescore_analysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who can be given a case
         * @description The people of the team who have access and may review: owners, reviewers, and members unless the team leaves reviews to the others. `PATCH /analyses/{id}` takes one of them as `assignee`.
         */
        get: operations["list_assignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a failed analysis again
         * @description Queues an analysis again whose `failure` is `processing_error`, or `statement_missing` or `statement_corrupt` once the file is back. The file is opened first, as at its upload; one that is encrypted needs its password again. It stays one analysis: it is counted once, and a bureau is never asked a second time for it. Members and owners.
         */
        post: operations["retry_analysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what happened
         * @description What happened to an analysis, step by step: who took it up, what kept it waiting, how it ended, what people did to it. It says nothing of the applicant. At most 200 entries are kept: the first 100 and the newest 100.
         */
        get: operations["get_analysis_timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions
         * @description The rows of a completed analysis, read and categorised, as its report has them. Filters that are given together must all be met.
         */
        get: operations["list_analysis_transactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/transactions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export transactions
         * @description The rows of a completed analysis for a spreadsheet, all or those that the filters let through: CSV in UTF-8 with a header, quoted as RFC 4180 says. A text that a spreadsheet would take for a formula is preceded by an apostrophe.
         *
         *     The columns are `id`, `account_id`, `date`, `value_date`, `time`, `amount`, `direction`, `debit`, `credit`, `balance`, `narration`, `channel`, `counterparty`, `vpa`, `reference`, `category`, `category_rule`, `category_confidence`, `flags` and `page`: the members of a transaction, and its amount once more as `debit` or `credit`, of which the other is empty. Days are `YYYY-MM-DD`; amounts are rupees with two decimals, without groups; flags are separated by spaces; what there is not is empty. Find columns by their names: more may be added.
         */
        get: operations["export_analysis_transactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the statement
         * @description The PDF byte for byte as it was uploaded. Who takes it is recorded.
         */
        get: operations["get_analysis_statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a page as a picture
         * @description A page of the statement as a PNG, once the analysis has ended. It is `scale` times as large as the page is in points, so that a `box` of the report, times `scale`, is its place in the picture. What stands on the page is painted anew in one font, word by word where it was read; a scanned page is its scan, set straight. With the `ETag` of an earlier answer as `If-None-Match` an unchanged page is 304. Who takes it is recorded as for the statement.
         */
        get: operations["get_analysis_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/report.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the report
         * @description The report of a completed analysis as a workbook (XLSX) for people: the sheets Summary, Months, Transactions, Obligations, Bounces and Counterparties. Days and amounts are real dates and numbers, in rupees; texts are never formulas. With the `ETag` of an earlier answer as `If-None-Match` an unchanged workbook is 304.
         */
        get: operations["export_analysis_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/letter.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Write the applicant's letter
         * @description The letter to the applicant as plain text, once the decision is final: what was decided, up to four principal reasons, what would change it and whom to ask; of an approval the amount, the instalment, the rate and the whole cost. It never tells of a suspicion about the document or the account. While a person still has to decide it is 409 `decision_pending`.
         */
        get: operations["get_letter_text"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/letter.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Write the applicant's letter as a page
         * @description The same letter as a page to print (HTML), without scripts and without anything from elsewhere.
         */
        get: operations["get_letter_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/transactions/{transaction_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct a transaction
         * @description Says what a transaction really is, or leaves it out. The decision is computed anew as a further revision; the earlier ones stay readable. What forced a review once keeps forcing it until a person reviews. After a review nothing is corrected any more. Members and owners.
         */
        patch: operations["correct_transaction"];
        trace?: never;
    };
    "/analyses/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct an analysis
         * @description Says what holds of the whole statement: who is an employer, what a trader keeps, which other accounts are the applicant's. The `correction` of an answer to one of the decision's questions can be sent as it is, with a `reason`. Corrections add up; the decision is computed anew as a further revision, and the earlier ones stay readable. What forced a review once keeps forcing it until a person reviews. After a review nothing is corrected any more. Members and owners.
         */
        patch: operations["correct_analysis"];
        trace?: never;
    };
    "/analyses/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List revisions
         * @description Every revision of a completed analysis: who corrected what, when and why, and what that changed.
         */
        get: operations["list_analysis_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/revisions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a revision
         * @description One revision with its report, byte for byte as it was when it was made.
         */
        get: operations["get_analysis_revision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description The team's active loan products, or its archived ones.
         */
        get: operations["list_products"];
        put?: never;
        /**
         * Create a product
         * @description Owners only. A rule that names a metric the engine does not know, compares it wrongly or repeats an id is refused by name.
         */
        post: operations["create_product"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product
         * @description The product at its present version, whether active or archived.
         */
        get: operations["get_product"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Owners only. A change of the terms makes a new version; analyses keep the version they were scored under. Archiving and activating do not.
         */
        patch: operations["update_product"];
        trace?: never;
    };
    "/products/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a product
         * @description Every version of a product, active or archived: its terms as they were, and what differs from the version before. The audit record names who made each (`GET /audit-events` with the product as `subject`).
         */
        get: operations["list_product_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a product on old cases
         * @description Decides the team's last completed analyses again, under the product as it is or as a draft would make it, and tells which would be decided otherwise. What was corrected stays corrected, what forced a review keeps forcing it, and what people decided in reviews is not looked at: `before` is the decision of the analysis. Nothing is stored and nothing is billed. An answer takes some 15 seconds at most: where cases are `left`, go on with `next_cursor` and add the answers up. Reviewers, members and owners.
         */
        post: operations["try_product"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List remembered payers
         * @description Payers that count as employers in every new analysis of the team. One is remembered with `PATCH /analyses/{id}/corrections` and `remember`; a report names those that it was decided with in `provenance.remembered_payers`.
         */
        get: operations["list_payers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a payer
         * @description It counts for nothing in later analyses; what was decided with it stays as it is. Owners only.
         */
        delete: operations["forget_payer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit checks
         * @description The team's saved credit checks, without their reports.
         */
        get: operations["list_credit_checks"];
        put?: never;
        /**
         * Pull a credit-bureau report
         * @description Billable. Asks the bureau about a person who has consented, saves the report and answers with it. A person whom the bureau does not know is `no_hit` and costs nothing. Where nobody can say what became of the question, or its answer cannot be read, the check is saved with `status` `needs_review`: it is not billed until that is known, and never pulled again by itself. Members and owners of a team with the `bureau` entitlement.
         */
        post: operations["create_credit_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-checks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a credit check
         * @description One saved credit check with its full bureau report.
         */
        get: operations["get_credit_check"];
        put?: never;
        post?: never;
        /**
         * Erase a credit check
         * @description Erases the report, what it found and whom it is about for good; `Location` names the certificate. What was billed stays in the ledger, with a keyed hash of the consent. An analysis that was decided with it keeps its report; erase that as well. Members and owners.
         */
        delete: operations["delete_credit_check"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-checks/{id}/withdraw-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a consent
         * @description Writes down that the person has taken their consent back. The report is not shown again to whoever asks anew with `reuse_within_days`; what was decided with it stays as it was. Erase the credit check as well where the person asks for that. Telling it twice changes nothing. Members and owners.
         */
        post: operations["withdraw_consent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the usage of a month
         * @description How many analyses and credit-bureau pulls the team made in a month, and what they cost, from the ledger; and what is under way for it now. Months and days are India's.
         */
        get: operations["get_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the retention
         * @description For how many days the team keeps statements, reports and credit checks.
         */
        get: operations["get_retention"];
        /**
         * Set the retention
         * @description What is older is erased within the hour, each with its certificate; what is on legal hold stays. A member that is left out or null is kept until somebody erases it. Owners only.
         */
        put: operations["set_retention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{id}/legal-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put an analysis on legal hold
         * @description While the hold stands, nothing of the analysis or of its credit check is erased, neither on request nor by retention. Holding it again changes nothing. Owners only.
         */
        put: operations["hold_analysis"];
        post?: never;
        /**
         * Lift a legal hold
         * @description From now on the analysis can be erased again. Owners only.
         */
        delete: operations["release_analysis"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erasures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the certificate of an erasure
         * @description What was erased, when, by whom, and when the last copy of its key had left the database. The answer to an erasure names it in `Location`. Owners only.
         */
        get: operations["get_erasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit events
         * @description Who did, read or was refused what in the team, the newest first. Reading this list is recorded as well. Owners only.
         */
        get: operations["list_audit_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-events/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prove an audit event
         * @description What shows that an entry stands unchanged in the team's chain: hash the entry, find it among `entry_hashes`, and hash these together with `previous`; the documentation says how. An entry is linked within seconds of being written; until then it is 404 here. Owners only.
         */
        get: operations["get_audit_proof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description What happened to the team's analyses and credit checks in the last 30 days, the oldest first. Whoever keeps `next_cursor` and asks again with it misses nothing and reads nothing twice: an event that becomes known later always stands later in the list. The same events are sent to webhook endpoints.
         */
        get: operations["list_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Owners only: an address may hold a token.
         */
        get: operations["list_webhook_endpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Events that happen from now on are sent to it, signed as Standard Webhooks has it with the `secret` of this answer, which is shown this once. The address must be https:// on the public internet. Owners only; a team has at most 20.
         */
        post: operations["create_webhook_endpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook endpoint
         * @description How it is set, and how it fares. Owners only.
         */
        get: operations["get_webhook_endpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Nothing more is sent to it, and its deliveries are forgotten. Owners only.
         */
        delete: operations["delete_webhook_endpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description While it is disabled no deliveries are made for it; `POST /webhook-endpoints/{id}/replay` sends afterwards what it missed. Owners only.
         */
        patch: operations["update_webhook_endpoint"];
        trace?: never;
    };
    "/webhook-endpoints/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description The new `secret` is in this answer and nowhere else, ever. For `grace_hours` every message carries a signature by each of both secrets, so that receivers can change over in their own time; 0 ends the old one at once, as after a leak. Owners only.
         */
        post: operations["rotate_webhook_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends one `webhook_endpoint.test` to the endpoint, signed like any other, whatever types it asks for. It is tried once; read the delivery to see what was answered. Owners only.
         */
        post: operations["test_webhook_endpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description What was sent to the endpoint in the last 30 days, the newest first. Owners only.
         */
        get: operations["list_webhook_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description With what is sent and what came of each attempt. Owners only.
         */
        get: operations["get_webhook_delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/deliveries/{delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Makes a new delivery of the same event: its `webhook-id` is the same, so that a receiver which has seen it can tell. Owners only.
         */
        post: operations["replay_webhook_delivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send everything again since a time
         * @description Every event since then that the endpoint asks for is sent to it once more, whether it was delivered or not, except what is on its way to it already: so asking twice does no harm. Owners only.
         */
        post: operations["replay_webhook_events"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges an email and a password for a login token, for apps that act as a person. Servers use an API key instead. Attempts are throttled per IP address, and five failures within 15 minutes lock the account for that network for 15 minutes, doubling up to an hour; thirty within an hour from everywhere lock it for networks and devices that never signed in to it. Live tokens and API keys are not touched by a lock.
         */
        post: operations["create_login_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Revokes the login token of this request at once, on every process. API keys are revoked with `DELETE /api-keys/{id}`.
         */
        post: operations["revoke_login_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/accept-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Makes a member of whoever holds the token, under the address that was invited. It works once. Afterwards sign in with `POST /auth/token`. Attempts are throttled per IP address, as sign-ins are.
         */
        post: operations["accept_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a link
         * @description Sets the password of the member that the link is for, ends their sessions and lifts a lock. It works once. API keys stay. Attempts are throttled per IP address, as sign-ins are.
         */
        post: operations["reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I?
         * @description Returns the user and the team that the token belongs to, and what the team is entitled to.
         */
        get: operations["get_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my password
         * @description Needs the present one. The session of this request stays; all others of the person end, and one-time links to set a password are void. API keys stay. Wrong tries count as failed sign-ins do. Needs a login token.
         */
        post: operations["change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my sessions
         * @description Where the person is signed in at the moment. Needs a login token.
         */
        get: operations["list_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Signs the person out there: the next request from it is refused, on every process. Needs a login token.
         */
        delete: operations["end_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read my second factor
         * @description Whether one is asked for, and how many recovery codes are left. Needs a login token.
         */
        get: operations["get_second_factor"];
        put?: never;
        /**
         * Set up my second factor
         * @description Gives the secret for an authenticator app (TOTP: six digits, 30 seconds, SHA-1). It is asked for once a code has confirmed it; until then this can be repeated. Needs the password and a login token.
         */
        post: operations["begin_second_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm my second factor
         * @description A first code shows that the app has the secret. From then on a code is asked for when signing in, and all other sessions of the person end. Gives ten recovery codes, this once. Needs a login token.
         */
        post: operations["confirm_second_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew my recovery codes
         * @description Gives ten fresh codes, this once; those that were left are void from then on. For whoever has used most of them, or no longer knows who has seen them. Needs the password and a login token; wrong tries count as failed sign-ins do.
         */
        post: operations["renew_recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove my second factor
         * @description From then on the password alone is asked for. Where the team asks for a second factor, a new one has to be set up before anything else. Needs the password, so that a session that somebody left open is not enough; wrong tries count as failed sign-ins do. Needs a login token.
         */
        post: operations["remove_second_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description An owner sees the keys of the whole team, others their own, revoked ones included. Needs a login token.
         */
        get: operations["list_api_keys"];
        put?: never;
        /**
         * Create an API key
         * @description The key acts as the person who creates it, with the role they have at the time, and with `scopes` is good for those operations alone. Its text is in this answer and nowhere else, ever. Needs a login token.
         */
        post: operations["create_api_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key is refused from the next request on, on every process. An owner may revoke any key of the team, others their own. Needs a login token.
         */
        delete: operations["revoke_api_key"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description The people of the team, those without access included. Owners only, with a login token.
         */
        get: operations["list_members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a member
         * @description One person of the team. Owners only, with a login token.
         */
        get: operations["get_member"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a member
         * @description Gives another role, ends the person's access, or gives it back. The last owner who can sign in can neither be disabled nor made anything else. Owners only, with a login token.
         */
        patch: operations["update_member"];
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description All invitations of the team, those that are over included; never their tokens. Owners only, with a login token.
         */
        get: operations["list_invitations"];
        put?: never;
        /**
         * Invite somebody
         * @description Makes a one-time link for somebody to become a member. Hand its token over in private; whoever has it chooses a name and a password with `POST /auth/accept-invite`, within seven days. An earlier invitation to the same address is void from then on. Owners only, with a login token.
         */
        post: operations["create_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Its token is good for nothing from then on. One that was accepted stays so. Owners only, with a login token.
         */
        delete: operations["revoke_invitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link for a new password
         * @description For a member who has forgotten theirs. Hand the token over in private; whoever has it sets a new password with `POST /auth/reset-password`, within 24 hours. An earlier link of the same person is void from then on; the old password works until a new one is set. Not for oneself: 409 `own_account`. Owners only, with a login token.
         */
        post: operations["create_reset_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a member
         * @description Forgets the failed sign-ins with the member's address, from every network, so that they can sign in at once. Owners only, with a login token.
         */
        post: operations["unlock_member"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member's second factor
         * @description For a member who has lost both the app and the recovery codes. From then on the password alone is asked for; where the team asks for a second factor, they set up a new one before anything else. Not for oneself: 409 `own_account`. Owners only, with a login token.
         */
        delete: operations["remove_member_second_factor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the team's settings
         * @description What the team asks of its people and their keys.
         */
        get: operations["get_team_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the team's settings
         * @description Four eyes, who reviews, whether a second factor is asked for, and how long keys live. Owners only, with a login token: a leaked key must not loosen them.
         */
        patch: operations["update_team_settings"];
        trace?: never;
    };
    "/reference/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List metrics
         * @description What a rule of a product's policy may name as `metric`: its unit, its formula in words, the days it looks at and what it leaves out.
         */
        get: operations["list_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reasons
         * @description Every code that `decision.reasons` can give: what it means, the metric behind it, and the sentence that an applicant may hear.
         */
        get: operations["list_reasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List errors
         * @description Every code that a refusal can give: the status it comes with, what has happened, and what the caller can do.
         */
        get: operations["list_errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference/sample-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sample report
         * @description A whole report as the `result` of an analysis carries it, about a person who does not exist: to build against before the first statement is uploaded.
         */
        get: operations["get_sample_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An invitation that is accepted. */
        AcceptInvitationRequest: {
            /** @description The token of the invitation, `las_invite_…`. */
            token: string;
            /** @description The person's full name: 1 to 200 characters. */
            name: string;
            /** @description The password to sign in with: 12 to 1,024 characters, and none that is easy to guess. */
            password: string;
        };
        /**
         * @description What sort of account it is. New values may be added.
         * @enum {string}
         */
        AccountKind: components["schemas"]["KnownAccountKind"] | (string & {});
        /**
         * @description How a person is bound by an account. New values may be added.
         * @enum {string}
         */
        AccountOwnership: components["schemas"]["KnownAccountOwnership"] | (string & {});
        /** @description How far the rows of one account can be relied on. */
        AccountQuality: {
            /** @description The account, as its `id` in `accounts`. */
            account_id: string;
            /** @description Whether its rows are proved and agree with what is declared; null where rows remain that nothing proves. */
            reconciled: boolean | null;
            /** @description What its rows agree with. */
            proved_by: components["schemas"]["ProvedBy"][];
            /**
             * Format: uint64
             * @description Rows that neither a balance nor a total proves.
             */
            unproved_rows: number;
            /**
             * Format: double
             * @description How far its rows can be relied on, from 0 to 1.
             */
            confidence: number;
            /** @description What it is made of. A term the statement gives no evidence for is left out, and the others weigh more. */
            terms: components["schemas"]["ConfidenceTerm"][];
            /** @description What keeps the confidence from being higher, whatever the evidence. */
            caps: components["schemas"]["ConfidenceCap"][];
            /** @description In which order the statement prints its rows. */
            printed_order: components["schemas"]["PrintedOrder"];
            /** @description Whether balances were printed as amounts owed. */
            balances_owed: boolean;
            /**
             * Format: uint64
             * @description Balances that could be held against the one before.
             */
            balances_checked: number;
            /**
             * Format: uint64
             * @description How many of those balances follow from the one before.
             */
            balances_agreed: number;
            /** @description What the statement declares, held against its rows. */
            checks: components["schemas"]["DeclaredChecks"];
        };
        /** @description What the applicant could repay. Null where the case gives no value: the metric reference says when. */
        Affordability: {
            /**
             * Format: double
             * @description The loan asked for; null where the application names none. In rupees.
             */
            requested_amount: number | null;
            /**
             * Format: uint16
             * @description The tenure it is measured with, in months.
             */
            tenure_months: number;
            /**
             * Format: double
             * @description The yearly rate it is measured with, in percent.
             */
            annual_rate_pct: number;
            /**
             * Format: double
             * @description The level monthly instalment of the loan asked for. In rupees.
             */
            proposed_emi: number | null;
            /**
             * Format: double
             * @description What is earned in a usual month; null where it cannot be told. In rupees.
             */
            monthly_income: number | null;
            /**
             * Format: double
             * @description What is already owed to lenders each month. In rupees.
             */
            monthly_obligations: number;
            /**
             * Format: double
             * @description The same, with payments that merely look like instalments. In rupees.
             */
            monthly_obligations_stressed: number;
            /**
             * Format: double
             * @description Fixed obligations to income ratio: existing and proposed instalments over income, as a fraction (0.5 is 50%).
             */
            foir: number | null;
            /**
             * Format: double
             * @description The same, if every payment that looks like an instalment is one.
             */
            foir_stressed: number | null;
            /**
             * Format: double
             * @description What is left in a usual month; null where it cannot be told. In rupees.
             */
            monthly_surplus: number | null;
            /**
             * Format: double
             * @description Debt service coverage ratio: what trade earns in a month over all instalments; above 1 it covers them.
             */
            dscr: number | null;
            /**
             * Format: double
             * @description Loan to value: the loan asked for over the collateral's value, as a fraction; null without either.
             */
            ltv: number | null;
            /**
             * Format: double
             * @description The part of the price that the applicant pays, as a fraction (0.2 is 20%).
             */
            down_payment_share: number | null;
            /**
             * Format: double
             * @description How far loan and down payment together miss the collateral's value.
             */
            collateral_gap: number | null;
        };
        /** @description The loan amounts a product covers, in rupees. */
        AmountRange: {
            /**
             * Format: double
             * @description The smallest loan, in rupees.
             */
            min: number;
            /**
             * Format: double
             * @description The largest loan, in rupees; not below `min`.
             */
            max: number;
        };
        /** @description One analysis of a statement. */
        Analysis: {
            /** @description Id of the analysis, `an_…`. */
            id: string;
            /** @description Reference for people: `APP-` and at least six digits, counted in the team. */
            ref: string;
            /** @description How far it is; `completed` and `failed` are the ends. */
            status: components["schemas"]["AnalysisStatus"];
            /** @description What is being done; null unless it is being processed. */
            stage: components["schemas"]["AnalysisStage"] | null;
            /**
             * Format: int64
             * @description For a progress bar, from 0 to 100.
             */
            progress: number;
            /**
             * Format: int64
             * @description Which revision of the decision holds, from 1. Every correction makes a further one; the record and the report show the newest.
             */
            revision: number;
            /** @description What is recommended; null until it is completed. A review does not change it. */
            decision: components["schemas"]["DecisionOutcome"] | null;
            /** @description What the policy alone said, without what forces a review. Null where it could not be evaluated. */
            policy_outcome: components["schemas"]["DecisionOutcome"] | null;
            /** @description What holds in the end: the outcome of the review, else `decision`. Null until it is completed, and while a review is awaited. */
            final_decision: components["schemas"]["DecisionOutcome"] | null;
            /** @description Why a person has to decide; empty unless `decision` is `review`. */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description What a person decided; null until somebody did. */
            review: components["schemas"]["Review"] | null;
            /** @description Who holds the case; null where nobody does. */
            assignee: components["schemas"]["AnalysisAssignee"] | null;
            /** @description Why it failed; null unless it did. */
            failure: components["schemas"]["AnalysisFailure"] | null;
            /** @description The product and version it is scored under. */
            product: components["schemas"]["AnalysisProduct"];
            /** @description The person it is about, as the upload named them. */
            applicant: components["schemas"]["Applicant"];
            /** @description Id of the credit check that was made for it; null where none was. */
            credit_check_id: string | null;
            /** @description What the application asked for: amounts in rupees, and a time in months. */
            inputs: components["schemas"]["AnalysisInputs"];
            /** @description The caller's own texts, as they were given with the upload; an empty object where there were none. */
            metadata: {
                [key: string]: string;
            };
            /** @description The uploaded statement: name, size, checksum, pages. */
            file: components["schemas"]["StatementFile"];
            /** @description Id of the team's first analysis of the very same file; null where this is the first. */
            duplicate_of: string | null;
            /** @description Id of the user who uploaded it. */
            created_by: string;
            /**
             * Format: date-time
             * @description When it was uploaded.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When work on it began; null while it is queued.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended, completed or failed; null until then.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description Since when it is on legal hold, so that nothing of it can be erased; null where it is not.
             */
            legal_hold_since: string | null;
            /**
             * Format: date-time
             * @description When its statement was erased and the report kept; null while the statement is there.
             */
            statement_erased_at: string | null;
            /** @description The full report. Only where one analysis is read with `include_result=true`, and absent otherwise; null until it is completed. */
            result?: components["schemas"]["Report"] | null;
        };
        /** @description Who holds a case. */
        AnalysisAssignee: {
            /** @description Id of the user. */
            id: string;
            /** @description The person's full name. */
            name: string;
        };
        /** @description Why an analysis ended without a report. */
        AnalysisFailure: {
            /** @description Why it failed, for a program. */
            code: components["schemas"]["FailureCode"];
            /** @description Why it failed, for a person. */
            message: string;
        };
        /**
         * @description What happened to an analysis: `accepted`, taken in; `claimed`, taken up by a worker; `read`, its statement was read; `filed_as_scan`, its pages are pictures, and it waits to be recognised; `given_back`, put back without spending an attempt; `retried`, to be tried once more; `failed` and `decided`, its ends; `corrected` and `reviewed`, by a person; `retry_requested`, queued again after it failed; `held` and `released`, put on legal hold and freed of it; `statement_erased`, its statement is gone. New values may be added.
         * @enum {string}
         */
        AnalysisHappening: components["schemas"]["KnownAnalysisHappening"] | (string & {});
        /** @description What the application asks for: amounts in rupees, and a time. */
        AnalysisInputs: {
            /**
             * Format: double
             * @description The loan that is asked for, in rupees.
             */
            requested_amount?: number | null;
            /**
             * Format: double
             * @description The value of what secures the loan, in rupees.
             */
            collateral_value?: number | null;
            /**
             * Format: double
             * @description The yearly turnover declared for GST, net of tax, in rupees.
             */
            gst_turnover?: number | null;
            /**
             * Format: double
             * @description What the applicant pays of the price, in rupees.
             */
            down_payment?: number | null;
            /**
             * Format: uint16
             * @description Over how many months it is to be repaid: from 1 to 480, and within what the product covers. Null: the product's usual time.
             */
            tenure_months?: number | null;
        };
        /** @description A page of analyses. They carry no `result`. */
        AnalysisList: {
            /** @description The items of this page, newest first unless `order` says otherwise. */
            data: components["schemas"]["Analysis"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Which analyses stand first: `newest`, those created last, or `oldest`, those created first. New values may be added.
         * @enum {string}
         */
        AnalysisOrder: "newest" | "oldest";
        /** @description The product an analysis is scored under. */
        AnalysisProduct: {
            /** @description Id of the product; null for the built-in one. */
            id: string | null;
            /** @description Name of the product, at that version. */
            name: string;
            /**
             * Format: int64
             * @description The version that applies; null for the built-in one.
             */
            version: number | null;
        };
        /**
         * @description What is being done while an analysis is processed, in this order: the file is opened, its rows are read, held against their balances, given categories, the document is checked, the bureau is asked, and the policy decides. New values may be added.
         * @enum {string}
         */
        AnalysisStage: components["schemas"]["KnownAnalysisStage"] | (string & {});
        /**
         * @description How far an analysis is: `queued`, waiting for a worker; `processing`, being read and judged; `completed`, ended with a decision and a report; `failed`, ended without a report, and `failure` says why. New values may be added.
         * @enum {string}
         */
        AnalysisStatus: components["schemas"]["KnownAnalysisStatus"] | (string & {});
        /** @description What happened to an analysis, step by step. */
        AnalysisTimeline: {
            /** @description The entries, the oldest first: the first 100 and the newest 100 at the most. */
            entries: components["schemas"]["TimelineEntry"][];
        };
        /** @description An API key of a person: it acts as them, with the role they have at the time. */
        ApiKey: {
            /** @description Id of the key, `key_…`, by which it is revoked. Not the key itself. */
            id: string;
            /** @description The name that was given to it. */
            name: string;
            /** @description The key itself, in the answer to its creation alone: keep it then, it is never shown again. */
            key?: string;
            /** @description The last four characters of its text. */
            last_four: string;
            /** @description The person it acts as, with the role that person has at the time. */
            user_id: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute; null if never.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it ends; null for never.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked; null while it works.
             */
            revoked_at: string | null;
            /** @description What it is good for, within the role of its owner; null: whatever the owner may. */
            scopes: components["schemas"]["Scope"][] | null;
        };
        /** @description A page of API keys. */
        ApiKeyList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["ApiKey"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description The person the statement is about, as the upload named them. */
        Applicant: {
            /** @description The applicant's full name; null where the upload named none. */
            name: string | null;
            /** @description The applicant's mobile number, of which only the last four digits are shown; null where the upload named none. */
            mobile: string | null;
        };
        /** @description What an applicant may hear, in one language. */
        ApplicantSentence: {
            /** @description The language of the sentence. */
            language: components["schemas"]["Language"];
            /** @description The sentence, with `{value}` in place of the value. */
            text: string;
        };
        /**
         * @description How a lender must class a loan by how late it is paid. The later ones are the graver. New values may be added.
         * @enum {string}
         */
        AssetClass: components["schemas"]["KnownAssetClass"] | (string & {});
        /** @description Somebody who can be given a case. */
        Assignee: {
            /** @description Id of the user, to be sent as `assignee`. */
            id: string;
            /** @description The person's full name. */
            name: string;
            /** @description What the person may do in the team. */
            role: components["schemas"]["Role"];
        };
        /** @description A page of those who can be given a case. */
        AssigneeList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["Assignee"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description Something that somebody did, read or was refused. */
        AuditEvent: {
            /** @description Id of the entry, `aud_…`. Ids grow with time. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Who did it: the id of a user, `operator`, `service`, or `anonymous` for whoever has not proved who they are. */
            actor: string;
            /** @description Id of the token it was done with; null where there was none. */
            token_id: string | null;
            /** @description What was done, such as `analysis.report_read`. Others may be added. */
            action: string;
            /** @description Id of what it was done to; null where it was nothing of its own. */
            subject: string | null;
            /** @description What a code or a keyed hash adds: why access was refused, the hashes of the words that were looked for, or the id and the SHA-256 of a certificate of erasure. Never a word that a person wrote. */
            detail: string | null;
            /** @description What the caller said that it is for, in the header `X-Purpose`; null where nothing was said. */
            purpose: string | null;
            /** @description The address it came from; null for what the service did itself. */
            ip: string | null;
            /** @description Id of the request as its caller gave it in `X-Request-Id`, or ours where none was given. */
            request_id: string | null;
            /** @description Our own id of the request, which no caller chooses. */
            own_request_id: string | null;
        };
        /** @description A part of what was recorded, the newest first. */
        AuditEventList: {
            /** @description The entries of this page, newest first. */
            data: components["schemas"]["AuditEvent"][];
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description What shows that an entry stands in the team's chain. Hashes are SHA-256, as 64 hexadecimal digits. */
        AuditProof: {
            /** @description Id of the entry. */
            id: string;
            /** @description Name of the chain: the id of the team. */
            chain: string;
            /**
             * Format: int64
             * @description Number of the batch that holds the entry, from 1.
             */
            batch: number;
            /**
             * Format: int64
             * @description Which of `entry_hashes` is the entry's, from 0.
             */
            position: number;
            /** @description The hash of the batch before; zeros for the first. */
            previous: string;
            /** @description The hashes of all entries of the batch, in order: at most 256. */
            entry_hashes: string[];
            /** @description The hash of the batch. Whoever notes it can tell later that nothing up to here has changed. */
            hash: string;
            /** @description What the deployment signed the hash with; only the deployment can check it. */
            signature: string;
            /**
             * Format: date-time
             * @description When the batch was closed.
             */
            closed_at: string;
        };
        /** @description A balance that does not follow from the one before. */
        BalanceBreak: {
            /** @description The transaction whose balance does not follow. */
            transaction_id: string;
            /**
             * Format: double
             * @description What it should be after the transaction before. In rupees.
             */
            expected_balance: number;
            /**
             * Format: double
             * @description The balance that the statement prints. In rupees.
             */
            printed_balance: number;
            /**
             * Format: double
             * @description Positive where credits are missing, or a balance was raised. In rupees.
             */
            gap: number;
        };
        /** @description End-of-day balances over the last full months that the product looks at (`window_months`), of all measured accounts together. */
        Balances: {
            /**
             * Format: double
             * @description Average bank balance (ABB): the mean balance on the days on which instalments fall due. Of an overdraft or cash credit it is what could still be drawn, and null where the limit is not printed. Null, like all others here, where there is no full month or the statement prints no balances. In rupees.
             */
            average_bank_balance: number | null;
            /**
             * Format: double
             * @description Average daily balance (ADB): the same over every day; a negative balance counts as zero. In rupees.
             */
            average_daily_balance: number | null;
            /**
             * Format: double
             * @description The lowest end-of-day balance. In rupees.
             */
            minimum: number | null;
            /**
             * Format: date
             * @description The first day on which the lowest balance stood.
             */
            minimum_on: string | null;
            /**
             * Format: double
             * @description The highest end-of-day balance. In rupees.
             */
            maximum: number | null;
            /**
             * Format: date
             * @description The first day on which the highest balance stood.
             */
            maximum_on: string | null;
            /**
             * Format: uint64
             * @description How many days the averages look at.
             */
            days: number;
            /**
             * Format: uint64
             * @description How many of those days ended below zero.
             */
            negative_days: number;
            /** @description The days of the month that the average bank balance looks at. */
            due_days: number[];
            /** @description Balances on those days, the oldest first. */
            on_due_days: components["schemas"]["DueDayBalance"][];
        };
        /** @description The person's password, before a second factor is set up. */
        BeginSecondFactorRequest: {
            /** @description The present password. */
            password: string;
        };
        /** @description What stands out in how the account is used. */
        Behaviour: {
            /** @description Paid to gambling operators, over the whole statement. */
            gambling: components["schemas"]["Spending"];
            /** @description Paid to crypto exchanges, over the whole statement. */
            crypto: components["schemas"]["Spending"];
            /** @description Paid for futures and options, over the whole statement. */
            derivatives: components["schemas"]["Spending"];
            /** @description Lent or repaid through peer-to-peer platforms. */
            p2p_lending: components["schemas"]["Spending"];
            /**
             * Format: double
             * @description Gambling and crypto payments over net credits, in full months. Null without net credits.
             */
            gambling_crypto_share: number | null;
            /** @description Credits that went straight back to whom they came from. */
            circular: components["schemas"]["Spending"];
            /**
             * Format: double
             * @description Their share of all credits, in full months. Null without credits.
             */
            circular_share: number | null;
            /** @description Whether balances are pushed up for show. Null where that cannot be told: no full month, or no balances. */
            window_dressing: boolean | null;
            /** @description The months whose closing balance was pushed up. */
            dressed_months: components["schemas"]["DressedMonth"][];
            /** @description The credits that pushed balances up. */
            dressing_transaction_ids: string[];
        };
        /**
         * @description Whether a credit check was paid for: `charged` once; `reused`, an earlier report that was charged then; `not_charged`, free, or free until its outcome is known. New values may be added.
         * @enum {string}
         */
        BillingState: components["schemas"]["KnownBillingState"] | (string & {});
        /** @description One returned payment: its presentation, return, charge and tax together. */
        BounceEvent: {
            /**
             * Format: date
             * @description The day on which the payment was presented.
             */
            date: string;
            /** @description Whether the applicant's own payment came back, or one made to them. */
            side: components["schemas"]["BounceSide"];
            /** @description Whether it came back for a technical reason; such a return is not counted. */
            is_technical: boolean;
            /** @description Why it came back, such as `insufficient_funds`; null where the statement does not say. */
            reason: string | null;
            /** @description To whom it should have gone, or whose cheque it was. */
            counterparty: string | null;
            /**
             * Format: double
             * @description What was presented; null where the statement shows the charge alone. In rupees.
             */
            amount: number | null;
            /**
             * Format: double
             * @description What the bank charged for it, with tax. In rupees.
             */
            charged: number;
            /** @description Whether the same payee was paid the amount within 7 days. */
            is_cured: boolean;
            /** @description Its legs: presentation, return, charge, tax. */
            transaction_ids: string[];
        };
        /**
         * @description Whose payment came back.
         * @enum {string}
         */
        BounceSide: "inward" | "outward";
        /** @description Payments that came back unpaid. */
        Bounces: {
            /**
             * Format: uint64
             * @description Presented on the applicant's account and not paid, over the whole statement; technical reasons aside.
             */
            inward_count: number;
            /**
             * Format: uint64
             * @description Cheques that the applicant paid in and whose drawers did not pay; technical reasons aside.
             */
            outward_count: number;
            /**
             * Format: uint64
             * @description Returns that say nothing about money: signature, connectivity, image.
             */
            technical_count: number;
            /**
             * Format: uint64
             * @description Inward returns that were not made good within 7 days.
             */
            uncured_count: number;
            /**
             * Format: double
             * @description Inward returns over all NACH and cheque debits that were presented, in full months. Null where none was presented.
             */
            ratio: number | null;
            /**
             * Format: double
             * @description What the bank charged for returns, with tax. In rupees.
             */
            charges: number;
            /**
             * Format: uint64
             * @description Fines of the bank: balance below the minimum, late payment, and the like.
             */
            penal_count: number;
            /** @description Each return, the oldest first. */
            events: components["schemas"]["BounceEvent"][];
        };
        /**
         * @description Whose report it is, and so whose code tables apply. New values may be added.
         * @enum {string}
         */
        Bureau: components["schemas"]["KnownBureau"] | (string & {});
        /** @description An account as its lender reports it. */
        BureauAccount: {
            /** @description Names the account within this report. */
            id: string;
            /** @description Who lends; null where the bureau does not disclose it. */
            lender: string | null;
            /** @description The account number with all but its last digits hidden. */
            number_masked: string | null;
            /** @description The kind of credit, in the service's own words. */
            type: components["schemas"]["CreditType"];
            /** @description The kind of credit in the bureau's own code. */
            type_code: string | null;
            /** @description Whether the person borrows alone, jointly, or stands surety. */
            ownership: components["schemas"]["AccountOwnership"];
            /** @description The bureau's code of the ownership. */
            ownership_code: string | null;
            /** @description Whether something is pledged for it; null where that is not known. */
            is_secured: boolean | null;
            /**
             * Format: date
             * @description The day on which it was opened or paid out.
             */
            opened: string | null;
            /**
             * Format: date
             * @description When it was closed; null as long as it is open.
             */
            closed: string | null;
            /**
             * Format: date
             * @description The day on which the lender last reported it.
             */
            reported: string | null;
            /**
             * Format: double
             * @description The amount that was lent or granted. In rupees.
             */
            sanctioned: number | null;
            /**
             * Format: double
             * @description The most that was ever owed on it. In rupees.
             */
            high_credit: number | null;
            /**
             * Format: double
             * @description The limit of a card or an overdraft. In rupees.
             */
            credit_limit: number | null;
            /**
             * Format: double
             * @description What is owed on the day it was reported. In rupees.
             */
            balance: number | null;
            /**
             * Format: double
             * @description How much of the balance is past due. In rupees.
             */
            overdue: number | null;
            /**
             * Format: double
             * @description The equated monthly instalment. In rupees.
             */
            emi: number | null;
            /**
             * Format: uint16
             * @description The tenure it was lent for, in months.
             */
            tenure_months: number | null;
            /**
             * Format: double
             * @description Interest a year, in percent.
             */
            annual_rate_pct: number | null;
            /** @description How it was paid month by month, the latest month first. */
            history: components["schemas"]["BureauMonth"][];
            /** @description Whether the lender went to court or calls the default wilful. */
            suit: components["schemas"]["SuitStatus"];
            /** @description The bureau's code of the suit; null is not the same as the code for none. */
            suit_code: string | null;
            /** @description Whether it was written off, settled, sold or restructured. */
            status: components["schemas"]["FacilityStatus"];
            /** @description The bureau's code of the status; null is not the same as code `00`. */
            status_code: string | null;
            /**
             * Format: date
             * @description Since when it has this status, where the bureau says.
             */
            status_date: string | null;
            /**
             * Format: double
             * @description What was written off, interest included. In rupees.
             */
            wo_amount_total: number | null;
            /**
             * Format: double
             * @description What was paid to settle it for less than was owed. In rupees.
             */
            settlement_amount: number | null;
        };
        /** @description An address that a lender has reported. */
        BureauAddress: {
            /** @description The whole address in one line. */
            text: string;
            /**
             * Format: date
             * @description The day on which it was last reported.
             */
            reported: string | null;
        };
        /** @description What the credit bureau says about the applicant. The whole bureau report is part of the credit check. */
        BureauAssessment: {
            /** @description How asking the bureau ended. */
            status: components["schemas"]["BureauStatus"];
            /** @description Why there is no answer; null where there is one, or nothing was asked. */
            reason: string | null;
            /** @description The bureau that answered. */
            bureau: components["schemas"]["Bureau"] | null;
            /**
             * Format: date
             * @description The day of the bureau report.
             */
            pulled_on: string | null;
            /** @description The person's name as the bureau holds it. */
            name: string | null;
            /**
             * Format: uint16
             * @description The credit score from 300 to 900; null where there is none, which is not a low score.
             */
            score: number | null;
            /** @description The name of the score. */
            score_name: string | null;
            /** @description The version of the score. */
            score_version: string | null;
            /**
             * Format: uint32
             * @description How many of the marks are derogatory; null without a bureau report.
             */
            derogatory_count: number | null;
            /** @description What speaks against the applicant, the derogatory marks first. */
            marks: components["schemas"]["BureauMark"][];
            /** @description Totals over the accounts and enquiries of the bureau report; null without one. */
            summary: components["schemas"]["BureauSummary"] | null;
        };
        /** @description A lender's request for the person's report. */
        BureauEnquiry: {
            /**
             * Format: date
             * @description The day on which the lender asked.
             */
            date: string;
            /** @description Who asked; null where the bureau does not disclose it. */
            lender: string | null;
            /** @description The kind of credit that was applied for. */
            purpose: components["schemas"]["CreditType"];
            /** @description The kind of credit in the bureau's own code. */
            purpose_code: string | null;
            /**
             * Format: double
             * @description The amount that was applied for. In rupees.
             */
            amount: number | null;
            /** @description True for the enquiry that fetched this very report. */
            is_own: boolean;
        };
        /** @description Something in a bureau report that speaks against the person. */
        BureauMark: {
            /** @description What the mark is, for a program. */
            code: components["schemas"]["BureauMarkCode"];
            /** @description Whether it sends the case to a person. */
            severity: components["schemas"]["BureauMarkSeverity"];
            /** @description The account in the bureau report; null where the mark is not of one account. */
            account_id: string | null;
            /** @description Who reported it; null where the bureau does not disclose it or no one lender did. */
            lender: string | null;
            /** @description How the person is bound by the account; null where the mark is not of one account. */
            ownership: components["schemas"]["AccountOwnership"] | null;
            /**
             * Format: date
             * @description When it was, as well as the report tells; of a month in a payment history its first day.
             */
            date: string | null;
            /**
             * Format: double
             * @description The amount that the mark is about. In rupees.
             */
            amount: number | null;
            /** @description The mark as a sentence, for a person. */
            text: string;
        };
        /**
         * @description What a mark is. New values may be added.
         * @enum {string}
         */
        BureauMarkCode: components["schemas"]["KnownBureauMarkCode"] | (string & {});
        /**
         * @description How grave a mark is. New values may be added.
         * @enum {string}
         */
        BureauMarkSeverity: components["schemas"]["KnownBureauMarkSeverity"] | (string & {});
        /** @description How an account stood in one month. */
        BureauMonth: {
            /** @description The month, such as `2025-04`. */
            month: string;
            /**
             * Format: uint16
             * @description Days past due; 0 is paid on time, null is not reported.
             */
            dpd: number | null;
            /** @description The lender's class of the loan; null is not reported. */
            asset_class: components["schemas"]["AssetClass"] | null;
            /** @description What the bureau sent for the month. */
            raw: string;
        };
        /** @description What a credit bureau holds on a person: scores, accounts with their payment history, and who enquired. */
        BureauReport: {
            /** @description The bureau that issued the report. */
            bureau: components["schemas"]["Bureau"];
            /** @description The bureau's own number of the report. */
            reference: string | null;
            /**
             * Format: date
             * @description The day on which the bureau issued the report.
             */
            pulled_on: string;
            /** @description The person as the bureau knows them. */
            subject: components["schemas"]["BureauSubject"];
            /** @description The scores, the bureau's main one first. */
            scores: components["schemas"]["BureauScore"][];
            /** @description Every loan, card and other account that lenders have reported. */
            accounts: components["schemas"]["BureauAccount"][];
            /** @description Which lenders asked for this person's report, the latest first. */
            enquiries: components["schemas"]["BureauEnquiry"][];
            /** @description Totals over the accounts and enquiries listed here. */
            summary: components["schemas"]["BureauSummary"];
        };
        /** @description A credit score, or the value that stands in its place for a person with little or no history. */
        BureauScore: {
            /**
             * Format: uint16
             * @description Points from 300 to 900; null where the bureau gave no score.
             */
            value: number | null;
            /** @description Whether there is a score, and if not why. */
            status: components["schemas"]["BureauScoreStatus"];
            /** @description What the bureau sent in the field of the score. */
            raw: string | null;
            /** @description The bureau's name of the score. */
            name: string | null;
            /** @description The bureau's version of the score. */
            version: string | null;
        };
        /**
         * @description Whether a bureau gave a score. New values may be added.
         * @enum {string}
         */
        BureauScoreStatus: components["schemas"]["KnownBureauScoreStatus"] | (string & {});
        /**
         * @description How asking the bureau ended. New values may be added.
         * @enum {string}
         */
        BureauStatus: components["schemas"]["KnownBureauStatus"] | (string & {});
        /** @description The person a report is about. */
        BureauSubject: {
            /** @description The person's name as the bureau holds it. */
            name: string | null;
            /** @description Other spellings under which lenders have reported the person. */
            name_variations: string[];
            /** @description The date of birth with day and month hidden, such as `XX-XX-1985`. */
            birth_date_masked: string | null;
            /** @description The income tax number (PAN) with all but its last characters hidden. */
            pan_masked: string | null;
            /** @description Telephone numbers with all but their last four digits hidden. */
            phones_masked: string[];
            /** @description E-mail addresses with most of the part before the `@` hidden. */
            emails_masked: string[];
            /** @description Addresses that lenders have reported, the latest first. */
            addresses: components["schemas"]["BureauAddress"][];
        };
        /** @description Totals over a bureau report. */
        BureauSummary: {
            /**
             * Format: uint32
             * @description How many accounts the report lists.
             */
            accounts: number;
            /**
             * Format: uint32
             * @description How many of the accounts are open.
             */
            active_accounts: number;
            /**
             * Format: uint32
             * @description How many of the accounts have an amount past due.
             */
            overdue_accounts: number;
            /**
             * Format: double
             * @description What is owed on the open accounts together. In rupees.
             */
            total_balance: number;
            /**
             * Format: double
             * @description What is owed on open accounts with security. In rupees.
             */
            secured_balance: number;
            /**
             * Format: double
             * @description What is owed on open accounts without security, or of which that is not known. In rupees.
             */
            unsecured_balance: number;
            /**
             * Format: double
             * @description What is past due on all accounts together. In rupees.
             */
            total_overdue: number;
            /**
             * Format: date
             * @description When the oldest account was opened.
             */
            oldest_opened: string | null;
            /**
             * Format: uint32
             * @description Enquiries of the last 30 days before the report, of every kind but its own.
             */
            enquiries_30d: number;
            /**
             * Format: uint32
             * @description Enquiries of the last 90 days before the report, of every kind but its own.
             */
            enquiries_90d: number;
            /**
             * Format: uint32
             * @description Enquiries of the last 180 days before the report, of every kind but its own.
             */
            enquiries_180d: number;
        };
        /** @description Trade as the statement shows it. */
        Business: {
            /** @description Whether receipts of trade were recognised. */
            is_recognised: boolean;
            /**
             * Format: double
             * @description The receipts of a usual month: customers, settlements of payment providers and, for a trader, cash paid in. Null without a full month. In rupees.
             */
            monthly_receipts: number | null;
            /**
             * Format: double
             * @description What of the receipts is taken for income, as the product assumes.
             */
            margin: number;
            /**
             * Format: double
             * @description Receipts from customers, over all full months. In rupees.
             */
            total_receipts: number;
            /**
             * Format: double
             * @description What payment providers settled, within them. In rupees.
             */
            settlements: number;
            /**
             * Format: double
             * @description The part of the receipts that was paid in as cash. In rupees.
             */
            cash_sales: number;
            /**
             * Format: double
             * @description Goods and services tax paid, over all full months. In rupees.
             */
            gst_paid: number;
            /**
             * Format: double
             * @description The yearly turnover that was declared, as the application gave it. In rupees.
             */
            gst_turnover: number | null;
            /**
             * Format: double
             * @description How far receipts, brought to a year, lie above (positive) or below (negative) the declared turnover. Null without a turnover or with fewer than 6 full months.
             */
            gst_variance: number | null;
            /** @description How that deviation is to be taken; null where there is none. */
            gst_level: components["schemas"]["GstLevel"] | null;
            /** @description The transactions that were taken for receipts. */
            transaction_ids: string[];
        };
        /** @description Cash in and out. */
        Cash: {
            /** @description Cash paid in, over the whole statement. */
            deposits: components["schemas"]["Spending"];
            /** @description Cash drawn at machines and branches, over the whole statement. */
            withdrawals: components["schemas"]["Spending"];
            /**
             * Format: double
             * @description Cash deposits over net credits, in full months. Null without net credits.
             */
            share: number | null;
        };
        /**
         * @description What a transaction is. New values may be added.
         * @enum {string}
         */
        Category: components["schemas"]["KnownCategory"] | (string & {});
        /** @description What a transaction really is. */
        CategoryCorrection: {
            /** @description The transaction. */
            transaction_id: string;
            /** @description Its category. */
            category: components["schemas"]["Category"];
        };
        /**
         * @description Why it is taken for a loan. New values may be added.
         * @enum {string}
         */
        Certainty: components["schemas"]["KnownCertainty"] | (string & {});
        /** @description The password a person has, and the one they want. */
        ChangePasswordRequest: {
            /** @description The present password. */
            old_password: string;
            /** @description The new password: 12 to 1,024 characters, and none that is easy to guess. */
            new_password: string;
        };
        /**
         * @description By which channel the money moved. A returned payment keeps the channel it was made by; see [`Narration::is_return`]. New values may be added.
         * @enum {string}
         */
        Channel: components["schemas"]["KnownChannel"] | (string & {});
        /**
         * @description A reason for which the value may not be higher. New values may be added.
         * @enum {string}
         */
        ConfidenceCap: components["schemas"]["KnownConfidenceCap"] | (string & {});
        /** @description One part of the evidence. */
        ConfidenceTerm: {
            /** @description Which part of the evidence it is. */
            name: components["schemas"]["TermName"];
            /**
             * Format: double
             * @description How much it weighs among the terms.
             */
            weight: number;
            /**
             * Format: double
             * @description How well it was met, between 0 and 1.
             */
            value: number;
        };
        /** @description A first code of the person's app. */
        ConfirmSecondFactorRequest: {
            /** @description Six digits. */
            code: string;
        };
        /** @description What a person left behind when they agreed, and where it is kept. */
        ConsentArtefact: {
            /** @description What kind of thing it is. */
            kind: components["schemas"]["ConsentArtefactKind"];
            /** @description By which it is found where it is kept: 1 to 200 characters. Send a reference, never a one-time password itself. */
            reference: string;
        };
        /**
         * @description What kind of thing a person left behind when they agreed: `otp`, a one-time password they typed in; `signature`, one they wrote or made with a certificate; `account_aggregator`, the id of a consent artefact under DEPA; `other`. New values may be added.
         * @enum {string}
         */
        ConsentArtefactKind: components["schemas"]["KnownConsentArtefactKind"] | (string & {});
        /** @description What shows that the person agreed, as far as you have it. It is kept sealed with the credit check, shown with it, and erased with it. */
        ConsentEvidence: {
            /** @description The text that the person saw, whole: at most 4,000 characters. */
            text?: string | null;
            /** @description Your version of that text: at most 64 characters. */
            text_version?: string | null;
            /** @description The language that the person read it in, as a BCP 47 tag such as `en` or `hi-IN`. */
            language?: string | null;
            /**
             * Format: date-time
             * @description When the person agreed; not later than now.
             */
            given_at?: string | null;
            /** @description The address, v4 or v6, from which the person agreed. */
            ip?: string | null;
            /** @description What the person left behind. */
            artefact?: components["schemas"]["ConsentArtefact"] | null;
        };
        /** @description What is to be corrected. It is added to what is corrected already; null withdraws all of a member, and `withdraw` single ones. */
        CorrectAnalysisRequest: {
            /** @description Why, for the record: 1 to 1,000 characters. */
            reason: string;
            /** @description Payers whose regular payments are the applicant's salary, as `counterparty` of a transaction names them: at most 20, each of 1 to 200 characters. */
            employers?: string[] | null;
            /**
             * Format: double
             * @description What of a trader's receipts is taken for income, in percent: 0 to 100. Null: the product's margin.
             */
            business_margin_pct?: number | null;
            /** @description Other accounts of the applicant, at most 20: holders' names, or the last digits of account numbers (at least four). What goes to them or comes from them is a transfer to oneself. */
            own_accounts?: string[] | null;
            /** @description What single transactions really are: at most 2,000. */
            categories?: components["schemas"]["CategoryCorrection"][] | null;
            /** @description Transactions to be left out of every figure: income, obligations, spending, returned payments, offers: at most 2,000. */
            excluded?: string[] | null;
            /** @description Notes about transactions: at most 2,000. */
            notes?: components["schemas"]["TransactionNote"][] | null;
            /** @description Single corrections that no longer hold; left out or null: none. */
            withdraw?: components["schemas"]["WithdrawnCorrections"] | null;
            /**
             * @description Whether the team remembers the `employers` of this request and takes them for employers in later analyses too; left out: false. Owners only.
             * @default false
             */
            remember?: boolean;
        };
        /** @description What one transaction really is; members that are left out stay as they are. */
        CorrectTransactionRequest: {
            /** @description Why, for the record: 1 to 1,000 characters. */
            reason: string;
            /** @description What the transaction is; null: what it was taken for at first. */
            category?: components["schemas"]["KnownCategory"] | null;
            /** @description Whether it is left out of every figure: income, obligations, spending, returned payments, offers; false or null: it counts. It stays listed, and balances and the checks of the document have it all the same. */
            excluded?: boolean | null;
            /** @description What is to be known about it, at most 500 characters; null or empty: nothing. Nothing is decided by it. */
            note?: string | null;
        };
        /** @description Facts that stand above what was read from the narrations. The decision is computed anew with them. */
        Corrections: {
            /** @description Payers whose regular payments are the applicant's salary, as `counterparty` of a transaction names them. */
            employers: string[];
            /**
             * Format: double
             * @description What of a trader's receipts is taken for income, in percent, in place of the product's margin; of somebody whose fees, gig work, crops or rents bring more than trade, what of those is. Absent where the product's margins hold.
             */
            business_margin_pct?: number;
            /** @description Other accounts of the applicant: holders' names, or the last digits of account numbers (at least four). What goes to them or comes from them is a transfer to oneself. */
            own_accounts: string[];
            /** @description Transactions that are something else than they were taken for. */
            categories: components["schemas"]["CategoryCorrection"][];
            /** @description Transactions that are left out of every figure: income, obligations, spending, returned payments, offers. Balances and the checks of the document still have them. */
            excluded: string[];
            /** @description What people noted about transactions; nothing is decided by it. */
            notes: components["schemas"]["TransactionNote"][];
        };
        /** @description One person or business on the other side. */
        Counterparty: {
            /** @description The name, in one spelling however the narrations print it. */
            name: string;
            /**
             * Format: double
             * @description Received from them, over the whole statement. In rupees.
             */
            received: number;
            /**
             * Format: uint64
             * @description How many credits came from them.
             */
            credit_count: number;
            /**
             * Format: double
             * @description Paid to them, over the whole statement. In rupees.
             */
            paid: number;
            /**
             * Format: uint64
             * @description How many debits went to them.
             */
            debit_count: number;
            /**
             * Format: double
             * @description Their share of net credits in full months. Null where there are none.
             */
            share_of_net_credits: number | null;
            /**
             * Format: date
             * @description The day on which money first moved between them.
             */
            first_seen: string;
            /**
             * Format: date
             * @description The day on which money last moved between them.
             */
            last_seen: string;
            /** @description Every transaction with them. */
            transaction_ids: string[];
        };
        /** @description A statement and what is asked about it. The parts may come in any order; an empty text counts as absent. */
        CreateAnalysisRequest: {
            /**
             * Format: binary
             * @description The statement: a PDF of at most 20 MiB and 500 pages.
             */
            file: string;
            /**
             * @description Id of the active product to score under, such as `prd_01JD3Q4T0C6Z9V2R8N5M7K1XWD`; empty or absent: the built-in product.
             * @example
             */
            product_id?: string;
            /**
             * @description The applicant's full name. It is compared with the names on the statement.
             * @example Ramesh Kumar Sharma
             */
            applicant_name?: string;
            /**
             * @description The applicant's Indian mobile number: ten digits from 6 to 9 on, with or without +91.
             * @example +91 98765 43200
             */
            applicant_mobile?: string;
            /**
             * @description Whether the applicant consents to a pull from the credit bureau; absent: no. A true consent needs `applicant_name`, `applicant_mobile` and the team's entitlement; it pulls the bureau's report, which is billed. Send `true` or `false`; 1, 0, yes, no, on and off are understood too, in any case.
             * @example false
             */
            bureau_consent?: boolean;
            /**
             * @description What shows that the applicant agreed to the pull, as far as you have it, as JSON text. It goes with a true `bureau_consent`.
             * @example {
             *       "artefact": {
             *         "kind": "otp",
             *         "reference": "otp-7f3c"
             *       },
             *       "language": "hi"
             *     }
             */
            bureau_consent_evidence?: components["schemas"]["ConsentEvidence"];
            /**
             * @description What the application asks for, as JSON text: amounts in rupees, and `tenure_months`.
             * @example {
             *       "down_payment": 50000,
             *       "requested_amount": 200000
             *     }
             */
            inputs?: components["schemas"]["AnalysisInputs"];
            /**
             * @description The password of an encrypted PDF; ignored for one that is not. Not kept after the analysis has ended.
             * @example rame0107
             */
            file_password?: string;
            /**
             * @description Anything to find the analysis by in your own systems, as JSON text: up to 20 texts of up to 500 characters under keys of 1 to 64 characters. It is returned as given.
             * @example {
             *       "branch": "Pune",
             *       "case": "4711"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /** @description What a new API key is to be called, what it is good for and how long it lives. */
        CreateApiKeyRequest: {
            /** @description A name to tell the key apart by: 1 to 100 characters. */
            name: string;
            /**
             * Format: date-time
             * @description When the key ends, a time in the future; left out or null: never. A team may ask for an end (`longest_key_days` of its settings).
             */
            expires_at?: string | null;
            /**
             * Format: int64
             * @description In how many days the key ends, in place of `expires_at`: 1 to 3,660.
             */
            expires_in_days?: number | null;
            /** @description What the key is good for, within the role of its owner; left out or null: whatever the owner may. At least one. */
            scopes?: components["schemas"]["KnownScope"][] | null;
        };
        /** @description Whom to ask the bureau about. */
        CreateCreditCheckRequest: {
            /** @description The person's full name: 1 to 200 characters. */
            name: string;
            /** @description The person's Indian mobile number: ten digits from 6 to 9 on, with or without +91. */
            mobile: string;
            /**
             * @description That the person has agreed to the enquiry. Nothing is pulled unless it is true; left out: false.
             * @default false
             */
            consent?: boolean;
            /**
             * Format: uint16
             * @description A saved report of the same name and mobile that is at most this many days old will do, and is not billed again: 0 to 365. 0, or left out: always pull a fresh one.
             * @default 0
             */
            reuse_within_days?: number;
            /** @description What shows that the person agreed, as far as you have it. */
            consent_evidence?: components["schemas"]["ConsentEvidence"] | null;
        };
        /** @description Whom to invite, and as what. */
        CreateInvitationRequest: {
            /** @description The email address that the person will sign in with: at most 254 characters. */
            email: string;
            /** @description What the person may do in the team. */
            role: components["schemas"]["KnownRole"];
        };
        /** @description A product to be created. */
        CreateProductRequest: {
            /** @description Name of the product: 1 to 100 characters. */
            name: string;
            /** @description What the product is for, at most 1,000 characters; left out, null or empty: none. */
            description?: string | null;
            /**
             * @description Currency of its amounts; left out: `INR`.
             * @default INR
             */
            currency?: components["schemas"]["KnownCurrency"];
            /** @description The loan amounts it covers, in rupees. */
            amount: components["schemas"]["AmountRange"];
            /** @description The tenures it covers, in months. */
            tenure_months: components["schemas"]["TenureRange"];
            /**
             * Format: double
             * @description Interest a year, in percent: 0 to 100.
             */
            annual_rate_pct: number;
            /**
             * Format: double
             * @description What of a trader's receipts is taken for income, in percent: 0 to 100. Left out or null: 10.
             */
            business_margin_pct?: number | null;
            /** @description What borrowers pay besides interest, taken from the sum that is paid out: at most 20. Left out or null: none, and letters tell no yearly cost (APR). */
            fees?: components["schemas"]["ProductFee"][] | null;
            /** @description Whom applicants may ask, as letters say it: a telephone number, an address, at most 200 characters; left out, null or empty: the lender itself. */
            contact?: string | null;
            /** @description The rules a case must pass. Left out: none, so that the score alone decides. */
            policy?: components["schemas"]["Policy"] | null;
            /** @description How much each section of the score weighs. Left out: 20, 20, 20, 20, 5 and 15. */
            scorecard?: components["schemas"]["Scorecard"] | null;
            /** @description The scores that approve, and that go to review. Left out: 70 and 50. */
            thresholds?: components["schemas"]["Thresholds"] | null;
        };
        /** @description An endpoint to be created. */
        CreateWebhookEndpointRequest: {
            /** @description The address to send events to: https:// on the public internet, at most 2,048 characters. */
            url: string;
            /** @description What it is for, at most 200 characters; left out, null or empty: nothing is said. */
            description?: string | null;
            /**
             * @description The types of events to send; left out or empty: all, those included that are added later.
             * @default []
             */
            event_types?: components["schemas"]["KnownEventType"][];
        };
        /** @description What an upload is answered with. */
        CreatedAnalysis: {
            /** @description Id of the analysis, `an_…`: read it with `GET /analyses/{id}`. */
            id: string;
            /** @description Reference for people: `APP-` and at least six digits, counted in the team. */
            ref: string;
            /** @description `queued`; in the answer to a repeated request whatever it is by then. */
            status: components["schemas"]["AnalysisStatus"];
        };
        /** @description A saved credit-bureau pull with its report. */
        CreditCheck: {
            /** @description Id of the credit check. The bureau knows the pull by it. */
            id: string;
            /** @description The person's name, as it was given. */
            name: string;
            /** @description Their mobile number, of which only the last four digits are shown. */
            mobile: string;
            /** @description What became of it. */
            status: components["schemas"]["CreditCheckStatus"];
            /** @description Why there is no report; null unless it failed or needs review. */
            problem: components["schemas"]["CreditCheckProblem"] | null;
            /**
             * Format: uint16
             * @description The credit score from 300 to 900; null where there is none, which is not a low score.
             */
            score: number | null;
            /** @description Whether the bureau knows the person, and has a score for them; null unless it is completed. */
            score_status: components["schemas"]["CreditCheckScoreStatus"] | null;
            /** @description The derogatory marks of the report: each of them sends an application to a person. */
            derogatory: components["schemas"]["BureauMark"][];
            /** @description What it costs. */
            billing: components["schemas"]["CreditCheckBilling"];
            /** @description The consent under which the bureau was asked. */
            consent: components["schemas"]["CreditCheckConsent"];
            /** @description Id of the user who asked for it. */
            requested_by: string;
            /** @description Id of the analysis that it was pulled for; null where it was pulled for itself. */
            analysis_id: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /** @description The full bureau report; null where there is none. */
            report: components["schemas"]["BureauReport"] | null;
        };
        /** @description What a credit check costs. */
        CreditCheckBilling: {
            /** @description Whether it was charged, now or earlier. */
            state: components["schemas"]["BillingState"];
            /**
             * Format: double
             * @description What was charged, in rupees.
             */
            amount: number;
            /** @description Id of the entry in the ledger; null where nothing was charged. */
            ledger_id: string | null;
        };
        /** @description The consent under which a bureau was asked. */
        CreditCheckConsent: {
            /**
             * Format: date-time
             * @description When the consent was given.
             */
            given_at: string;
            /** @description The version of the text that the person agreed to. */
            text_version: string;
            /** @description What the report may be used for, as the person was told. */
            purpose: string;
            /** @description The address that the consent was sent from. */
            ip: string;
            /** @description What shows that the person agreed; null where none was sent. */
            evidence: components["schemas"]["ConsentEvidence"] | null;
            /**
             * Format: date-time
             * @description When the person took the consent back; null where they have not.
             */
            withdrawn_at: string | null;
        };
        /** @description A page of credit checks. They carry no `report`. */
        CreditCheckList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["CreditCheckSummary"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description Why there is no report. */
        CreditCheckProblem: {
            /** @description Why there is no report, for a program. */
            code: components["schemas"]["CreditCheckProblemCode"];
            /** @description Why there is no report, for a person. */
            message: string;
        };
        /**
         * @description Why there is no report: `bureau_unavailable` where the bureau could not be reached or said that it did nothing; `not_asked` where the question was never sent; `never_arrived` where the bureau has not seen it; `outcome_unknown` where nobody knows what became of it; `answer_unreadable` where the answer cannot be read; `found_not_delivered` where it was found out later that the bureau had delivered nothing. New values may be added.
         * @enum {string}
         */
        CreditCheckProblemCode: components["schemas"]["KnownCreditCheckProblemCode"] | (string & {});
        /**
         * @description Whether the bureau has a score: `scored`; `no_history`, it knows the person but too little for a score; `no_hit`, it has no record of the person. New values may be added.
         * @enum {string}
         */
        CreditCheckScoreStatus: components["schemas"]["KnownCreditCheckScoreStatus"] | (string & {});
        /**
         * @description What became of a credit check: `completed`, the bureau answered; `needs_review`, nobody knows what became of the question, or the answer cannot be read; `failed`, the bureau did nothing. `problem` says more. New values may be added.
         * @enum {string}
         */
        CreditCheckStatus: components["schemas"]["KnownCreditCheckStatus"] | (string & {});
        /** @description A saved credit-bureau pull, without its report. */
        CreditCheckSummary: {
            /** @description Id of the credit check. The bureau knows the pull by it. */
            id: string;
            /** @description The person's name, as it was given. */
            name: string;
            /** @description Their mobile number, of which only the last four digits are shown. */
            mobile: string;
            /** @description What became of it. */
            status: components["schemas"]["CreditCheckStatus"];
            /** @description Why there is no report; null unless it failed or needs review. */
            problem: components["schemas"]["CreditCheckProblem"] | null;
            /**
             * Format: uint16
             * @description The credit score from 300 to 900; null where there is none, which is not a low score.
             */
            score: number | null;
            /** @description Whether the bureau knows the person, and has a score for them; null unless it is completed. */
            score_status: components["schemas"]["CreditCheckScoreStatus"] | null;
            /** @description The derogatory marks of the report: each of them sends an application to a person. */
            derogatory: components["schemas"]["BureauMark"][];
            /** @description What it costs. */
            billing: components["schemas"]["CreditCheckBilling"];
            /** @description The consent under which the bureau was asked. */
            consent: components["schemas"]["CreditCheckConsent"];
            /** @description Id of the user who asked for it. */
            requested_by: string;
            /** @description Id of the analysis that it was pulled for; null where it was pulled for itself. */
            analysis_id: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
        };
        /**
         * @description What credit is for, or what a lender enquired about. New values may be added.
         * @enum {string}
         */
        CreditType: components["schemas"]["KnownCreditType"] | (string & {});
        /**
         * @description Currency of a product. A statement in another one goes to review with the policy not evaluated. New values may be added.
         * @enum {string}
         */
        Currency: components["schemas"]["KnownCurrency"] | (string & {});
        /** @description How far the rows can be relied on. */
        DataQuality: {
            /** @description True where every row is proved and everything declared agrees; false where something disagrees; null where nothing disagrees and rows remain that nothing proves. */
            reconciled: boolean | null;
            /** @description What proved the rows of every account; empty where `reconciled` is not true. */
            proved_by: components["schemas"]["ProvedBy"][];
            /**
             * Format: double
             * @description Between 0 and 1; of several accounts the lowest. Below 0.70 no decision is made from the rows.
             */
            confidence: number;
            /** @description Why the confidence may not be higher. */
            caps: components["schemas"]["ConfidenceCap"][];
            /** @description Balances that do not follow from the one before. */
            breaks: components["schemas"]["BalanceBreak"][];
            /** @description Days for which rows are missing, as the balances and the dates tell. */
            missing_ranges: components["schemas"]["MissingRange"][];
            /** @description Rows that were read otherwise than printed. */
            repairs: components["schemas"]["Repair"][];
            /** @description Lines between the rows of a table that no row took, from the first: at most 50. Most are remarks of the bank; where they hold amounts, the confidence is lower. */
            leftover: components["schemas"]["LeftoverLine"][];
            /** @description The same for each account. */
            accounts: components["schemas"]["AccountQuality"][];
            /** @description How many pages of the file were read, and how. */
            pages: components["schemas"]["PagesRead"];
        };
        /** @description The decision, with everything that led to it. */
        Decision: {
            /** @description What is recommended: approve, review or decline. */
            outcome: components["schemas"]["DecisionOutcome"];
            /** @description What the policy alone says, without the flags, the quality of the reading and an unreachable bureau that send a case to a person. `null` where the policy could not be evaluated. */
            policy_outcome: components["schemas"]["DecisionOutcome"] | null;
            /** @description Why a person has to decide, in a fixed order; empty unless `outcome` is `review`. */
            review_reasons: components["schemas"]["ReviewReason"][];
            /** @description The loan that can be given. With `approve` it is what the applicant can be told; with `review` it is what the limits allow, should the person approve. `null` where the policy declines, or where no offer can be computed: the statement was not usable, or the application names no amount and no income was found. */
            offer: components["schemas"]["LoanOffer"] | null;
            /** @description Why: first months that are missing, then what forces a review, then the rules that do not hold in the order of the policy, then what cost the most points. */
            reasons: components["schemas"]["DecisionReason"][];
            /** @description What the applicant could change to be approved; `null` where the loan is approved as asked for, or where the policy could not be evaluated. */
            what_would_change: components["schemas"]["WhatWouldChange"] | null;
            /** @description What a person should find out, because the answer would turn a decline. Empty where nothing would. */
            questions: components["schemas"]["DecisionQuestion"][];
        };
        /**
         * @description What is decided: `approve`, `decline`, or `review` where a person has to decide. New values may be added.
         * @enum {string}
         */
        DecisionOutcome: components["schemas"]["KnownDecisionOutcome"] | (string & {});
        /** @description One uncertain thing on which a decline hangs. */
        DecisionQuestion: {
            /** @description What it is about: `employer`, `margin`, `cash` or `category`, and a number. */
            id: string;
            /** @description The question, with what follows from its answer. */
            text: string;
            /** @description The transactions it is about. */
            rows: string[];
            /** @description What can be answered. */
            answers: components["schemas"]["DecisionQuestionAnswer"][];
        };
        /** @description An answer to a question, and what would follow from it. */
        DecisionQuestionAnswer: {
            /** @description `yes` or `no`. */
            value: string;
            /** @description What is to be corrected then: with a `reason`, the body of `PATCH /analyses/{id}/corrections`. Null where everything was understood rightly. */
            correction: components["schemas"]["Corrections"] | null;
            /** @description What the policy would say then. */
            outcome: components["schemas"]["DecisionOutcome"];
            /**
             * Format: double
             * @description The largest loan that could be given then, in rupees; null where there is none.
             */
            offer: number | null;
        };
        /** @description One thing that spoke against the applicant. Everything is told as data; `text` says the same to credit staff. */
        DecisionReason: {
            /** @description A stable code, such as `C01` for payments returned unpaid in 6 months; `GET /reference/reasons` lists them all. `T01` to `T04` force a review; `OFFER_BELOW_MIN` says that no loan of the product is possible. */
            code: string;
            /** @description How it weighed. Null in reports of before it was told. */
            kind: components["schemas"]["ReasonKind"] | null;
            /** @description What part of the case it belongs to. */
            section: components["schemas"]["ReasonSection"];
            /** @description The metric it is of; `null` where it is of none. */
            metric: string | null;
            /** @description The rule that does not hold, or cannot be answered; `null` where it is no rule's doing. */
            rule_id: string | null;
            /** @description The value that was found, in the metric's unit; `null` where it is not of one metric. Of months that are missing their list, as `YYYY-MM`. */
            value: components["schemas"]["RuleValue"] | null;
            /** @description How the value should compare with `threshold`; `null` where it is not compared. */
            op: components["schemas"]["RuleOp"] | null;
            /** @description What the value was held against: the rule's value, what would have earned full points, or of a cap the score it allows. */
            threshold: components["schemas"]["RuleValue"] | null;
            /**
             * Format: double
             * @description How many points of the score it cost; `null` where it is not part of the score.
             */
            points_lost: number | null;
            /** @description What limits the loan, where no loan of the product is possible; `null` for other reasons. */
            constraint: components["schemas"]["OfferConstraint"] | null;
            /** @description What the value is made of: instalments by lender, income by source. Empty where it has no parts. */
            parts: components["schemas"]["FigurePart"][];
            /** @description What the sum of the parts is compared with: the income, the instalment; `null` where it is not. */
            of: components["schemas"]["FigurePart"] | null;
            /** @description The transactions that the reason rests on. */
            rows: string[];
            /** @description The reason as a sentence for credit staff. What an applicant may hear is in the letter. */
            text: string;
        };
        /** @description Declared figures held against the rows: true where they agree, null where the statement declares none. */
        DeclaredChecks: {
            /** @description Whether the opening balance agrees with the rows. */
            opening_balance: boolean | null;
            /** @description Whether the closing balance agrees with the rows. */
            closing_balance: boolean | null;
            /** @description Whether the sum of all debits agrees with the rows. */
            total_debits: boolean | null;
            /** @description Whether the sum of all credits agrees with the rows. */
            total_credits: boolean | null;
            /** @description Whether the number of debits agrees with the rows. */
            debit_count: boolean | null;
            /** @description Whether the number of credits agrees with the rows. */
            credit_count: boolean | null;
        };
        /** @description What the statement itself says of its rows; null where it prints no such figure. */
        DeclaredFigures: {
            /**
             * Format: double
             * @description The opening balance that the statement prints. In rupees.
             */
            opening_balance: number | null;
            /**
             * Format: double
             * @description The closing balance that the statement prints. In rupees.
             */
            closing_balance: number | null;
            /**
             * Format: double
             * @description The sum of all debits that the statement prints. In rupees.
             */
            total_debits: number | null;
            /**
             * Format: double
             * @description The sum of all credits that the statement prints. In rupees.
             */
            total_credits: number | null;
            /**
             * Format: uint64
             * @description The number of debits that the statement prints.
             */
            debit_count: number | null;
            /**
             * Format: uint64
             * @description The number of credits that the statement prints.
             */
            credit_count: number | null;
        };
        /**
         * @description Which way the money went, seen from the account holder.
         * @enum {string}
         */
        Direction: "credit" | "debit";
        /** @description A month whose end was pushed up. */
        DressedMonth: {
            /** @description The month, such as `2025-04`. */
            month: string;
        };
        /** @description A balance that an instalment would have met. */
        DueDayBalance: {
            /**
             * Format: date
             * @description The day on which an instalment could fall due.
             */
            date: string;
            /**
             * Format: double
             * @description The balance at its end, of all measured accounts together. In rupees.
             */
            balance: number;
            /** @description The transactions after which it stood so. */
            transaction_ids: string[];
        };
        /** @description The certificate of an erasure. */
        Erasure: {
            /** @description Id of the certificate, `ers_…`. */
            id: string;
            /** @description What was erased. */
            kind: components["schemas"]["ErasureKind"];
            /** @description The id that it had. */
            subject: string;
            /** @description Why it was erased. */
            cause: components["schemas"]["ErasureCause"];
            /** @description Id of the user who erased it; null where retention did. */
            erased_by: string | null;
            /** @description The request that erased it; null where retention did. */
            request_id: string | null;
            /**
             * Format: date-time
             * @description When it was erased: from then on nobody could read it.
             */
            erased_at: string;
            /**
             * Format: date-time
             * @description When the last copy of its key had left the database; null while that is under way.
             */
            purged_at: string | null;
            /** @description SHA-256 of what was there, by what it was: `file_sha256` of the file as it was uploaded, `sealed_report_sha256` of the report as it was stored, encrypted. */
            hashes: {
                [key: string]: string;
            };
        };
        /**
         * @description Why it was erased: somebody asked for it, or the team's retention had passed. New values may be added.
         * @enum {string}
         */
        ErasureCause: components["schemas"]["KnownErasureCause"] | (string & {});
        /**
         * @description What was erased: an analysis with all that belongs to it, its statement alone, or a credit check. New values may be added.
         * @enum {string}
         */
        ErasureKind: components["schemas"]["KnownErasureKind"] | (string & {});
        /**
         * @description Why a request was refused: stable, one value for one cause. New ones may be added; treat an unknown one by the HTTP status.
         * @enum {string}
         */
        ErrorCode: components["schemas"]["KnownErrorCode"] | (string & {});
        /** @description The body of every refusal. */
        ErrorResponse: {
            /** @description What happened, for a person. Not stable: do not compare it. */
            message: string;
            /** @description What happened, for a program. Stable. */
            code: components["schemas"]["ErrorCode"];
            /** @description The `X-Request-Id` of this exchange: quote it when you ask for help. */
            request_id: string;
            /** @description The members that were refused, each with its reason; absent where the refusal is about no member. */
            errors?: components["schemas"]["FieldError"][];
            /** @description Address of the page that explains this code. */
            doc_url: string;
        };
        /** @description Something that happened. A webhook's body is exactly this. */
        Event: {
            /** @description Id of the event, `evt_…`. A webhook carries it as `webhook-id`, the same at every attempt and replay. */
            id: string;
            /** @description What it tells of. */
            type: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description What it says. */
            data: components["schemas"]["EventData"];
        };
        /** @description What an event says: ids, status and decision, never a name, a number or an amount. What does not apply is null. */
        EventData: {
            /** @description The analysis it is about. */
            analysis_id: string | null;
            /** @description The credit check it is about. */
            credit_check_id: string | null;
            /** @description The webhook endpoint it is about. */
            webhook_endpoint_id: string | null;
            /** @description The status of the analysis or the check. */
            status: string | null;
            /** @description What is recommended about the application: `approve`, `review` or `decline`. */
            decision: string | null;
            /** @description What holds in the end, `approve` or `decline`; null while a person has still to decide. */
            final_decision: string | null;
            /**
             * Format: int64
             * @description Which revision of the decision holds, from 1.
             */
            revision: number | null;
            /** @description Why the analysis failed, as `failure.code` of its record. */
            failure_code: string | null;
            /** @description Which limit is reached: `bureau_daily_cap`. Others may be added. */
            limit: string | null;
        };
        /** @description A part of the team's events, in the order in which they became known. */
        EventList: {
            /** @description The events, the oldest first. */
            data: components["schemas"]["Event"][];
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /** @description Whether there are more at the moment. */
            has_more: boolean;
            /** @description Keep this and give it as `cursor` to read on, now or later. It is there on the last page too. */
            next_cursor: string;
        };
        /**
         * @description What an event tells of. New values may be added.
         * @enum {string}
         */
        EventType: components["schemas"]["KnownEventType"] | (string & {});
        /**
         * @description What became of a loan other than being repaid as agreed. New values may be added.
         * @enum {string}
         */
        FacilityStatus: components["schemas"]["KnownFacilityStatus"] | (string & {});
        /**
         * @description Why there is no report: `statement_unreadable` where the file cannot be opened, asks too much of its reader or its text has no characters; `scanned_document` where its pages are pictures in which no text could be recognised; `no_transactions_found` where a statement has no rows; `unsupported_layout` where no table of transactions was found; `processing_error` where something broke on our side, several times; `statement_missing` where the file is not where it was stored, and `statement_corrupt` where it is not as it was stored. The last three may be tried again. New values may be added.
         * @enum {string}
         */
        FailureCode: components["schemas"]["KnownFailureCode"] | (string & {});
        /** @description One member that was refused. */
        FieldError: {
            /** @description Path of the member, such as `policy.rules[0].metric`. */
            field: string;
            /** @description What is wrong with the member, for a person. */
            message: string;
        };
        /** @description A part of a figure. */
        FigurePart: {
            /** @description What it is. */
            kind: components["schemas"]["FigurePartKind"];
            /** @description The lender or payer; `null` where it has no name. */
            name: string | null;
            /**
             * Format: double
             * @description How much it is, in rupees.
             */
            amount: number;
            /**
             * Format: double
             * @description Of income: the receipts of a usual month that it was counted from; `null` where they count in full. In rupees.
             */
            receipts: number | null;
            /**
             * Format: double
             * @description The share of the receipts that counts, from 0 to 1; `null` where they count in full.
             */
            margin: number | null;
        };
        /**
         * @description What a part of a figure is: an instalment to a lender, a share of a card's bill, the instalment of this loan; income, by its kind; the average balance, what is left of a month or what trade earns; the loan, the instalments of a month, the collateral. New values may be added.
         * @enum {string}
         */
        FigurePartKind: components["schemas"]["KnownFigurePartKind"] | (string & {});
        /**
         * @description How far receipts may stray from the declared turnover. New values may be added.
         * @enum {string}
         */
        GstLevel: components["schemas"]["KnownGstLevel"] | (string & {});
        /** @description What is under way for a team, and the most that may be. */
        InFlight: {
            /**
             * Format: int64
             * @description Analyses that workers perform.
             */
            jobs: number;
            /**
             * Format: int64
             * @description The most of them at once, over all workers that are alive: never all their slots. 0 while no worker is.
             */
            jobs_cap: number;
            /**
             * Format: int64
             * @description Reports that are being opened or written, and decisions that are being made again, by the process that answers.
             */
            computing: number;
            /**
             * Format: int64
             * @description The most of them at once, in each process: half of its processors.
             */
            computing_cap: number;
        };
        /** @description What the applicant earns. */
        Income: {
            /** @description Where most of the income comes from. */
            type: components["schemas"]["IncomeType"];
            /**
             * Format: double
             * @description What is earned in a usual month, as the product counts it (`policy.income.use`; `base` unless it says otherwise): salaries, pensions and interest in full, receipts of trade at the product's margin, fees, gig work, crops and rents at margins of their own. Null where no income was recognised. In rupees.
             */
            monthly_income: number | null;
            /**
             * Format: double
             * @description The same counted strictly: only what says that it is pay, or came in at least 6 months. In rupees.
             */
            low: number | null;
            /**
             * Format: double
             * @description The same counted as usual: every source that was recognised. In rupees.
             */
            base: number | null;
            /**
             * Format: double
             * @description The same counted generously: with payers that pay much the same every month and were not recognised as income. In rupees.
             */
            high: number | null;
            /**
             * Format: double
             * @description Of a joint account whose payments name their earner: the same with what the other holders earn. Null for others. In rupees.
             */
            household_monthly_income: number | null;
            /**
             * Format: double
             * @description How much the income varies from month to month: standard deviation over mean, 0 is perfectly steady. Null for fewer than two months.
             */
            stability_cv: number | null;
            /**
             * Format: uint64
             * @description In how many full months income was seen.
             */
            months: number;
            /**
             * Format: uint64
             * @description In how many full months a salary or pension was seen.
             */
            salary_months: number;
            /** @description Payments beyond the regular salary: they are not counted. */
            bonuses: string[];
            /** @description Each source of income, the largest first. */
            sources: components["schemas"]["IncomeSource"][];
            /** @description What looks like income and is not counted, with why. */
            left_out: components["schemas"]["IncomeLeftOut"][];
        };
        /** @description Credits that look like income and are not counted. */
        IncomeLeftOut: {
            /** @description Why it is not counted. */
            reason: components["schemas"]["LeftOutReason"];
            /** @description Who paid it; null for many payers. */
            payer: string | null;
            /**
             * Format: double
             * @description What it brings in a mean full month. In rupees.
             */
            monthly_receipts: number;
            /** @description The transactions it is made of. */
            transaction_ids: string[];
        };
        /** @description What is left as income of receipts that are no salary, in percent from 0 to 100; null or absent: as usual. */
        IncomeMargins: {
            /**
             * Format: double
             * @description Of clients' fees; as usual: 50.
             */
            professional_pct?: number | null;
            /**
             * Format: double
             * @description Of gig work; as usual: 70.
             */
            gig_pct?: number | null;
            /**
             * Format: double
             * @description Of rents; as usual: 70.
             */
            rent_pct?: number | null;
            /**
             * Format: double
             * @description Of crops and milk; as usual: 40.
             */
            agriculture_pct?: number | null;
        };
        /** @description How a policy counts income. */
        IncomePolicy: {
            /** @description Which of the three figures rules and scores read as `monthly_income`; absent or null: `base`. */
            use?: components["schemas"]["IncomeUse"] | null;
            /** @description What of receipts that are no salary is counted, by their kind; absent or null: as usual. Of trade it is `business_margin_pct` of the product. */
            margins?: components["schemas"]["IncomeMargins"] | null;
        };
        /** @description One employer, or one kind of receipts. */
        IncomeSource: {
            /** @description Whether it is a salary, a pension, trade or something else. */
            kind: components["schemas"]["IncomeSourceKind"];
            /** @description The employer; null for receipts of many payers. */
            payer: string | null;
            /** @description Of a joint account: the holder whose name the payments carry; null where they carry none. */
            earner: string | null;
            /**
             * Format: double
             * @description What it brings in a usual month. In rupees.
             */
            monthly_receipts: number;
            /**
             * Format: double
             * @description What of the receipts counts as income: 1 for a salary, the margin for trade.
             */
            margin: number;
            /**
             * Format: double
             * @description What it adds to the monthly income. Zero for a source that has stopped, and for another holder's. In rupees.
             */
            monthly_income: number;
            /**
             * Format: uint64
             * @description The number of months in which it was seen.
             */
            months: number;
            /**
             * Format: date
             * @description The day of its latest receipt.
             */
            last_seen: string;
            /** @description Whether it was still paying when the statement ended. */
            is_active: boolean;
            /** @description Whether it counts in the `low` figure: its payments say that they are pay, or it came in at least 6 months. */
            is_stated: boolean;
            /**
             * Format: double
             * @description Of a salary or pension: by what part the last two payments lie above (positive) or below (negative) those before. Null for other kinds.
             */
            change: number | null;
            /** @description The transactions it was read from. */
            transaction_ids: string[];
        };
        /**
         * @description Kinds of income. New values may be added.
         * @enum {string}
         */
        IncomeSourceKind: components["schemas"]["KnownIncomeSourceKind"] | (string & {});
        /**
         * @description Where income comes from. New values may be added.
         * @enum {string}
         */
        IncomeType: components["schemas"]["KnownIncomeType"] | (string & {});
        /**
         * @description Which figure of the income counts: `low`, only what says that it is pay, or came in at least 6 months; `base`, every source that was recognised; `high`, with payers that pay much the same every month and were not recognised. New values may be added.
         * @enum {string}
         */
        IncomeUse: components["schemas"]["KnownIncomeUse"] | (string & {});
        /** @description Whether the document is what the bank issued, as far as the document itself can tell. Where nothing was found it is not proved genuine: a careful forgery leaves nothing to find. */
        Integrity: {
            /** @description A critical finding, warnings of two independent groups, or a warning of `maker`: the analysis goes to a person. Any other lone warning is a note. */
            flagged: boolean;
            /** @description Every check that was made, passed or not, and those that could not be made. */
            checks: components["schemas"]["IntegrityCheck"][];
            /** @description What no check of a single file can show, in sentences. Reports made by rules before 1.7.0 have none. */
            limits: string[];
        };
        /** @description One thing that was looked for. */
        IntegrityCheck: {
            /** @description A stable name, such as `editor_markers`. */
            code: string;
            /** @description Findings of one group arise from one another: two warnings of one group count as one. */
            group: components["schemas"]["IntegrityGroup"];
            /** @description Whether it was looked for, and found. */
            status: components["schemas"]["IntegrityStatus"];
            /** @description How grave the finding is; of a check without one, how grave one would be. */
            severity: components["schemas"]["IntegritySeverity"];
            /** @description What was found, what was looked at, or why it was not run. */
            message: string;
            /** @description Where the finding can be seen; empty where it is about the file as a whole. */
            evidence: components["schemas"]["IntegrityEvidence"][];
        };
        /** @description Where a finding can be seen. */
        IntegrityEvidence: {
            /**
             * Format: uint64
             * @description The page, from 1; null for the file as a whole.
             */
            page: number | null;
            /** @description Where on the page. */
            box: components["schemas"]["PageBox"] | null;
            /** @description The transaction it is about; null where it is about none. */
            transaction_id: string | null;
            /** @description What was found there, in words. */
            detail: string;
            /** @description What the statement says at this place, as it stands there or in figures: an amount, a balance, a day, a number. Null where the finding is about none. */
            declared: string | null;
            /** @description What stands against it: what an earlier revision said, what lies beneath, what is drawn, or what follows from the rest of the statement. Null where that cannot be told. */
            found: string | null;
        };
        /**
         * @description Kinds of evidence that arise independently of one another: two warnings of one group are one warning. New values may be added.
         * @enum {string}
         */
        IntegrityGroup: components["schemas"]["KnownIntegrityGroup"] | (string & {});
        /**
         * @description How grave a finding is. New values may be added.
         * @enum {string}
         */
        IntegritySeverity: components["schemas"]["KnownIntegritySeverity"] | (string & {});
        /**
         * @description What came of a check. New values may be added.
         * @enum {string}
         */
        IntegrityStatus: components["schemas"]["KnownIntegrityStatus"] | (string & {});
        /** @description An invitation to become a member. */
        Invitation: {
            /** @description Id of the invitation, `inv_…`, by which it is revoked. */
            id: string;
            /** @description The email address it is for. */
            email: string;
            /** @description What the person will be allowed to do. */
            role: components["schemas"]["Role"];
            /** @description How it stands. */
            status: components["schemas"]["InvitationStatus"];
            /** @description What the person accepts it with, once: hand it over in private. In the answer to its creation alone, never shown again. */
            token?: string;
            /** @description The page of the console that takes the token. As `token`, in the answer to its creation alone. */
            link?: string;
            /** @description Id of the owner who made it. */
            created_by: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when it can be accepted: seven days.
             */
            expires_at: string;
        };
        /** @description A page of invitations. */
        InvitationList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["Invitation"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description How an invitation stands: `open`, or it was `accepted`, was `revoked`, or is `expired`. New values may be added.
         * @enum {string}
         */
        InvitationStatus: components["schemas"]["KnownInvitationStatus"] | (string & {});
        /** @description A code that a refusal can give. */
        KnownError: {
            /** @description The code, as `code` of a refusal gives it. A code keeps its meaning. */
            code: components["schemas"]["ErrorCode"];
            /**
             * Format: uint16
             * @description The HTTP status that it comes with.
             */
            status: number;
            /** @description What has happened. */
            meaning: string;
            /** @description What the caller can do. */
            remedy: string;
            /** @description Address of the page that explains this code, as refusals name it. */
            doc_url: string;
        };
        /** @description Every code that a refusal can give, by status. */
        KnownErrorList: {
            /** @description All codes. */
            data: components["schemas"]["KnownError"][];
        };
        /** @description A code that a decision can give as a reason. */
        KnownReason: {
            /** @description The code, as `decision.reasons` gives it. A code keeps its meaning. */
            code: string;
            /** @description What part of the case it belongs to. */
            section: components["schemas"]["ReasonSection"];
            /** @description The metric that gives it; null where it is of no metric. */
            metric: string | null;
            /** @description What it is about. */
            meaning: string;
            /** @description What an applicant may hear of it, in each language, with `{value}` in place of the value. Empty for what is never told to an applicant: a suspicion about the document or the account. */
            applicant_sentences: components["schemas"]["ApplicantSentence"][];
        };
        /** @description Every code that a decision can give, by code. */
        KnownReasonList: {
            /** @description The version of the lists, thresholds and weights that reports are made with today. */
            rules_version: string;
            /** @description All codes. */
            data: components["schemas"]["KnownReason"][];
        };
        /**
         * @description A language that letters are written in: English or Hindi. New values may be added.
         * @enum {string}
         */
        Language: components["schemas"]["KnownLanguage"] | (string & {});
        /**
         * @description Why credits are not counted as income: relatives support the applicant, or send money from abroad; an employer paid it beside the salary; the salary has stopped; it is another holder's; somebody pays much the same every month, and nothing says what for; it came too seldom, or is too little. New values may be added.
         * @enum {string}
         */
        LeftOutReason: components["schemas"]["KnownLeftOutReason"] | (string & {});
        /** @description A line between the rows of a table that is no part of a row. */
        LeftoverLine: {
            /**
             * Format: uint64
             * @description The page it stands on, from 1.
             */
            page: number;
            /** @description Where on that page it stands. */
            box: components["schemas"]["PageBox"];
            /** @description What it says. */
            text: string;
        };
        /**
         * @description What is being repaid. New values may be added.
         * @enum {string}
         */
        LoanKind: components["schemas"]["KnownLoanKind"] | (string & {});
        /** @description A loan that can be given, and what limits it. */
        LoanOffer: {
            /**
             * Format: double
             * @description The amount: as asked for where every limit allows it, else the largest multiple of 1,000 rupees that they do.
             */
            amount: number;
            /**
             * Format: uint16
             * @description The tenure that was asked for, or the product's default.
             */
            tenure_months: number;
            /**
             * Format: double
             * @description The product's yearly rate of interest in percent.
             */
            annual_rate_pct: number;
            /**
             * Format: double
             * @description The level monthly instalment of the offer. In rupees.
             */
            emi: number;
            /** @description Whether the offer is smaller than what was asked for. */
            is_counter_offer: boolean;
            /** @description Whether the application named no amount. The offer is then the largest loan that the limits and the product allow, and the rules and the score are those of that loan. */
            is_indicative: boolean;
            /** @description What keeps the offer from being larger. */
            binding_constraint: components["schemas"]["OfferConstraint"];
            /** @description Every limit that could be computed, with the amount it allows. */
            limits: components["schemas"]["OfferLimit"][];
        };
        /** @description A fresh login token. */
        LoginToken: {
            /** @description The bearer token. Keep it in the device's secure storage. */
            token: string;
            /** @description The scheme to send the token with: always `bearer`. */
            token_type: string;
            /**
             * Format: int64
             * @description Lifetime of the token in seconds, 28,800 unless the operator chose otherwise; afterwards the person signs in again.
             */
            expires_in: number;
            /** @description The mark of this device. Keep it beyond the token, and send it with the next sign-in. It opens nothing. */
            device_token: string;
            /** @description The person who signed in. */
            user: components["schemas"]["LoginUser"];
        };
        /** @description The person a login token is for. */
        LoginUser: {
            /** @description Id of the user. */
            id: string;
            /** @description The person's full name. */
            name: string;
            /** @description The person's email address. */
            email: string;
        };
        /** @description The user and the team that the token belongs to. */
        Me: {
            /** @description The person the token acts for. */
            user: components["schemas"]["MeUser"];
            /** @description The person's team. */
            team: components["schemas"]["MeTeam"];
            /** @description The token of this request: its id and kind, never its text. */
            token: components["schemas"]["MeToken"];
        };
        /** @description A team, to which all data belongs. */
        MeTeam: {
            /** @description Id of the team. */
            id: string;
            /** @description Name of the team. */
            name: string;
            /** @description What the team has been granted: `bureau` allows pulling credit-bureau reports. */
            entitlements: string[];
        };
        /** @description The token of this request. */
        MeToken: {
            /** @description Id of the token, by which it can be revoked. Not the token itself. */
            id: string;
            /** @description Whether it is an API key or a login token. */
            kind: components["schemas"]["TokenKind"];
            /** @description The name given to an API key, or the device a login token was made for; null where there is none. */
            name: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ends; null for never.
             */
            expires_at: string | null;
            /** @description What it is good for, within the role of the person; null: whatever the person may. */
            scopes: components["schemas"]["Scope"][] | null;
        };
        /** @description A person with their role in the team. */
        MeUser: {
            /** @description Id of the user. */
            id: string;
            /** @description The person's full name. */
            name: string;
            /** @description Email address, the one to sign in with. */
            email: string;
            /** @description What the person may do in the team. */
            role: components["schemas"]["Role"];
        };
        /** @description A metric of this case, by its name in the metric reference. */
        MeasuredMetric: {
            /** @description The metric's name, as rules write it. */
            name: string;
            /**
             * Format: double
             * @description A number in the metric's unit; null where it has no value or is no number.
             */
            number: number | null;
            /** @description The value of a metric that is true or false. */
            flag: boolean | null;
            /** @description The value of a metric that is a word. */
            word: string | null;
            /** @description The unit of `number`, in words. */
            unit: string;
            /** @description The transactions it came from; empty where it is not of particular ones. */
            transaction_ids: string[];
        };
        /** @description A person of the team. */
        Member: {
            /** @description Id of the user, `usr_…`. */
            id: string;
            /** @description The person's full name. */
            name: string;
            /** @description Email address, the one to sign in with. */
            email: string;
            /** @description What the person may do in the team. */
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @description When the person came.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Since when the person has no access; null while they have.
             */
            disabled_at: string | null;
            /** @description Whether the person needs a code besides the password to sign in. */
            has_second_factor: boolean;
        };
        /** @description A page of members. */
        MemberList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["Member"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description One thing that is measured about an applicant, and that a rule of a policy may name. */
        Metric: {
            /** @description The metric's name, as rules write it. */
            name: string;
            /** @description What sort of value it has, which decides the operators that fit. */
            kind: components["schemas"]["MetricKind"];
            /** @description The unit of its values and of the thresholds that rules compare with them. */
            unit: string;
            /** @description The operators that a rule may compare it with. */
            operators: components["schemas"]["RuleOp"][];
            /** @description The words a choice may be; empty for others. */
            choices: string[];
            /**
             * Format: double
             * @description The least threshold that a rule may name; null where it is no number.
             */
            threshold_min: number | null;
            /**
             * Format: double
             * @description The largest threshold that a rule may name; null where it is no number.
             */
            threshold_max: number | null;
            /** @description What it tells, in one sentence. */
            summary: string;
            /** @description How it is computed, in words. */
            formula: string;
            /** @description The days of the statement that it looks at. */
            window: string;
            /** @description What is deliberately left out of it. */
            exclusions: string;
            /** @description When there is no value, so that a rule's `on_missing` speaks. */
            missing_when: string;
        };
        /**
         * @description What sort of value a metric has. New values may be added.
         * @enum {string}
         */
        MetricKind: components["schemas"]["KnownMetricKind"] | (string & {});
        /** @description Every metric, grouped as an analyst reads a case: statement, balances, income, loan, conduct, behaviour, bureau. */
        MetricList: {
            /** @description The version of the lists, thresholds and weights that reports are made with today. */
            rules_version: string;
            /** @description All metrics. */
            data: components["schemas"]["Metric"][];
        };
        /** @description How the values of a metric are spread over the cases that were decided again. */
        MetricSpread: {
            /** @description The metric's name, as rules write it. */
            metric: string;
            /**
             * Format: int64
             * @description How many of the cases have a value.
             */
            count: number;
            /**
             * Format: double
             * @description A tenth of them have this value or less.
             */
            p10: number;
            /**
             * Format: double
             * @description Half of them have this value or less.
             */
            p50: number;
            /**
             * Format: double
             * @description Nine tenths of them have this value or less.
             */
            p90: number;
        };
        /** @description Days between which rows are missing. */
        MissingRange: {
            /** @description The account, as its `id` in `accounts`. */
            account_id: string;
            /**
             * Format: date
             * @description The last day before the gap with a row.
             */
            from: string;
            /**
             * Format: date
             * @description The first day after the gap.
             */
            to: string;
        };
        /** @description One calendar month of the statement. */
        MonthlyFigures: {
            /** @description The month, such as `2025-04`. */
            month: string;
            /** @description Whether the statement covers the month from its first to its last day. Most metrics look at full months only. */
            is_full: boolean;
            /**
             * Format: uint64
             * @description How many credits there were.
             */
            credit_count: number;
            /**
             * Format: double
             * @description The sum of all credits. In rupees.
             */
            credits: number;
            /**
             * Format: uint64
             * @description How many debits there were.
             */
            debit_count: number;
            /**
             * Format: double
             * @description The sum of all debits. In rupees.
             */
            debits: number;
            /**
             * Format: double
             * @description Credits that are earned or sold: without own transfers, loans, refunds and the like, less cheques that came back. In rupees.
             */
            net_credits: number;
            /**
             * Format: double
             * @description Debits without own transfers, investments and payments that came back. In rupees.
             */
            expenses: number;
            /**
             * Format: double
             * @description Salary and pension paid in this month. In rupees.
             */
            salary: number;
            /**
             * Format: double
             * @description Receipts of work on one's own account and of rents: customers, settlements, fees, gig platforms, crops, tenants. In rupees.
             */
            business: number;
            /**
             * Format: double
             * @description Cash that was paid in. In rupees.
             */
            cash_deposits: number;
            /**
             * Format: double
             * @description Cash that was drawn. In rupees.
             */
            cash_withdrawals: number;
            /**
             * Format: double
             * @description Instalments, card bills and pay-later dues that were paid. In rupees.
             */
            instalments: number;
            /**
             * Format: uint64
             * @description Payments presented on the account in this month and returned unpaid, technical reasons aside.
             */
            inward_bounces: number;
            /**
             * Format: double
             * @description The mean end-of-day balance; null where the statement prints no balances. In rupees.
             */
            average_balance: number | null;
            /**
             * Format: double
             * @description The lowest end-of-day balance. In rupees.
             */
            lowest_balance: number | null;
            /**
             * Format: double
             * @description The highest end-of-day balance. In rupees.
             */
            highest_balance: number | null;
            /**
             * Format: double
             * @description The balance at the end of the month's last covered day. In rupees.
             */
            closing_balance: number | null;
            /** @description Every transaction of the month: the figures above are theirs. */
            transaction_ids: string[];
        };
        /** @description Whether the account looks like one through which others pass money, and what speaks for it. */
        MuleAssessment: {
            /**
             * Format: double
             * @description From 0 to 100: the points of all signals. Null where there was too little to assess.
             */
            score: number | null;
            /** @description How strongly the account looks like that of a money mule. */
            level: components["schemas"]["MuleLevel"];
            /** @description Whether a person must look at the account. True for the levels `elevated` and `high`. */
            is_flagged: boolean;
            /** @description Why the account has this level, in a sentence. */
            reason: string;
            /** @description Codes of the signs of honest trade that were found, such as `regular_payees` or `tax_paid`. */
            merchant_evidence: string[];
            /**
             * Format: double
             * @description What the points of signals that trade shows, too, were multiplied by: 1 without merchant evidence.
             */
            relief: number;
            /** @description The patterns that were seen, in a fixed order; empty where there are none. */
            signals: components["schemas"]["MuleSignal"][];
        };
        /**
         * @description How strongly an account looks like that of a money mule. New values may be added.
         * @enum {string}
         */
        MuleLevel: components["schemas"]["KnownMuleLevel"] | (string & {});
        /** @description One pattern that was seen. */
        MuleSignal: {
            /** @description A stable name, such as `pass_through` or `hard_words`. */
            code: string;
            /**
             * Format: double
             * @description What it adds to the score. Zero for signals that set the level by themselves.
             */
            points: number;
            /**
             * Format: double
             * @description The most points that it could add.
             */
            max_points: number;
            /**
             * Format: double
             * @description The measured share, ratio or count.
             */
            value: number;
            /** @description What was seen, in a sentence. */
            text: string;
            /** @description The transactions it was seen in, the first 50 at most. */
            transaction_ids: string[];
            /**
             * Format: uint32
             * @description In how many transactions it was seen.
             */
            count: number;
        };
        /** @description One name that was compared with the applicant's. */
        NameComparison: {
            /** @description Where the other name was found. */
            source: components["schemas"]["NameSource"];
            /** @description The account whose statement gives the name; null for the bureau. */
            account_id: string | null;
            /** @description The other name, as it was found. */
            name: string;
            /**
             * Format: double
             * @description How far the name agrees with the applicant's, from 0 to 1; null if they could not be compared.
             */
            score: number | null;
            /** @description What the score comes to, from the same person to another one. */
            level: components["schemas"]["NameLevel"];
        };
        /**
         * @description How far two names agree. New values may be added.
         * @enum {string}
         */
        NameLevel: components["schemas"]["KnownNameLevel"] | (string & {});
        /** @description Whether the applicant is the person on the statements and at the bureau. */
        NameMatch: {
            /**
             * Format: double
             * @description From 0 to 1: for each account its best holder, then the worst of the accounts and the bureau. Null if no names could be compared.
             */
            score: number | null;
            /** @description What the score means: `match` from 0.85, `partial` from 0.65, otherwise `mismatch`. */
            level: components["schemas"]["NameLevel"];
            /** @description The applicant's name as it was given. */
            applicant_name: string | null;
            /** @description Every name the applicant's was compared with. */
            compared: components["schemas"]["NameComparison"][];
            /** @description The result as a sentence, for a person. */
            explanation: string;
        };
        /**
         * @description Where a name comes from. New values may be added.
         * @enum {string}
         */
        NameSource: components["schemas"]["KnownNameSource"] | (string & {});
        /** @description Something the applicant must pay month by month. */
        Obligation: {
            /** @description The lender, as far as it can be told. */
            lender: string;
            /** @description Whether it is repaid by instalments, by card bills or as a pay-later line. */
            kind: components["schemas"]["LoanKind"];
            /**
             * Format: double
             * @description What it takes every month; null where neither the statement nor the bureau tells. Of a card it is a share of what is owed. In rupees.
             */
            monthly: number | null;
            /** @description Whether the statement shows it, the bureau, or both. */
            source: components["schemas"]["ObligationSource"];
            /** @description How sure it is that it is a loan. What a lender reports to the bureau is certain. */
            certainty: components["schemas"]["Certainty"];
            /** @description Whether it is still being repaid. */
            is_active: boolean;
            /** @description Whether it counts in the ratios that rules read. */
            counts_in_base: boolean;
            /** @description Whether it counts in the stressed case, which also takes what only looks like a loan. */
            counts_in_stressed: boolean;
            /** @description Whether the lender is an app or pay-later provider, as far as the statement tells. */
            is_fintech: boolean;
            /**
             * Format: date
             * @description When it was first paid on the statement; of a loan that only the bureau knows, when it was opened.
             */
            first_seen: string | null;
            /**
             * Format: date
             * @description When it was last paid on the statement; of a loan that only the bureau knows, when it was last reported.
             */
            last_seen: string | null;
            /**
             * Format: double
             * @description What is still owed on it, as the bureau reports. In rupees.
             */
            outstanding: number | null;
            /** @description The account in the bureau report; null where only the statement shows it. */
            bureau_account_id: string | null;
            /** @description Its payments on the statement. */
            transaction_ids: string[];
            /** @description Why it counts as it does, where that does not go without saying. */
            note: string | null;
        };
        /**
         * @description Where an obligation was found. New values may be added.
         * @enum {string}
         */
        ObligationSource: components["schemas"]["KnownObligationSource"] | (string & {});
        /**
         * @description What can limit a loan: the amount asked for; the product's largest loan; a rule on the amount or on the instalment; the part of the income that instalments take (FOIR), in the usual or the stressed case; the average bank balance against the instalment; the monthly surplus against the instalment; what the business earns against its instalments (DSCR); the collateral (LTV); the down payment; the income times a multiple; a part of the yearly turnover. New values may be added.
         * @enum {string}
         */
        OfferConstraint: components["schemas"]["KnownOfferConstraint"] | (string & {});
        /** @description One limit on the loan. */
        OfferLimit: {
            /** @description Which limit it is. */
            constraint: components["schemas"]["OfferConstraint"];
            /**
             * Format: double
             * @description The largest loan that it allows at the offer's tenure and rate, as a multiple of 1,000 rupees and never more than the product's largest loan.
             */
            amount: number;
            /** @description The rules and limits of the policy behind it. Empty for the amount asked for and for the product's largest loan. */
            rule_ids: string[];
        };
        /**
         * @description What follows where a rule cannot be evaluated. `review`: a person decides. `skip`: the rule is reported as not evaluated and otherwise ignored. New values may be added.
         * @enum {string}
         */
        OnMissing: components["schemas"]["KnownOnMissing"] | (string & {});
        /** @description An overdraft or cash-credit line: how much of it is drawn. Figures are over the same months as the balances. */
        Overdraft: {
            /**
             * Format: double
             * @description The sanctioned limit as printed; null where the statement prints none, and then nothing is told as a share of it. In rupees.
             */
            limit: number | null;
            /**
             * Format: double
             * @description The drawing power as printed: what may be drawn against stock and bills today. In rupees.
             */
            drawing_power: number | null;
            /**
             * Format: double
             * @description What was drawn at the end of a mean day. In rupees.
             */
            average_used: number;
            /**
             * Format: double
             * @description The same as a share of the limit: 0.8 is 80%.
             */
            average_utilisation: number | null;
            /**
             * Format: double
             * @description The most that was drawn at the end of a day, as a share of the limit.
             */
            peak_utilisation: number | null;
            /**
             * Format: date
             * @description The first day on which the most was drawn; null where nothing was.
             */
            peak_on: string | null;
            /**
             * Format: uint64
             * @description The number of days that ended beyond the limit or the drawing power, whichever is lower.
             */
            days_over: number | null;
            /**
             * Format: double
             * @description What could still be drawn at the end of a mean due day: the lower of limit and drawing power, less what is used. It takes the place of the average bank balance. In rupees.
             */
            headroom: number | null;
            /**
             * Format: double
             * @description The interest of a mean month. In rupees.
             */
            monthly_interest: number;
            /** @description Month by month, the oldest first. */
            monthly: components["schemas"]["OverdraftMonth"][];
            /** @description The interest that was charged. */
            transaction_ids: string[];
        };
        /** @description One month of an overdraft. */
        OverdraftMonth: {
            /** @description The calendar month, `YYYY-MM`. */
            month: string;
            /**
             * Format: double
             * @description What was drawn at the end of a mean day. In rupees.
             */
            average_used: number;
            /**
             * Format: double
             * @description The same as a share of the limit; null where the limit is not printed.
             */
            average_utilisation: number | null;
            /**
             * Format: double
             * @description The most that was drawn, as a share of the limit; null where the limit is not printed.
             */
            peak_utilisation: number | null;
            /**
             * Format: uint64
             * @description The number of days that ended beyond the line; null where the limit is not printed.
             */
            days_over: number | null;
        };
        /** @description A place on a page, in points from its upper left corner. */
        PageBox: {
            /**
             * Format: double
             * @description The left edge, in points (1/72 inch) from the left of the page.
             */
            x0: number;
            /**
             * Format: double
             * @description The upper edge, in points from the top of the page.
             */
            y0: number;
            /**
             * Format: double
             * @description The right edge, in points from the left of the page.
             */
            x1: number;
            /**
             * Format: double
             * @description The lower edge, in points from the top of the page.
             */
            y1: number;
        };
        /** @description How much of the file was read. */
        PagesRead: {
            /**
             * Format: uint64
             * @description How many pages the file has.
             */
            total: number;
            /**
             * Format: uint64
             * @description How many of them have transactions.
             */
            with_transactions: number;
            /**
             * Format: uint64
             * @description Pages whose text is missing or cannot be relied on.
             */
            unreadable: number;
            /**
             * Format: uint64
             * @description Pages that were recognised from a picture.
             */
            recognised: number;
        };
        /** @description A payer that the team takes for an employer wherever it pays. */
        Payer: {
            /** @description Id of the payer, `pay_…`. It never changes: a payer that is forgotten and remembered again has another one. */
            id: string;
            /** @description The payer's name, as it was remembered. */
            name: string;
            /** @description Id of the user who had it remembered. */
            created_by: string;
            /**
             * Format: date-time
             * @description When it was remembered.
             */
            created_at: string;
        };
        /** @description A page of remembered payers. */
        PayerList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["Payer"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description Days, both included. */
        Period: {
            /**
             * Format: date
             * @description The first day, included.
             */
            from: string;
            /**
             * Format: date
             * @description The last day, included.
             */
            to: string;
        };
        /** @description The rules that a case is checked against. Every rule is evaluated, in this order, whatever the others said. */
        Policy: {
            /** @description At most 100 rules, each with its own `id`. */
            rules: components["schemas"]["Rule"][];
            /** @description What limits an offer: at most 50 rules of severity `cap`, which lower the amount until they hold and never decline a case. A rule among `rules` that limits the loan by the same metric takes a limit's place. An empty list switches them off; absent or null in a new product gives the built-in ones. In a change of a product this and the following members stay as they are where they are absent or null. */
            limits?: components["schemas"]["Rule"][] | null;
            /** @description How income is counted; absent or null: as usual. */
            income?: components["schemas"]["IncomePolicy"] | null;
            /**
             * Format: uint8
             * @description Over how many of the last full months balances, credits, surplus and pay are measured: 3, 6 or 12. Absent or null: 6.
             */
            window_months?: number | null;
            /** @description The days of the month that the average bank balance looks at: 1 to 31 of them, from 1 to 31. Absent or null: 1, 5, 10, 15, 20 and 25. */
            balance_days?: number[] | null;
        };
        /** @description Every rule of the policy with its answer. */
        PolicyResult: {
            /** @description Each rule and what came of it, in the order of the policy. */
            rules: components["schemas"]["RuleResult"][];
        };
        /**
         * @description In which order the statement prints its rows. New values may be added.
         * @enum {string}
         */
        PrintedOrder: components["schemas"]["KnownPrintedOrder"] | (string & {});
        /** @description Seconds of processor time, by what was done. */
        ProcessorSeconds: {
            /**
             * Format: double
             * @description Reading files: at their upload, for their analysis, and to show their pages.
             */
            reading: number;
            /**
             * Format: double
             * @description Recognising the characters of scans.
             */
            recognising: number;
            /**
             * Format: double
             * @description Deciding, and opening and writing reports.
             */
            computing: number;
        };
        /** @description A loan product: the terms a team lends on and the policy it decides by. */
        Product: {
            /** @description Id of the product, `prd_…`, to be given as `product_id`. */
            id: string;
            /** @description Name of the product, 1 to 100 characters. */
            name: string;
            /** @description What the product is for; null where nobody said. */
            description: string | null;
            /**
             * Format: int64
             * @description Counts the changes of the terms, from 1. An analysis keeps the version it was scored under.
             */
            version: number;
            /** @description Whether new analyses can be scored under it. */
            status: components["schemas"]["ProductStatus"];
            /** @description Currency of its amounts. */
            currency: components["schemas"]["Currency"];
            /** @description The loan amounts it covers, in rupees. */
            amount: components["schemas"]["AmountRange"];
            /** @description The tenures it covers, in months. */
            tenure_months: components["schemas"]["TenureRange"];
            /**
             * Format: double
             * @description Interest a year, in percent, from 0 to 100.
             */
            annual_rate_pct: number;
            /**
             * Format: double
             * @description What of a trader's receipts is taken for income, in percent, from 0 to 100.
             */
            business_margin_pct: number;
            /** @description What borrowers pay besides interest, taken from the sum that is paid out; empty where none is stated. */
            fees: components["schemas"]["ProductFee"][];
            /** @description Whom applicants may ask, as letters say it; null where nobody said. */
            contact: string | null;
            /** @description The rules a case must pass; none where the score alone decides. */
            policy: components["schemas"]["Policy"];
            /** @description How much each section of the score weighs. */
            scorecard: components["schemas"]["Scorecard"];
            /** @description The scores that approve, and that go to review. */
            thresholds: components["schemas"]["Thresholds"];
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @description One thing that a change of a product has changed. */
        ProductDifference: {
            /** @description What changed: the names of its members, joined by dots, such as `annual_rate_pct` or `amount.max`. Rules and limits go by their id: `policy.rules.foir.value` is the value of the rule `foir`, `policy.rules.foir` the whole rule, where it came or went, and `policy.rules` the order of the rules, as their ids. Fees, days and conditions are told as whole lists. */
            path: string;
            /** @description What stood there before, as in the terms; null where there was nothing. */
            before: unknown;
            /** @description What stands there since, as in the terms; null where there is nothing any more. */
            after: unknown;
        };
        /** @description A fee that is taken from the sum paid out: an amount, or a part of the loan. */
        ProductFee: {
            /** @description What it is for, as the borrower reads it: 1 to 100 characters. */
            name: string;
            /**
             * Format: double
             * @description How much it is, in rupees, with tax; null where it is a part of the loan.
             */
            amount?: number | null;
            /**
             * Format: double
             * @description What part of the loan it is, in percent with tax: 0 to 100; null where it is an amount.
             */
            percent?: number | null;
        };
        /** @description A page of products. */
        ProductList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["Product"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Whether a product can be chosen for new analyses: `active`, or `archived`, kept for what was scored under it. New values may be added.
         * @enum {string}
         */
        ProductStatus: components["schemas"]["KnownProductStatus"] | (string & {});
        /** @description What a product says at one version: the terms a team lends on and the policy it decides by. */
        ProductTerms: {
            /** @description Name of the product, 1 to 100 characters. */
            name: string;
            /** @description What the product is for; null where nobody said. */
            description: string | null;
            /** @description Currency of its amounts. */
            currency: components["schemas"]["Currency"];
            /** @description The loan amounts it covers, in rupees. */
            amount: components["schemas"]["AmountRange"];
            /** @description The tenures it covers, in months. */
            tenure_months: components["schemas"]["TenureRange"];
            /**
             * Format: double
             * @description Interest a year, in percent, from 0 to 100.
             */
            annual_rate_pct: number;
            /**
             * Format: double
             * @description What of a trader's receipts is taken for income, in percent, from 0 to 100.
             */
            business_margin_pct: number;
            /** @description What borrowers pay besides interest, taken from the sum that is paid out; empty where none is stated. */
            fees: components["schemas"]["ProductFee"][];
            /** @description Whom applicants may ask, as letters say it; null where nobody said. */
            contact: string | null;
            /** @description The rules a case must pass; none where the score alone decides. */
            policy: components["schemas"]["Policy"];
            /** @description How much each section of the score weighs. */
            scorecard: components["schemas"]["Scorecard"];
            /** @description The scores that approve, and that go to review. */
            thresholds: components["schemas"]["Thresholds"];
        };
        /** @description What a product would have decided about old cases. */
        ProductTrial: {
            /** @description Id of the product. */
            product_id: string;
            /**
             * Format: int64
             * @description The version that was tried; with a draft the one that it would become.
             */
            version: number;
            /**
             * Format: int64
             * @description How many cases this answer looked at.
             */
            examined: number;
            /**
             * Format: int64
             * @description How many of them were decided again.
             */
            counted: number;
            /** @description Those that were not, by reason; empty where all were. */
            skipped: components["schemas"]["TrialSkip"][];
            /**
             * Format: int64
             * @description How many cases are left of those that were asked for: there was no time for them, or `limit` was reached.
             */
            left: number;
            /** @description Give this as `cursor`, with the same request, to look at those that are left; null where none are. */
            next_cursor: string | null;
            /** @description How many cases went from where to where, those that stayed included. */
            outcomes: components["schemas"]["TrialCount"][];
            /**
             * Format: int64
             * @description How many cases would be decided otherwise.
             */
            flipped: number;
            /** @description The cases that would be decided otherwise, the newest first. */
            flips: components["schemas"]["TrialFlip"][];
            /** @description How the metrics that the tried rules name are spread over the cases of this answer, by name; those that are numbers and that some case has a value of. */
            metrics: components["schemas"]["MetricSpread"][];
        };
        /** @description A product as it was from one change of its terms to the next. */
        ProductVersion: {
            /**
             * Format: int64
             * @description Its number, from 1. An analysis names the version it was scored under.
             */
            version: number;
            /** @description What the product said. */
            terms: components["schemas"]["ProductTerms"];
            /** @description What the change to this version changed; empty of the first version. */
            changes: components["schemas"]["ProductDifference"][];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        /** @description A page of the versions of a product, the newest first. */
        ProductVersionList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["ProductVersion"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description What the rows of an account agree with. New values may be added.
         * @enum {string}
         */
        ProvedBy: components["schemas"]["KnownProvedBy"] | (string & {});
        /** @description What the report was made of, and with: the same file, day, product, bureau report, corrections and versions give the same report, byte for byte. */
        Provenance: {
            /** @description The version of the engine that made the report. */
            engine_version: string;
            /** @description The version of the lists, thresholds and weights it judges with. */
            rules_version: string;
            /** @description The SHA-256 of the file as it was uploaded. */
            file_sha256: string;
            /**
             * Format: date
             * @description The day of the analysis: ages and windows are counted from it.
             */
            as_of: string;
            /** @description Payers that count as employers because the team remembered them; empty where none of them pays here. */
            remembered_payers: components["schemas"]["RememberedPayer"][];
        };
        /**
         * @description How a reason weighed: months are missing from the statement; something forces a review; no loan of the product is possible; a rule does not hold; the score is held down; points were lost. New values may be added.
         * @enum {string}
         */
        ReasonKind: components["schemas"]["KnownReasonKind"] | (string & {});
        /**
         * @description A part of the case: the six sections of the score; the statement as such; the loan and its collateral; the document as a file; the identity of the applicant. New values may be added.
         * @enum {string}
         */
        ReasonSection: components["schemas"]["KnownReasonSection"] | (string & {});
        /** @description What to use in place of a code by whoever has lost the app. Shown this once. */
        RecoveryCodeSet: {
            /** @description Ten codes, each of which works once: keep them on paper. */
            recovery_codes: string[];
        };
        /** @description A payer whom a team has remembered as an employer. */
        RememberedPayer: {
            /** @description Id of the payer, `pay_…`. A payer never changes: one that is forgotten and remembered again has another id. */
            id: string;
            /** @description The payer's name, as it was remembered. */
            name: string;
        };
        /** @description The person's password, before their second factor goes. */
        RemoveSecondFactorRequest: {
            /** @description The present password. */
            password: string;
        };
        /** @description The person's password, before their recovery codes are replaced. */
        RenewRecoveryCodesRequest: {
            /** @description The present password. */
            password: string;
        };
        /** @description Something that was read otherwise than printed. */
        Repair: {
            /** @description The transaction; null for a row that is not in the report. */
            transaction_id: string | null;
            /** @description What was done to the row. */
            kind: components["schemas"]["RepairKind"];
            /**
             * Format: double
             * @description The figure as it was recognised in the picture of the page, where another one holds; null for other repairs. In rupees.
             */
            recognised: number | null;
        };
        /**
         * @description How a row was read otherwise than printed. New values may be added.
         * @enum {string}
         */
        RepairKind: components["schemas"]["KnownRepairKind"] | (string & {});
        /** @description What to send again. */
        ReplayWebhookEventsRequest: {
            /**
             * Format: date-time
             * @description The time from which on events are sent again: at most 30 days ago, as long as events are kept.
             */
            since: string;
        };
        /** @description Everything that was found out about one file, and what follows from it. */
        Report: {
            /** @description The version of this shape. Within one version members are only added. */
            schema_version: string;
            /** @description The report in a few lines. */
            summary: components["schemas"]["ReportSummary"];
            /** @description The accounts of the statement. */
            accounts: components["schemas"]["StatementAccount"][];
            /** @description How far the rows can be relied on. */
            data_quality: components["schemas"]["DataQuality"];
            /** @description Every row of the statement: account by account, the oldest first. */
            transactions: components["schemas"]["Transaction"][];
            /** @description Month by month, the oldest first. */
            monthly: components["schemas"]["MonthlyFigures"][];
            /** @description End-of-day balances: averages, lowest and highest. */
            balances: components["schemas"]["Balances"];
            /** @description How much of an overdraft or cash credit is drawn; null for accounts without one. */
            overdraft: components["schemas"]["Overdraft"] | null;
            /** @description The same figures over the last month, 3, 6 and 12, as far as the statement covers them. */
            windows: components["schemas"]["WindowFigures"][];
            /** @description Where income and balance are heading. */
            trends: components["schemas"]["Trends"];
            /** @description What the applicant earns, source by source. */
            income: components["schemas"]["Income"];
            /** @description Trade, as the statement shows it: receipts, purchases, tax. */
            business: components["schemas"]["Business"];
            /** @description What is owed to lenders, from the statement and the bureau together. */
            obligations: components["schemas"]["Obligation"][];
            /** @description Payments that came back unpaid. */
            bounces: components["schemas"]["Bounces"];
            /** @description Cash paid in and drawn. */
            cash: components["schemas"]["Cash"];
            /** @description With whom the most money moved, the largest first. */
            counterparties: components["schemas"]["Counterparty"][];
            /** @description What stands out in how the account is used. */
            behaviour: components["schemas"]["Behaviour"];
            /** @description Whether the document is what the bank issued. */
            integrity: components["schemas"]["Integrity"];
            /** @description Whether the account looks like one through which others pass money. */
            mule: components["schemas"]["MuleAssessment"];
            /** @description Whether the applicant is the holder. */
            name_match: components["schemas"]["NameMatch"];
            /** @description What the credit bureau said, and what follows from it. */
            bureau: components["schemas"]["BureauAssessment"];
            /** @description What the applicant could repay: income, obligations, ratios. */
            affordability: components["schemas"]["Affordability"];
            /** @description Every metric, as the rules read it. */
            metrics: components["schemas"]["MeasuredMetric"][];
            /** @description What each rule of the product said. */
            policy: components["schemas"]["PolicyResult"];
            /** @description Points by section; null where the data do not suffice. */
            score: components["schemas"]["Score"] | null;
            /** @description What is recommended, on which terms, and why. */
            decision: components["schemas"]["Decision"];
            /** @description Plain sentences that a credit officer can read to an applicant. */
            explanations: string[];
            /** @description What people know better than the statement says, and was decided with; everything empty where nobody corrected anything. */
            corrections: components["schemas"]["Corrections"];
            /** @description What the report was made of, and with. */
            provenance: components["schemas"]["Provenance"];
        };
        /** @description The report in a few lines. */
        ReportSummary: {
            /** @description The decision and its main reason in a sentence. */
            headline: string;
            /** @description What is recommended: approve, review or decline. */
            outcome: components["schemas"]["DecisionOutcome"];
            /**
             * Format: double
             * @description The score from 0 to 100; null where there is none.
             */
            score: number | null;
            /** @description The grade from A to E; null where there is no score. */
            grade: string | null;
            /** @description The holder of the first account; null where the statement does not tell. */
            holder_name: string | null;
            /** @description The banks of the accounts, each once. */
            banks: string[];
            /** @description The days that the measured accounts cover. */
            period: components["schemas"]["Period"];
            /**
             * Format: uint64
             * @description How many full calendar months that are.
             */
            full_months: number;
            /**
             * Format: uint64
             * @description The number of transactions, of all accounts.
             */
            transaction_count: number;
            /**
             * Format: double
             * @description The sum of credits on the measured accounts. In rupees.
             */
            total_credits: number;
            /**
             * Format: double
             * @description The sum of debits on the measured accounts. In rupees.
             */
            total_debits: number;
            /** @description Where most of the income comes from. */
            income_type: components["schemas"]["IncomeType"];
            /**
             * Format: double
             * @description What is earned in a usual month; null where it cannot be told. In rupees.
             */
            monthly_income: number | null;
            /**
             * Format: double
             * @description The mean balance on the days on which instalments fall due. In rupees.
             */
            average_bank_balance: number | null;
            /**
             * Format: uint64
             * @description Payments presented on the account and returned unpaid.
             */
            inward_bounces: number;
            /** @description What deserves a look and forces nothing: a lone warning about the document, a minor bureau mark, a name that fits in part. */
            notes: string[];
        };
        /** @description What the decision would be. The members are those of the report. */
        Rescore: {
            /** @description The product it was computed under. */
            product: components["schemas"]["AnalysisProduct"];
            /** @description The amounts it was computed with. */
            inputs: components["schemas"]["AnalysisInputs"];
            /** @description What would be recommended, on which terms, and why. */
            decision: components["schemas"]["Decision"];
            /** @description Points by section; null where the data do not suffice. */
            score: components["schemas"]["Score"] | null;
            /** @description What each rule of the product says. */
            policy: components["schemas"]["PolicyResult"];
            /** @description What the applicant could repay: income, obligations, ratios. */
            affordability: components["schemas"]["Affordability"];
            /** @description Plain sentences that a credit officer can read to an applicant. */
            explanations: string[];
        };
        /** @description What is to be different; what is left out or null stays as it was submitted. */
        RescoreAnalysisRequest: {
            /** @description Id of the active product to decide under, at its present version; left out or null: the one it was scored under. */
            product_id?: string | null;
            /** @description Amounts in rupees, and a time in months. They replace all that were submitted; left out or null: those. */
            inputs?: components["schemas"]["AnalysisInputs"] | null;
        };
        /** @description A one-time link by which a member sets a new password. */
        ResetLink: {
            /** @description What the member sets a new password with, once: hand it over in private. It is never shown again. */
            token: string;
            /** @description The page of the console that takes the token. */
            link: string;
            /**
             * Format: date-time
             * @description Until when it can be used: 24 hours.
             */
            expires_at: string;
        };
        /** @description A new password, for whoever has a link to set one. */
        ResetPasswordRequest: {
            /** @description The token of the link, `las_reset_…`. */
            token: string;
            /** @description The new password: 12 to 1,024 characters, and none that is easy to guess. */
            password: string;
        };
        /** @description For how many days a team keeps what. Null: until somebody erases it. */
        Retention: {
            /**
             * Format: int64
             * @description Statements, from the end of their analysis on. The report stays.
             */
            statement_days: number | null;
            /**
             * Format: int64
             * @description Whole analyses, from their end on.
             */
            report_days: number | null;
            /**
             * Format: int64
             * @description Credit checks, from the pull on.
             */
            credit_check_days: number | null;
        };
        /** @description For how many days the team is to keep what: 1 to 3,660. Null: until somebody erases it. */
        RetentionRequest: {
            /**
             * Format: int64
             * @description Statements, from the end of their analysis on. The report stays.
             */
            statement_days?: number | null;
            /**
             * Format: int64
             * @description Whole analyses, from their end on.
             */
            report_days?: number | null;
            /**
             * Format: int64
             * @description Credit checks, from the pull on.
             */
            credit_check_days?: number | null;
        };
        /** @description What an analysis needs to be tried once more; an empty object where it needs nothing. */
        RetryAnalysisRequest: {
            /** @description The password of an encrypted PDF, of at most 128 characters: it was not kept after the analysis had ended. Left out or null: the file needs none. */
            file_password?: string | null;
        };
        /** @description What a person decided about an analysis that was to be reviewed. */
        Review: {
            /** @description Id of the review. */
            id: string;
            /** @description What the person decided; it is the analysis' `final_decision`. */
            outcome: components["schemas"]["ReviewOutcome"];
            /** @description What the person noted; null where they noted nothing. */
            note: string | null;
            /**
             * Format: double
             * @description The loan that was approved, in rupees; null where nobody said.
             */
            amount: number | null;
            /**
             * Format: int64
             * @description Over how many months it is to be repaid; null where nobody said.
             */
            tenure_months: number | null;
            /** @description What has to be met first; empty where nothing has. */
            conditions: string[];
            /** @description Id of the user who decided. */
            by: string;
            /**
             * Format: date-time
             * @description When the person decided.
             */
            at: string;
        };
        /** @description What a person decided about an analysis that is to be reviewed. */
        ReviewAnalysisRequest: {
            /** @description What the person decided; it becomes `final_decision`. */
            outcome: components["schemas"]["ReviewOutcome"];
            /** @description Why, for the record: at most 2,000 characters. */
            note?: string | null;
            /**
             * Format: double
             * @description The loan that is approved, in rupees, more than 0 and within what the product covers; left out or null: what was offered. Only with `approve`.
             */
            amount?: number | null;
            /**
             * Format: uint16
             * @description Over how many months it is to be repaid: 1 to 480, and within what the product covers; left out or null: not said. Only with `approve`.
             */
            tenure_months?: number | null;
            /** @description What has to be met first: at most 20 texts of 1 to 500 characters, each one line; left out or null: nothing. Only with `approve`. */
            conditions?: string[] | null;
        };
        /**
         * @description What a person decided.
         * @enum {string}
         */
        ReviewOutcome: "approve" | "decline";
        /**
         * @description Why a person has to decide. The first four force a review whatever the policy says: serious marks at the credit bureau, a document that shows traces of change, the pattern of an account through which others pass money, and an applicant whose name is not the account holder's. The others: the statement is too short or was not read well enough; the bureau could not be reached; a rule of the policy, or the quality of the reading, asks for a person; the score lies between review and approval; something that the policy needs is not known; the limits leave no loan of the product; a decline hangs on something uncertain; rows of a part of the period are missing. New values may be added.
         * @enum {string}
         */
        ReviewReason: components["schemas"]["KnownReviewReason"] | (string & {});
        /** @description One revision of a decision. The first is what the analysis came to by itself; each correction makes a further one. */
        Revision: {
            /**
             * Format: int64
             * @description Counts the revisions of the analysis, from 1. Of a dry run: the number that it would have had.
             */
            number: number;
            /** @description Whether it is kept: false in the answer to a dry run alone. */
            stored: boolean;
            /** @description Id of the user who corrected; of the first revision, who uploaded the statement. */
            by: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /** @description Why it was corrected; null for the first revision. */
            reason: string | null;
            /** @description All that is corrected in this revision, from earlier ones too. */
            corrections: components["schemas"]["Corrections"];
            /** @description What was decided before; null for the first revision. */
            before: components["schemas"]["RevisionFigures"] | null;
            /** @description What is decided in this revision. */
            after: components["schemas"]["RevisionFigures"];
            /** @description The full report of this revision. Only where one revision is read, and absent otherwise. */
            result?: components["schemas"]["Report"];
        };
        /** @description What was decided, and the figures it hangs on. */
        RevisionFigures: {
            /** @description What is recommended. */
            decision: components["schemas"]["DecisionOutcome"];
            /** @description What the policy alone says. Null where it could not be evaluated. */
            policy_outcome: components["schemas"]["DecisionOutcome"] | null;
            /** @description Why a person has to decide; empty unless `decision` is `review`. */
            review_reasons: components["schemas"]["ReviewReason"][];
            /**
             * Format: double
             * @description The largest loan that can be given, in rupees; null where there is none.
             */
            offer: number | null;
            /**
             * Format: double
             * @description What is earned in a usual month, in rupees; null where it cannot be told.
             */
            monthly_income: number | null;
            /**
             * Format: double
             * @description What is owed to lenders each month, in rupees.
             */
            monthly_obligations: number;
            /**
             * Format: double
             * @description Existing and proposed instalments over income, as a fraction (0.5 is 50%); null where it cannot be told.
             */
            foir: number | null;
        };
        /** @description A page of revisions, the newest first. They carry no `result`. */
        RevisionList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["Revision"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description What a person may do: an `owner` everything; a `member` upload, pull credit checks, correct, erase, and review unless the team reserves that; a `reviewer` read, correct and review; a `viewer` only read. New values may be added.
         * @enum {string}
         */
        Role: components["schemas"]["KnownRole"] | (string & {});
        /**
         * @description What an amount and its direction rest on, the surest first. New values may be added.
         * @enum {string}
         */
        RowProof: components["schemas"]["KnownRowProof"] | (string & {});
        /** @description One demand: `metric` `op` `value` must hold, as in `foir` `lte` `0.5`. Where it does not, `severity` says what follows. */
        Rule: {
            /** @description The rule's name, unique within the policy; results and reasons refer to it. Lower-case letters, digits and underscores, starting with a letter. */
            id: string;
            /** @description The metric that is checked: a name from the metric reference, which is served at `/docs/metrics`. */
            metric: string;
            /** @description How the metric is compared with `value`. */
            op: components["schemas"]["RuleOp"];
            /** @description What the metric is compared with, in the metric's unit. Ratios are fractions: 50% is `0.5`. */
            value: components["schemas"]["RuleValue"];
            /** @description What follows where the rule does not hold. */
            severity: components["schemas"]["RuleSeverity"];
            /**
             * @description What follows where the metric, or the metric of a condition, has no value. Missing data never declines a case.
             * @default review
             */
            on_missing?: components["schemas"]["OnMissing"];
            /** @description What the rule is for, in the lender's own words. */
            description?: string | null;
            /**
             * @description The rule applies only where all of these hold; without any it applies always.
             * @default []
             */
            when?: components["schemas"]["RuleCondition"][];
        };
        /** @description When a rule applies: `metric` `op` `value` holds, as in `monthly_income` `gte` `75000`. */
        RuleCondition: {
            /** @description The metric that is looked at: a name from the metric reference. */
            metric: string;
            /** @description How the metric is compared with `value`. */
            op: components["schemas"]["RuleOp"];
            /** @description What the metric is compared with, in the metric's unit. Ratios are fractions: 50% is `0.5`. */
            value: components["schemas"]["RuleValue"];
        };
        /**
         * @description A comparison: less than, at most, greater than, at least, equal, not equal, one of a list, none of a list. Amounts, counts, days, months and scores take the first six; ratios the first four; flags `eq` and `neq`; choices `eq`, `neq`, `in` and `not_in`. New values may be added.
         * @enum {string}
         */
        RuleOp: components["schemas"]["KnownRuleOp"] | (string & {});
        /**
         * @description Whether a rule holds: `pass` or `fail`; `not_evaluated` where its metric, or the metric of a condition, has no value; `not_applicable` where its conditions say that it is not meant for this case. New values may be added.
         * @enum {string}
         */
        RuleOutcome: components["schemas"]["KnownRuleOutcome"] | (string & {});
        /** @description One rule and what came of it. */
        RuleResult: {
            /** @description The id of the rule in the product's policy. */
            id: string;
            /** @description The metric that was compared. */
            metric: string;
            /** @description How the metric was compared with `value`. */
            op: components["schemas"]["RuleOp"];
            /** @description What the metric was compared with. */
            value: components["schemas"]["RuleValue"];
            /** @description What follows where the rule does not hold. */
            severity: components["schemas"]["RuleSeverity"];
            /** @description Whether the rule holds for this case. */
            outcome: components["schemas"]["RuleOutcome"];
            /** @description The metric's value for the loan asked for: a number, true or false, or a word; `null` where there is none. */
            actual: components["schemas"]["RuleValue"] | null;
            /** @description The result as a sentence, with value and limit. */
            text: string;
            /** @description The transactions that the value came from. */
            rows: string[];
        };
        /**
         * @description What follows where a rule does not hold. `knockout`: the policy declines the case. `review`: a person decides. `cap`: the offer is lowered until the rule holds, which only metrics that depend on the size of the loan allow. New values may be added.
         * @enum {string}
         */
        RuleSeverity: components["schemas"]["KnownRuleSeverity"] | (string & {});
        /** @description What a metric is compared with: a number for numeric metrics, `true` or `false` for flags, a string for choices, a list of strings for choices with `in` and `not_in`. */
        RuleValue: number | boolean | string | string[];
        /**
         * @description What an API key may be used for, within the role of its owner. New values may be added.
         * @enum {string}
         */
        Scope: components["schemas"]["KnownScope"] | (string & {});
        /** @description The score and how it came about. It is the score of the loan that was asked for; where none was, of the one that could be offered. */
        Score: {
            /**
             * Format: double
             * @description The score, from 0 to 100, to one decimal, under its caps.
             */
            total: number;
            /**
             * Format: double
             * @description What it would be without caps, from 0 to 100.
             */
            uncapped_total: number;
            /** @description What holds the score down, whatever the points: pay that stopped or fell, gambling, money in circles, balances pushed up, new loans. Caps hold an approval back and never decline. */
            caps: components["schemas"]["ScoreCap"][];
            /** @description The grade, from `A`, the best, to `E`. Null where less than 80% of the points could be assessed, where a knockout rule fails, and where a person has to clear the account or the document first. */
            grade: string | null;
            /** @description Whether something was not known, so that the points of the rest were scaled up to 100. */
            is_rescaled: boolean;
            /**
             * Format: double
             * @description The share of the points that could be assessed, from 0 to 1.
             */
            assessed_share: number;
            /**
             * Format: double
             * @description The loan that was scored; `null` where none was asked for or found. In rupees.
             */
            amount: number | null;
            /** @description The points of each of the six sections. */
            sections: components["schemas"]["ScoreSection"][];
            /** @description The codes of what cost the most points; `decision.reasons` tells them in full. */
            reason_codes: string[];
        };
        /** @description A limit on the score. */
        ScoreCap: {
            /** @description The code of its reason in `decision.reasons`. */
            code: string;
            /** @description The metric that sets it. */
            metric: string;
            /** @description What was measured. */
            value: components["schemas"]["RuleValue"];
            /**
             * Format: double
             * @description What the score may be at the most, from 0 to 100.
             */
            most: number;
        };
        /** @description One metric's part in the score. */
        ScoreComponent: {
            /** @description The code of the reason where it costs points. */
            code: string;
            /** @description The metric that the points are for. */
            metric: string;
            /** @description Its value; `null` where it is not known. */
            value: components["schemas"]["RuleValue"] | null;
            /**
             * Format: double
             * @description The points it earned; `null` where its value is not known, and the component is left out.
             */
            points: number | null;
            /**
             * Format: double
             * @description The most points it could earn.
             */
            max: number;
        };
        /** @description One section of the score. */
        ScoreSection: {
            /** @description Which of the six sections it is. */
            section: components["schemas"]["ReasonSection"];
            /**
             * Format: double
             * @description The points of its components, before any scaling up.
             */
            points: number;
            /**
             * Format: uint8
             * @description The most it could earn: its weight in the product's scorecard.
             */
            weight: number;
            /** @description The metrics it is made of. */
            components: components["schemas"]["ScoreComponent"][];
        };
        /** @description How much each section of the score weighs. Whole numbers from 0 to 100 that sum to 100, so that the score runs from 0 to 100; a section of weight 0 does not count. */
        Scorecard: {
            /**
             * Format: uint8
             * @description How large, steady and long-standing the income is.
             */
            income: number;
            /**
             * Format: uint8
             * @description Whether the account holds enough to pay the instalment.
             */
            liquidity: number;
            /**
             * Format: uint8
             * @description How much of the income instalments take, and to how many lenders.
             */
            leverage: number;
            /**
             * Format: uint8
             * @description Returned payments and penal charges.
             */
            conduct: number;
            /**
             * Format: uint8
             * @description Gambling, cash, and money moved for show.
             */
            behaviour: number;
            /**
             * Format: uint8
             * @description The credit bureau's score. Without a bureau report the other sections are scaled up to 100.
             */
            bureau: number;
        };
        /** @description Whether a person has a second factor. */
        SecondFactor: {
            /** @description Whether it is asked for when signing in: a first code has confirmed it. */
            is_confirmed: boolean;
            /**
             * Format: int64
             * @description How many recovery codes have not been used.
             */
            recovery_codes_left: number;
        };
        /** @description What the person's app makes codes of. Shown this once. */
        SecondFactorSecret: {
            /** @description The secret in base32, for whoever types it in. */
            secret: string;
            /** @description The same for a QR code: `otpauth://totp/…`. */
            uri: string;
        };
        /** @description A device, or a browser, on which a person is signed in. */
        Session: {
            /** @description Id of the login token, by which it is ended. Not the token itself. */
            id: string;
            /** @description The name that was given when signing in; null where none was. */
            device_name: string | null;
            /** @description Whether it is the one of this request. */
            is_current: boolean;
            /**
             * Format: date-time
             * @description When the person signed in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            expires_at: string;
        };
        /** @description A page of sessions. */
        SessionList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["Session"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description Credentials of a person. */
        SignInRequest: {
            /** @description Email address of the account, in any case. */
            email: string;
            /** @description Password of the account: 1 to 1,024 characters. */
            password: string;
            /** @description What the authenticator app shows, or a recovery code, where the person has a second factor. Without it the right password is 401 `second_factor_required`. */
            otp?: string | null;
            /** @description Name of the device, shown in `GET /me`; helps a person to tell their tokens apart. */
            device_name?: string | null;
            /** @description What an earlier sign-in on this device answered as `device_token`. A device that is known may sign in from any network while failures from elsewhere have locked the account. One that is unknown is no error. */
            device_token?: string | null;
        };
        /** @description Payments of one sort. */
        Spending: {
            /**
             * Format: double
             * @description The sum of these payments. In rupees.
             */
            total: number;
            /**
             * Format: uint64
             * @description How many payments there are.
             */
            count: number;
            /** @description Each of these payments. */
            transaction_ids: string[];
        };
        /** @description One account of the statement. */
        StatementAccount: {
            /** @description Names the account within this report, such as `acc_1`. */
            id: string;
            /** @description The bank; null, like all that follows, where the statement does not tell. */
            bank: string | null;
            /** @description The branch's IFSC: the Indian code of eleven letters and digits. */
            ifsc: string | null;
            /** @description The branch's MICR code: nine digits. */
            micr: string | null;
            /** @description The first holder, as printed. */
            holder_name: string | null;
            /** @description The other holders, as printed. */
            joint_holders: string[];
            /** @description The account number; all but the last four digits are hidden. */
            number_masked: string | null;
            /** @description What sort of account it is. */
            type: components["schemas"]["AccountKind"] | null;
            /** @description ISO 4217, such as `INR`; null where the pages do not tell. An account without one is read and not scored. */
            currency: string | null;
            /** @description As declared, else from the first to the last transaction. */
            period: components["schemas"]["Period"];
            /**
             * Format: double
             * @description The balance before the first transaction. In rupees.
             */
            opening_balance: number | null;
            /**
             * Format: double
             * @description The balance after the last transaction. In rupees.
             */
            closing_balance: number | null;
            /**
             * Format: double
             * @description The sanctioned limit of an overdraft or cash credit; null where none is printed. In rupees.
             */
            credit_limit: number | null;
            /**
             * Format: double
             * @description The drawing power of a cash credit; null where none is printed. In rupees.
             */
            drawing_power: number | null;
            /** @description What the statement itself says of its rows. */
            declared: components["schemas"]["DeclaredFigures"];
        };
        /** @description The uploaded file. */
        StatementFile: {
            /** @description The name the file was uploaded under; null where the upload gave none. */
            name: string | null;
            /**
             * Format: int64
             * @description Size of the file in bytes.
             */
            size: number;
            /** @description SHA-256 of its bytes, in hexadecimal. */
            sha256: string;
            /**
             * Format: int64
             * @description How many pages it has; null until they were counted.
             */
            pages: number | null;
        };
        /**
         * @description Whether a lender went to court over an account. New values may be added.
         * @enum {string}
         */
        SuitStatus: components["schemas"]["KnownSuitStatus"] | (string & {});
        /** @description What a team asks of its people and their keys. */
        TeamSettings: {
            /** @description Whether whoever uploaded a statement is kept from reviewing its analysis. */
            four_eyes: boolean;
            /** @description Whether reviews are for reviewers and owners alone; otherwise members review, too. */
            reviewers_only: boolean;
            /** @description Whether whoever signs in needs a second factor; without one they can do nothing but set it up. */
            require_second_factor: boolean;
            /**
             * Format: int64
             * @description For how many days an API key may live at most, also one that was made before; null: for ever.
             */
            longest_key_days: number | null;
        };
        /** @description The tenures a product covers, in months. */
        TenureRange: {
            /**
             * Format: uint16
             * @description The shortest tenure, in months.
             */
            min: number;
            /**
             * Format: uint16
             * @description The longest tenure, in months; not below `min`.
             */
            max: number;
            /**
             * Format: uint16
             * @description The tenure, in months, that an application is scored with when it names none; from `min` to `max`.
             */
            default: number;
        };
        /**
         * @description A part of the evidence. New values may be added.
         * @enum {string}
         */
        TermName: components["schemas"]["KnownTermName"] | (string & {});
        /** @description Where the score, from 0 to 100, approves and where it asks for a person. Below `review` it declines. */
        Thresholds: {
            /**
             * Format: uint8
             * @description From this score on the case is approved.
             */
            approve: number;
            /**
             * Format: uint8
             * @description From this score on, and below `approve`, a person decides. At most `approve`.
             */
            review: number;
        };
        /** @description One thing that happened to an analysis. */
        TimelineEntry: {
            /**
             * Format: int64
             * @description Its place, from 1. Where numbers are missing, entries between were dropped.
             */
            number: number;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description What happened, for a program. */
            what: components["schemas"]["AnalysisHappening"];
            /** @description What happened, for a person. */
            message: string;
            /** @description Why, as a word: of `given_back` and `retried` one of `storage_unavailable`, `worker_stopping`, `newer_version_needed`, `worker_lost` and `processing_fault`, of `failed` the code of the failure, of `decided`, `corrected` and `reviewed` what was decided; null otherwise. New words may be added. */
            reason: string | null;
            /**
             * Format: int64
             * @description Which attempt it was about, from 1; null where it was about none.
             */
            attempt: number | null;
            /** @description Id of the worker, `wrk_…`; null where there was none. */
            worker: string | null;
            /** @description Id of the user who did it; null where nobody of the team did. */
            by: string | null;
        };
        /**
         * @description The kind of a token: an API key of a server, or the login token of a person. New values may be added.
         * @enum {string}
         */
        TokenKind: components["schemas"]["KnownTokenKind"] | (string & {});
        /** @description One movement of money. */
        Transaction: {
            /** @description Names the transaction within this report, such as `txn_1`; every figure cites these. */
            id: string;
            /** @description The account it is of, as its `id` in `accounts`. */
            account_id: string;
            /**
             * Format: date
             * @description The day on which it was booked.
             */
            date: string;
            /**
             * Format: date
             * @description From when interest counts; null where the statement does not print it.
             */
            value_date: string | null;
            /** @description `hh:mm`, where the statement prints it. */
            time: string | null;
            /**
             * Format: double
             * @description Positive; `direction` carries the sign. In rupees.
             */
            amount: number;
            /** @description Which way the money went, seen from the account holder. */
            direction: components["schemas"]["Direction"];
            /**
             * Format: double
             * @description After this transaction; null where the statement prints no balances at all. In rupees.
             */
            balance: number | null;
            /** @description The text of the row as printed, in one line. */
            narration: string;
            /** @description By which channel the money moved. */
            channel: components["schemas"]["Channel"];
            /** @description The other side's name as printed, often cut by the bank. */
            counterparty: string | null;
            /** @description The other side's UPI address (virtual payment address); null where there is none. */
            vpa: string | null;
            /** @description The number of the payment, mandate or cheque. */
            reference: string | null;
            /** @description What the transaction is, such as a salary or an instalment. */
            category: components["schemas"]["Category"];
            /** @description The rule that gave the category, such as `gambling.list`. */
            category_rule: string;
            /**
             * Format: double
             * @description How sure that rule is, between 0 and 1.
             */
            category_confidence: number;
            /** @description What its amount and direction rest on; null in a report that was made before rows were proved one by one. */
            proof: components["schemas"]["RowProof"] | null;
            /** @description What is to be known about the row. */
            flags: components["schemas"]["TransactionFlag"][];
            /**
             * Format: uint64
             * @description The page it stands on, from 1.
             */
            page: number;
            /** @description Where on that page the row stands. */
            box: components["schemas"]["PageBox"];
        };
        /**
         * @description What is to be known about a row. New values may be added.
         * @enum {string}
         */
        TransactionFlag: components["schemas"]["KnownTransactionFlag"] | (string & {});
        /** @description A page of transactions. */
        TransactionList: {
            /** @description The transactions of this page, as the report has them: account by account, the oldest first. */
            data: components["schemas"]["Transaction"][];
            /**
             * Format: uint64
             * @description How many there are in all, over all pages, that the filters let through.
             */
            total: number;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /** @description What a person noted about a transaction. */
        TransactionNote: {
            /** @description The transaction. */
            transaction_id: string;
            /** @description The note: 1 to 500 characters. */
            note: string;
        };
        /** @description Where income and balance are heading: the last three full months against the three before. */
        Trends: {
            /**
             * Format: double
             * @description By what part the receipts of work, pension and trade have risen (positive) or fallen; null without six full months, or where there were none.
             */
            income: number | null;
            /**
             * Format: double
             * @description The same of the average balance.
             */
            balance: number | null;
        };
        /**
         * @description Whose cases are looked at: `all` of the team, whatever they were scored under, or those of this `product`, whatever its version. New values may be added.
         * @enum {string}
         */
        TrialCases: "all" | "product";
        /** @description How many cases went from one outcome to another. */
        TrialCount: {
            /** @description What was decided. */
            before: components["schemas"]["DecisionOutcome"];
            /** @description What would be decided. */
            after: components["schemas"]["DecisionOutcome"];
            /**
             * Format: int64
             * @description How many cases.
             */
            count: number;
        };
        /** @description A case that would be decided otherwise. */
        TrialFlip: {
            /** @description Id of the analysis. */
            analysis_id: string;
            /** @description Its reference for people. */
            ref: string;
            /** @description The applicant's full name; null where the upload named none. */
            applicant_name: string | null;
            /** @description What was decided. */
            before: components["schemas"]["DecisionOutcome"];
            /** @description What would be decided. */
            after: components["schemas"]["DecisionOutcome"];
            /**
             * Format: double
             * @description The loan that was offered, in rupees; null where there was none.
             */
            offer_before: number | null;
            /**
             * Format: double
             * @description The loan that would be offered, in rupees; null where there is none.
             */
            offer_after: number | null;
            /** @description Reasons that would no longer be there: at most 10. */
            gone_reasons: components["schemas"]["TrialReason"][];
            /** @description Reasons that would be there and were not: at most 10. */
            new_reasons: components["schemas"]["TrialReason"][];
        };
        /** @description A reason for a decision, as the report tells it. */
        TrialReason: {
            /** @description The stable code of the reason, such as `C01`. */
            code: string;
            /** @description The rule that it is of; null where it is no rule's. */
            rule_id: string | null;
            /** @description The reason as a sentence for credit staff. */
            text: string;
        };
        /** @description How many cases were not decided again, and why. */
        TrialSkip: {
            /** @description Why they were not. */
            reason: components["schemas"]["TrialSkipReason"];
            /**
             * Format: int64
             * @description How many cases.
             */
            count: number;
        };
        /**
         * @description Why a case was not decided again: it was erased meanwhile; what is stored of it cannot be read; a newer version of the service stored it; it asks for a time that the terms do not cover. New values may be added.
         * @enum {string}
         */
        TrialSkipReason: components["schemas"]["KnownTrialSkipReason"] | (string & {});
        /** @description What is to be tried, and on which cases. */
        TryProductRequest: {
            /** @description What would change of the product, as `PATCH /products/{id}` takes it, without `status`; left out or null: nothing, and its present version is tried. */
            draft?: components["schemas"]["UpdateProductRequest"] | null;
            /**
             * Format: uint32
             * @description On how many cases at most, the newest first: 1 to 500. Left out or null: 100.
             */
            last?: number | null;
            /** @description Whose cases; left out or null: `all`. */
            cases?: components["schemas"]["TrialCases"] | null;
            /**
             * Format: date-time
             * @description Only cases that were created after this time; left out or null: from the first.
             */
            created_after?: string | null;
            /**
             * Format: date-time
             * @description Only cases that were created before this time; left out or null: to the last.
             */
            created_before?: string | null;
            /**
             * Format: uint32
             * @description How many cases to look at in this answer, at most: 1 to 500. Left out or null: as many as `last` says.
             */
            limit?: number | null;
            /** @description `next_cursor` of the answer before, to go on from there with the same request; left out or null: from the newest. */
            cursor?: string | null;
        };
        /** @description What is to change of an analysis; what is left out stays as it is. */
        UpdateAnalysisRequest: {
            /** @description Id of the person who is to hold the case, one of `GET /assignees`; null or empty: nobody. */
            assignee?: string | null;
        };
        /** @description What is to change of a member; what is left out or null stays as it is. */
        UpdateMemberRequest: {
            /** @description What the person may do from now on, with every token they have. */
            role?: components["schemas"]["KnownRole"] | null;
            /** @description `true` ends the person's access: sessions and API keys are revoked at once and for good, and nobody can sign in as them. `false` lets them sign in again. */
            disabled?: boolean | null;
        };
        /** @description What is to change; members that are left out or null stay as they are, except that a null or empty `description` or `contact` clears it. */
        UpdateProductRequest: {
            /** @description Name of the product: 1 to 100 characters. */
            name?: string | null;
            /** @description What the product is for, at most 1,000 characters; null or empty clears it. */
            description?: string | null;
            /** @description The loan amounts it covers, in rupees. */
            amount?: components["schemas"]["AmountRange"] | null;
            /** @description The tenures it covers, in months. */
            tenure_months?: components["schemas"]["TenureRange"] | null;
            /**
             * Format: double
             * @description Interest a year, in percent: 0 to 100.
             */
            annual_rate_pct?: number | null;
            /**
             * Format: double
             * @description What of a trader's receipts is taken for income, in percent: 0 to 100.
             */
            business_margin_pct?: number | null;
            /** @description What borrowers pay besides interest: at most 20; replaces all of them. */
            fees?: components["schemas"]["ProductFee"][] | null;
            /** @description Whom applicants may ask, as letters say it: at most 200 characters; null or empty clears it. */
            contact?: string | null;
            /** @description The rules a case must pass; replaces all of them. */
            policy?: components["schemas"]["Policy"] | null;
            /** @description How much each section of the score weighs. */
            scorecard?: components["schemas"]["Scorecard"] | null;
            /** @description The scores that approve, and that go to review. */
            thresholds?: components["schemas"]["Thresholds"] | null;
            /** @description `archived` withdraws the product from new analyses, `active` brings it back. Makes no new version. */
            status?: components["schemas"]["KnownProductStatus"] | null;
        };
        /** @description What is to change; members that are left out stay as they are, and so do those that are null but for `longest_key_days`. */
        UpdateTeamSettingsRequest: {
            /** @description Whether whoever uploaded a statement is kept from reviewing its analysis. */
            four_eyes?: boolean | null;
            /** @description Whether reviews are for reviewers and owners alone. */
            reviewers_only?: boolean | null;
            /** @description Whether whoever signs in needs a second factor. */
            require_second_factor?: boolean | null;
            /**
             * Format: int64
             * @description For how many days an API key may live: 1 to 3,660; null or 0: for ever. Older keys are refused from then on.
             */
            longest_key_days?: number | null;
        };
        /** @description What is to change; members that are left out stay as they are. */
        UpdateWebhookEndpointRequest: {
            /** @description The address to send events to: https:// on the public internet, at most 2,048 characters. */
            url?: string | null;
            /** @description What it is for, at most 200 characters; null or empty clears it. */
            description?: string | null;
            /** @description The types of events to send; empty: all. Replaces what was set. */
            event_types?: components["schemas"]["KnownEventType"][] | null;
            /** @description `disabled` stops what is sent to it, `enabled` begins anew, whatever has failed before. */
            status?: components["schemas"]["KnownWebhookEndpointStatus"] | null;
        };
        /** @description What a team used in a month. */
        Usage: {
            /** @description The month, such as `2026-11`, in India's calendar. */
            month: string;
            /**
             * Format: int64
             * @description How many statements were submitted, those included that have been erased since.
             */
            analyses: number;
            /**
             * Format: int64
             * @description How many credit-bureau reports were charged.
             */
            pulls: number;
            /**
             * Format: double
             * @description What the pulls of the month cost together. In rupees.
             */
            amount: number;
            /** @description The currency of all amounts here. */
            currency: components["schemas"]["Currency"];
            /**
             * Format: double
             * @description What one pull costs the team now. In rupees.
             */
            price: number;
            /**
             * Format: double
             * @description The most the team may spend on pulls in a day. In rupees.
             */
            daily_cap: number;
            /**
             * Format: double
             * @description What today has cost, pulls included that are under way or whose outcome is not known yet. In rupees.
             */
            spent_today: number;
            /** @description How long processors worked for the team in the month; the last seconds may be missing. */
            processor_seconds: components["schemas"]["ProcessorSeconds"];
            /** @description What is under way for the team at this moment, whatever the month, and the most that may be. What is more waits for its turn. */
            in_flight: components["schemas"]["InFlight"];
        };
        /** @description What came of one attempt. */
        WebhookAttempt: {
            /**
             * Format: int64
             * @description Counts the attempts, from 1. One whose worker died has left nothing.
             */
            number: number;
            /**
             * Format: date-time
             * @description When it was sent; the seconds are its `webhook-timestamp`.
             */
            sent_at: string;
            /**
             * Format: int64
             * @description How long it took, in milliseconds.
             */
            duration_ms: number;
            /**
             * Format: int64
             * @description The HTTP status of the answer; null where none came.
             */
            answer_status: number | null;
            /** @description Why it came to nothing; null where it was accepted. */
            problem: components["schemas"]["WebhookAttemptProblem"] | null;
            /** @description The first 1,024 bytes of what was answered; null where nothing was. */
            answer: string | null;
        };
        /**
         * @description Why an attempt came to nothing. New values may be added.
         * @enum {string}
         */
        WebhookAttemptProblem: components["schemas"]["KnownWebhookAttemptProblem"] | (string & {});
        /** @description One event on its way to one endpoint, with what was sent and what was answered. */
        WebhookDelivery: {
            /** @description Id of the delivery, `dlv_…`. */
            id: string;
            /** @description Id of the event, which is also its `webhook-id`. */
            event_id: string;
            /** @description What the event tells of. */
            event_type: components["schemas"]["EventType"];
            /** @description Why it is sent. */
            cause: components["schemas"]["WebhookDeliveryCause"];
            /** @description How far it is. */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: int64
             * @description How many attempts were begun.
             */
            attempt_count: number;
            /**
             * Format: date-time
             * @description When it is tried next; null when it has ended.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was to be sent first.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was accepted or given up; null until then.
             */
            ended_at: string | null;
            /** @description The body that is sent, byte for byte; null when the event is no longer kept. */
            request_body: string | null;
            /** @description What came of its attempts, in their order. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /**
         * @description Why something is sent. New values may be added.
         * @enum {string}
         */
        WebhookDeliveryCause: components["schemas"]["KnownWebhookDeliveryCause"] | (string & {});
        /** @description A page of deliveries. They carry neither request nor answers. */
        WebhookDeliveryList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["WebhookDeliverySummary"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description How far a delivery is. New values may be added.
         * @enum {string}
         */
        WebhookDeliveryStatus: components["schemas"]["KnownWebhookDeliveryStatus"] | (string & {});
        /** @description One event on its way to one endpoint. */
        WebhookDeliverySummary: {
            /** @description Id of the delivery, `dlv_…`. */
            id: string;
            /** @description Id of the event, which is also its `webhook-id`. */
            event_id: string;
            /** @description What the event tells of. */
            event_type: components["schemas"]["EventType"];
            /** @description Why it is sent. */
            cause: components["schemas"]["WebhookDeliveryCause"];
            /** @description How far it is. */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: int64
             * @description How many attempts were begun.
             */
            attempt_count: number;
            /**
             * Format: date-time
             * @description When it is tried next; null when it has ended.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was to be sent first.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was accepted or given up; null until then.
             */
            ended_at: string | null;
        };
        /**
         * @description Why nothing is sent to an endpoint. New values may be added.
         * @enum {string}
         */
        WebhookDisabledReason: components["schemas"]["KnownWebhookDisabledReason"] | (string & {});
        /** @description Where events are sent to. */
        WebhookEndpoint: {
            /** @description Id of the endpoint, `whk_…`. */
            id: string;
            /** @description The address that events are sent to. */
            url: string;
            /** @description What it is for; null where nobody said. */
            description: string | null;
            /** @description The types of events that are sent to it; empty: all. */
            event_types: components["schemas"]["EventType"][];
            /** @description Whether events are sent to it. */
            status: components["schemas"]["WebhookEndpointStatus"];
            /** @description Why it is disabled; null while it is not. */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            /**
             * Format: date-time
             * @description When it was disabled; null while it is not.
             */
            disabled_at: string | null;
            /** @description What its messages are signed with, `whsec_…`, in the answer to its creation or rotation alone: keep it then, it is never shown again. */
            secret?: string;
            /**
             * Format: date-time
             * @description Until when the secret before the present one signs as well; null where there is none.
             */
            previous_secret_expires_at: string | null;
            /**
             * Format: date-time
             * @description Since when it has accepted nothing; null while all is well.
             */
            failing_since: string | null;
            /** @description Id of the user who created it. */
            created_by: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @description A page of webhook endpoints. */
        WebhookEndpointList: {
            /** @description The items of this page, newest first. */
            data: components["schemas"]["WebhookEndpoint"][];
            /**
             * Format: int64
             * @description How many there are in all, over all pages: exact up to 10,000, null beyond.
             */
            total: number | null;
            /**
             * Format: int64
             * @description The page size that applied, from 1 to 100.
             */
            limit: number;
            /**
             * Format: int64
             * @description How many were skipped; null when a cursor was given.
             */
            offset: number | null;
            /** @description Whether there are more after this page. */
            has_more: boolean;
            /** @description Give this as `cursor` to read on; null on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Whether events are sent to an endpoint. New values may be added.
         * @enum {string}
         */
        WebhookEndpointStatus: components["schemas"]["KnownWebhookEndpointStatus"] | (string & {});
        /** @description What is sent again. */
        WebhookReplay: {
            /**
             * Format: int64
             * @description How many events are on their way again.
             */
            queued: number;
            /**
             * Format: date-time
             * @description Where there are more than 10,000: ask again with this as `since`. Null when that was all.
             */
            more_since: string | null;
        };
        /** @description What the applicant could change so that the same policy approves. */
        WhatWouldChange: {
            /**
             * Format: double
             * @description The largest loan, over the tenure asked for, that the policy approves without lowering it; `null` if none. In rupees.
             */
            largest_amount: number | null;
            /**
             * Format: uint16
             * @description The shortest tenure over which the policy approves the amount asked for; `null` if none, or no amount was asked for.
             */
            shortest_tenure_months: number | null;
            /** @description The rules that neither a smaller nor a longer loan cures. */
            blocked_by: string[];
            /** @description All of this as a sentence, for a person; empty where the offer, or the policy's own outcome, says it already. */
            text: string;
        };
        /** @description The figures of the last so many full months. */
        WindowFigures: {
            /**
             * Format: uint64
             * @description How many full months it looks at: 1, 3, 6 or 12.
             */
            months: number;
            /** @description The first of them, `YYYY-MM`. */
            from: string;
            /**
             * Format: double
             * @description The mean balance on the days on which instalments fall due; null, like all that follows, where it cannot be told. In rupees.
             */
            average_bank_balance: number | null;
            /**
             * Format: double
             * @description The mean balance over every day. In rupees.
             */
            average_daily_balance: number | null;
            /**
             * Format: double
             * @description What came in in a mean month, without own transfers, loans, refunds and the like. In rupees.
             */
            net_monthly_credits: number | null;
            /**
             * Format: double
             * @description What was earned in a usual month. Crops and interest are always counted over a year. In rupees.
             */
            monthly_income: number | null;
            /**
             * Format: double
             * @description What was left of a usual month. In rupees.
             */
            monthly_surplus: number | null;
            /**
             * Format: uint64
             * @description Payments presented on the account and returned unpaid, with those of the part month after the window.
             */
            inward_bounces: number;
        };
        /** @description Corrections that no longer hold. */
        WithdrawnCorrections: {
            /**
             * @description Payers that are no employers; left out: none.
             * @default []
             */
            employers?: string[];
            /**
             * @description Whether the product's margin holds again; left out: false.
             * @default false
             */
            business_margin_pct?: boolean;
            /**
             * @description Accounts that are not the applicant's; left out: none.
             * @default []
             */
            own_accounts?: string[];
            /**
             * @description Transactions that are what they were taken for at first; left out: none.
             * @default []
             */
            categories?: string[];
            /**
             * @description Transactions that count again; left out: none.
             * @default []
             */
            excluded?: string[];
            /**
             * @description Transactions whose notes go; left out: none.
             * @default []
             */
            notes?: string[];
        };
        /**
         * @description The values of `AccountKind` that are known.
         * @enum {string}
         */
        KnownAccountKind: "savings" | "current" | "salary" | "overdraft" | "cash_credit" | "nre" | "nro" | "credit_card" | "loan";
        /**
         * @description The values of `AccountOwnership` that are known.
         * @enum {string}
         */
        KnownAccountOwnership: "individual" | "joint" | "guarantor" | "authorised_user" | "deceased" | "not_reported" | "unknown";
        /**
         * @description The values of `AnalysisHappening` that are known.
         * @enum {string}
         */
        KnownAnalysisHappening: "accepted" | "claimed" | "read" | "filed_as_scan" | "given_back" | "retried" | "failed" | "decided" | "corrected" | "reviewed" | "retry_requested" | "held" | "released" | "statement_erased";
        /**
         * @description The values of `AnalysisStage` that are known.
         * @enum {string}
         */
        KnownAnalysisStage: "opening" | "reading" | "reconciling" | "categorising" | "checking" | "bureau" | "deciding";
        /**
         * @description The values of `AnalysisStatus` that are known.
         * @enum {string}
         */
        KnownAnalysisStatus: "queued" | "processing" | "completed" | "failed";
        /**
         * @description The values of `AssetClass` that are known.
         * @enum {string}
         */
        KnownAssetClass: "unknown" | "standard" | "sma" | "sma0" | "sma1" | "sma2" | "sub" | "dbt" | "lss";
        /**
         * @description The values of `BillingState` that are known.
         * @enum {string}
         */
        KnownBillingState: "charged" | "reused" | "not_charged";
        /**
         * @description The values of `Bureau` that are known.
         * @enum {string}
         */
        KnownBureau: "sandbox" | "transunion_cibil" | "experian" | "equifax" | "crif";
        /**
         * @description The values of `BureauMarkCode` that are known.
         * @enum {string}
         */
        KnownBureauMarkCode: "wilful_default" | "suit_filed" | "written_off" | "open_write_off" | "settled" | "sold" | "guarantee_invoked" | "substandard" | "dpd_90_in_24_months" | "dpd_60_in_12_months" | "repeated_dpd_30_in_6_months" | "overdue" | "restructured" | "sma" | "small_old_write_off" | "settled_cooling" | "enquiries_30_days" | "enquiries_90_days" | "unknown_code";
        /**
         * @description The values of `BureauMarkSeverity` that are known.
         * @enum {string}
         */
        KnownBureauMarkSeverity: "derogatory" | "minor";
        /**
         * @description The values of `BureauScoreStatus` that are known.
         * @enum {string}
         */
        KnownBureauScoreStatus: "scored" | "no_history" | "short_history" | "unknown";
        /**
         * @description The values of `BureauStatus` that are known.
         * @enum {string}
         */
        KnownBureauStatus: "not_requested" | "unavailable" | "no_hit" | "no_history" | "scored";
        /**
         * @description The values of `Category` that are known.
         * @enum {string}
         */
        KnownCategory: "salary" | "business_income" | "settlement" | "professional_income" | "gig_income" | "agriculture_income" | "rent_received" | "interest_received" | "dividend" | "pension" | "loan_disbursal" | "refund" | "reversal" | "investment_redemption" | "tax_refund" | "family_support" | "self_transfer" | "deposit_sweep" | "person_transfer" | "emi" | "card_bill" | "bnpl" | "overdraft_interest" | "insurance" | "investment" | "rent" | "utilities" | "fuel" | "education" | "health" | "food" | "travel" | "subscription" | "merchant" | "business_payment" | "cash_deposit" | "cash_withdrawal" | "gst" | "income_tax" | "statutory_dues" | "presented_unpaid" | "inward_return" | "outward_return" | "return_charge" | "penal_charge" | "service_charge" | "gambling" | "crypto" | "p2p_lending" | "derivatives" | "unknown";
        /**
         * @description The values of `Certainty` that are known.
         * @enum {string}
         */
        KnownCertainty: "looks_like" | "recurring" | "estimated" | "stated";
        /**
         * @description The values of `Channel` that are known.
         * @enum {string}
         */
        KnownChannel: "upi" | "imps" | "neft" | "rtgs" | "nach" | "ecs" | "card" | "atm" | "cash" | "cheque" | "transfer" | "bill_payment" | "cms" | "foreign_transfer" | "interest" | "charges" | "tax" | "standing_instruction" | "return" | "other";
        /**
         * @description The values of `ConfidenceCap` that are known.
         * @enum {string}
         */
        KnownConfidenceCap: "nothing_declared" | "recognised" | "break" | "many_breaks" | "unreadable_page" | "unproved_rows" | "direction_assumed" | "rows_unread";
        /**
         * @description The values of `ConsentArtefactKind` that are known.
         * @enum {string}
         */
        KnownConsentArtefactKind: "otp" | "signature" | "account_aggregator" | "other";
        /**
         * @description The values of `CreditCheckProblemCode` that are known.
         * @enum {string}
         */
        KnownCreditCheckProblemCode: "bureau_unavailable" | "not_asked" | "never_arrived" | "outcome_unknown" | "answer_unreadable" | "found_not_delivered";
        /**
         * @description The values of `CreditCheckScoreStatus` that are known.
         * @enum {string}
         */
        KnownCreditCheckScoreStatus: "scored" | "no_history" | "no_hit";
        /**
         * @description The values of `CreditCheckStatus` that are known.
         * @enum {string}
         */
        KnownCreditCheckStatus: "completed" | "needs_review" | "failed";
        /**
         * @description The values of `CreditType` that are known.
         * @enum {string}
         */
        KnownCreditType: "auto_loan" | "used_car_loan" | "two_wheeler_loan" | "commercial_vehicle_loan" | "tractor_loan" | "construction_equipment_loan" | "housing_loan" | "property_loan" | "loan_against_securities" | "loan_against_deposits" | "gold_loan" | "personal_loan" | "short_term_personal_loan" | "consumer_loan" | "education_loan" | "professional_loan" | "peer_to_peer_loan" | "microfinance_loan" | "mudra_loan" | "business_loan" | "secured_business_loan" | "unsecured_business_loan" | "leasing" | "seller_financing" | "credit_card" | "secured_credit_card" | "corporate_credit_card" | "loan_on_credit_card" | "kisan_credit_card" | "fleet_card" | "overdraft" | "non_funded" | "telecom" | "account_review" | "other" | "not_reported" | "unknown";
        /**
         * @description The values of `Currency` that are known.
         * @enum {string}
         */
        KnownCurrency: "INR";
        /**
         * @description The values of `DecisionOutcome` that are known.
         * @enum {string}
         */
        KnownDecisionOutcome: "approve" | "review" | "decline";
        /**
         * @description The values of `ErasureCause` that are known.
         * @enum {string}
         */
        KnownErasureCause: "request" | "retention";
        /**
         * @description The values of `ErasureKind` that are known.
         * @enum {string}
         */
        KnownErasureKind: "analysis" | "statement" | "credit_check";
        /**
         * @description The values of `ErrorCode` that are known.
         * @enum {string}
         */
        KnownErrorCode: "invalid_request" | "invalid_json" | "file_missing" | "product_not_found" | "product_archived" | "applicant_incomplete" | "consent_required" | "invalid_assignee" | "invalid_mobile" | "api_key_lives_too_long" | "password_too_weak" | "invalid_link" | "code_incorrect" | "unauthenticated" | "invalid_token" | "invalid_credentials" | "second_factor_required" | "forbidden_role" | "insufficient_scope" | "login_token_required" | "second_factor_setup_required" | "password_incorrect" | "four_eyes" | "bureau_not_entitled" | "not_found" | "method_not_allowed" | "request_timeout" | "idempotency_key_reused" | "idempotency_in_progress" | "api_key_limit_reached" | "product_limit_reached" | "product_changed" | "analysis_not_completed" | "analysis_not_retryable" | "page_not_drawable" | "decision_pending" | "is_member" | "email_taken" | "invitation_limit_reached" | "own_account" | "member_disabled" | "second_factor_exists" | "second_factor_missing" | "last_owner" | "not_in_review" | "already_reviewed" | "analysis_changed" | "revision_limit_reached" | "payer_limit_reached" | "webhook_endpoint_limit_reached" | "webhook_endpoint_disabled" | "legal_hold" | "check_not_settled" | "statement_erased" | "statement_missing" | "statement_corrupt" | "revision_mismatch" | "version_mismatch" | "body_too_large" | "unsupported_media_type" | "file_empty" | "file_too_large" | "file_not_pdf" | "file_corrupt" | "file_password_required" | "file_password_incorrect" | "file_too_many_pages" | "rate_limited" | "account_locked" | "spend_cap_reached" | "internal_error" | "unavailable" | "bureau_unavailable" | "storage_full";
        /**
         * @description The values of `EventType` that are known.
         * @enum {string}
         */
        KnownEventType: "analysis.completed" | "analysis.failed" | "analysis.review_required" | "analysis.reviewed" | "analysis.corrected" | "analysis.erased" | "credit_check.completed" | "credit_check.needs_review" | "credit_check.erased" | "limit.reached" | "webhook_endpoint.disabled" | "webhook_endpoint.test";
        /**
         * @description The values of `FacilityStatus` that are known.
         * @enum {string}
         */
        KnownFacilityStatus: "not_reported" | "regular" | "restructured" | "restructured_and_closed" | "written_off" | "settled" | "post_write_off_settled" | "post_write_off_closed" | "sold" | "written_off_and_sold" | "purchased" | "purchased_and_written_off" | "purchased_and_settled" | "purchased_and_restructured" | "auctioned_and_settled" | "repossessed_and_settled" | "guarantee_invoked" | "unknown";
        /**
         * @description The values of `FailureCode` that are known.
         * @enum {string}
         */
        KnownFailureCode: "statement_unreadable" | "scanned_document" | "no_transactions_found" | "unsupported_layout" | "processing_error" | "statement_missing" | "statement_corrupt";
        /**
         * @description The values of `FigurePartKind` that are known.
         * @enum {string}
         */
        KnownFigurePartKind: "instalment" | "card" | "this_loan" | "salary" | "pension" | "business" | "professional" | "gig" | "agriculture" | "rent" | "interest" | "monthly_income" | "balance" | "surplus" | "trade_earnings" | "loan" | "all_instalments" | "collateral";
        /**
         * @description The values of `GstLevel` that are known.
         * @enum {string}
         */
        KnownGstLevel: "usual" | "warning" | "critical";
        /**
         * @description The values of `IncomeSourceKind` that are known.
         * @enum {string}
         */
        KnownIncomeSourceKind: "salary" | "pension" | "business" | "professional" | "gig" | "agriculture" | "rent" | "interest";
        /**
         * @description The values of `IncomeType` that are known.
         * @enum {string}
         */
        KnownIncomeType: "salaried" | "pension" | "business" | "mixed" | "capital" | "unknown";
        /**
         * @description The values of `IncomeUse` that are known.
         * @enum {string}
         */
        KnownIncomeUse: "low" | "base" | "high";
        /**
         * @description The values of `IntegrityGroup` that are known.
         * @enum {string}
         */
        KnownIntegrityGroup: "metadata" | "structure" | "visual" | "arithmetic" | "content";
        /**
         * @description The values of `IntegritySeverity` that are known.
         * @enum {string}
         */
        KnownIntegritySeverity: "info" | "warning" | "critical";
        /**
         * @description The values of `IntegrityStatus` that are known.
         * @enum {string}
         */
        KnownIntegrityStatus: "passed" | "failed" | "not_run";
        /**
         * @description The values of `InvitationStatus` that are known.
         * @enum {string}
         */
        KnownInvitationStatus: "open" | "accepted" | "revoked" | "expired";
        /**
         * @description The values of `Language` that are known.
         * @enum {string}
         */
        KnownLanguage: "en" | "hi";
        /**
         * @description The values of `LeftOutReason` that are known.
         * @enum {string}
         */
        KnownLeftOutReason: "family_support" | "paid_besides" | "stopped" | "other_holder" | "unexplained" | "too_little";
        /**
         * @description The values of `LoanKind` that are known.
         * @enum {string}
         */
        KnownLoanKind: "instalment" | "credit_card" | "pay_later" | "overdraft" | "bullet";
        /**
         * @description The values of `MetricKind` that are known.
         * @enum {string}
         */
        KnownMetricKind: "amount" | "ratio" | "count" | "days" | "months" | "score" | "flag" | "choice";
        /**
         * @description The values of `MuleLevel` that are known.
         * @enum {string}
         */
        KnownMuleLevel: "not_assessed" | "none" | "low" | "elevated" | "high";
        /**
         * @description The values of `NameLevel` that are known.
         * @enum {string}
         */
        KnownNameLevel: "match" | "partial" | "mismatch" | "not_assessed";
        /**
         * @description The values of `NameSource` that are known.
         * @enum {string}
         */
        KnownNameSource: "statement_holder" | "joint_holder" | "bureau";
        /**
         * @description The values of `ObligationSource` that are known.
         * @enum {string}
         */
        KnownObligationSource: "statement" | "bureau" | "both";
        /**
         * @description The values of `OfferConstraint` that are known.
         * @enum {string}
         */
        KnownOfferConstraint: "requested_amount" | "product_maximum" | "policy_amount" | "instalment" | "foir" | "foir_stressed" | "average_balance" | "surplus" | "dscr" | "loan_to_value" | "down_payment" | "income_multiple" | "turnover";
        /**
         * @description The values of `OnMissing` that are known.
         * @enum {string}
         */
        KnownOnMissing: "review" | "skip";
        /**
         * @description The values of `PrintedOrder` that are known.
         * @enum {string}
         */
        KnownPrintedOrder: "oldest_first" | "newest_first" | "oldest_first_newest_within_day" | "newest_first_oldest_within_day";
        /**
         * @description The values of `ProductStatus` that are known.
         * @enum {string}
         */
        KnownProductStatus: "active" | "archived";
        /**
         * @description The values of `ProvedBy` that are known.
         * @enum {string}
         */
        KnownProvedBy: "balance_chain" | "totals" | "opening_to_closing";
        /**
         * @description The values of `ReasonKind` that are known.
         * @enum {string}
         */
        KnownReasonKind: "missing_period" | "trigger" | "offer" | "rule" | "cap" | "points";
        /**
         * @description The values of `ReasonSection` that are known.
         * @enum {string}
         */
        KnownReasonSection: "income" | "liquidity" | "leverage" | "conduct" | "behaviour" | "bureau" | "statement" | "loan" | "document" | "identity";
        /**
         * @description The values of `RepairKind` that are known.
         * @enum {string}
         */
        KnownRepairKind: "direction_flipped" | "direction_from_balance" | "direction_from_words" | "direction_assumed" | "duplicate_dropped" | "reordered_within_day" | "amount_from_balances" | "balance_from_rows";
        /**
         * @description The values of `ReviewReason` that are known.
         * @enum {string}
         */
        KnownReviewReason: "derogatory_bureau" | "document_integrity" | "mule_pattern" | "name_mismatch" | "insufficient_data" | "bureau_unavailable" | "policy_refer" | "score_grey_zone" | "rule_not_evaluated" | "offer_below_minimum" | "decline_in_doubt" | "missing_period";
        /**
         * @description The values of `Role` that are known.
         * @enum {string}
         */
        KnownRole: "owner" | "member" | "reviewer" | "viewer";
        /**
         * @description The values of `RowProof` that are known.
         * @enum {string}
         */
        KnownRowProof: "chain" | "total" | "printed_sign" | "column" | "assumed";
        /**
         * @description The values of `RuleOp` that are known.
         * @enum {string}
         */
        KnownRuleOp: "lt" | "lte" | "gt" | "gte" | "eq" | "neq" | "in" | "not_in";
        /**
         * @description The values of `RuleOutcome` that are known.
         * @enum {string}
         */
        KnownRuleOutcome: "pass" | "fail" | "not_evaluated" | "not_applicable";
        /**
         * @description The values of `RuleSeverity` that are known.
         * @enum {string}
         */
        KnownRuleSeverity: "knockout" | "review" | "cap";
        /**
         * @description The values of `Scope` that are known.
         * @enum {string}
         */
        KnownScope: "analyses:read" | "analyses:write" | "corrections:write" | "reviews:write" | "credit_checks:read" | "credit_checks:write" | "products:read" | "products:write" | "payers:read" | "payers:write" | "erasures:read" | "erasures:write" | "retention:read" | "retention:write" | "holds:write" | "events:read" | "webhooks:read" | "webhooks:write" | "usage:read" | "audit:read" | "team:read";
        /**
         * @description The values of `SuitStatus` that are known.
         * @enum {string}
         */
        KnownSuitStatus: "not_reported" | "no_suit" | "suit_filed" | "wilful_default" | "suit_filed_and_wilful_default" | "unknown";
        /**
         * @description The values of `TermName` that are known.
         * @enum {string}
         */
        KnownTermName: "balance_chain" | "totals_and_counts" | "opening_to_closing" | "fields" | "pages" | "identity";
        /**
         * @description The values of `TokenKind` that are known.
         * @enum {string}
         */
        KnownTokenKind: "api_key" | "login";
        /**
         * @description The values of `TransactionFlag` that are known.
         * @enum {string}
         */
        KnownTransactionFlag: "balance_derived" | "direction_inferred" | "balance_break" | "return" | "reversal" | "mandate" | "excluded";
        /**
         * @description The values of `TrialSkipReason` that are known.
         * @enum {string}
         */
        KnownTrialSkipReason: "erased" | "unreadable" | "newer_version" | "tenure_not_covered";
        /**
         * @description The values of `WebhookAttemptProblem` that are known.
         * @enum {string}
         */
        KnownWebhookAttemptProblem: "address_refused" | "name_not_found" | "not_connected" | "timed_out" | "connection_lost" | "redirected" | "not_accepted";
        /**
         * @description The values of `WebhookDeliveryCause` that are known.
         * @enum {string}
         */
        KnownWebhookDeliveryCause: "event" | "replay" | "test";
        /**
         * @description The values of `WebhookDeliveryStatus` that are known.
         * @enum {string}
         */
        KnownWebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /**
         * @description The values of `WebhookDisabledReason` that are known.
         * @enum {string}
         */
        KnownWebhookDisabledReason: "owner" | "failing" | "gone";
        /**
         * @description The values of `WebhookEndpointStatus` that are known.
         * @enum {string}
         */
        KnownWebhookEndpointStatus: "enabled" | "disabled";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Id of this exchange: the caller's own, if it sent a sane one.
         * @example req_01JD3Q4T0C6Z9V2R8N5M7K1XWY
         */
        "X-Request-Id": string;
        /**
         * @description The limits that apply: `q` requests in `w` seconds.
         * @example "general";q=600;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description What is left of them: `r` more at once, and one more than that after `t` seconds.
         * @example "general";r=99;t=1
         */
        RateLimit: string;
        /**
         * @description Seconds after which to try again.
         * @example 7
         */
        "Retry-After": number;
        /**
         * @description The scheme to authenticate with.
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description Address of what was created.
         * @example /v1/products/prd_01JD3Q4T0C6Z9V2R8N5M7K1XWY
         */
        Location: string;
        /**
         * @description Names this state of the resource.
         * @example W/"an_01JD3Q4T0C6Z9V2R8N5M7K1XWC.7.record"
         */
        ETag: string;
        /**
         * @description The name to keep the file under.
         * @example attachment; filename="APP-000042-statement.pdf"
         */
        "Content-Disposition": string;
        /**
         * @description Present and `true` when this is the answer to an earlier request with the same key.
         * @example true
         */
        "Idempotency-Replayed": boolean;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_analyses: {
        parameters: {
            query?: {
                /** @description Only those of this status. */
                status?: components["schemas"]["KnownAnalysisStatus"];
                /** @description Only those with this decision. */
                decision?: components["schemas"]["KnownDecisionOutcome"];
                /** @description `true`: only those about which a person still has to decide; `false`: only the others. Left out: both. */
                awaiting_review?: boolean;
                /** @description Only the cases of this person: the id of a user, `me`, or `none` for those that nobody holds. Left out: all. */
                assignee?: string;
                /** @description `true`: only those on legal hold; `false`: only the others. Left out: both. */
                legal_hold?: boolean;
                /** @description Only those scored under this product. */
                product_id?: string;
                /** @description The opening of a reference, such as `APP-0000`, or whole words of the applicant's name. */
                q?: string;
                /** @description Only those created after this time. */
                created_after?: string;
                /** @description Only those created before this time. */
                created_before?: string;
                /** @description Which stand first: `newest`, those created last, or `oldest`, those created first. Left out: `newest`. A cursor is good for its own order alone. */
                order?: components["schemas"]["AnalysisOrder"];
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    create_analysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating this request safe for 24 hours: 1 to 255 printable characters. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateAnalysisRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAnalysis"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `file_missing`: The form has no part `file`.
             *
             *     `product_not_found`: `product_id` names no product of the team.
             *
             *     `product_archived`: The product is archived and not for new work.
             *
             *     `applicant_incomplete`: The bureau is to be asked, but the applicant's name or mobile is missing.
             *
             *     `invalid_mobile`: The mobile number is not an Indian one.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             *
             *     `bureau_not_entitled`: The team is not entitled to pull credit-bureau reports. Nothing was stored or billed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `idempotency_key_reused`: The idempotency key came before with another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `file_empty`: The file has no bytes.
             *
             *     `file_too_large`: The file has more than 20 MiB.
             *
             *     `file_not_pdf`: The file is not a PDF.
             *
             *     `file_corrupt`: The PDF is damaged, or encrypted in a way that is not supported.
             *
             *     `file_password_required`: The PDF is encrypted and came without its password.
             *
             *     `file_password_incorrect`: The password does not open the PDF.
             *
             *     `file_too_many_pages`: The PDF has more than 500 pages.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `rate_limited`: Too many requests.
             *
             *     `spend_cap_reached`: The team has spent on bureau pulls what it may spend in a day. Nothing was pulled or billed.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_analysis: {
        parameters: {
            query?: {
                /** @description Whether to add the full report as `result`; left out: false. */
                include_result?: boolean;
                /** @description Whether the report has its `transactions`; left out: true. Where it is false the list is empty and the answer small: read them with `GET /analyses/{id}/transactions`. */
                include_transactions?: boolean;
                /** @description How many seconds to wait for the analysis to end, at most: 0 to 30. 0, or left out: answer at once. */
                wait?: number;
            };
            header?: {
                /** @description The `ETag` of what the caller holds already. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /** @description It is as the `If-None-Match` of the request says. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    delete_analysis: {
        parameters: {
            query?: {
                /** @description Whether its credit check is erased as well. What was billed stays billed. Left out: false. */
                with_credit_check?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `legal_hold`: The analysis is on legal hold: nothing of it can be erased.
             *
             *     `check_not_settled`: The credit check is under way, or nobody knows yet whether the bureau delivered.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    update_analysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAnalysisRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             *
             *     `invalid_assignee`: The person cannot be given the case: nobody of the team who has access, or somebody who would not be let to review it.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    review_analysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the person has seen, such as `"1"`, or the `ETag` of the analysis; another one is 412. Left out: whichever holds. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewAnalysisRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             *
             *     `four_eyes`: The team wants four eyes on every case: whoever uploaded the statement does not review it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_in_review`: The analysis is not to be reviewed, or has been reviewed already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `revision_mismatch`: The analysis is not at the revision that `If-Match` names. Nothing was written. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    rescore_analysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescoreAnalysisRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rescore"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             *
             *     `product_not_found`: `product_id` names no product of the team.
             *
             *     `product_archived`: The product is archived and not for new work.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `analysis_not_completed`: The analysis has no report: it has not been completed, or it failed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_assignees: {
        parameters: {
            query?: {
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssigneeList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    retry_analysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryAnalysisRequest"];
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `analysis_not_retryable`: The analysis has not failed, is being tried again already, or would fail again for the same reason. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `statement_erased`: The statement was erased, on request or because the team's retention had passed.
             *
             *     `statement_missing`: The statement is not where it was stored.
             *
             *     `statement_corrupt`: The stored statement is damaged: it is not as it was uploaded.
             */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `file_empty`: The file has no bytes.
             *
             *     `file_not_pdf`: The file is not a PDF.
             *
             *     `file_corrupt`: The PDF is damaged, or encrypted in a way that is not supported.
             *
             *     `file_password_required`: The PDF is encrypted and came without its password.
             *
             *     `file_password_incorrect`: The password does not open the PDF.
             *
             *     `file_too_many_pages`: The PDF has more than 500 pages.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_analysis_timeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisTimeline"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_analysis_transactions: {
        parameters: {
            query?: {
                /** @description Only rows of these categories. Give it several times for several: at most 100. Left out: all. */
                category?: components["schemas"]["KnownCategory"][];
                /** @description Only rows in which money went this way. Left out: both. */
                direction?: components["schemas"]["Direction"];
                /** @description Only rows booked on this day or later, such as `2026-04-01`. Left out: from the first. */
                from?: string;
                /** @description Only rows booked on this day or earlier, such as `2026-04-30`; not before `from`. Left out: to the last. */
                to?: string;
                /** @description Only rows of this amount or more, in rupees with at most two decimals. Left out: of any. */
                min?: number;
                /** @description Only rows of this amount or less, in rupees with at most two decimals; not less than `min`. Left out: of any. */
                max?: number;
                /** @description Only rows with this counterparty: exactly a `name` of the report's `counterparties`, which takes all spellings of it. The report lists the largest alone; any other name is compared with the `counterparty` of the row. */
                counterparty?: string;
                /** @description Only rows that carry this flag. Left out: with or without any. */
                flag?: components["schemas"]["KnownTransactionFlag"];
                /** @description Only rows whose `narration` or `counterparty` has this text, whatever its case and its spaces: 1 to 200 characters. */
                q?: string;
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `analysis_not_completed`: The analysis has no report: it has not been completed, or it failed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    export_analysis_transactions: {
        parameters: {
            query?: {
                /** @description Only rows of these categories. Give it several times for several: at most 100. Left out: all. */
                category?: components["schemas"]["KnownCategory"][];
                /** @description Only rows in which money went this way. Left out: both. */
                direction?: components["schemas"]["Direction"];
                /** @description Only rows booked on this day or later, such as `2026-04-01`. Left out: from the first. */
                from?: string;
                /** @description Only rows booked on this day or earlier, such as `2026-04-30`; not before `from`. Left out: to the last. */
                to?: string;
                /** @description Only rows of this amount or more, in rupees with at most two decimals. Left out: of any. */
                min?: number;
                /** @description Only rows of this amount or less, in rupees with at most two decimals; not less than `min`. Left out: of any. */
                max?: number;
                /** @description Only rows with this counterparty: exactly a `name` of the report's `counterparties`, which takes all spellings of it. The report lists the largest alone; any other name is compared with the `counterparty` of the row. */
                counterparty?: string;
                /** @description Only rows that carry this flag. Left out: with or without any. */
                flag?: components["schemas"]["KnownTransactionFlag"];
                /** @description Only rows whose `narration` or `counterparty` has this text, whatever its case and its spaces: 1 to 200 characters. */
                q?: string;
            };
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `analysis_not_completed`: The analysis has no report: it has not been completed, or it failed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_analysis_statement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `statement_erased`: The statement was erased, on request or because the team's retention had passed.
             *
             *     `statement_missing`: The statement is not where it was stored.
             *
             *     `statement_corrupt`: The stored statement is damaged: it is not as it was uploaded.
             */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_analysis_page: {
        parameters: {
            query?: {
                /** @description Dots of the picture for each point of the page: 1 to 3. Left out: 2, which is 144 dots an inch. */
                scale?: number;
            };
            header?: {
                /** @description The `ETag` of what the caller holds already. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of the analysis. */
                id: string;
                /** @description The number of the page, from 1, and `.png`: `1.png`. */
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description It is as the `If-None-Match` of the request says. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `analysis_not_completed`: The analysis has no report: it has not been completed, or it failed.
             *
             *     `page_not_drawable`: The page cannot be drawn: it is too large for this scale, or a picture that cannot be read, or its file opens with its password alone.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `statement_erased`: The statement was erased, on request or because the team's retention had passed. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    export_analysis_report: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what the caller holds already. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description It is as the `If-None-Match` of the request says. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `analysis_not_completed`: The analysis has no report: it has not been completed, or it failed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_letter_text: {
        parameters: {
            query?: {
                /** @description The language of the letter: `en` (English) unless told otherwise, or `hi` (Hindi). */
                language?: components["schemas"]["KnownLanguage"];
            };
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `analysis_not_completed`: The analysis has no report: it has not been completed, or it failed.
             *
             *     `decision_pending`: A person still has to decide about the analysis: nothing can be told to the applicant yet.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_letter_page: {
        parameters: {
            query?: {
                /** @description The language of the letter: `en` (English) unless told otherwise, or `hi` (Hindi). */
                language?: components["schemas"]["KnownLanguage"];
            };
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `analysis_not_completed`: The analysis has no report: it has not been completed, or it failed.
             *
             *     `decision_pending`: A person still has to decide about the analysis: nothing can be told to the applicant yet.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    correct_transaction: {
        parameters: {
            query?: {
                /** @description Whether only to answer what would change; left out: false. Nothing is stored then. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The revision that is to be corrected, such as `"1"`, or the `ETag` of the analysis; another one is 412. Left out: whichever holds. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the analysis. */
                id: string;
                /** @description Id of the transaction in the report, such as `txn_1`. */
                transaction_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectTransactionRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `analysis_not_completed`: The analysis has no report: it has not been completed, or it failed.
             *
             *     `already_reviewed`: A person has decided about the analysis: it is not corrected any more.
             *
             *     `analysis_changed`: Someone else corrected or reviewed the analysis at the same moment. Nothing was written.
             *
             *     `revision_limit_reached`: The analysis has as many revisions as it may have.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `revision_mismatch`: The analysis is not at the revision that `If-Match` names. Nothing was written. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    correct_analysis: {
        parameters: {
            query?: {
                /** @description Whether only to answer what would change; left out: false. Nothing is stored then. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The revision that is to be corrected, such as `"1"`, or the `ETag` of the analysis; another one is 412. Left out: whichever holds. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectAnalysisRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `analysis_not_completed`: The analysis has no report: it has not been completed, or it failed.
             *
             *     `already_reviewed`: A person has decided about the analysis: it is not corrected any more.
             *
             *     `analysis_changed`: Someone else corrected or reviewed the analysis at the same moment. Nothing was written.
             *
             *     `revision_limit_reached`: The analysis has as many revisions as it may have.
             *
             *     `payer_limit_reached`: The team remembers as many payers as it may.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `revision_mismatch`: The analysis is not at the revision that `If-Match` names. Nothing was written. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_analysis_revisions: {
        parameters: {
            query?: {
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `analysis_not_completed`: The analysis has no report: it has not been completed, or it failed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_analysis_revision: {
        parameters: {
            query?: {
                /** @description Whether the report has its transactions; left out: true. With false their list is empty. */
                include_transactions?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
                /** @description Number of the revision, from 1. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `analysis_not_completed`: The analysis has no report: it has not been completed, or it failed. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_products: {
        parameters: {
            query?: {
                /** @description Which products to list: `active` unless told otherwise. */
                status?: components["schemas"]["KnownProductStatus"];
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    create_product: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating this request safe for 24 hours: 1 to 255 printable characters. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProductRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The idempotency key came before with another request.
             *
             *     `product_limit_reached`: The team has as many active products as it may have.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_product: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the product. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    update_product: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the change starts from, such as `"3"`; another one is 412. Left out: whichever holds. */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of the product. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProductRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `product_limit_reached`: The team has as many active products as it may have.
             *
             *     `product_changed`: Someone else kept changing the product at the same time.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `version_mismatch`: The product is not at the version that `If-Match` names. Nothing was written. */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_product_versions: {
        parameters: {
            query?: {
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the product. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVersionList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    try_product: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the product. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryProductRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTrial"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_payers: {
        parameters: {
            query?: {
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayerList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    forget_payer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_credit_checks: {
        parameters: {
            query?: {
                /** @description Whole words of the person's name, or a whole mobile number. */
                q?: string;
                /** @description Only those created after this time. */
                created_after?: string;
                /** @description Only those created before this time. */
                created_before?: string;
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditCheckList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    create_credit_check: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating this request safe for 24 hours: 1 to 255 printable characters. Send one: it is what keeps a lost answer from being paid for twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCreditCheckRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditCheck"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             *
             *     `consent_required`: The person's consent is missing. Nothing was pulled or billed.
             *
             *     `invalid_mobile`: The mobile number is not an Indian one.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             *
             *     `bureau_not_entitled`: The team is not entitled to pull credit-bureau reports. Nothing was stored or billed.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The idempotency key came before with another request.
             *
             *     `idempotency_in_progress`: The same request with the same idempotency key is still being worked on.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `rate_limited`: Too many requests.
             *
             *     `spend_cap_reached`: The team has spent on bureau pulls what it may spend in a day. Nothing was pulled or billed.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unavailable`: The service cannot reach its storage, or is too busy to take this on.
             *
             *     `bureau_unavailable`: The credit bureau cannot be reached. Nothing was billed.
             */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_credit_check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the credit check. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditCheck"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    delete_credit_check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the credit check. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `legal_hold`: The analysis is on legal hold: nothing of it can be erased.
             *
             *     `check_not_settled`: The credit check is under way, or nobody knows yet whether the bureau delivered.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    withdraw_consent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the credit check. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditCheckSummary"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_usage: {
        parameters: {
            query?: {
                /** @description The month, such as `2026-11`; left out: the present one. */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_retention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    set_retention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    hold_analysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    release_analysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the analysis. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_erasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the certificate. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_audit_events: {
        parameters: {
            query?: {
                /** @description Only what this one did: the id of a user, `operator`, `service` or `anonymous`. */
                actor?: string;
                /** @description Only this action, such as `analysis.report_read`. */
                action?: string;
                /** @description Only what was done to this: the id of an analysis, a credit check, a key or the like. */
                subject?: string;
                /** @description Only what happened after this time. */
                after?: string;
                /** @description Only what happened before this time. */
                before?: string;
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description `next_cursor` of the page before, to read on from there. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_audit_proof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entry. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditProof"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_events: {
        parameters: {
            query?: {
                /** @description Only events of this type. */
                type?: components["schemas"]["KnownEventType"];
                /** @description Only events that happened after this time. */
                created_after?: string;
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description `next_cursor` of an earlier answer, to read on from there; left out: from the oldest event that is kept. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_webhook_endpoints: {
        parameters: {
            query?: {
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    create_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating this request safe for 24 hours: 1 to 255 printable characters. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The idempotency key came before with another request.
             *
             *     `webhook_endpoint_limit_reached`: The team has as many webhook endpoints as it may have.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    delete_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    update_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    rotate_webhook_secret: {
        parameters: {
            query?: {
                /** @description How many hours the secret before goes on signing as well: 0 to 168. */
                grace_hours?: number;
            };
            header?: {
                /** @description Makes repeating this request safe for 24 hours: 1 to 255 printable characters. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `idempotency_key_reused`: The idempotency key came before with another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    test_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating this request safe for 24 hours: 1 to 255 printable characters. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The idempotency key came before with another request.
             *
             *     `webhook_endpoint_disabled`: Nothing is sent to this webhook endpoint: it is disabled.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_webhook_deliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries that are so far. */
                status?: components["schemas"]["KnownWebhookDeliveryStatus"];
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_webhook_delivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
                /** @description Id of the delivery. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    replay_webhook_delivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating this request safe for 24 hours: 1 to 255 printable characters. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
                /** @description Id of the delivery. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The idempotency key came before with another request.
             *
             *     `webhook_endpoint_disabled`: Nothing is sent to this webhook endpoint: it is disabled.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    replay_webhook_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhookEventsRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplay"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `webhook_endpoint_disabled`: Nothing is sent to this webhook endpoint: it is disabled. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    create_login_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginToken"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `invalid_credentials`: The email or the password is wrong.
             *
             *     `second_factor_required`: The password is right, and the code of the second factor is missing, wrong or was used.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `rate_limited`: Too many requests.
             *
             *     `account_locked`: Too many failed sign-ins with this email, from this network or from everywhere.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    revoke_login_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `login_token_required`: This needs a login token; an API key was sent. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    accept_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             *
             *     `password_too_weak`: The password is too short or too easy to guess.
             *
             *     `invalid_link`: The one-time link is unknown, used, revoked or over.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `email_taken`: Somebody has an account with this email address. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             *
             *     `password_too_weak`: The password is too short or too easy to guess.
             *
             *     `invalid_link`: The one-time link is unknown, used, revoked or over.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             *
             *     `password_too_weak`: The password is too short or too easy to guess.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `password_incorrect`: The password that was to prove who is asking is not right.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `rate_limited`: Too many requests.
             *
             *     `account_locked`: Too many failed sign-ins with this email, from this network or from everywhere.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_sessions: {
        parameters: {
            query?: {
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `login_token_required`: This needs a login token; an API key was sent. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    end_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `login_token_required`: This needs a login token; an API key was sent. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `login_token_required`: This needs a login token; an API key was sent. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    begin_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `password_incorrect`: The password that was to prove who is asking is not right.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `second_factor_exists`: There is a second factor already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `rate_limited`: Too many requests.
             *
             *     `account_locked`: Too many failed sign-ins with this email, from this network or from everywhere.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    confirm_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodeSet"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             *
             *     `code_incorrect`: The code is not what the authenticator app shows.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `login_token_required`: This needs a login token; an API key was sent. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `second_factor_missing`: There is no second factor to confirm or to remove. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    renew_recovery_codes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewRecoveryCodesRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodeSet"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `password_incorrect`: The password that was to prove who is asking is not right.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `second_factor_missing`: There is no second factor to confirm or to remove. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `rate_limited`: Too many requests.
             *
             *     `account_locked`: Too many failed sign-ins with this email, from this network or from everywhere.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    remove_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `password_incorrect`: The password that was to prove who is asking is not right.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `second_factor_missing`: There is no second factor to confirm or to remove. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `rate_limited`: Too many requests.
             *
             *     `account_locked`: Too many failed sign-ins with this email, from this network or from everywhere.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_api_keys: {
        parameters: {
            query?: {
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    create_api_key: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating this request safe for 24 hours: 1 to 255 printable characters. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             *
             *     `api_key_lives_too_long`: The team lets no API key live that long, or none without an end.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The idempotency key came before with another request.
             *
             *     `api_key_limit_reached`: The person has as many live API keys as they may have.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    revoke_api_key: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_members: {
        parameters: {
            query?: {
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_member: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    update_member: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMemberRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `last_owner`: The team would be left without an owner who can sign in. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_invitations: {
        parameters: {
            query?: {
                /** @description Page size: 1 to 100. */
                limit?: number;
                /** @description Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`. */
                offset?: number;
                /** @description `next_cursor` of the page before, to read on from there; cannot be combined with `offset`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    create_invitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating this request safe for 24 hours: 1 to 255 printable characters. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitationRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `idempotency_key_reused`: The idempotency key came before with another request.
             *
             *     `is_member`: Somebody of the team has this email address.
             *
             *     `invitation_limit_reached`: The team has as many open invitations as it may have.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    revoke_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the invitation. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    create_reset_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLink"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `own_account`: This is what an owner does for others, and the account is your own.
             *
             *     `member_disabled`: The member has no access.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    unlock_member: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    remove_member_second_factor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `not_found`: There is no such path or resource, or it belongs to another team. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `own_account`: This is what an owner does for others, and the account is your own.
             *
             *     `second_factor_missing`: There is no second factor to confirm or to remove.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_team_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSettings"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `insufficient_scope`: The API key is not good for this: it has scopes, and the one that is needed is not among them.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    update_team_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTeamSettingsRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSettings"];
                };
            };
            /**
             * @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds.
             *
             *     `invalid_json`: The body is not well-formed JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `forbidden_role`: The role of the token's owner does not allow this.
             *
             *     `login_token_required`: This needs a login token; an API key was sent.
             *
             *     `second_factor_setup_required`: The team asks for a second factor, and the person has none yet.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `request_timeout`: The body took too long to arrive. */
            408: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `body_too_large`: The body is larger than this operation accepts. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unsupported_media_type`: The body's content type is not the one this operation takes. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `storage_full`: There is no room left to store anything. Nothing was kept. */
            507: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_reasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownReasonList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_errors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownErrorList"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_sample_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description `invalid_request`: A parameter, header or member of the body is missing, unknown or out of its bounds. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /**
             * @description `unauthenticated`: The request carries no bearer token.
             *
             *     `invalid_token`: The token is unknown, mistyped, expired or revoked.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `internal_error`: Something broke on our side. Nothing was half-done. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description `unavailable`: The service cannot reach its storage, or is too busy to take this on. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
}
export type AcceptInvitationRequest = components["schemas"]["AcceptInvitationRequest"];
export type AccountKind = components["schemas"]["AccountKind"];
export type AccountOwnership = components["schemas"]["AccountOwnership"];
export type AccountQuality = components["schemas"]["AccountQuality"];
export type Affordability = components["schemas"]["Affordability"];
export type AmountRange = components["schemas"]["AmountRange"];
export type Analysis = components["schemas"]["Analysis"];
export type AnalysisAssignee = components["schemas"]["AnalysisAssignee"];
export type AnalysisFailure = components["schemas"]["AnalysisFailure"];
export type AnalysisHappening = components["schemas"]["AnalysisHappening"];
export type AnalysisInputs = components["schemas"]["AnalysisInputs"];
export type AnalysisList = components["schemas"]["AnalysisList"];
export type AnalysisOrder = components["schemas"]["AnalysisOrder"];
export type AnalysisProduct = components["schemas"]["AnalysisProduct"];
export type AnalysisStage = components["schemas"]["AnalysisStage"];
export type AnalysisStatus = components["schemas"]["AnalysisStatus"];
export type AnalysisTimeline = components["schemas"]["AnalysisTimeline"];
export type ApiKey = components["schemas"]["ApiKey"];
export type ApiKeyList = components["schemas"]["ApiKeyList"];
export type Applicant = components["schemas"]["Applicant"];
export type ApplicantSentence = components["schemas"]["ApplicantSentence"];
export type AssetClass = components["schemas"]["AssetClass"];
export type Assignee = components["schemas"]["Assignee"];
export type AssigneeList = components["schemas"]["AssigneeList"];
export type AuditEvent = components["schemas"]["AuditEvent"];
export type AuditEventList = components["schemas"]["AuditEventList"];
export type AuditProof = components["schemas"]["AuditProof"];
export type BalanceBreak = components["schemas"]["BalanceBreak"];
export type Balances = components["schemas"]["Balances"];
export type BeginSecondFactorRequest = components["schemas"]["BeginSecondFactorRequest"];
export type Behaviour = components["schemas"]["Behaviour"];
export type BillingState = components["schemas"]["BillingState"];
export type BounceEvent = components["schemas"]["BounceEvent"];
export type BounceSide = components["schemas"]["BounceSide"];
export type Bounces = components["schemas"]["Bounces"];
export type Bureau = components["schemas"]["Bureau"];
export type BureauAccount = components["schemas"]["BureauAccount"];
export type BureauAddress = components["schemas"]["BureauAddress"];
export type BureauAssessment = components["schemas"]["BureauAssessment"];
export type BureauEnquiry = components["schemas"]["BureauEnquiry"];
export type BureauMark = components["schemas"]["BureauMark"];
export type BureauMarkCode = components["schemas"]["BureauMarkCode"];
export type BureauMarkSeverity = components["schemas"]["BureauMarkSeverity"];
export type BureauMonth = components["schemas"]["BureauMonth"];
export type BureauReport = components["schemas"]["BureauReport"];
export type BureauScore = components["schemas"]["BureauScore"];
export type BureauScoreStatus = components["schemas"]["BureauScoreStatus"];
export type BureauStatus = components["schemas"]["BureauStatus"];
export type BureauSubject = components["schemas"]["BureauSubject"];
export type BureauSummary = components["schemas"]["BureauSummary"];
export type Business = components["schemas"]["Business"];
export type Cash = components["schemas"]["Cash"];
export type Category = components["schemas"]["Category"];
export type CategoryCorrection = components["schemas"]["CategoryCorrection"];
export type Certainty = components["schemas"]["Certainty"];
export type ChangePasswordRequest = components["schemas"]["ChangePasswordRequest"];
export type Channel = components["schemas"]["Channel"];
export type ConfidenceCap = components["schemas"]["ConfidenceCap"];
export type ConfidenceTerm = components["schemas"]["ConfidenceTerm"];
export type ConfirmSecondFactorRequest = components["schemas"]["ConfirmSecondFactorRequest"];
export type ConsentArtefact = components["schemas"]["ConsentArtefact"];
export type ConsentArtefactKind = components["schemas"]["ConsentArtefactKind"];
export type ConsentEvidence = components["schemas"]["ConsentEvidence"];
export type CorrectAnalysisRequest = components["schemas"]["CorrectAnalysisRequest"];
export type CorrectTransactionRequest = components["schemas"]["CorrectTransactionRequest"];
export type Corrections = components["schemas"]["Corrections"];
export type Counterparty = components["schemas"]["Counterparty"];
export type CreateAnalysisRequest = components["schemas"]["CreateAnalysisRequest"];
export type CreateApiKeyRequest = components["schemas"]["CreateApiKeyRequest"];
export type CreateCreditCheckRequest = components["schemas"]["CreateCreditCheckRequest"];
export type CreateInvitationRequest = components["schemas"]["CreateInvitationRequest"];
export type CreateProductRequest = components["schemas"]["CreateProductRequest"];
export type CreateWebhookEndpointRequest = components["schemas"]["CreateWebhookEndpointRequest"];
export type CreatedAnalysis = components["schemas"]["CreatedAnalysis"];
export type CreditCheck = components["schemas"]["CreditCheck"];
export type CreditCheckBilling = components["schemas"]["CreditCheckBilling"];
export type CreditCheckConsent = components["schemas"]["CreditCheckConsent"];
export type CreditCheckList = components["schemas"]["CreditCheckList"];
export type CreditCheckProblem = components["schemas"]["CreditCheckProblem"];
export type CreditCheckProblemCode = components["schemas"]["CreditCheckProblemCode"];
export type CreditCheckScoreStatus = components["schemas"]["CreditCheckScoreStatus"];
export type CreditCheckStatus = components["schemas"]["CreditCheckStatus"];
export type CreditCheckSummary = components["schemas"]["CreditCheckSummary"];
export type CreditType = components["schemas"]["CreditType"];
export type Currency = components["schemas"]["Currency"];
export type DataQuality = components["schemas"]["DataQuality"];
export type Decision = components["schemas"]["Decision"];
export type DecisionOutcome = components["schemas"]["DecisionOutcome"];
export type DecisionQuestion = components["schemas"]["DecisionQuestion"];
export type DecisionQuestionAnswer = components["schemas"]["DecisionQuestionAnswer"];
export type DecisionReason = components["schemas"]["DecisionReason"];
export type DeclaredChecks = components["schemas"]["DeclaredChecks"];
export type DeclaredFigures = components["schemas"]["DeclaredFigures"];
export type Direction = components["schemas"]["Direction"];
export type DressedMonth = components["schemas"]["DressedMonth"];
export type DueDayBalance = components["schemas"]["DueDayBalance"];
export type Erasure = components["schemas"]["Erasure"];
export type ErasureCause = components["schemas"]["ErasureCause"];
export type ErasureKind = components["schemas"]["ErasureKind"];
export type ErrorCode = components["schemas"]["ErrorCode"];
export type ErrorResponse = components["schemas"]["ErrorResponse"];
export type Event = components["schemas"]["Event"];
export type EventData = components["schemas"]["EventData"];
export type EventList = components["schemas"]["EventList"];
export type EventType = components["schemas"]["EventType"];
export type FacilityStatus = components["schemas"]["FacilityStatus"];
export type FailureCode = components["schemas"]["FailureCode"];
export type FieldError = components["schemas"]["FieldError"];
export type FigurePart = components["schemas"]["FigurePart"];
export type FigurePartKind = components["schemas"]["FigurePartKind"];
export type GstLevel = components["schemas"]["GstLevel"];
export type InFlight = components["schemas"]["InFlight"];
export type Income = components["schemas"]["Income"];
export type IncomeLeftOut = components["schemas"]["IncomeLeftOut"];
export type IncomeMargins = components["schemas"]["IncomeMargins"];
export type IncomePolicy = components["schemas"]["IncomePolicy"];
export type IncomeSource = components["schemas"]["IncomeSource"];
export type IncomeSourceKind = components["schemas"]["IncomeSourceKind"];
export type IncomeType = components["schemas"]["IncomeType"];
export type IncomeUse = components["schemas"]["IncomeUse"];
export type Integrity = components["schemas"]["Integrity"];
export type IntegrityCheck = components["schemas"]["IntegrityCheck"];
export type IntegrityEvidence = components["schemas"]["IntegrityEvidence"];
export type IntegrityGroup = components["schemas"]["IntegrityGroup"];
export type IntegritySeverity = components["schemas"]["IntegritySeverity"];
export type IntegrityStatus = components["schemas"]["IntegrityStatus"];
export type Invitation = components["schemas"]["Invitation"];
export type InvitationList = components["schemas"]["InvitationList"];
export type InvitationStatus = components["schemas"]["InvitationStatus"];
export type KnownAccountKind = components["schemas"]["KnownAccountKind"];
export type KnownAccountOwnership = components["schemas"]["KnownAccountOwnership"];
export type KnownAnalysisHappening = components["schemas"]["KnownAnalysisHappening"];
export type KnownAnalysisStage = components["schemas"]["KnownAnalysisStage"];
export type KnownAnalysisStatus = components["schemas"]["KnownAnalysisStatus"];
export type KnownAssetClass = components["schemas"]["KnownAssetClass"];
export type KnownBillingState = components["schemas"]["KnownBillingState"];
export type KnownBureau = components["schemas"]["KnownBureau"];
export type KnownBureauMarkCode = components["schemas"]["KnownBureauMarkCode"];
export type KnownBureauMarkSeverity = components["schemas"]["KnownBureauMarkSeverity"];
export type KnownBureauScoreStatus = components["schemas"]["KnownBureauScoreStatus"];
export type KnownBureauStatus = components["schemas"]["KnownBureauStatus"];
export type KnownCategory = components["schemas"]["KnownCategory"];
export type KnownCertainty = components["schemas"]["KnownCertainty"];
export type KnownChannel = components["schemas"]["KnownChannel"];
export type KnownConfidenceCap = components["schemas"]["KnownConfidenceCap"];
export type KnownConsentArtefactKind = components["schemas"]["KnownConsentArtefactKind"];
export type KnownCreditCheckProblemCode = components["schemas"]["KnownCreditCheckProblemCode"];
export type KnownCreditCheckScoreStatus = components["schemas"]["KnownCreditCheckScoreStatus"];
export type KnownCreditCheckStatus = components["schemas"]["KnownCreditCheckStatus"];
export type KnownCreditType = components["schemas"]["KnownCreditType"];
export type KnownCurrency = components["schemas"]["KnownCurrency"];
export type KnownDecisionOutcome = components["schemas"]["KnownDecisionOutcome"];
export type KnownErasureCause = components["schemas"]["KnownErasureCause"];
export type KnownErasureKind = components["schemas"]["KnownErasureKind"];
export type KnownError = components["schemas"]["KnownError"];
export type KnownErrorCode = components["schemas"]["KnownErrorCode"];
export type KnownErrorList = components["schemas"]["KnownErrorList"];
export type KnownEventType = components["schemas"]["KnownEventType"];
export type KnownFacilityStatus = components["schemas"]["KnownFacilityStatus"];
export type KnownFailureCode = components["schemas"]["KnownFailureCode"];
export type KnownFigurePartKind = components["schemas"]["KnownFigurePartKind"];
export type KnownGstLevel = components["schemas"]["KnownGstLevel"];
export type KnownIncomeSourceKind = components["schemas"]["KnownIncomeSourceKind"];
export type KnownIncomeType = components["schemas"]["KnownIncomeType"];
export type KnownIncomeUse = components["schemas"]["KnownIncomeUse"];
export type KnownIntegrityGroup = components["schemas"]["KnownIntegrityGroup"];
export type KnownIntegritySeverity = components["schemas"]["KnownIntegritySeverity"];
export type KnownIntegrityStatus = components["schemas"]["KnownIntegrityStatus"];
export type KnownInvitationStatus = components["schemas"]["KnownInvitationStatus"];
export type KnownLanguage = components["schemas"]["KnownLanguage"];
export type KnownLeftOutReason = components["schemas"]["KnownLeftOutReason"];
export type KnownLoanKind = components["schemas"]["KnownLoanKind"];
export type KnownMetricKind = components["schemas"]["KnownMetricKind"];
export type KnownMuleLevel = components["schemas"]["KnownMuleLevel"];
export type KnownNameLevel = components["schemas"]["KnownNameLevel"];
export type KnownNameSource = components["schemas"]["KnownNameSource"];
export type KnownObligationSource = components["schemas"]["KnownObligationSource"];
export type KnownOfferConstraint = components["schemas"]["KnownOfferConstraint"];
export type KnownOnMissing = components["schemas"]["KnownOnMissing"];
export type KnownPrintedOrder = components["schemas"]["KnownPrintedOrder"];
export type KnownProductStatus = components["schemas"]["KnownProductStatus"];
export type KnownProvedBy = components["schemas"]["KnownProvedBy"];
export type KnownReason = components["schemas"]["KnownReason"];
export type KnownReasonKind = components["schemas"]["KnownReasonKind"];
export type KnownReasonList = components["schemas"]["KnownReasonList"];
export type KnownReasonSection = components["schemas"]["KnownReasonSection"];
export type KnownRepairKind = components["schemas"]["KnownRepairKind"];
export type KnownReviewReason = components["schemas"]["KnownReviewReason"];
export type KnownRole = components["schemas"]["KnownRole"];
export type KnownRowProof = components["schemas"]["KnownRowProof"];
export type KnownRuleOp = components["schemas"]["KnownRuleOp"];
export type KnownRuleOutcome = components["schemas"]["KnownRuleOutcome"];
export type KnownRuleSeverity = components["schemas"]["KnownRuleSeverity"];
export type KnownScope = components["schemas"]["KnownScope"];
export type KnownSuitStatus = components["schemas"]["KnownSuitStatus"];
export type KnownTermName = components["schemas"]["KnownTermName"];
export type KnownTokenKind = components["schemas"]["KnownTokenKind"];
export type KnownTransactionFlag = components["schemas"]["KnownTransactionFlag"];
export type KnownTrialSkipReason = components["schemas"]["KnownTrialSkipReason"];
export type KnownWebhookAttemptProblem = components["schemas"]["KnownWebhookAttemptProblem"];
export type KnownWebhookDeliveryCause = components["schemas"]["KnownWebhookDeliveryCause"];
export type KnownWebhookDeliveryStatus = components["schemas"]["KnownWebhookDeliveryStatus"];
export type KnownWebhookDisabledReason = components["schemas"]["KnownWebhookDisabledReason"];
export type KnownWebhookEndpointStatus = components["schemas"]["KnownWebhookEndpointStatus"];
export type Language = components["schemas"]["Language"];
export type LeftOutReason = components["schemas"]["LeftOutReason"];
export type LeftoverLine = components["schemas"]["LeftoverLine"];
export type LoanKind = components["schemas"]["LoanKind"];
export type LoanOffer = components["schemas"]["LoanOffer"];
export type LoginToken = components["schemas"]["LoginToken"];
export type LoginUser = components["schemas"]["LoginUser"];
export type Me = components["schemas"]["Me"];
export type MeTeam = components["schemas"]["MeTeam"];
export type MeToken = components["schemas"]["MeToken"];
export type MeUser = components["schemas"]["MeUser"];
export type MeasuredMetric = components["schemas"]["MeasuredMetric"];
export type Member = components["schemas"]["Member"];
export type MemberList = components["schemas"]["MemberList"];
export type Metric = components["schemas"]["Metric"];
export type MetricKind = components["schemas"]["MetricKind"];
export type MetricList = components["schemas"]["MetricList"];
export type MetricSpread = components["schemas"]["MetricSpread"];
export type MissingRange = components["schemas"]["MissingRange"];
export type MonthlyFigures = components["schemas"]["MonthlyFigures"];
export type MuleAssessment = components["schemas"]["MuleAssessment"];
export type MuleLevel = components["schemas"]["MuleLevel"];
export type MuleSignal = components["schemas"]["MuleSignal"];
export type NameComparison = components["schemas"]["NameComparison"];
export type NameLevel = components["schemas"]["NameLevel"];
export type NameMatch = components["schemas"]["NameMatch"];
export type NameSource = components["schemas"]["NameSource"];
export type Obligation = components["schemas"]["Obligation"];
export type ObligationSource = components["schemas"]["ObligationSource"];
export type OfferConstraint = components["schemas"]["OfferConstraint"];
export type OfferLimit = components["schemas"]["OfferLimit"];
export type OnMissing = components["schemas"]["OnMissing"];
export type Overdraft = components["schemas"]["Overdraft"];
export type OverdraftMonth = components["schemas"]["OverdraftMonth"];
export type PageBox = components["schemas"]["PageBox"];
export type PagesRead = components["schemas"]["PagesRead"];
export type Payer = components["schemas"]["Payer"];
export type PayerList = components["schemas"]["PayerList"];
export type Period = components["schemas"]["Period"];
export type Policy = components["schemas"]["Policy"];
export type PolicyResult = components["schemas"]["PolicyResult"];
export type PrintedOrder = components["schemas"]["PrintedOrder"];
export type ProcessorSeconds = components["schemas"]["ProcessorSeconds"];
export type Product = components["schemas"]["Product"];
export type ProductDifference = components["schemas"]["ProductDifference"];
export type ProductFee = components["schemas"]["ProductFee"];
export type ProductList = components["schemas"]["ProductList"];
export type ProductStatus = components["schemas"]["ProductStatus"];
export type ProductTerms = components["schemas"]["ProductTerms"];
export type ProductTrial = components["schemas"]["ProductTrial"];
export type ProductVersion = components["schemas"]["ProductVersion"];
export type ProductVersionList = components["schemas"]["ProductVersionList"];
export type ProvedBy = components["schemas"]["ProvedBy"];
export type Provenance = components["schemas"]["Provenance"];
export type ReasonKind = components["schemas"]["ReasonKind"];
export type ReasonSection = components["schemas"]["ReasonSection"];
export type RecoveryCodeSet = components["schemas"]["RecoveryCodeSet"];
export type RememberedPayer = components["schemas"]["RememberedPayer"];
export type RemoveSecondFactorRequest = components["schemas"]["RemoveSecondFactorRequest"];
export type RenewRecoveryCodesRequest = components["schemas"]["RenewRecoveryCodesRequest"];
export type Repair = components["schemas"]["Repair"];
export type RepairKind = components["schemas"]["RepairKind"];
export type ReplayWebhookEventsRequest = components["schemas"]["ReplayWebhookEventsRequest"];
export type Report = components["schemas"]["Report"];
export type ReportSummary = components["schemas"]["ReportSummary"];
export type Rescore = components["schemas"]["Rescore"];
export type RescoreAnalysisRequest = components["schemas"]["RescoreAnalysisRequest"];
export type ResetLink = components["schemas"]["ResetLink"];
export type ResetPasswordRequest = components["schemas"]["ResetPasswordRequest"];
export type Retention = components["schemas"]["Retention"];
export type RetentionRequest = components["schemas"]["RetentionRequest"];
export type RetryAnalysisRequest = components["schemas"]["RetryAnalysisRequest"];
export type Review = components["schemas"]["Review"];
export type ReviewAnalysisRequest = components["schemas"]["ReviewAnalysisRequest"];
export type ReviewOutcome = components["schemas"]["ReviewOutcome"];
export type ReviewReason = components["schemas"]["ReviewReason"];
export type Revision = components["schemas"]["Revision"];
export type RevisionFigures = components["schemas"]["RevisionFigures"];
export type RevisionList = components["schemas"]["RevisionList"];
export type Role = components["schemas"]["Role"];
export type RowProof = components["schemas"]["RowProof"];
export type Rule = components["schemas"]["Rule"];
export type RuleCondition = components["schemas"]["RuleCondition"];
export type RuleOp = components["schemas"]["RuleOp"];
export type RuleOutcome = components["schemas"]["RuleOutcome"];
export type RuleResult = components["schemas"]["RuleResult"];
export type RuleSeverity = components["schemas"]["RuleSeverity"];
export type RuleValue = components["schemas"]["RuleValue"];
export type Scope = components["schemas"]["Scope"];
export type Score = components["schemas"]["Score"];
export type ScoreCap = components["schemas"]["ScoreCap"];
export type ScoreComponent = components["schemas"]["ScoreComponent"];
export type ScoreSection = components["schemas"]["ScoreSection"];
export type Scorecard = components["schemas"]["Scorecard"];
export type SecondFactor = components["schemas"]["SecondFactor"];
export type SecondFactorSecret = components["schemas"]["SecondFactorSecret"];
export type Session = components["schemas"]["Session"];
export type SessionList = components["schemas"]["SessionList"];
export type SignInRequest = components["schemas"]["SignInRequest"];
export type Spending = components["schemas"]["Spending"];
export type StatementAccount = components["schemas"]["StatementAccount"];
export type StatementFile = components["schemas"]["StatementFile"];
export type SuitStatus = components["schemas"]["SuitStatus"];
export type TeamSettings = components["schemas"]["TeamSettings"];
export type TenureRange = components["schemas"]["TenureRange"];
export type TermName = components["schemas"]["TermName"];
export type Thresholds = components["schemas"]["Thresholds"];
export type TimelineEntry = components["schemas"]["TimelineEntry"];
export type TokenKind = components["schemas"]["TokenKind"];
export type Transaction = components["schemas"]["Transaction"];
export type TransactionFlag = components["schemas"]["TransactionFlag"];
export type TransactionList = components["schemas"]["TransactionList"];
export type TransactionNote = components["schemas"]["TransactionNote"];
export type Trends = components["schemas"]["Trends"];
export type TrialCases = components["schemas"]["TrialCases"];
export type TrialCount = components["schemas"]["TrialCount"];
export type TrialFlip = components["schemas"]["TrialFlip"];
export type TrialReason = components["schemas"]["TrialReason"];
export type TrialSkip = components["schemas"]["TrialSkip"];
export type TrialSkipReason = components["schemas"]["TrialSkipReason"];
export type TryProductRequest = components["schemas"]["TryProductRequest"];
export type UpdateAnalysisRequest = components["schemas"]["UpdateAnalysisRequest"];
export type UpdateMemberRequest = components["schemas"]["UpdateMemberRequest"];
export type UpdateProductRequest = components["schemas"]["UpdateProductRequest"];
export type UpdateTeamSettingsRequest = components["schemas"]["UpdateTeamSettingsRequest"];
export type UpdateWebhookEndpointRequest = components["schemas"]["UpdateWebhookEndpointRequest"];
export type Usage = components["schemas"]["Usage"];
export type WebhookAttempt = components["schemas"]["WebhookAttempt"];
export type WebhookAttemptProblem = components["schemas"]["WebhookAttemptProblem"];
export type WebhookDelivery = components["schemas"]["WebhookDelivery"];
export type WebhookDeliveryCause = components["schemas"]["WebhookDeliveryCause"];
export type WebhookDeliveryList = components["schemas"]["WebhookDeliveryList"];
export type WebhookDeliveryStatus = components["schemas"]["WebhookDeliveryStatus"];
export type WebhookDeliverySummary = components["schemas"]["WebhookDeliverySummary"];
export type WebhookDisabledReason = components["schemas"]["WebhookDisabledReason"];
export type WebhookEndpoint = components["schemas"]["WebhookEndpoint"];
export type WebhookEndpointList = components["schemas"]["WebhookEndpointList"];
export type WebhookEndpointStatus = components["schemas"]["WebhookEndpointStatus"];
export type WebhookReplay = components["schemas"]["WebhookReplay"];
export type WhatWouldChange = components["schemas"]["WhatWouldChange"];
export type WindowFigures = components["schemas"]["WindowFigures"];
export type WithdrawnCorrections = components["schemas"]["WithdrawnCorrections"];
