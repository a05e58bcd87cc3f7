// Written by `npm run client` from the API itself; changes here are lost.

export interface paths {
    "/keys/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this key
         * @description Whose the key is that asks, what it may do, and until when.
         *
         *     Any key may ask for this, whatever its scopes.
         */
        get: operations["readCurrentKey"];
        put?: never;
        post?: never;
        /**
         * Revoke this key
         * @description Ends the key that asks, at once and for good. Whoever finds a key that leaked can do this; its account is told.
         *
         *     Any key may ask for this, whatever its scopes.
         */
        delete: operations["revokeCurrentKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test
         * @description Queues a `webhook.test` event for one of your webhook addresses and answers with the delivery.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["sendWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what a lead would bring
         * @description Without personal data: what a lead from there would be paid, promised for 60 seconds and one post with that `pingId`. A ping reserves nothing.
         *
         *     Scope: `leads:write`.
         */
        post: operations["pingLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a lead
         * @description Judged at once by every rule of the campaign. What can be read is always answered 201: `accepted`, `rejected` with a reason, `duplicate`, or `pending` where the campaign counts a lead only once its delivery was accepted. 422 names every field that cannot be read. JSON or a form (`fields.x`).
         *
         *     Scope: `leads:write`.
         */
        post: operations["postLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Scope: `leads:read`. */
        get: operations["readLeadStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dni/leases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lease a number for a visitor
         * @description What `dni.js` asks from a page: a number of the pool for this visitor, so that a call is attributed to the click. Needs no key; open to any origin, or to those the application lists. Without a free number the fixed one is answered, and no call is lost.
         */
        post: operations["leaseNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report a conversion (GET)
         * @description For advertisers' systems, by the token of the campaign instead of a key. One of `click_id`, `call_id` and `lead_id` says what it came from.
         */
        get: operations["reportConversion"];
        put?: never;
        /**
         * Report a conversion (POST)
         * @description The same as JSON or as a form; what stands in the body goes before the address.
         */
        post: operations["postConversion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "call.incoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * call.incoming
         * @description A call came in and is being connected.
         */
        post: operations["webhook.call.incoming"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.connected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * call.connected
         * @description Caller and business talk.
         */
        post: operations["webhook.call.connected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * call.completed
         * @description A call has ended, or was never dialled; its outcome and amounts are known.
         */
        post: operations["webhook.call.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.converted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * call.converted
         * @description A conversion of a call was reported.
         */
        post: operations["webhook.call.converted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * call.approved
         * @description The approval time of a call is over, or an admin approved it: it will be paid.
         */
        post: operations["webhook.call.approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * call.refused
         * @description A call is not paid after all.
         */
        post: operations["webhook.call.refused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "call.recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * call.recording
         * @description The recording of a call can be heard.
         */
        post: operations["webhook.call.recording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversion.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * conversion.accepted
         * @description A conversion was reported and accepted.
         */
        post: operations["webhook.conversion.accepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversion.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * conversion.changed
         * @description Status or amount of a conversion was changed by whoever reported it.
         */
        post: operations["webhook.conversion.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversion.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * conversion.approved
         * @description A conversion will be paid.
         */
        post: operations["webhook.conversion.approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversion.refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * conversion.refused
         * @description A conversion is not paid after all.
         */
        post: operations["webhook.conversion.refused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * lead.accepted
         * @description A lead was accepted.
         */
        post: operations["webhook.lead.accepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * lead.rejected
         * @description A lead was rejected; its reason says why.
         */
        post: operations["webhook.lead.rejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * lead.approved
         * @description A lead will be paid.
         */
        post: operations["webhook.lead.approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * lead.refused
         * @description A lead is not paid after all.
         */
        post: operations["webhook.lead.refused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payout.sent
         * @description A payout is on its way.
         */
        post: operations["webhook.payout.sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payout.failed
         * @description A payout came back; its amount is yours again.
         */
        post: operations["webhook.payout.failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.issued
         * @description An invoice was issued.
         */
        post: operations["webhook.invoice.issued"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.cap_reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * campaign.cap_reached
         * @description A campaign takes nothing more until its cap begins anew.
         */
        post: operations["webhook.campaign.cap_reached"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "balance.low": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * balance.low
         * @description The balance is below what you wanted to be told of.
         */
        post: operations["webhook.balance.low"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "alert.raised": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * alert.raised
         * @description An alert of yours found what it watches for.
         */
        post: operations["webhook.alert.raised"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A key, without its secret. */
        ApiKey: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            name: string;
            /** @enum {string} */
            mode: "live" | "test";
            hint: string;
            scopes: ("campaigns:read" | "campaigns:write" | "applications:read" | "applications:write" | "numbers:read" | "links:read" | "links:write" | "clicks:read" | "calls:read" | "calls:write" | "leads:read" | "leads:write" | "conversions:read" | "conversions:write" | "reports:read" | "ledger:read" | "payouts:read" | "invoices:read" | "webhooks:write")[];
            addresses: string[];
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            madeBy: string;
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            revokedAt: string | null;
            lastUsedAt: string | null;
        };
        /** @description Where a lead stands, without the person. */
        Lead: {
            /** @description Its id. */
            id: string;
            offerId: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            status: "accepted" | "pending" | "rejected" | "duplicate";
            reason: ("invalid_phone" | "invalid_email" | "missing_field" | "out_of_geo" | "closed" | "over_cap" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "no_consent" | "campaign_inactive" | "not_approved" | "undeliverable") | null;
            /** @enum {string} */
            billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused";
            payoutCents?: number;
            priceCents?: number;
            clickId: string | null;
            test: boolean;
        };
        /** @description What a lead would bring, or why it would bring nothing. */
        LeadPing: {
            pingId: string;
            bidCents: number;
            /** Format: date-time */
            expiresAt: string;
        } | {
            /** @constant */
            bidCents: 0;
            /** @enum {string} */
            reason: "invalid_phone" | "invalid_email" | "missing_field" | "out_of_geo" | "closed" | "over_cap" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "no_consent" | "campaign_inactive" | "not_approved" | "undeliverable" | "no_price";
        };
        /** @description What became of a lead that was posted. */
        PostedLead: {
            /** @description Its id. */
            id: string;
            /** @enum {string} */
            status: "accepted" | "pending" | "rejected" | "duplicate";
            reason: ("invalid_phone" | "invalid_email" | "missing_field" | "out_of_geo" | "closed" | "over_cap" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "no_consent" | "campaign_inactive" | "not_approved" | "undeliverable") | null;
            payoutCents: number;
            redirectUrl?: string;
        };
        /** @description Why a request was refused, by RFC 9457. `code` is stable; `title` and `detail` are for people. */
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @enum {string} */
            code: "account_not_approved" | "amount_invalid" | "amount_missing" | "api_key_invalid" | "currency_mismatch" | "duplicate" | "forbidden" | "id_ambiguous" | "id_missing" | "idempotency_mismatch" | "idempotency_running" | "internal" | "invalid_token" | "key_address_refused" | "key_scope_missing" | "not_found" | "not_offered" | "not_taken" | "other_campaign" | "outside_look_back" | "payload_too_large" | "rate_limited" | "rise_not_covered" | "status_invalid" | "too_many_requests" | "two_factor_enrolment_required" | "txid_invalid" | "unavailable" | "unknown_call" | "unknown_click" | "unknown_lead" | "validation_failed";
            detail?: string;
            requestId?: string;
            retryAfterSeconds?: number;
            fields?: {
                [key: string]: string;
            };
            errors?: {
                path: string;
                code: string;
                message: string;
            }[];
        };
        /** @description One event on its way to one address, with every try. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            eventId: string;
            type: string;
            object: string;
            objectId: string;
            /** @enum {string} */
            state: "waiting" | "delivered" | "given_up";
            /** Format: date-time */
            happenedAt: string;
            nextTryAt: string | null;
            tries: {
                /** Format: date-time */
                at: string;
                durationMs: number;
                status: number | null;
                failure: ("refused_address" | "unreachable" | "timeout" | "status") | null;
                answer: string | null;
            }[];
        };
    };
    responses: never;
    parameters: {
        /**
         * @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How many requests are left, and for how many seconds.
         * @example "key";r=599;t=60
         */
        RateLimit: string;
        /**
         * @description How many requests there are in how many seconds.
         * @example "key";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description After how many seconds to ask again.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description Names this request when you write to us about it.
         * @example req-1a
         */
        RequestId: string;
        /**
         * @description `true` where the answer is that of an earlier request with the same Idempotency-Key.
         * @example true
         */
        IdempotencyReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readCurrentKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    revokeCurrentKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, with nothing to say */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sendWebhookTest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    pingLead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPing"];
                };
            };
        };
    };
    postLead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedLead"];
                };
            };
        };
    };
    readLeadStanding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
        };
    };
    leaseNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    offerId: string;
                    affId: string;
                    clickId?: string;
                    page?: string;
                    referrer?: string;
                    subs?: {
                        [key: string]: unknown;
                    };
                    utm?: {
                        [key: string]: unknown;
                    };
                    leaseId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        leaseId: string | null;
                        number: string | null;
                        expiresAt: string | null;
                    };
                };
            };
        };
    };
    reportConversion: {
        parameters: {
            query?: {
                token?: string;
                click_id?: string;
                call_id?: string;
                lead_id?: string;
                status?: "approved" | "pending" | "rejected";
                amount?: string;
                txid?: string;
                currency?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        accepted: true;
                        conversionId: string;
                    };
                };
            };
        };
    };
    postConversion: {
        parameters: {
            query?: {
                token?: string;
                click_id?: string;
                call_id?: string;
                lead_id?: string;
                status?: "approved" | "pending" | "rejected";
                amount?: string;
                txid?: string;
                currency?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token?: string;
                    click_id?: string;
                    call_id?: string;
                    lead_id?: string;
                    /** @enum {string} */
                    status?: "approved" | "pending" | "rejected";
                    amount?: string;
                    txid?: string;
                    currency?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        accepted: true;
                        conversionId: string;
                    };
                };
            };
        };
    };
    "webhook.call.incoming": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "call.incoming",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "call",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "call.incoming";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.call.connected": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "call.connected",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "call",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "call.connected";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.call.completed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "call.completed",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "call",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "call.completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.call.converted": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "call.converted",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "call",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "call.converted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.call.approved": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "call.approved",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "call",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "call.approved";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.call.refused": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "call.refused",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "call",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "call.refused";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.call.recording": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "call.recording",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "call",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "call.recording";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.conversion.accepted": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "conversion.accepted",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "conversion",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "conversion.accepted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.conversion.changed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "conversion.changed",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "conversion",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "conversion.changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.conversion.approved": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "conversion.approved",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "conversion",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "conversion.approved";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.conversion.refused": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "conversion.refused",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "conversion",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "conversion.refused";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.lead.accepted": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "lead.accepted",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "lead",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "lead.accepted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: components["schemas"]["Lead"];
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.lead.rejected": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "lead.rejected",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "lead",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "lead.rejected";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: components["schemas"]["Lead"];
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.lead.approved": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "lead.approved",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "lead",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "lead.approved";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: components["schemas"]["Lead"];
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.lead.refused": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "lead.refused",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "lead",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "lead.refused";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: components["schemas"]["Lead"];
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.payout.sent": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "payout.sent",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "payout",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "payout.sent";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.payout.failed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "payout.failed",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "payout",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "payout.failed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.invoice.issued": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "invoice.issued",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "invoice",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "invoice.issued";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.campaign.cap_reached": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "campaign.cap_reached",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "campaign",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "campaign.cap_reached";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.balance.low": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "balance.low",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "balance",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "balance.low";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.alert.raised": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event.
                 * @example evt_0d9c1f0f7c5b4c7ea4a6
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970.
                 * @example 1772463845
                 */
                "webhook-timestamp": string;
                /**
                 * @description One signature for each secret that is valid now.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_0d9c1f0f7c5b4c7ea4a6",
                 *       "type": "alert.raised",
                 *       "createdAt": "2026-03-02T15:04:05.000Z",
                 *       "sequence": 7,
                 *       "data": {
                 *         "object": "alert",
                 *         "id": "4b3d0d3a-2a52-4f36-9d0f-6f1f6f0d6b7e"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The same in every try and replay: what came twice has one id. */
                    id: string;
                    /** @constant */
                    type: "alert.raised";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    createdAt: string;
                    /** @description Grows with everything that happens to one object: of two, the greater is newer. */
                    sequence: number;
                    data: {
                        /** @description What it is about. */
                        object: string;
                        /** @description Its id, to ask for it. */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Any status of 2xx within ten seconds: taken. Anything else is tried again for 24 hours. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
