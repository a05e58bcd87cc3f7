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
    "/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List offers
         * @description Campaigns as publishers meet them: those that are active, and those the publisher has joined, with what this publisher earns. Admins name a publisher with `account`, or see what any would earn.
         *
         *     Scope: `campaigns:read`.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an offer
         * @description One campaign as publishers meet it, with their own terms and application.
         *
         *     Scope: `campaigns:read`.
         */
        get: operations["readOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description An advertiser's own campaigns with everything that was agreed; all of them, or those of one account, for admins.
         *
         *     Scope: `campaigns:read`.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Create a campaign
         * @description Makes a draft, or with `submit` one that is sent for review at once.
         *
         *     Scope: `campaigns:write`.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a campaign
         * @description One campaign with its terms, targets, caps and what it may become next.
         *
         *     Scope: `campaigns:read`.
         */
        get: operations["readCampaign"];
        /**
         * Edit a campaign
         * @description Writes all of a campaign anew. `version` is the one your change was made from; if somebody changed it since, the answer is 409 `campaign_changed`.
         *
         *     Scope: `campaigns:write`.
         */
        put: operations["editCampaign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}/targets/{targetId}": {
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
         * Pause a target or set its caps
         * @description Changes one of `terms.targets` from now on, without the version that whole edits ask for.
         *
         *     Scope: `campaigns:write`.
         */
        patch: operations["editTarget"];
        trace?: never;
    };
    "/campaigns/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a campaign for review
         * @description An admin decides about it.
         *
         *     Scope: `campaigns:write`.
         */
        post: operations["submitCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a campaign
         * @description It takes nothing more until it is resumed. Calls that are under way go on.
         *
         *     Scope: `campaigns:write`.
         */
        post: operations["pauseCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a campaign
         * @description It takes calls, leads and clicks again.
         *
         *     Scope: `campaigns:write`.
         */
        post: operations["resumeCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications
         * @description A publisher's own; those for an advertiser's campaigns; all of them for admins. The newest first.
         *
         *     Scope: `applications:read`.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an application
         * @description One application, with number and link once it is approved.
         *
         *     Scope: `applications:read`.
         */
        get: operations["readApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to an offer
         * @description Asks the advertiser to let this publisher work for the offer.
         *
         *     Scope: `applications:write`.
         */
        post: operations["applyToOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an application
         * @description Takes back one that nobody has decided yet.
         *
         *     Scope: `applications:write`.
         */
        post: operations["withdrawApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide an application
         * @description Approves or rejects it. An approval hands out a number and a link.
         *
         *     Scope: `applications:write`.
         */
        post: operations["decideApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an approval
         * @description Ends it; its number goes to rest, and the publisher reads the reason.
         *
         *     Scope: `applications:write`.
         */
        post: operations["revokeApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List numbers
         * @description A publisher's tracking numbers; the whole pool for admins.
         *
         *     Scope: `numbers:read`.
         */
        get: operations["listNumbers"];
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
    "/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List links
         * @description Saved links of a publisher, with their figures in the time asked for.
         *
         *     Scope: `links:read`.
         */
        get: operations["listLinks"];
        put?: never;
        /**
         * Create a link
         * @description A short link to an offer, with subs, source and a deep link kept behind it.
         *
         *     Scope: `links:write`.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a link
         * @description One saved link.
         *
         *     Scope: `links:read`.
         */
        get: operations["readLink"];
        /**
         * Edit a link
         * @description Changes what stands behind it; its address and its offer stay for good.
         *
         *     Scope: `links:write`.
         */
        put: operations["editLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archive a link
         * @description Out of the list, or back into it. It leads on either way.
         *
         *     Scope: `links:write`.
         */
        put: operations["archiveLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clicks
         * @description Who followed a link, each with its verdict. The newest first; `since` says from which moment on was looked.
         *
         *     Scope: `clicks:read`.
         */
        get: operations["listClicks"];
        put?: never;
        post?: never;
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
        /**
         * List leads
         * @description The newest first, with as much of the person as the screens of this account show.
         *
         *     Scope: `leads:read`.
         */
        get: operations["listLeads"];
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
    "/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls
         * @description The newest first. What the other side pays or earns is null, and so is what only admins know.
         *
         *     Scope: `calls:read`.
         */
        get: operations["listCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a call
         * @description One call with everything that explains it: `trace` has one line for each rule, in the order they spoke; the timeline, the targets that were tried, the price with its factors, and the ledger entries.
         *
         *     Scope: `calls:read`.
         */
        get: operations["readCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute a call
         * @description For the advertiser, inside the approval time. The money waits until an admin decides.
         *
         *     Scope: `calls:write`.
         */
        post: operations["disputeCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a call
         * @description For admins: a dispute, or a call in review, is approved or refused.
         *
         *     Scope: `calls:write`.
         */
        post: operations["decideCall"];
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
        /**
         * Read a lead
         * @description One lead with everything that explains it: the rules that spoke, its timeline, price, consent and ledger entries.
         *
         *     Scope: `leads:read`.
         */
        get: operations["readLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a lead
         * @description For the advertiser, inside the approval time: its dispute. An admin decides.
         *
         *     Scope: `leads:write`.
         */
        post: operations["returnLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leads/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a lead
         * @description For admins: a returned lead, or one in review, is approved or refused.
         *
         *     Scope: `leads:write`.
         */
        post: operations["decideLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversions
         * @description The newest first, accepted and refused ones.
         *
         *     Scope: `conversions:read`.
         */
        get: operations["listConversions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversion
         * @description One conversion with its changes, its money and what it came from.
         *
         *     Scope: `conversions:read`.
         */
        get: operations["readConversion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversions/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute a conversion
         * @description For the advertiser, inside the approval time. An admin decides.
         *
         *     Scope: `conversions:write`.
         */
        post: operations["disputeConversion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversions/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a conversion
         * @description For admins: one in dispute or review is approved or refused.
         *
         *     Scope: `conversions:write`.
         */
        post: operations["decideConversion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List disputes
         * @description What was disputed and waits to be decided, the newest first. `of` says of what: each kind is a list of its own.
         *
         *     Scope: `calls:read`.
         */
        get: operations["listDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes/{of}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a dispute
         * @description One call, lead or conversion that was disputed: how it was decided, and the appeal against it. Appeals are made in the panels.
         *
         *     Scope: `calls:read`.
         */
        get: operations["readDispute"];
        put?: never;
        post?: never;
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
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Run a report
         * @description The figures of the report page, asked as it asks: by the dimensions and for the time you choose, compared with another time if you want.
         *
         *     Scope: `reports:read`.
         */
        get: operations["runReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a report
         * @description The same as a file, CSV or XLSX: every row, not a page of them.
         *
         *     Scope: `reports:read`.
         */
        get: operations["exportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the balance
         * @description What an advertiser has left and has reserved, or what of a publisher is held, approved and paid. Admins name the account.
         *
         *     Scope: `ledger:read`.
         */
        get: operations["readBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List entries
         * @description Everything that moved the money of an account, the newest first. Admins name the account.
         *
         *     Scope: `ledger:read`.
         */
        get: operations["listEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/postings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List postings
         * @description For admins: the ledger of the whole network, entry by entry, both sides of each.
         *
         *     Scope: `ledger:read`.
         */
        get: operations["listPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts
         * @description What a publisher was paid, the newest first. Admins name the account.
         *
         *     Scope: `payouts:read`.
         */
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payout
         * @description One payout with what it is made of.
         *
         *     Scope: `payouts:read`.
         */
        get: operations["readPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lines of a payout
         * @description Every sale and correction that was paid with it.
         *
         *     Scope: `payouts:read`.
         */
        get: operations["listPayoutLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the statement of a payout
         * @description A PDF, in the publisher's own language.
         *
         *     Scope: `payouts:read`.
         */
        get: operations["readPayoutPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description What an advertiser was charged, the newest first. Admins name the account.
         *
         *     Scope: `invoices:read`.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice
         * @description One invoice with its lines.
         *
         *     Scope: `invoices:read`.
         */
        get: operations["readInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an invoice
         * @description The invoice as it was issued, a PDF.
         *
         *     Scope: `invoices:read`.
         */
        get: operations["readInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
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
            /** @description Its name. */
            name: string;
            /**
             * @description `live`, or `test` for a key that sees and makes nothing but tests.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Its beginning and end, to recognise it by. */
            hint: string;
            /** @description What the key may be used for. */
            scopes: ("campaigns:read" | "campaigns:write" | "applications:read" | "applications:write" | "numbers:read" | "links:read" | "links:write" | "clicks:read" | "calls:read" | "calls:write" | "leads:read" | "leads:write" | "conversions:read" | "conversions:write" | "reports:read" | "ledger:read" | "payouts:read" | "invoices:read" | "webhooks:write")[];
            /** @description From where it may be used; none: from anywhere. */
            addresses: string[];
            /**
             * @description `active`, `expired` or `revoked`.
             * @enum {string}
             */
            state: "active" | "expired" | "revoked";
            /** @description In whose name it acts. */
            madeBy: string;
            /**
             * Format: date-time
             * @description When it came in or was made.
             */
            createdAt: string;
            /** @description When it ends; null: when somebody ends it. */
            expiresAt: string | null;
            /** @description When it was ended. */
            revokedAt: string | null;
            /** @description When it was last used, to the minute. */
            lastUsedAt: string | null;
        };
        /** @description One publisher's request to work for one offer; each side sees what concerns it, the rest is null. */
        Application: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "pending" | "approved" | "rejected" | "revoked" | "withdrawn";
            /** @description What they wrote. */
            message: string | null;
            /** @description Why. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it came in or was made.
             */
            createdAt: string;
            /** @description The telephone number to advertise, in E.164. */
            trackingNumber: string | null;
            /** @description Whether it is approved and waits for a free number. */
            waitsForNumber: boolean;
            /** @description The public id of the campaign. */
            offerId: string;
            /** @description Who asks; for advertisers and admins. */
            applicant: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description Their name. */
                fullName: string;
                /** @description The publisher's affiliate id. */
                affId: string;
                /** @description Their company. */
                companyName: string | null;
                /** @description Their site. */
                website: string | null;
                /** @description Where their visitors come from. */
                trafficSources: string | null;
                /** @description What they say of themselves. */
                teamProfile: string | null;
                /** @description What they want to advertise. */
                servicesToPromote: ("health" | "finance" | "homeServices" | "realEstate" | "travel" | "rehab" | "automotive" | "legal")[];
                /**
                 * Format: date-time
                 * @description Since when they belong to the network.
                 */
                memberSince: string;
                /** @description An e-mail address. */
                email: string | null;
                /** @description A telephone number in E.164. */
                phone: string | null;
                /** @description What became of their other applications. */
                history: {
                    /** @description How many were approved. */
                    approved: number;
                    /** @description How many were rejected. */
                    rejected: number;
                    /** @description How many wait. */
                    pending: number;
                };
                /** @description Of what was charged in the last 30 days, how much was disputed; null: too little to say. */
                disputeRate: number | null;
                /** @description Of the calls answered in the last 30 days, how many were too short; null: too little to say. */
                shortRate: number | null;
            } | null;
            /** @description What was agreed with this publisher alone; null: as with everybody. */
            ownTerms: {
                /** @description The publisher's share of the price, in hundredths of a percent. */
                shareBasisPoints: number | null;
                /** @description What the advertiser pays, in cents. */
                priceCents: number | null;
            } | null;
            /** @description The link to advertise. */
            trackingLink: string | null;
            /** @description The line that puts a number into a page. */
            pageScript: string | null;
            /** @description The form of the campaign, to link to or to embed. */
            form: {
                /** @description Its address. */
                link: string;
                /** @description The line that puts it into a page. */
                script: string;
                /** @description The sites it may stand on or lead to. */
                hosts: string[];
            } | null;
        };
        /** @description An advertiser's or a publisher's money, and what is where. */
        Balance: {
            /** @description The balance, in cents. */
            balanceCents: number;
            /** @description Reserved for what is under way, in cents. */
            reservedCents: number;
            /** @description How far below zero it may go, in cents. */
            creditLimitCents: number;
            /** @description Spent this month, in cents. */
            spentThisMonthCents: number;
            /** @description When it is used up, at the pace of late. */
            runsOutAt: string | null;
            /** @description Whether it is low. */
            isLow: boolean;
            /** @description The month. */
            month: string;
            /** @description The time zone of its hours and days. */
            zone: string;
            /**
             * @description Whose money it is; in a dispute, who wrote it.
             * @constant
             */
            side: "advertiser";
        } | {
            /** @description Held until the approval time is over, in cents. */
            heldCents: number;
            /** @description Approved and not paid yet, in cents. */
            payableCents: number;
            /** @description On its way, in cents. */
            payingCents: number;
            /** @description From which amount on is paid, in cents. */
            thresholdCents: number;
            /** @description Whether they have said how they want to be paid. */
            hasPaymentMethod: boolean;
            /** @description The next payout. */
            nextPayout: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /** @description An amount in cents. */
                amountCents: number;
                /** @description What a payout waits for. */
                waitsFor: ("threshold" | "payment_method" | "tax_form" | "hold") | null;
            };
            /** @description The time zone of its hours and days. */
            zone: string;
            /**
             * @description Whose money it is; in a dispute, who wrote it.
             * @constant
             */
            side: "publisher";
        };
        /** @description A call. What the other side pays or earns is null, and so is what only admins know. */
        Call: {
            /** @description Its id. */
            id: string;
            /** @description A telephone number in E.164, or the number of a document. */
            number: string;
            /** @description The caller's number, as far as this account may see it. */
            caller: string | null;
            /** @description When the caller was erased. */
            callerErasedAt: string | null;
            /** @description How long it rang. */
            ringSeconds: number | null;
            /** @description How long they talked. */
            talkSeconds: number | null;
            /** @description How long has to be talked; null where talk time does not decide. */
            minimumSeconds: number | null;
            /** @description When somebody answered. */
            answeredAt: string | null;
            /** @description When it ended. */
            endedAt: string | null;
            /** @description Who ended it. */
            endedBy: ("caller" | "target" | "network") | null;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "ringing" | "connected" | "completed" | "no_answer" | "busy" | "failed" | "canceled" | "refused";
            /** @description Whether it qualified; of an appeal, whether the first decision was `confirmed` or `changed`, or changed `in_part`. */
            outcome: ("qualified" | "unqualified") | null;
            /** @description Why. */
            reason: ("too_short" | "duplicate" | "out_of_geo" | "closed" | "over_cap" | "no_capacity" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "anonymous" | "in_flight" | "no_target" | "no_answer" | "busy" | "failed" | "caller_hung_up" | "not_assigned" | "publisher_inactive" | "campaign_inactive") | null;
            /**
             * @description Where its money stands.
             * @enum {string}
             */
            billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
            /** @description What the advertiser pays, in cents. */
            priceCents: number | null;
            /** @description What the publisher earns, in cents. */
            payoutCents: number | null;
            /** @description What the network keeps, in cents; for admins. */
            marginCents: number | null;
            /** @description When it is approved, unless somebody disputes it. */
            approveAt: string | null;
            /**
             * @description Whether calls are recorded, and how long they are kept.
             * @enum {string}
             */
            recording: "none" | "pending" | "ready" | "deleted";
            /** @description The click it came from. */
            clickId: string | null;
            /** @description What the link says of itself, first of five. */
            sub1: string | null;
            /** @description The second. */
            sub2: string | null;
            /** @description The third. */
            sub3: string | null;
            /** @description The fourth. */
            sub4: string | null;
            /** @description The fifth. */
            sub5: string | null;
            /** @description Where the visitor came from, as the link says. */
            source: string | null;
            /** @description What the link stood under. */
            creative: string | null;
            /** @description The page it came from. */
            page: string | null;
            /** @description The site that led to it. */
            referrerHost: string | null;
            /**
             * Format: date-time
             * @description When it came in or was made.
             */
            createdAt: string;
            /** @description The public id of the campaign. */
            offerId: string | null;
            /** @description The publisher's affiliate id. */
            affId: string | null;
            /** @description The advertiser; for admins. */
            advertiserId: string | null;
            /** @description The country, as two letters. */
            country: string | null;
            /** @description Its state. */
            state: string | null;
            /** @description The ZIP code. */
            zip: string | null;
            /** @description The city. */
            city: string | null;
            /** @description Whether it is a test: it moves no money. */
            test: boolean;
        };
        /** @description A campaign as its advertiser agreed it; publishers meet it as the offer of the same id. */
        Campaign: {
            /** @description The advertiser. */
            advertiser: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description Its name. */
                name: string;
                /**
                 * @description How far it has come.
                 * @enum {string}
                 */
                status: "pending" | "approved" | "rejected";
            };
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "draft" | "pending_review" | "active" | "paused" | "archived";
            /**
             * @description Its branch; of a dispute, what kind it is.
             * @enum {string}
             */
            category: "health" | "finance" | "homeServices" | "realEstate" | "travel" | "rehab" | "automotive" | "legal";
            /** @description Its part of the branch. */
            subCategory: string | null;
            /**
             * @description What kind it is.
             * @enum {string}
             */
            type: "call" | "lead";
            /** @description When leads are taken: always, or in its hours alone. */
            takenWhen: ("always" | "open_hours") | null;
            /** @description Whether there is material to advertise with. */
            promoMaterialsAvailable: boolean;
            /** @description The version; a change names the one it was made from. */
            version: number;
            /** @description Its texts, in both languages. */
            texts: {
                /** @description In English. */
                en: {
                    /** @description Its title, in both languages. */
                    title: string;
                    /** @description What it is about, in both languages. */
                    description: string;
                    /** @description All there is to say about it. */
                    detailedDescription: string;
                    /** @description Who is looked for. */
                    targetAudience: string;
                    /** @description Who or what is called. */
                    target: string;
                    /** @description What makes a call or lead count, in words. */
                    qualification: string;
                    /** @description What makes a conversion count, in words. */
                    conversionRequirements: string;
                    /** @description What publishers must not do. */
                    restrictions: string;
                    /** @description What else there is to know. */
                    notes: string;
                    /** @description Words it is found by. */
                    keywords: string[];
                };
                /** @description In Spanish. */
                es: {
                    /** @description Its title, in both languages. */
                    title: string;
                    /** @description What it is about, in both languages. */
                    description: string;
                    /** @description All there is to say about it. */
                    detailedDescription: string;
                    /** @description Who is looked for. */
                    targetAudience: string;
                    /** @description Who or what is called. */
                    target: string;
                    /** @description What makes a call or lead count, in words. */
                    qualification: string;
                    /** @description What makes a conversion count, in words. */
                    conversionRequirements: string;
                    /** @description What publishers must not do. */
                    restrictions: string;
                    /** @description What else there is to know. */
                    notes: string;
                    /** @description Words it is found by. */
                    keywords: string[];
                };
            };
            /** @description What was agreed. */
            terms: {
                /** @description How the price is made. */
                pricing: {
                    /**
                     * @description Of which kind it is.
                     * @constant
                     */
                    kind: "fixed";
                    /** @description What the advertiser pays, in cents. */
                    priceCents: number;
                    /** @description The least it costs, in cents. */
                    floorCents: number;
                    /** @description The most it brings, in cents. */
                    ceilingCents: number;
                } | {
                    /**
                     * @description Of which kind it is.
                     * @constant
                     */
                    kind: "tiers";
                    /** @description Longer talks bring more: each tier from its second on. */
                    tiers: {
                        /** @description From which second of talk on. */
                        fromSeconds: number;
                        /** @description What the advertiser pays, in cents. */
                        priceCents: number;
                    }[];
                    /** @description The least it costs, in cents. */
                    floorCents: number;
                    /** @description The most it brings, in cents. */
                    ceilingCents: number;
                } | {
                    /**
                     * @description Of which kind it is.
                     * @constant
                     */
                    kind: "per_conversion";
                    /**
                     * @description What has to be reported for it to be paid.
                     * @enum {string}
                     */
                    conversion: "sale" | "booking" | "appointment" | "policy" | "rental_day" | "package";
                    /** @description What the advertiser pays, in cents. */
                    priceCents: number;
                    /** @description How many days after a click, call or lead a conversion may be reported. */
                    lookBackDays?: number;
                } | {
                    /**
                     * @description Of which kind it is.
                     * @constant
                     */
                    kind: "percent";
                    /**
                     * @description What has to be reported for it to be paid.
                     * @enum {string}
                     */
                    conversion: "sale" | "booking" | "appointment" | "policy" | "rental_day" | "package";
                    /** @description A share in hundredths of a percent: 1500 is 15 %. */
                    basisPoints: number;
                    /** @description The most it brings, in cents. */
                    ceilingCents: number;
                    /** @description How many days after a click, call or lead a conversion may be reported. */
                    lookBackDays?: number;
                };
                /** @description How long has to be talked; null where talk time does not decide. */
                minimumSeconds: number | null;
                /** @description Where it is open. */
                geo: {
                    /** @description Where callers or leads may come from. */
                    countries: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW")[];
                    /** @description From which states; none: from all of them. */
                    states: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY")[];
                };
                /** @description What a place changes about the price. */
                locationMultipliers: {
                    [key: string]: number;
                };
                /** @description When it is open. */
                hours: {
                    /** @description The time zone of its hours and days. */
                    zone: string;
                    /** @description The hours of each day. */
                    week: {
                        /** @description Where it begins. */
                        from: number;
                        /** @description Where it ends. */
                        to: number;
                    }[][];
                };
                /** @description How many it takes. */
                caps: {
                    /** @description A day. */
                    daily: number | null;
                    /** @description A month. */
                    monthly: number | null;
                    /**
                     * @description What a cap counts.
                     * @enum {string}
                     */
                    counts: "attempt" | "connected" | "qualified";
                };
                /** @description How many calls at once. */
                concurrency: {
                    /** @description The campaign. */
                    campaign: number | null;
                    /** @description For each publisher. */
                    perPublisher: number | null;
                };
                /** @description How much it may spend. */
                budget: {
                    /** @description All together, in cents. */
                    totalCents: number | null;
                    /** @description A day, in cents. */
                    dailyCents: number | null;
                };
                /** @description How many days the advertiser has to dispute. */
                approvalDays: number;
                /** @description What counts as the same caller or lead again. */
                duplicates: {
                    /** @description Within how many days. */
                    windowDays: number;
                    /**
                     * @description What happens after the first time.
                     * @enum {string}
                     */
                    after: "qualified" | "connected";
                    /** @description Whether such a call is connected. */
                    route: boolean;
                    /** @description Whether it is charged. */
                    bill: boolean;
                    /** @description Whether the publisher is paid. */
                    pay: boolean;
                };
                /** @description Whether calls are recorded, and how long they are kept. */
                recording: {
                    /** @description Whether it is switched on. */
                    enabled: boolean;
                    /** @description How many days it is kept. */
                    retentionDays: number;
                };
                /**
                 * @description What happens to callers from nobody knows where.
                 * @enum {string}
                 */
                unknownPlace: "accept" | "refuse";
                /**
                 * @description What happens to callers without a number.
                 * @enum {string}
                 */
                anonymousCallers: "accept" | "refuse";
                /** @description The telephones that are called. */
                targets: {
                    /** @description Its id. */
                    id: string;
                    /** @description A telephone number in E.164, or the number of a document. */
                    number: string;
                    /** @description Lower ones are called first. */
                    priority: number;
                    /** @description How often, among those of the same priority. */
                    weight: number;
                    /** @description How many calls at once. */
                    concurrency: number | null;
                    /** @description When it is open. */
                    hours: {
                        /** @description The time zone of its hours and days. */
                        zone: string;
                        /** @description The hours of each day. */
                        week: {
                            /** @description Where it begins. */
                            from: number;
                            /** @description Where it ends. */
                            to: number;
                        }[][];
                    } | null;
                    /** @description Whether it is left out for now. */
                    paused?: boolean;
                }[];
                /** @description Who is called when nobody else can be. */
                overflowNumber: string | null;
                /** @description Where visitors may come from. */
                traffic: {
                    /** @description Allowed. */
                    allowed: ("seo" | "paid_search" | "display" | "native" | "social_ads" | "social_organic" | "video" | "email" | "sms" | "push" | "local_listings" | "content_blogs" | "comparison_sites" | "influencers" | "radio_tv" | "print" | "call_center_transfer" | "brand_bidding" | "incentivized" | "pop_ads" | "adult" | "robocalls" | "misleading_claims")[];
                    /** @description Not allowed. */
                    prohibited: ("seo" | "paid_search" | "display" | "native" | "social_ads" | "social_organic" | "video" | "email" | "sms" | "push" | "local_listings" | "content_blogs" | "comparison_sites" | "influencers" | "radio_tv" | "print" | "call_center_transfer" | "brand_bidding" | "incentivized" | "pop_ads" | "adult" | "robocalls" | "misleading_claims")[];
                };
                /** @description The publishers' share of the price, in hundredths of a percent. */
                publisherShareBasisPoints: number;
            };
            /** @description Where its links lead. */
            links: {
                /** @description The address links lead to, with macros. */
                destination: string | null;
                /** @description The sites it may stand on or lead to. */
                hosts: string[];
                /** @description Where clicks go that it does not take. */
                fallback: string | null;
            };
            /** @description How many days personal data is kept. */
            personalDataDays: number | null;
            /** @description Why it came back from review. */
            returnedReason: string | null;
            /** @description When it was sent for review. */
            submittedAt: string | null;
            /**
             * Format: date-time
             * @description When it came in or was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /** @description Its id. */
            id: string;
        };
        /** @description Somebody followed a link. */
        Click: {
            /** @description Its id. */
            id: string;
            /** @description What the link named, where that is nothing we know. */
            asked: string | null;
            /**
             * @description What became of it.
             * @enum {string}
             */
            verdict: "ok" | "unknown" | "not_approved" | "inactive" | "closed" | "full" | "bot" | "prefetch";
            /** @description What the link says of itself, first of five. */
            sub1: string | null;
            /** @description The second. */
            sub2: string | null;
            /** @description The third. */
            sub3: string | null;
            /** @description The fourth. */
            sub4: string | null;
            /** @description The fifth. */
            sub5: string | null;
            /** @description Where the visitor came from, as the link says. */
            source: string | null;
            /** @description What the link stood under. */
            creative: string | null;
            /** @description The country, as two letters. */
            country: string | null;
            /** @description Its state. */
            state: string | null;
            /** @description The site that led to it. */
            referrerHost: string | null;
            /** @description How many calls. */
            calls: number;
            /**
             * Format: date-time
             * @description When it came in or was made.
             */
            createdAt: string;
            /** @description The public id of the campaign. */
            offerId: string | null;
            /** @description The publisher's affiliate id. */
            affId: string | null;
            /** @description Whether it is the first of this visitor on this link that day. */
            unique: boolean;
        };
        /** @description Something that was sold to whom the network sent, as the advertiser reported it. */
        Conversion: {
            /** @description Its id. */
            id: string;
            /**
             * @description Where the visitor came from, as the link says.
             * @enum {string}
             */
            source: "click" | "call" | "lead";
            /** @description The click, call or lead it came from. */
            sourceId: string;
            /** @description The advertiser's own id of the sale. */
            txid: string | null;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "approved" | "pending" | "rejected";
            /** @description An amount in cents. */
            amountCents: number | null;
            /**
             * @description Where its money stands.
             * @enum {string}
             */
            billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
            /** @description Why. */
            reason: ("information" | "test" | "rejected" | "no_price" | "over_cap" | "over_budget" | "no_balance") | null;
            /** @description What the advertiser pays, in cents. */
            priceCents: number | null;
            /** @description What the publisher earns, in cents. */
            payoutCents: number | null;
            /** @description What the network keeps, in cents; for admins. */
            marginCents: number | null;
            /** @description When it is approved, unless somebody disputes it. */
            approveAt: string | null;
            /**
             * Format: date-time
             * @description When it came in or was made.
             */
            createdAt: string;
            /** @description The public id of the campaign. */
            offerId: string;
            /** @description The publisher's affiliate id. */
            affId: string | null;
            /** @description The advertiser; for admins. */
            advertiserId: string | null;
            /** @description Whether it is a test: it moves no money. */
            test: boolean;
        };
        /** @description What changed the money of one account. */
        Entry: {
            /** @description Its id. */
            id: number;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /**
             * @description Of which kind it is.
             * @enum {string}
             */
            kind: "top_up" | "withdrawal" | "withdrawal_failed" | "chargeback" | "chargeback_won" | "gateway_fee" | "reserve" | "qualified" | "released" | "approved" | "refused" | "repriced" | "put_back" | "payout_approved" | "payout_sent" | "payout_failed" | "payout_returned" | "adjustment" | "bonus" | "early_payout_fee" | "early_payout_fee_back" | "referral";
            /** @description The call. */
            callId: string | null;
            /** @description The conversion. */
            conversionId: string | null;
            /** @description The lead. */
            leadId: string | null;
            /** @description The public id of the campaign. */
            offerId: string | null;
            /** @description Why. */
            reason: string | null;
            /** @description An amount in cents. */
            amountCents: number;
            /** @description What changed where, in cents. */
            parts: {
                [key: string]: number;
            };
            /** @description The balance, in cents. */
            balanceCents: number;
        };
        /** @description A call with everything that explains it: one line of `trace` for each rule, in the order they spoke. */
        ExplainedCall: {
            /** @description Its id. */
            id: string;
            /** @description A telephone number in E.164, or the number of a document. */
            number: string;
            /** @description The caller's number, as far as this account may see it. */
            caller: string | null;
            /** @description When the caller was erased. */
            callerErasedAt: string | null;
            /** @description How long it rang. */
            ringSeconds: number | null;
            /** @description How long they talked. */
            talkSeconds: number | null;
            /** @description How long has to be talked; null where talk time does not decide. */
            minimumSeconds: number | null;
            /** @description When somebody answered. */
            answeredAt: string | null;
            /** @description When it ended. */
            endedAt: string | null;
            /** @description Who ended it. */
            endedBy: ("caller" | "target" | "network") | null;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "ringing" | "connected" | "completed" | "no_answer" | "busy" | "failed" | "canceled" | "refused";
            /** @description Whether it qualified; of an appeal, whether the first decision was `confirmed` or `changed`, or changed `in_part`. */
            outcome: ("qualified" | "unqualified") | null;
            /** @description Why. */
            reason: ("too_short" | "duplicate" | "out_of_geo" | "closed" | "over_cap" | "no_capacity" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "anonymous" | "in_flight" | "no_target" | "no_answer" | "busy" | "failed" | "caller_hung_up" | "not_assigned" | "publisher_inactive" | "campaign_inactive") | null;
            /**
             * @description Where its money stands.
             * @enum {string}
             */
            billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
            /** @description What the advertiser pays, in cents. */
            priceCents: number | null;
            /** @description What the publisher earns, in cents. */
            payoutCents: number | null;
            /** @description What the network keeps, in cents; for admins. */
            marginCents: number | null;
            /** @description When it is approved, unless somebody disputes it. */
            approveAt: string | null;
            /**
             * @description Whether calls are recorded, and how long they are kept.
             * @enum {string}
             */
            recording: "none" | "pending" | "ready" | "deleted";
            /** @description The click it came from. */
            clickId: string | null;
            /** @description What the link says of itself, first of five. */
            sub1: string | null;
            /** @description The second. */
            sub2: string | null;
            /** @description The third. */
            sub3: string | null;
            /** @description The fourth. */
            sub4: string | null;
            /** @description The fifth. */
            sub5: string | null;
            /** @description Where the visitor came from, as the link says. */
            source: string | null;
            /** @description What the link stood under. */
            creative: string | null;
            /** @description The page it came from. */
            page: string | null;
            /** @description The site that led to it. */
            referrerHost: string | null;
            /**
             * Format: date-time
             * @description When it came in or was made.
             */
            createdAt: string;
            /** @description The public id of the campaign. */
            offerId: string | null;
            /** @description The publisher's affiliate id. */
            affId: string | null;
            /** @description The advertiser; for admins. */
            advertiserId: string | null;
            /** @description The country, as two letters. */
            country: string | null;
            /** @description Its state. */
            state: string | null;
            /** @description The ZIP code. */
            zip: string | null;
            /** @description The city. */
            city: string | null;
            /** @description Whether it is a test: it moves no money. */
            test: boolean;
            /** @description The way it came. */
            way: {
                /** @description The click it came from. */
                click: {
                    /** @description Its id. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description When.
                     */
                    at: string;
                    /** @description Its address. */
                    link: string | null;
                    /** @description What became of it. */
                    verdict: ("ok" | "unknown" | "not_approved" | "inactive" | "closed" | "full" | "bot" | "prefetch") | null;
                    /** @description The country, as two letters. */
                    country: string | null;
                    /** @description Its state. */
                    state: string | null;
                } | null;
                /** @description The page it came from. */
                page: {
                    /** @description Its address. */
                    address: string | null;
                    /** @description The site that led to it. */
                    referrerHost: string | null;
                    /** @description The utm parameters of the visit. */
                    utm: {
                        /** @description Its name. */
                        name: string;
                        /** @description Its value. */
                        value: string;
                    }[];
                } | null;
                /** @description A telephone number in E.164, or the number of a document. */
                number: {
                    /**
                     * @description Who, or by what.
                     * @enum {string}
                     */
                    by: "lease" | "rest" | "unlent" | "fixed";
                    /** @description Where it begins. */
                    from: string | null;
                    /** @description Until when. */
                    until: string | null;
                };
            } | null;
            /** @description What happened to it, in order. */
            timeline: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "arrived" | "refused" | "overflow" | "ringing" | "target_failed" | "connected" | "ended" | "swept" | "recorded" | "reserved" | "released" | "charged" | "disputed" | "held_again" | "approved" | "taken_back" | "repriced" | "put_back" | "paid";
                /** @description Who or what is called. */
                target: number | null;
                /** @description How far it has come. */
                status: ("ringing" | "connected" | "completed" | "no_answer" | "busy" | "failed" | "canceled" | "refused") | null;
                /** @description Why. */
                reason: ("too_short" | "duplicate" | "out_of_geo" | "closed" | "over_cap" | "no_capacity" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "anonymous" | "in_flight" | "no_target" | "no_answer" | "busy" | "failed" | "caller_hung_up" | "not_assigned" | "publisher_inactive" | "campaign_inactive") | null;
                /** @description What somebody wrote about it. */
                note: string | null;
                /** @description How many seconds. */
                seconds: number | null;
                /** @description An amount in cents. */
                amountCents: number | null;
            }[];
            /** @description Every rule that spoke about it, in the order they spoke. */
            trace: {
                /**
                 * @description The rule.
                 * @enum {string}
                 */
                rule: "decided" | "attributed" | "number_known" | "number_assigned" | "application_approved" | "publisher_approved" | "advertiser_approved" | "campaign_active" | "caller_not_blocked" | "caller_identified" | "open_hours" | "geo" | "target_open" | "caller_not_suppressed" | "in_flight" | "duplicate" | "daily_cap" | "monthly_cap" | "campaign_concurrency" | "publisher_concurrency" | "target_concurrency" | "daily_budget" | "total_budget" | "balance" | "answered" | "duplicate_billed" | "talk_time" | "conversion" | "billed";
                /**
                 * @description What became of it.
                 * @enum {string}
                 */
                verdict: "pass" | "refuse" | "skip" | "pending" | "not_reached";
                /** @description What the rule looked at. */
                facts: {
                    [key: string]: unknown;
                } | null;
            }[];
            /** @description The telephones that are called. */
            targets: {
                /** @description Its place in the order. */
                position: number;
                /** @description A telephone number in E.164, or the number of a document. */
                number: string | null;
                /** @description How many calls at once. */
                concurrency: {
                    /** @description The most there may be. */
                    limit: number;
                    /** @description How much of it was used. */
                    used: number;
                } | null;
                /**
                 * @description What came of it.
                 * @enum {string}
                 */
                result: "closed" | "full" | "waiting" | "ringing" | "connected" | "completed" | "no_answer" | "busy" | "failed" | "canceled";
            }[];
            /** @description How the price was made. */
            price: {
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "fixed" | "tiers" | "per_conversion" | "percent";
                /** @description Longer talks bring more: each tier from its second on. */
                tiers: {
                    /** @description From which second of talk on. */
                    fromSeconds: number;
                    /** @description The price before any factor, in cents. */
                    baseCents: number;
                    /** @description What the advertiser pays, in cents. */
                    priceCents: number;
                    /** @description The tier that was reached. */
                    reached: boolean;
                }[];
                /** @description What the place changed about the price. */
                location: {
                    /** @description What it is known by. */
                    key: string | null;
                    /** @description A share in hundredths of a percent: 1500 is 15 %. */
                    basisPoints: number;
                };
                /** @description What the pace of the budget changed about the price. */
                pacing: {
                    /** @description A share in hundredths of a percent: 1500 is 15 %. */
                    basisPoints: number;
                    /** @description How much of the open hours was gone, in hundredths of a percent. */
                    openHoursGoneBasisPoints: number | null;
                    /** @description How much of the budget was spent, in hundredths of a percent. */
                    budgetSpentBasisPoints: number | null;
                };
                /** @description The least it costs, in cents. */
                floorCents: number | null;
                /** @description The most it brings, in cents. */
                ceilingCents: number | null;
                /** @description The price agreed with this publisher. */
                own: {
                    /** @description What the advertiser pays, in cents. */
                    priceCents: number | null;
                    /** @description The publisher's share of the price, in hundredths of a percent. */
                    shareBasisPoints: number | null;
                } | null;
                /** @description The price after a correction, in cents. */
                correctedCents: number | null;
                /** @description The publishers' share of the price, in hundredths of a percent. */
                publisherShareBasisPoints: number | null;
            } | null;
            /** @description The ledger entries about it. */
            entries: {
                /** @description Its id. */
                id: number;
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "reserve" | "qualified" | "released" | "approved" | "refused" | "repriced" | "put_back";
                /** @description What somebody wrote about it. */
                note: string | null;
                /** @description From which ledger account to which, and how much. */
                postings: {
                    /**
                     * @description Where it begins.
                     * @enum {string}
                     */
                    from: "balance" | "reserved" | "held" | "payable" | "paying" | "revenue" | "gateway" | "adjustments" | "fees" | "network";
                    /**
                     * @description Where it ends.
                     * @enum {string}
                     */
                    to: "balance" | "reserved" | "held" | "payable" | "paying" | "revenue" | "gateway" | "adjustments" | "fees" | "network";
                    /** @description An amount in cents. */
                    amountCents: number;
                }[];
            }[];
            /** @description The dispute about it, if there is one. */
            dispute: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /** @description Who, or by what. */
                by: string | null;
                /** @description Why. */
                reason: string;
                /** @description Its branch; of a dispute, what kind it is. */
                category: ("wrong_service" | "not_a_customer" | "spam" | "bad_connection" | "outside_area" | "duplicate_elsewhere" | "other") | null;
                /** @description The second of the recording that shows it. */
                second: number | null;
                /** @description What was said last in the dispute, if anything was. */
                lastMessage: {
                    /**
                     * @description Whose money it is; in a dispute, who wrote it.
                     * @enum {string}
                     */
                    side: "advertiser" | "publisher" | "admin";
                    /** @description What they wrote. */
                    message: string;
                    /**
                     * Format: date-time
                     * @description When.
                     */
                    at: string;
                } | null;
                /** @description What was decided, or what to decide. */
                decision: {
                    /**
                     * Format: date-time
                     * @description When.
                     */
                    at: string;
                    /** @description Who, or by what. */
                    by: string | null;
                    /**
                     * @description Where its money stands.
                     * @enum {string}
                     */
                    billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                    /** @description Why. */
                    reason: string | null;
                } | null;
            } | null;
            /** @description Whether the advertiser's money behind it has arrived. */
            funded: ("prepaid" | "credit" | "charged_back") | null;
        };
        /** @description A conversion with everything that explains it. */
        ExplainedConversion: {
            /** @description Its id. */
            id: string;
            /**
             * @description Where the visitor came from, as the link says.
             * @enum {string}
             */
            source: "click" | "call" | "lead";
            /** @description The click, call or lead it came from. */
            sourceId: string;
            /** @description The advertiser's own id of the sale. */
            txid: string | null;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "approved" | "pending" | "rejected";
            /** @description An amount in cents. */
            amountCents: number | null;
            /**
             * @description Where its money stands.
             * @enum {string}
             */
            billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
            /** @description Why. */
            reason: ("information" | "test" | "rejected" | "no_price" | "over_cap" | "over_budget" | "no_balance") | null;
            /** @description What the advertiser pays, in cents. */
            priceCents: number | null;
            /** @description What the publisher earns, in cents. */
            payoutCents: number | null;
            /** @description What the network keeps, in cents; for admins. */
            marginCents: number | null;
            /** @description When it is approved, unless somebody disputes it. */
            approveAt: string | null;
            /**
             * Format: date-time
             * @description When it came in or was made.
             */
            createdAt: string;
            /** @description The public id of the campaign. */
            offerId: string;
            /** @description The publisher's affiliate id. */
            affId: string | null;
            /** @description The advertiser; for admins. */
            advertiserId: string | null;
            /** @description Whether it is a test: it moves no money. */
            test: boolean;
            /** @description When that was. */
            sourceAt: string | null;
            /** @description The subs of the link it came by. */
            subs: {
                [key: string]: string;
            };
            /** @description What happened to it, in order. */
            timeline: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "received" | "booked" | "changed" | "approved" | "disputed" | "refused" | "paid" | "put_back" | "repriced" | "reinstated";
                /** @description How far it has come. */
                status: ("approved" | "pending" | "rejected") | null;
                /** @description Why. */
                reason: ("information" | "test" | "rejected" | "no_price" | "over_cap" | "over_budget" | "no_balance") | null;
                /** @description An amount in cents. */
                amountCents: number | null;
                /** @description The amount that was reported, in cents. */
                moneyCents: number | null;
                /** @description What somebody wrote about it. */
                note: string | null;
            }[];
            /** @description How the price was made. */
            price: {
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "per_conversion" | "percent";
                /**
                 * @description What has to be reported for it to be paid.
                 * @enum {string}
                 */
                conversion: "sale" | "booking" | "appointment" | "policy" | "rental_day" | "package";
                /** @description What each brings, in cents. */
                fixedCents: number | null;
                /** @description A share in hundredths of a percent: 1500 is 15 %. */
                basisPoints: number | null;
                /** @description The most it brings, in cents. */
                ceilingCents: number | null;
                /** @description Whether it was corrected. */
                corrected: boolean;
                /** @description Whether the most it brings was reached. */
                ceilingReached: boolean;
                /** @description The publishers' share of the price, in hundredths of a percent. */
                publisherShareBasisPoints: number | null;
                /** @description The share agreed with this publisher, in hundredths of a percent. */
                ownShareBasisPoints: number | null;
            } | null;
            /** @description The ledger entries about it. */
            entries: {
                /** @description Its id. */
                id: number;
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "reserve" | "qualified" | "released" | "approved" | "refused" | "repriced" | "put_back";
                /** @description What somebody wrote about it. */
                note: string | null;
                /** @description From which ledger account to which, and how much. */
                postings: {
                    /**
                     * @description Where it begins.
                     * @enum {string}
                     */
                    from: "balance" | "reserved" | "held" | "payable" | "paying" | "revenue" | "gateway" | "adjustments" | "fees" | "network";
                    /**
                     * @description Where it ends.
                     * @enum {string}
                     */
                    to: "balance" | "reserved" | "held" | "payable" | "paying" | "revenue" | "gateway" | "adjustments" | "fees" | "network";
                    /** @description An amount in cents. */
                    amountCents: number;
                }[];
            }[];
            /** @description The dispute about it, if there is one. */
            dispute: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /** @description Who, or by what. */
                by: string | null;
                /** @description Why. */
                reason: string;
                /** @description Its branch; of a dispute, what kind it is. */
                category: ("wrong_service" | "not_a_customer" | "spam" | "bad_connection" | "outside_area" | "duplicate_elsewhere" | "other") | null;
                /** @description The second of the recording that shows it. */
                second: number | null;
                /** @description What was said last in the dispute, if anything was. */
                lastMessage: {
                    /**
                     * @description Whose money it is; in a dispute, who wrote it.
                     * @enum {string}
                     */
                    side: "advertiser" | "publisher" | "admin";
                    /** @description What they wrote. */
                    message: string;
                    /**
                     * Format: date-time
                     * @description When.
                     */
                    at: string;
                } | null;
                /** @description What was decided, or what to decide. */
                decision: {
                    /**
                     * Format: date-time
                     * @description When.
                     */
                    at: string;
                    /** @description Who, or by what. */
                    by: string | null;
                    /**
                     * @description Where its money stands.
                     * @enum {string}
                     */
                    billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                    /** @description Why. */
                    reason: string | null;
                } | null;
            } | null;
            /** @description Whether the advertiser's money behind it has arrived. */
            funded: ("prepaid" | "credit" | "charged_back") | null;
            /** @description Until when it is booked by itself once the balance covers it. */
            bookedUntil: string | null;
        };
        /** @description A lead with everything that explains it: one line of `trace` for each rule, in the order they spoke. */
        ExplainedLead: {
            /** @description Its id. */
            id: string;
            /** @description The public id of the campaign. */
            offerId: string;
            /**
             * Format: date-time
             * @description When it came in or was made.
             */
            createdAt: string;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "accepted" | "pending" | "rejected" | "duplicate";
            /** @description Why. */
            reason: ("invalid_phone" | "invalid_email" | "missing_field" | "out_of_geo" | "closed" | "over_cap" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "no_consent" | "campaign_inactive" | "not_approved" | "undeliverable") | null;
            /**
             * @description Where its money stands.
             * @enum {string}
             */
            billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused";
            /** @description What the publisher earns, in cents. */
            payoutCents?: number;
            /** @description What the advertiser pays, in cents. */
            priceCents?: number;
            /** @description The click it came from. */
            clickId: string | null;
            /** @description Whether it is a test: it moves no money. */
            test: boolean;
            /**
             * @description The way it came.
             * @enum {string}
             */
            way: "form" | "api" | "import";
            /**
             * @description How much of the person this account may see.
             * @enum {string}
             */
            sight: "whole" | "masked" | "hidden" | "erased";
            /** @description The person, as far as this account may see them. */
            person: {
                /** @description First name. */
                firstName: string | null;
                /** @description Last name. */
                lastName: string | null;
                /** @description A telephone number in E.164. */
                phone: string | null;
                /** @description An e-mail address. */
                email: string | null;
                /** @description The campaign's own fields. */
                fields: {
                    [key: string]: unknown;
                } | null;
            } | null;
            /** @description When it is approved, unless somebody disputes it. */
            approveAt: string | null;
            /** @description Why the advertiser returned it. */
            returned: ("wrong_number" | "not_interested" | "outside_area" | "duplicate_elsewhere" | "fake" | "other") | null;
            /** @description The subs of the link it came by. */
            subs: {
                [key: string]: string;
            };
            /** @description The publisher's affiliate id. */
            affId: string | null;
            /** @description The advertiser; for admins. */
            advertiserId: string | null;
            /** @description The country, as two letters. */
            country: string | null;
            /** @description Its state. */
            state: string | null;
            /** @description The ZIP code. */
            zip: string | null;
            /** @description What to send with the post, to be paid this bid. */
            pingId: string | null;
            /** @description What happened to it, in order. */
            timeline: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "received" | "accepted" | "rejected" | "approved" | "returned" | "refused" | "paid" | "put_back" | "repriced" | "reinstated";
                /** @description How far it has come. */
                status: ("accepted" | "pending" | "rejected" | "duplicate") | null;
                /** @description Why. */
                reason: ("invalid_phone" | "invalid_email" | "missing_field" | "out_of_geo" | "closed" | "over_cap" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "no_consent" | "campaign_inactive" | "not_approved" | "undeliverable") | null;
                /** @description Why the advertiser returned it. */
                returned: ("wrong_number" | "not_interested" | "outside_area" | "duplicate_elsewhere" | "fake" | "other") | null;
                /** @description What somebody wrote about it. */
                note: string | null;
                /** @description An amount in cents. */
                amountCents: number | null;
            }[];
            /** @description Every rule that spoke about it, in the order they spoke. */
            trace: {
                /**
                 * @description The rule.
                 * @enum {string}
                 */
                rule: "application_approved" | "publisher_approved" | "advertiser_approved" | "campaign_active" | "fields_complete" | "phone_valid" | "email_valid" | "consent" | "open_hours" | "geo" | "not_blocked" | "not_suppressed" | "duplicate" | "daily_cap" | "monthly_cap" | "daily_budget" | "total_budget" | "balance";
                /**
                 * @description What became of it.
                 * @enum {string}
                 */
                verdict: "pass" | "refuse" | "skip" | "not_reached";
                /** @description What the rule looked at. */
                facts: {
                    [key: string]: unknown;
                } | null;
            }[];
            /** @description How the price was made. */
            price: {
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "fixed" | "tiers" | "per_conversion" | "percent";
                /** @description Longer talks bring more: each tier from its second on. */
                tiers: {
                    /** @description From which second of talk on. */
                    fromSeconds: number;
                    /** @description The price before any factor, in cents. */
                    baseCents: number;
                    /** @description What the advertiser pays, in cents. */
                    priceCents: number;
                    /** @description The tier that was reached. */
                    reached: boolean;
                }[];
                /** @description What the place changed about the price. */
                location: {
                    /** @description What it is known by. */
                    key: string | null;
                    /** @description A share in hundredths of a percent: 1500 is 15 %. */
                    basisPoints: number;
                };
                /** @description What the pace of the budget changed about the price. */
                pacing: {
                    /** @description A share in hundredths of a percent: 1500 is 15 %. */
                    basisPoints: number;
                    /** @description How much of the open hours was gone, in hundredths of a percent. */
                    openHoursGoneBasisPoints: number | null;
                    /** @description How much of the budget was spent, in hundredths of a percent. */
                    budgetSpentBasisPoints: number | null;
                };
                /** @description The least it costs, in cents. */
                floorCents: number | null;
                /** @description The most it brings, in cents. */
                ceilingCents: number | null;
                /** @description The price agreed with this publisher. */
                own: {
                    /** @description What the advertiser pays, in cents. */
                    priceCents: number | null;
                    /** @description The publisher's share of the price, in hundredths of a percent. */
                    shareBasisPoints: number | null;
                } | null;
                /** @description The price after a correction, in cents. */
                correctedCents: number | null;
                /** @description The publishers' share of the price, in hundredths of a percent. */
                publisherShareBasisPoints: number | null;
            } | null;
            /** @description The ledger entries about it. */
            entries: {
                /** @description Its id. */
                id: number;
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "reserve" | "qualified" | "released" | "approved" | "refused" | "repriced" | "put_back";
                /** @description What somebody wrote about it. */
                note: string | null;
                /** @description From which ledger account to which, and how much. */
                postings: {
                    /**
                     * @description Where it begins.
                     * @enum {string}
                     */
                    from: "balance" | "reserved" | "held" | "payable" | "paying" | "revenue" | "gateway" | "adjustments" | "fees" | "network";
                    /**
                     * @description Where it ends.
                     * @enum {string}
                     */
                    to: "balance" | "reserved" | "held" | "payable" | "paying" | "revenue" | "gateway" | "adjustments" | "fees" | "network";
                    /** @description An amount in cents. */
                    amountCents: number;
                }[];
            }[];
            /** @description What the person agreed to, when and where. */
            consent: {
                /** @description The sentence they agreed to. */
                sentence: string;
                /** @description The version; a change names the one it was made from. */
                version: number | null;
                /**
                 * Format: date-time
                 * @description When they agreed.
                 */
                capturedAt: string;
                /** @description The page it came from. */
                page: string | null;
                /** @description SHA-256 of the form as it was shown. */
                formHash: string | null;
                /** @description From which address. */
                ip: string | null;
                /** @description With which browser. */
                userAgent: string | null;
                /** @description A certificate of somebody else. */
                certificateUrl: string | null;
            } | null;
            /** @description The dispute about it, if there is one. */
            dispute: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /** @description Who, or by what. */
                by: string | null;
                /**
                 * @description Why.
                 * @enum {string}
                 */
                reason: "wrong_number" | "not_interested" | "outside_area" | "duplicate_elsewhere" | "fake" | "other";
                /** @description What somebody wrote about it. */
                note: string | null;
                /** @description What was said last in the dispute, if anything was. */
                lastMessage: {
                    /**
                     * @description Whose money it is; in a dispute, who wrote it.
                     * @enum {string}
                     */
                    side: "advertiser" | "publisher" | "admin";
                    /** @description What they wrote. */
                    message: string;
                    /**
                     * Format: date-time
                     * @description When.
                     */
                    at: string;
                } | null;
                /** @description What was decided, or what to decide. */
                decision: {
                    /**
                     * Format: date-time
                     * @description When.
                     */
                    at: string;
                    /** @description Who, or by what. */
                    by: string | null;
                    /**
                     * @description Where its money stands.
                     * @enum {string}
                     */
                    billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused";
                    /** @description Why. */
                    reason: string | null;
                } | null;
            } | null;
            /** @description Whether the advertiser's money behind it has arrived. */
            funded: ("prepaid" | "credit" | "charged_back") | null;
        };
        /** @description A lead: where it stands, and who it is, as far as this account may see. */
        Lead: {
            /** @description Its id. */
            id: string;
            /** @description The public id of the campaign. */
            offerId: string;
            /**
             * Format: date-time
             * @description When it came in or was made.
             */
            createdAt: string;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "accepted" | "pending" | "rejected" | "duplicate";
            /** @description Why. */
            reason: ("invalid_phone" | "invalid_email" | "missing_field" | "out_of_geo" | "closed" | "over_cap" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "no_consent" | "campaign_inactive" | "not_approved" | "undeliverable") | null;
            /**
             * @description Where its money stands.
             * @enum {string}
             */
            billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused";
            /** @description What the publisher earns, in cents. */
            payoutCents?: number;
            /** @description What the advertiser pays, in cents. */
            priceCents?: number;
            /** @description The click it came from. */
            clickId: string | null;
            /** @description Whether it is a test: it moves no money. */
            test: boolean;
            /**
             * @description The way it came.
             * @enum {string}
             */
            way: "form" | "api" | "import";
            /**
             * @description How much of the person this account may see.
             * @enum {string}
             */
            sight: "whole" | "masked" | "hidden" | "erased";
            /** @description The person, as far as this account may see them. */
            person: {
                /** @description First name. */
                firstName: string | null;
                /** @description Last name. */
                lastName: string | null;
                /** @description A telephone number in E.164. */
                phone: string | null;
                /** @description An e-mail address. */
                email: string | null;
                /** @description The campaign's own fields. */
                fields: {
                    [key: string]: unknown;
                } | null;
            } | null;
            /** @description When it is approved, unless somebody disputes it. */
            approveAt: string | null;
            /** @description Why the advertiser returned it. */
            returned: ("wrong_number" | "not_interested" | "outside_area" | "duplicate_elsewhere" | "fake" | "other") | null;
            /** @description The subs of the link it came by. */
            subs: {
                [key: string]: string;
            };
            /** @description The publisher's affiliate id. */
            affId: string | null;
            /** @description The advertiser; for admins. */
            advertiserId: string | null;
            /** @description The country, as two letters. */
            country: string | null;
            /** @description Its state. */
            state: string | null;
            /** @description The ZIP code. */
            zip: string | null;
        };
        /** @description What a lead would bring, or why it would bring nothing. */
        LeadPing: {
            /** @description What to send with the post, to be paid this bid. */
            pingId: string;
            /** @description What the post would be paid, in cents. */
            bidCents: number;
            /**
             * Format: date-time
             * @description When it ends; null: when somebody ends it.
             */
            expiresAt: string;
        } | {
            /**
             * @description What the post would be paid, in cents.
             * @constant
             */
            bidCents: 0;
            /**
             * @description Why.
             * @enum {string}
             */
            reason: "invalid_phone" | "invalid_email" | "missing_field" | "out_of_geo" | "closed" | "over_cap" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "no_consent" | "campaign_inactive" | "not_approved" | "undeliverable" | "no_price";
        };
        /** @description A number lent to a visitor of a page; without a lease the number is the fixed one. */
        Lease: {
            /** @description The lease: the page keeps it, and renews it while it is seen. */
            leaseId: string | null;
            /** @description A telephone number in E.164, or the number of a document. */
            number: string | null;
            /** @description When it ends; null: when somebody ends it. */
            expiresAt: string | null;
        };
        /** @description A saved link. */
        Link: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its short code, as it stands in the address. */
            code: string;
            /** @description Its address. */
            address: string;
            /** @description Its name. */
            name: string;
            /** @description What the link says of itself, first of five. */
            sub1: string | null;
            /** @description The second. */
            sub2: string | null;
            /** @description The third. */
            sub3: string | null;
            /** @description The fourth. */
            sub4: string | null;
            /** @description The fifth. */
            sub5: string | null;
            /** @description Where the visitor came from, as the link says. */
            source: string | null;
            /** @description What the link stood under. */
            creative: string | null;
            /** @description The page it leads to, on a site the campaign names. */
            deepLink: string | null;
            /** @description When it was taken out of the list. */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description When it came in or was made.
             */
            createdAt: string;
            /** @description The public id of the campaign. */
            offerId: string;
            /** @description The publisher's affiliate id. */
            affId: string;
        };
        /** @description A campaign as publishers meet it. */
        Offer: {
            /** @description Its id. */
            id: string;
            /**
             * @description What kind it is.
             * @enum {string}
             */
            type: "call" | "lead";
            /**
             * @description Its branch; of a dispute, what kind it is.
             * @enum {string}
             */
            category: "health" | "finance" | "homeServices" | "realEstate" | "travel" | "rehab" | "automotive" | "legal";
            /** @description Its part of the branch. */
            subCategory: string | null;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "draft" | "pending_review" | "active" | "paused" | "archived";
            /**
             * Format: date-time
             * @description Since when it has this status.
             */
            statusSince: string;
            /** @description Its title, in both languages. */
            title: {
                /** @description In English. */
                en: string;
                /** @description In Spanish. */
                es: string;
            };
            /** @description What it is about, in both languages. */
            description: {
                /** @description In English. */
                en: string;
                /** @description In Spanish. */
                es: string;
            };
            /** @description What the publisher earns. */
            payout: {
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "fixed" | "tiers" | "per_conversion" | "percent";
                /** @description What the publisher earns, in cents. */
                payoutCents: number | null;
                /** @description Longer talks bring more: each tier from its second on. */
                tiers: {
                    /** @description From which second of talk on. */
                    fromSeconds: number;
                    /** @description What the publisher earns, in cents. */
                    payoutCents: number;
                }[];
                /** @description A share in hundredths of a percent: 1500 is 15 %. */
                basisPoints: number | null;
                /** @description The most it brings, in cents. */
                ceilingCents: number | null;
                /** @description What has to be reported for it to be paid. */
                conversion: ("sale" | "booking" | "appointment" | "policy" | "rental_day" | "package") | null;
            };
            /** @description What was agreed with this publisher alone; null: as with everybody. */
            ownTerms: {
                /** @description The publisher's share of the price, in hundredths of a percent. */
                shareBasisPoints: number | null;
                /** @description What the advertiser pays, in cents. */
                priceCents: number | null;
            } | null;
            /** @description How long has to be talked; null where talk time does not decide. */
            minimumSeconds: number | null;
            /** @description Where callers or leads may come from. */
            countries: string[];
            /** @description From which states; none: from all of them. */
            states: string[];
            /** @description When it is open. */
            hours: {
                /** @description The time zone of its hours and days. */
                zone: string;
                /** @description The hours of each day. */
                week: {
                    /** @description Where it begins. */
                    from: number;
                    /** @description Where it ends. */
                    to: number;
                }[][];
            };
            /** @description How many a day; null: any number. */
            dailyCap: number | null;
            /** @description How many a month; null: any number. */
            monthlyCap: number | null;
            /** @description Where visitors may come from. */
            allowedTraffic: ("seo" | "paid_search" | "display" | "native" | "social_ads" | "social_organic" | "video" | "email" | "sms" | "push" | "local_listings" | "content_blogs" | "comparison_sites" | "influencers" | "radio_tv" | "print" | "call_center_transfer" | "brand_bidding" | "incentivized" | "pop_ads" | "adult" | "robocalls" | "misleading_claims")[];
            /** @description Where visitors must not come from. */
            prohibitedTraffic: ("seo" | "paid_search" | "display" | "native" | "social_ads" | "social_organic" | "video" | "email" | "sms" | "push" | "local_listings" | "content_blogs" | "comparison_sites" | "influencers" | "radio_tv" | "print" | "call_center_transfer" | "brand_bidding" | "incentivized" | "pop_ads" | "adult" | "robocalls" | "misleading_claims")[];
            /** @description How many days the advertiser has to dispute. */
            approvalDays: number;
            /** @description The version of what was agreed. */
            termsVersion: number;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /** @description The publisher's application to it. */
            application: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /**
                 * @description How far it has come.
                 * @enum {string}
                 */
                status: "pending" | "approved" | "rejected" | "revoked" | "withdrawn";
            } | null;
        };
        /** @description A payout with what it is made of. */
        PayoutStatement: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description A telephone number in E.164, or the number of a document. */
            number: string;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "frozen" | "sent" | "failed" | "returned";
            /** @description An amount in cents. */
            amountCents: number;
            /** @description By which way: how it is paid, or how it is sent. */
            method: {
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "paypal" | "us_bank" | "iban" | "wise" | "manual";
                /** @description Its beginning and end, to recognise it by. */
                hint: string;
            };
            /**
             * Format: date-time
             * @description Approved before then is in it.
             */
            cutOff: string;
            /**
             * Format: date-time
             * @description When it was fixed.
             */
            frozenAt: string;
            /** @description The day it was sent. */
            sentOn: string | null;
            /** @description What stands on the transfer. */
            reference: string | null;
            /** @description When it came back. */
            failedAt: string | null;
            /** @description Why it came back. */
            failureReason: string | null;
            /** @description The time zone of its hours and days. */
            zone: string;
            /** @description Of calls, leads and conversions, in cents. */
            salesCents: number;
            /** @description Of corrections, in cents. */
            correctionsCents: number;
            /** @description Given back because it was refused, in cents. */
            refusalsCents: number;
            /** @description By kind of line. */
            byKind: {
                /**
                 * @description Of which kind it is.
                 * @enum {string}
                 */
                kind: "top_up" | "withdrawal" | "withdrawal_failed" | "chargeback" | "chargeback_won" | "gateway_fee" | "reserve" | "qualified" | "released" | "approved" | "refused" | "repriced" | "put_back" | "payout_approved" | "payout_sent" | "payout_failed" | "payout_returned" | "adjustment" | "bonus" | "early_payout_fee" | "early_payout_fee_back" | "referral";
                /** @description What it is made of. */
                lines: number;
                /** @description An amount in cents. */
                amountCents: number;
            }[];
            /** @description The publisher's affiliate id. */
            affId: string | null;
            /** @description By offer. */
            byOffer: {
                /** @description How many calls. */
                calls: number;
                /** @description An amount in cents. */
                amountCents: number;
                /** @description The public id of the campaign. */
                offerId: string | null;
            }[];
        };
        /** @description The conversion was taken. */
        PostbackAccepted: {
            /**
             * @description Whether it was taken.
             * @constant
             */
            accepted: true;
            /** @description The conversion. */
            conversionId: string;
        };
        /** @description What became of a lead that was posted. */
        PostedLead: {
            /** @description Its id. */
            id: string;
            /**
             * @description How far it has come.
             * @enum {string}
             */
            status: "accepted" | "pending" | "rejected" | "duplicate";
            /** @description Why. */
            reason: ("invalid_phone" | "invalid_email" | "missing_field" | "out_of_geo" | "closed" | "over_cap" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "no_consent" | "campaign_inactive" | "not_approved" | "undeliverable") | null;
            /** @description What the publisher earns, in cents. */
            payoutCents: number;
            /** @description Where the campaign wants the person to go on. */
            redirectUrl?: string;
        };
        /** @description Why a request was refused, by RFC 9457. `code` is stable; `title` and `detail` are for people. */
        Problem: {
            /** @description The page that tells of this code. */
            type: string;
            /** @description What happened, for people. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /**
             * @description Stable: decide by it.
             * @enum {string}
             */
            code: "account_not_approved" | "amount_invalid" | "amount_missing" | "api_key_invalid" | "application_exists" | "application_state" | "billing_state" | "body_unreadable" | "campaign_changed" | "campaign_inactive" | "campaign_state" | "currency_mismatch" | "duplicate" | "forbidden" | "id_ambiguous" | "id_missing" | "idempotency_mismatch" | "idempotency_running" | "insufficient_balance" | "internal" | "invalid_token" | "key_address_refused" | "key_scope_missing" | "live_key_required" | "method_not_allowed" | "not_found" | "not_offered" | "not_taken" | "other_campaign" | "outside_look_back" | "payload_too_large" | "rate_limited" | "report_too_long" | "rise_not_covered" | "status_invalid" | "too_many_requests" | "two_factor_enrolment_required" | "txid_invalid" | "unavailable" | "unknown_call" | "unknown_click" | "unknown_lead" | "unsupported_media_type" | "validation_failed";
            /** @description More about it, for people. */
            detail?: string;
            /** @description Names the request, for when you write about it. */
            requestId?: string;
            /** @description After how many seconds to ask again. */
            retryAfterSeconds?: number;
            /** @description The fields that are wrong, by name. */
            fields?: {
                [key: string]: string;
            };
            /** @description Every field that is wrong. */
            errors?: {
                /** @description Where in the request. */
                path: string;
                /** @description Stable: decide by it. */
                code: string;
                /** @description What is wrong, for people. */
                message: string;
            }[];
        };
        /** @description Figures, row by row and in all. */
        Report: {
            /** @description Who, or by what. */
            by: ("hour" | "day" | "week" | "month" | "hourOfDay" | "weekday" | "campaign" | "category" | "advertiser" | "publisher" | "link" | "source" | "creative" | "sub1" | "sub2" | "sub3" | "sub4" | "sub5" | "number" | "target" | "state" | "country" | "outcome" | "reason" | "billing" | "device" | "referrerHost")[];
            /** @description The time the figures are about. */
            span: {
                /**
                 * Format: date-time
                 * @description The first moment.
                 */
                from: string;
                /**
                 * Format: date-time
                 * @description The first moment that is not in it any more.
                 */
                to: string;
            };
            /** @description The time they are compared with. */
            spanBefore: {
                /**
                 * Format: date-time
                 * @description The first moment.
                 */
                from: string;
                /**
                 * Format: date-time
                 * @description The first moment that is not in it any more.
                 */
                to: string;
            } | null;
            /** @description One row for each thing that is told apart. */
            rows: {
                /** @description What the row is about, one for each dimension. */
                keys: {
                    /** @description Its value. */
                    value: string | null;
                    /** @description How people call it. */
                    label: string;
                }[];
                /** @description What it brought, by metric. */
                figures: {
                    [key: string]: number | null;
                };
                /** @description The figures of the time before. */
                before: {
                    [key: string]: number | null;
                } | null;
            }[];
            /** @description How many rows there are in all. */
            rowCount: number;
            /** @description The figures of everything. */
            totals: {
                [key: string]: number | null;
            };
            /** @description The same of the time before. */
            totalsBefore: {
                [key: string]: number | null;
            } | null;
        };
        /** @description A telephone number that leads to a campaign. */
        TrackingNumber: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description A telephone number in E.164, or the number of a document. */
            number: string;
            /**
             * @description Its state.
             * @enum {string}
             */
            state: "available" | "assigned" | "resting";
            /** @description Since when somebody has it. */
            assignedAt: string | null;
            /** @description When it was given back. */
            releasedAt: string | null;
            /** @description Until when it rests. */
            restsUntil: string | null;
            /** @description Whether it is lent to visitors of the publisher's pages. */
            pooled: boolean;
            /** @description The public id of the campaign. */
            offerId: string | null;
            /** @description The publisher's affiliate id. */
            affId: string | null;
        };
        /** @description One event on its way to one address, with every try. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The id of the event, in every try the same. */
            eventId: string;
            /** @description What kind it is. */
            type: string;
            /** @description What it is about. */
            object: string;
            /** @description The id of what it is about. */
            objectId: string;
            /**
             * @description Its state.
             * @enum {string}
             */
            state: "waiting" | "delivered" | "given_up";
            /**
             * Format: date-time
             * @description When it happened.
             */
            happenedAt: string;
            /** @description When it is tried again. */
            nextTryAt: string | null;
            /** @description Every try, the newest first. */
            tries: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /** @description How long it took, in milliseconds. */
                durationMs: number;
                /** @description The status that was answered; null: nobody answered. */
                status: number | null;
                /** @description Why it failed. */
                failure: ("refused_address" | "unreachable" | "timeout" | "status") | null;
                /** @description What was sent. */
                request: {
                    /** @description By which way: how it is paid, or how it is sent. */
                    method: string;
                    /** @description The address. */
                    url: string;
                    /** @description The body that was sent. */
                    body: string | null;
                } | null;
                /** @description The first 2 kB of what was answered. */
                answer: string | null;
            }[];
        };
    };
    responses: never;
    parameters: {
        /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
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
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description Text to look for. */
                search?: string;
                /** @description Its branch; of a dispute, what kind it is. */
                category?: "health" | "finance" | "homeServices" | "realEstate" | "travel" | "rehab" | "automotive" | "legal";
                /** @description What kind it is. */
                type?: "call" | "lead";
                /** @description Its state. */
                state?: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                /** @description With `now` only those that are open at this moment. */
                open?: "now";
                /** @description What to sort by. Of a report it is a metric, the largest first; with `+` before it the smallest. */
                sort?: "payout" | "epc" | "approval" | "hold" | "new";
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Offer"][];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    readOffer: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Text to look for. */
                search?: string;
                /** @description How far it has come. */
                status?: "draft" | "pending_review" | "active" | "paused" | "archived";
                /** @description Its branch; of a dispute, what kind it is. */
                category?: "health" | "finance" | "homeServices" | "realEstate" | "travel" | "rehab" | "automotive" | "legal";
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description The `next` of the page before. */
                after?: string;
                /** @description How many to answer with, at most 200. */
                limit?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Campaign"][];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    createCampaign: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
            };
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    campaign: {
                        /** @enum {string} */
                        language: "en" | "es";
                        /** @enum {string} */
                        category: "health" | "finance" | "homeServices" | "realEstate" | "travel" | "rehab" | "automotive" | "legal";
                        subCategory?: string | null;
                        /** @enum {string} */
                        type: "call" | "lead";
                        texts: {
                            en: {
                                title: string;
                                description: string;
                                detailedDescription: string;
                                targetAudience: string;
                                target: string;
                                qualification: string;
                                conversionRequirements: string;
                                restrictions: string;
                                notes: string;
                                keywords: string[];
                            };
                            es: {
                                title: string;
                                description: string;
                                detailedDescription: string;
                                targetAudience: string;
                                target: string;
                                qualification: string;
                                conversionRequirements: string;
                                restrictions: string;
                                notes: string;
                                keywords: string[];
                            };
                        };
                        links?: {
                            destination?: string | null;
                            hosts: string[];
                            fallback?: string | null;
                        };
                        personalDataDays?: number | null;
                        terms: {
                            pricing: {
                                /** @constant */
                                kind: "fixed";
                                priceCents: number;
                                floorCents: number;
                                ceilingCents: number;
                            } | {
                                /** @constant */
                                kind: "tiers";
                                tiers: {
                                    fromSeconds: number;
                                    priceCents: number;
                                }[];
                                floorCents: number;
                                ceilingCents: number;
                            } | {
                                /** @constant */
                                kind: "per_conversion";
                                /** @enum {string} */
                                conversion: "sale" | "booking" | "appointment" | "policy" | "rental_day" | "package";
                                priceCents: number;
                                lookBackDays?: number;
                            } | {
                                /** @constant */
                                kind: "percent";
                                /** @enum {string} */
                                conversion: "sale" | "booking" | "appointment" | "policy" | "rental_day" | "package";
                                basisPoints: number;
                                ceilingCents: number;
                                lookBackDays?: number;
                            };
                            minimumSeconds: number | null;
                            geo: {
                                countries: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW")[];
                                states: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY")[];
                            };
                            locationMultipliers: {
                                [key: string]: number;
                            };
                            hours: {
                                zone: string;
                                week: {
                                    from: number;
                                    to: number;
                                }[][];
                            };
                            caps: {
                                daily: number | null;
                                monthly: number | null;
                                /** @enum {string} */
                                counts: "attempt" | "connected" | "qualified";
                            };
                            concurrency: {
                                campaign: number | null;
                                perPublisher: number | null;
                            };
                            budget: {
                                /** @default null */
                                totalCents?: number | null;
                                dailyCents: number | null;
                            };
                            approvalDays: number;
                            duplicates: {
                                windowDays: number;
                                /** @enum {string} */
                                after: "qualified" | "connected";
                                route: boolean;
                                bill: boolean;
                                pay: boolean;
                            };
                            recording: {
                                enabled: boolean;
                                retentionDays: number;
                            };
                            /** @enum {string} */
                            unknownPlace: "accept" | "refuse";
                            /** @enum {string} */
                            anonymousCallers: "accept" | "refuse";
                            targets: {
                                id: string;
                                number: string;
                                priority: number;
                                weight: number;
                                concurrency: number | null;
                                hours: {
                                    zone: string;
                                    week: {
                                        from: number;
                                        to: number;
                                    }[][];
                                } | null;
                                paused?: boolean;
                            }[];
                            overflowNumber?: string | null;
                            traffic: {
                                allowed: ("seo" | "paid_search" | "display" | "native" | "social_ads" | "social_organic" | "video" | "email" | "sms" | "push" | "local_listings" | "content_blogs" | "comparison_sites" | "influencers" | "radio_tv" | "print" | "call_center_transfer" | "brand_bidding" | "incentivized" | "pop_ads" | "adult" | "robocalls" | "misleading_claims")[];
                                prohibited: ("seo" | "paid_search" | "display" | "native" | "social_ads" | "social_organic" | "video" | "email" | "sms" | "push" | "local_listings" | "content_blogs" | "comparison_sites" | "influencers" | "radio_tv" | "print" | "call_center_transfer" | "brand_bidding" | "incentivized" | "pop_ads" | "adult" | "robocalls" | "misleading_claims")[];
                            };
                        };
                    };
                    /** @default false */
                    submit?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
        };
    };
    readCampaign: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
        };
    };
    editCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    campaign: {
                        /** @enum {string} */
                        language: "en" | "es";
                        /** @enum {string} */
                        category: "health" | "finance" | "homeServices" | "realEstate" | "travel" | "rehab" | "automotive" | "legal";
                        subCategory?: string | null;
                        /** @enum {string} */
                        type: "call" | "lead";
                        texts: {
                            en: {
                                title: string;
                                description: string;
                                detailedDescription: string;
                                targetAudience: string;
                                target: string;
                                qualification: string;
                                conversionRequirements: string;
                                restrictions: string;
                                notes: string;
                                keywords: string[];
                            };
                            es: {
                                title: string;
                                description: string;
                                detailedDescription: string;
                                targetAudience: string;
                                target: string;
                                qualification: string;
                                conversionRequirements: string;
                                restrictions: string;
                                notes: string;
                                keywords: string[];
                            };
                        };
                        links?: {
                            destination?: string | null;
                            hosts: string[];
                            fallback?: string | null;
                        };
                        personalDataDays?: number | null;
                        terms: {
                            pricing: {
                                /** @constant */
                                kind: "fixed";
                                priceCents: number;
                                floorCents: number;
                                ceilingCents: number;
                            } | {
                                /** @constant */
                                kind: "tiers";
                                tiers: {
                                    fromSeconds: number;
                                    priceCents: number;
                                }[];
                                floorCents: number;
                                ceilingCents: number;
                            } | {
                                /** @constant */
                                kind: "per_conversion";
                                /** @enum {string} */
                                conversion: "sale" | "booking" | "appointment" | "policy" | "rental_day" | "package";
                                priceCents: number;
                                lookBackDays?: number;
                            } | {
                                /** @constant */
                                kind: "percent";
                                /** @enum {string} */
                                conversion: "sale" | "booking" | "appointment" | "policy" | "rental_day" | "package";
                                basisPoints: number;
                                ceilingCents: number;
                                lookBackDays?: number;
                            };
                            minimumSeconds: number | null;
                            geo: {
                                countries: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW")[];
                                states: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY")[];
                            };
                            locationMultipliers: {
                                [key: string]: number;
                            };
                            hours: {
                                zone: string;
                                week: {
                                    from: number;
                                    to: number;
                                }[][];
                            };
                            caps: {
                                daily: number | null;
                                monthly: number | null;
                                /** @enum {string} */
                                counts: "attempt" | "connected" | "qualified";
                            };
                            concurrency: {
                                campaign: number | null;
                                perPublisher: number | null;
                            };
                            budget: {
                                /** @default null */
                                totalCents?: number | null;
                                dailyCents: number | null;
                            };
                            approvalDays: number;
                            duplicates: {
                                windowDays: number;
                                /** @enum {string} */
                                after: "qualified" | "connected";
                                route: boolean;
                                bill: boolean;
                                pay: boolean;
                            };
                            recording: {
                                enabled: boolean;
                                retentionDays: number;
                            };
                            /** @enum {string} */
                            unknownPlace: "accept" | "refuse";
                            /** @enum {string} */
                            anonymousCallers: "accept" | "refuse";
                            targets: {
                                id: string;
                                number: string;
                                priority: number;
                                weight: number;
                                concurrency: number | null;
                                hours: {
                                    zone: string;
                                    week: {
                                        from: number;
                                        to: number;
                                    }[][];
                                } | null;
                                paused?: boolean;
                            }[];
                            overflowNumber?: string | null;
                            traffic: {
                                allowed: ("seo" | "paid_search" | "display" | "native" | "social_ads" | "social_organic" | "video" | "email" | "sms" | "push" | "local_listings" | "content_blogs" | "comparison_sites" | "influencers" | "radio_tv" | "print" | "call_center_transfer" | "brand_bidding" | "incentivized" | "pop_ads" | "adult" | "robocalls" | "misleading_claims")[];
                                prohibited: ("seo" | "paid_search" | "display" | "native" | "social_ads" | "social_organic" | "video" | "email" | "sms" | "push" | "local_listings" | "content_blogs" | "comparison_sites" | "influencers" | "radio_tv" | "print" | "call_center_transfer" | "brand_bidding" | "incentivized" | "pop_ads" | "adult" | "robocalls" | "misleading_claims")[];
                            };
                        };
                    };
                    /** @default false */
                    submit?: boolean;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
        };
    };
    editTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
                id: string;
                /** @description The id of one of `terms.targets`. */
                targetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    paused?: boolean;
                    concurrency?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
        };
    };
    submitCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
        };
    };
    pauseCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
        };
    };
    resumeCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description How far it has come. */
                status?: "pending" | "approved" | "rejected" | "revoked" | "withdrawn";
                /** @description The public id of the campaign. */
                offerId?: string;
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Application"][];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    readApplication: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
        };
    };
    applyToOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
        };
    };
    withdrawApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
        };
    };
    decideApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string | null;
                    /** @enum {string} */
                    decision: "approve" | "reject";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
        };
    };
    revokeApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
        };
    };
    listNumbers: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description Its state. */
                state?: "available" | "assigned" | "resting";
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrackingNumber"][];
                        hasMore: boolean;
                        next: string | null;
                    };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lease"];
                };
            };
        };
    };
    listLinks: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description The first moment, or the first day, to be in the list. */
                from?: string;
                /** @description Where the list ends. */
                to?: string;
                /** @description Text to look for. */
                search?: string;
                /** @description Which of them to show. */
                show?: "active" | "archived";
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            code: string;
                            address: string;
                            name: string;
                            sub1: string | null;
                            sub2: string | null;
                            sub3: string | null;
                            sub4: string | null;
                            sub5: string | null;
                            source: string | null;
                            creative: string | null;
                            deepLink: string | null;
                            archivedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            offerId: string;
                            affId: string;
                            figures: {
                                clicks: number;
                                uniqueClicks: number;
                                calls: number;
                                leads: number;
                                earnedCents: number;
                            };
                        }[];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    sub1?: string | null;
                    sub2?: string | null;
                    sub3?: string | null;
                    sub4?: string | null;
                    sub5?: string | null;
                    source?: string | null;
                    creative?: string | null;
                    deepLink?: string | null;
                    offerId: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
        };
    };
    readLink: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
        };
    };
    editLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    sub1?: string | null;
                    sub2?: string | null;
                    sub3?: string | null;
                    sub4?: string | null;
                    sub5?: string | null;
                    source?: string | null;
                    creative?: string | null;
                    deepLink?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
        };
    };
    archiveLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    archived: boolean;
                };
            };
        };
        responses: {
            /** @description Done, with nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listClicks: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description The first moment, or the first day, to be in the list. */
                from?: string;
                /** @description Where the list ends. */
                to?: string;
                /** @description The public id of the campaign. */
                offerId?: string;
                /** @description What became of it. */
                verdict?: "ok" | "unknown" | "not_approved" | "inactive" | "closed" | "full" | "bot" | "prefetch";
                /** @description Whether to show first clicks of a visitor alone, or others. */
                visit?: "first" | "again";
                /** @description Text to look for. */
                search?: string;
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Click"][];
                        hasMore: boolean;
                        next: string | null;
                        /** Format: date-time */
                        since: string;
                    };
                };
            };
        };
    };
    listLeads: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description The first moment, or the first day, to be in the list. */
                from?: string;
                /** @description Where the list ends. */
                to?: string;
                /** @description The public id of the campaign. */
                offerId?: string;
                /** @description The publisher's affiliate id. */
                affId?: string;
                /** @description How far it has come. */
                status?: "accepted" | "pending" | "rejected" | "duplicate";
                /** @description Why. */
                reason?: "invalid_phone" | "invalid_email" | "missing_field" | "out_of_geo" | "closed" | "over_cap" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "no_consent" | "campaign_inactive" | "not_approved" | "undeliverable";
                /** @description Where its money stands. */
                billing?: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "sold";
                /** @description The way it came. */
                way?: "form" | "api" | "import";
                /** @description Text to look for. */
                search?: string;
                /** @description Whether it is a test: it moves no money. */
                test?: "true" | "false";
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lead"][];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    postLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    offerId: string;
                    affId?: string;
                    clickId?: string;
                    pingId?: string;
                    firstName?: string;
                    lastName?: string;
                    phone?: string;
                    email?: string;
                    zip?: string;
                    state?: string;
                    fields?: {
                        [key: string]: string | number | boolean;
                    };
                    consent?: {
                        text: string;
                        /** Format: date-time */
                        capturedAt: string;
                        ip: string;
                        url: string;
                        certificateUrl?: string;
                    };
                    test?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedLead"];
                };
            };
        };
    };
    pingLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    offerId: string;
                    zip?: string;
                    state?: string;
                    fields?: {
                        [key: string]: string | number | boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPing"];
                };
            };
        };
    };
    listCalls: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description The first moment, or the first day, to be in the list. */
                from?: string;
                /** @description Where the list ends. */
                to?: string;
                /** @description The public id of the campaign. */
                offerId?: string;
                /** @description The publisher's affiliate id. */
                affId?: string;
                /** @description How far it has come. */
                status?: "ringing" | "connected" | "completed" | "no_answer" | "busy" | "failed" | "canceled" | "refused";
                /** @description Whether it qualified; of an appeal, whether the first decision was `confirmed` or `changed`, or changed `in_part`. */
                outcome?: "qualified" | "unqualified";
                /** @description Why. */
                reason?: "too_short" | "duplicate" | "out_of_geo" | "closed" | "over_cap" | "no_capacity" | "over_budget" | "no_balance" | "blocked" | "suppressed" | "anonymous" | "in_flight" | "no_target" | "no_answer" | "busy" | "failed" | "caller_hung_up" | "not_assigned" | "publisher_inactive" | "campaign_inactive";
                /** @description Where its money stands. */
                billing?: "sold" | "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                /** @description Text to look for. */
                search?: string;
                /** @description The click it came from. */
                clickId?: string;
                /** @description What the link says of itself, first of five. */
                sub1?: string;
                /** @description The second. */
                sub2?: string;
                /** @description The third. */
                sub3?: string;
                /** @description The fourth. */
                sub4?: string;
                /** @description The fifth. */
                sub5?: string;
                /** @description Where the visitor came from, as the link says. */
                source?: string;
                /** @description What the link stood under. */
                creative?: string;
                /** @description The site that led to it. */
                referrerHost?: string;
                /** @description Whether it is a test: it moves no money. */
                test?: "true" | "false";
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Call"][];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    readCall: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainedCall"];
                };
            };
        };
    };
    disputeCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    /**
                     * @default other
                     * @enum {string}
                     */
                    category?: "wrong_service" | "not_a_customer" | "spam" | "bad_connection" | "outside_area" | "duplicate_elsewhere" | "other";
                    second?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                    };
                };
            };
        };
    };
    decideCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "approved" | "refused";
                    reason?: string | null;
                    /** @enum {string} */
                    seen?: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                    };
                };
            };
        };
    };
    readLead: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainedLead"];
                };
            };
        };
    };
    returnLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "wrong_number" | "not_interested" | "outside_area" | "duplicate_elsewhere" | "fake" | "other";
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused";
                    };
                };
            };
        };
    };
    decideLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "approved" | "refused";
                    reason?: string | null;
                    /** @enum {string} */
                    seen?: "none" | "held" | "approved" | "paid" | "disputed" | "refused";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused";
                    };
                };
            };
        };
    };
    listConversions: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description The first moment, or the first day, to be in the list. */
                from?: string;
                /** @description Where the list ends. */
                to?: string;
                /** @description The public id of the campaign. */
                offerId?: string;
                /** @description The publisher's affiliate id. */
                affId?: string;
                /** @description How far it has come. */
                status?: "approved" | "pending" | "rejected";
                /** @description Where its money stands. */
                billing?: "sold" | "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                /** @description Text to look for. */
                search?: string;
                /** @description Whether it is a test: it moves no money. */
                test?: "true" | "false";
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Conversion"][];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    readConversion: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainedConversion"];
                };
            };
        };
    };
    disputeConversion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    /**
                     * @default other
                     * @enum {string}
                     */
                    category?: "wrong_service" | "not_a_customer" | "spam" | "bad_connection" | "outside_area" | "duplicate_elsewhere" | "other";
                    second?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                    };
                };
            };
        };
    };
    decideConversion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the one that is meant. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "approved" | "refused";
                    reason?: string | null;
                    /** @enum {string} */
                    seen?: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                    };
                };
            };
        };
    };
    listDisputes: {
        parameters: {
            query: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description The first moment, or the first day, to be in the list. */
                from?: string;
                /** @description Where the list ends. */
                to?: string;
                /** @description Of what: a call, a lead or a conversion. */
                of: "call" | "lead" | "conversion";
                /** @description The public id of the campaign. */
                offerId?: string;
                /** @description The publisher's affiliate id. */
                affId?: string;
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            of: "call" | "lead" | "conversion";
                            id: string;
                            /** Format: date-time */
                            createdAt: string;
                            offerId: string | null;
                            affId: string | null;
                            priceCents: number | null;
                            payoutCents: number | null;
                        }[];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    readDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of what: a call, a lead or a conversion. */
                of: "call" | "lead" | "conversion";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        of: "call" | "lead" | "conversion";
                        id: string;
                        /** Format: date-time */
                        openedAt: string;
                        /** @enum {string} */
                        billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                        decideBy: string | null;
                        decision: {
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            billing: "none" | "held" | "approved" | "paid" | "disputed" | "refused" | "review";
                            reason: string | null;
                        } | null;
                        appeal: {
                            /** @enum {string} */
                            side: "advertiser" | "publisher";
                            /** Format: date-time */
                            at: string;
                            /** Format: date-time */
                            decideBy: string;
                            decidedAt: string | null;
                            outcome: ("confirmed" | "changed" | "in_part") | null;
                            reason: string | null;
                            part: {
                                priceCents: number | null;
                                payoutCents: number | null;
                            } | null;
                        } | null;
                        appealBy: string | null;
                    };
                };
            };
        };
    };
    reportConversion: {
        parameters: {
            query?: {
                /** @description The token of the campaign, where it is no header. */
                token?: string;
                /** @description The click it came from. */
                click_id?: string;
                /** @description The call it came from. */
                call_id?: string;
                /** @description The lead it came from. */
                lead_id?: string;
                /** @description How far it has come. */
                status?: "approved" | "pending" | "rejected";
                /** @description A decimal in the currency of the network, such as 49.90. */
                amount?: string;
                /** @description The advertiser's own id of the sale. */
                txid?: string;
                /** @description The currency of the amount; checked, never converted. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostbackAccepted"];
                };
            };
        };
    };
    postConversion: {
        parameters: {
            query?: {
                /** @description The token of the campaign, where it is no header. */
                token?: string;
                /** @description The click it came from. */
                click_id?: string;
                /** @description The call it came from. */
                call_id?: string;
                /** @description The lead it came from. */
                lead_id?: string;
                /** @description How far it has come. */
                status?: "approved" | "pending" | "rejected";
                /** @description A decimal in the currency of the network, such as 49.90. */
                amount?: string;
                /** @description The advertiser's own id of the sale. */
                txid?: string;
                /** @description The currency of the amount; checked, never converted. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostbackAccepted"];
                };
            };
        };
    };
    runReport: {
        parameters: {
            query: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description The language of titles and names. */
                language?: "en" | "es";
                /** @description The first moment, or the first day, to be in the list. */
                from: string;
                /** @description Where the list ends. */
                to: string;
                /** @description The time zone of its hours and days. */
                zone?: string;
                /** @description Who, or by what. */
                by?: string;
                /** @description The campaign. */
                campaign?: string;
                /** @description Its branch; of a dispute, what kind it is. */
                category?: string;
                /** @description The advertiser. */
                advertiser?: string;
                /** @description The publisher. */
                publisher?: string;
                /** @description Its address. */
                link?: string;
                /** @description Where the visitor came from, as the link says. */
                source?: string;
                /** @description What the link stood under. */
                creative?: string;
                /** @description What the link says of itself, first of five. */
                sub1?: string;
                /** @description The second. */
                sub2?: string;
                /** @description The third. */
                sub3?: string;
                /** @description The fourth. */
                sub4?: string;
                /** @description The fifth. */
                sub5?: string;
                /** @description A telephone number in E.164, or the number of a document. */
                number?: string;
                /** @description Who or what is called. */
                target?: string;
                /** @description Its state. */
                state?: string;
                /** @description The country, as two letters. */
                country?: string;
                /** @description Whether it qualified; of an appeal, whether the first decision was `confirmed` or `changed`, or changed `in_part`. */
                outcome?: string;
                /** @description Why. */
                reason?: string;
                /** @description Where its money stands. */
                billing?: string;
                /** @description What it was clicked with. */
                device?: string;
                /** @description The site that led to it. */
                referrerHost?: string;
                /** @description The day of the week. */
                weekday?: string;
                /** @description The hour of the day. */
                hourOfDay?: string;
                /** @description What to sort by. Of a report it is a metric, the largest first; with `+` before it the smallest. */
                sort?: string;
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description How many rows to leave out. */
                offset?: number;
                /** @description Whether each row also says what it had in as many days before. */
                compare?: "true" | "false";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    exportReport: {
        parameters: {
            query: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description The language of titles and names. */
                language?: "en" | "es";
                /** @description The first moment, or the first day, to be in the list. */
                from: string;
                /** @description Where the list ends. */
                to: string;
                /** @description The time zone of its hours and days. */
                zone?: string;
                /** @description Who, or by what. */
                by?: string;
                /** @description The campaign. */
                campaign?: string;
                /** @description Its branch; of a dispute, what kind it is. */
                category?: string;
                /** @description The advertiser. */
                advertiser?: string;
                /** @description The publisher. */
                publisher?: string;
                /** @description Its address. */
                link?: string;
                /** @description Where the visitor came from, as the link says. */
                source?: string;
                /** @description What the link stood under. */
                creative?: string;
                /** @description What the link says of itself, first of five. */
                sub1?: string;
                /** @description The second. */
                sub2?: string;
                /** @description The third. */
                sub3?: string;
                /** @description The fourth. */
                sub4?: string;
                /** @description The fifth. */
                sub5?: string;
                /** @description A telephone number in E.164, or the number of a document. */
                number?: string;
                /** @description Who or what is called. */
                target?: string;
                /** @description Its state. */
                state?: string;
                /** @description The country, as two letters. */
                country?: string;
                /** @description Whether it qualified; of an appeal, whether the first decision was `confirmed` or `changed`, or changed `in_part`. */
                outcome?: string;
                /** @description Why. */
                reason?: string;
                /** @description Where its money stands. */
                billing?: string;
                /** @description What it was clicked with. */
                device?: string;
                /** @description The site that led to it. */
                referrerHost?: string;
                /** @description The day of the week. */
                weekday?: string;
                /** @description The hour of the day. */
                hourOfDay?: string;
                /** @description What to sort by. Of a report it is a metric, the largest first; with `+` before it the smallest. */
                sort?: string;
                /** @description The metrics of the file, with commas between. */
                columns?: string;
                /** @description The format of the file. */
                format?: "csv" | "xlsx";
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
        };
    };
    readBalance: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description The first moment, or the first day, to be in the list. */
                from?: string;
                /** @description Where the list ends. */
                to?: string;
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entry"][];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    listPostings: {
        parameters: {
            query?: {
                /** @description The first moment, or the first day, to be in the list. */
                from?: string;
                /** @description Where the list ends. */
                to?: string;
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description Of which kind it is. */
                kind?: "top_up" | "withdrawal" | "withdrawal_failed" | "chargeback" | "chargeback_won" | "gateway_fee" | "reserve" | "qualified" | "released" | "approved" | "refused" | "repriced" | "put_back" | "payout_approved" | "payout_sent" | "payout_failed" | "payout_returned" | "adjustment" | "bonus" | "early_payout_fee" | "early_payout_fee_back" | "referral";
                /** @description The call. */
                callId?: string;
                /** @description The `next` of the page before. */
                after?: string;
                /** @description How many to answer with, at most 200. */
                limit?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            kind: "top_up" | "withdrawal" | "withdrawal_failed" | "chargeback" | "chargeback_won" | "gateway_fee" | "reserve" | "qualified" | "released" | "approved" | "refused" | "repriced" | "put_back" | "payout_approved" | "payout_sent" | "payout_failed" | "payout_returned" | "adjustment" | "bonus" | "early_payout_fee" | "early_payout_fee_back" | "referral";
                            callId: string | null;
                            conversionId?: string | null;
                            leadId?: string | null;
                            reason: string | null;
                            by: string | null;
                            postings: {
                                from: {
                                    /** @enum {string} */
                                    part: "balance" | "reserved" | "held" | "payable" | "paying" | "revenue" | "gateway" | "adjustments" | "fees";
                                    holder: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                };
                                to: {
                                    /** @enum {string} */
                                    part: "balance" | "reserved" | "held" | "payable" | "paying" | "revenue" | "gateway" | "adjustments" | "fees";
                                    holder: {
                                        /** Format: uuid */
                                        id: string;
                                        name: string;
                                    } | null;
                                };
                                amountCents: number;
                            }[];
                        }[];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            number: string;
                            /** @enum {string} */
                            status: "frozen" | "sent" | "failed" | "returned";
                            amountCents: number;
                            method: {
                                /** @enum {string} */
                                kind: "paypal" | "us_bank" | "iban" | "wise" | "manual";
                                hint: string;
                            };
                            /** Format: date-time */
                            cutOff: string;
                            /** Format: date-time */
                            frozenAt: string;
                            sentOn: string | null;
                            reference: string | null;
                            failedAt: string | null;
                            failureReason: string | null;
                        }[];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    readPayout: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutStatement"];
                };
            };
        };
    };
    listPayoutLines: {
        parameters: {
            query?: {
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @enum {string} */
                            kind: "top_up" | "withdrawal" | "withdrawal_failed" | "chargeback" | "chargeback_won" | "gateway_fee" | "reserve" | "qualified" | "released" | "approved" | "refused" | "repriced" | "put_back" | "payout_approved" | "payout_sent" | "payout_failed" | "payout_returned" | "adjustment" | "bonus" | "early_payout_fee" | "early_payout_fee_back" | "referral";
                            /** Format: date-time */
                            at: string;
                            callId: string | null;
                            conversionId?: string | null;
                            leadId?: string | null;
                            arrivedAt: string | null;
                            reason: string | null;
                            amountCents: number;
                            funded: ("prepaid" | "credit" | "charged_back") | null;
                            offerId: string | null;
                        }[];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    readPayoutPdf: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Whose; honoured for admins. */
                account?: string;
                /** @description How many to answer with, at most 200. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            number: string;
                            month: string;
                            /** Format: date-time */
                            issuedAt: string;
                            calls: number;
                            amountCents: number;
                            /** @enum {string} */
                            status: "paid" | "pending" | "overdue";
                            openCents: number;
                            dueOn: string | null;
                        }[];
                        hasMore: boolean;
                        next: string | null;
                    };
                };
            };
        };
    };
    readInvoice: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        number: string;
                        month: string;
                        /** Format: date-time */
                        issuedAt: string;
                        calls: number;
                        amountCents: number;
                        /** @enum {string} */
                        status: "paid" | "pending" | "overdue";
                        openCents: number;
                        dueOn: string | null;
                        zone: string;
                        billTo: {
                            name: string;
                            companyName: string | null;
                            email: string;
                            address: string | null;
                            legal?: {
                                legalName: string;
                                taxId: string | null;
                                addressLine1: string;
                                addressLine2: string | null;
                                country: string;
                            };
                        };
                        issuer: {
                            name: string;
                            addressLines: string[];
                            taxId: string | null;
                            email: string | null;
                        } | null;
                        creditNotes: {
                            /** Format: uuid */
                            id: string;
                            number: string;
                            chargedMonth: string;
                            originalNumber: string | null;
                            amountCents: number;
                        }[];
                        lines: {
                            /** @enum {string} */
                            kind: "usage" | "credit" | "late";
                            campaign: {
                                id: string;
                                title: {
                                    en: string;
                                    es: string;
                                };
                            };
                            chargedMonth: string | null;
                            calls: number;
                            amountCents: number;
                        }[];
                    };
                };
            };
        };
    };
    readInvoicePdf: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
        };
    };
    sendWebhookTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 printable characters of your choice. The same request with the same key within 24 hours is done once and answered alike. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    "webhook.call.incoming": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedCall"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedCall"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedCall"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedCall"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedCall"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedCall"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedCall"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedConversion"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedConversion"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedConversion"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedConversion"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedLead"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedLead"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedLead"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["ExplainedLead"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["PayoutStatement"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["PayoutStatement"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                        /** Format: uuid */
                        id: string;
                        number: string;
                        month: string;
                        /** Format: date-time */
                        issuedAt: string;
                        calls: number;
                        amountCents: number;
                        /** @enum {string} */
                        status: "paid" | "pending" | "overdue";
                        openCents: number;
                        dueOn: string | null;
                        zone: string;
                        billTo: {
                            name: string;
                            companyName: string | null;
                            email: string;
                            address: string | null;
                            legal?: {
                                legalName: string;
                                taxId: string | null;
                                addressLine1: string;
                                addressLine2: string | null;
                                country: string;
                            };
                        };
                        issuer: {
                            name: string;
                            addressLines: string[];
                            taxId: string | null;
                            email: string | null;
                        } | null;
                        creditNotes: {
                            /** Format: uuid */
                            id: string;
                            number: string;
                            chargedMonth: string;
                            originalNumber: string | null;
                            amountCents: number;
                        }[];
                        lines: {
                            /** @enum {string} */
                            kind: "usage" | "credit" | "late";
                            campaign: {
                                id: string;
                                title: {
                                    en: string;
                                    es: string;
                                };
                            };
                            chargedMonth: string | null;
                            calls: number;
                            amountCents: number;
                        }[];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["Campaign"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    data: components["schemas"]["Balance"];
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
                /** @description The id of the event. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One signature for each secret that is valid now. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
