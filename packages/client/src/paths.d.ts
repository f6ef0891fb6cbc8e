/** Written by npm run generate. */
export interface paths {
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a cart
         * @description Orders and reserves nothing. Without `delivery`, methods and tax are those of the shop’s country, and the total is of the goods. All kits of a product share the stock of the colour with most: `isKit`. `checks` is empty once a network has had too much checked.
         */
        post: operations["post_cart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ways to deliver to a place
         * @description `isDelivered` without methods is a shop that delivers free and promises no date. Weights are in grams.
         */
        get: operations["get_deliveryMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Prices are the server’s. After 503, or without an answer, repeat the request with the same key. After `prices_changed` nothing is ordered: show the new total, then send it with any key. A card order unpaid after about an hour is cancelled. A large invoice order without a login is `pending` and takes no stock until the buyer uses an emailed link, by `confirmBy`.
         */
        post: operations["post_checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/track/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track an order
         * @description For anyone with its link: the token ends `trackingUrl`. Without names and numbers of players.
         */
        get: operations["get_orders_track_token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a quote
         * @description `id` is the token of its emailed link. Answers the order, at the agreed prices; by the same link again, the same order. A version that has expired is 410, one that was replaced 409 `conflict`.
         */
        post: operations["post_quotes_id_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a quote
         * @description `id` is the token of its emailed link.
         */
        post: operations["post_quotes_id_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a return
         * @description Of pieces that were sent, each once. What was made to order, and all after its `returnBy`, comes back only as `faulty` or `wrong_item`.
         */
        post: operations["post_returns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the returns of an order
         * @description `id` is the token of the order’s link. With what may still come back, by line and reason; for any until `returnBy`.
         */
        get: operations["get_returns_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a return
         * @description Until it is received. `id` is that of the return, `token` of the order’s link.
         */
        post: operations["post_returns_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/track/{token}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a product of a delivered order
         * @description By the link of the order. A second review of a product replaces the first.
         */
        post: operations["post_orders_track_token_reviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get brand, contact, currency and quantity discounts
         * @description `excludedTax` names the tax that prices do not contain.
         */
        get: operations["get_siteSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the links of header and footer */
        get: operations["get_menu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and filter products
         * @description 24 active products a page, with their number by value of each facet. Unknown values are 422.
         */
        get: operations["get_search_products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest products, categories and pages
         * @description As the search box does. `search` is corrected if nothing is called what was typed.
         */
        get: operations["get_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/size-charts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the size guide
         * @description Every chart, or that of a product with its own sizes. Lengths are in centimetres: `unit`.
         */
        get: operations["get_sizeCharts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/redirects/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find where an old address leads
         * @description As the shop redirects: 404 where a page is, or nothing ever was.
         */
        get: operations["get_redirects_resolve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the draft of a page by its preview link
         * @description The latest draft, for the week of the link or until editors revoke it. `id` and `token` are in the link.
         */
        get: operations["get_pages_id_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether the shop works
         * @description Open to load balancers; 503 while the database is away.
         */
        get: operations["get_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the JSON Schema of kits */
        get: operations["get_kits_schema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List ready designs */
        get: operations["get_kits_gallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products of garments
         * @description A garment’s `technique` adds its price to each piece; without one it is 422. Parts of a set with a `garment` are made to the kit if it has that garment.
         */
        get: operations["get_kits_products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/team-colors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the colours of the team, if one is signed in */
        get: operations["get_kits_teamColors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/team-logos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the team’s logos */
        get: operations["get_kits_teamLogos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a kit for an order */
        post: operations["post_kits_documents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/documents/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a stored kit
         * @description For staff who read orders, and the team that designed or ordered it.
         */
        get: operations["get_kits_documents_hash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a kit
         * @description Finds what the designer and an order find, blocking ones first, by the shop’s rules and those of the team signed in. `players` are checked as one team; with them, samples of ready designs are reported.
         */
        post: operations["post_kits_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw a kit
         * @description Stores nothing. `too_heavy` is too much detail for a PNG.
         */
        post: operations["post_kits_render"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/pictures/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a stored kit
         * @description Letters that a font lacks are empty boxes.
         */
        get: operations["get_kits_pictures_hash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/logos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture for a logo
         * @description PNG or JPEG of at most 10 MB.
         */
        post: operations["post_kits_logos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/logos/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Convert an EPS to PDF
         * @description For a logo. At most 10 MB, by Ghostscript; where that is not installed, 422.
         */
        post: operations["post_kits_logos_pdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/logos/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the picture of a logo */
        get: operations["get_kits_logos_hash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the team’s designs */
        get: operations["get_kits_designs"];
        put?: never;
        /**
         * Create a design
         * @description It belongs to the team signed in. A visitor’s answer has a `key`, once.
         */
        post: operations["post_kits_designs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/designs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a design */
        get: operations["get_kits_designs_id"];
        /**
         * Save a design
         * @description Beside people, save with `autosave`: one version in ten minutes.
         */
        put: operations["put_kits_designs_id"];
        post?: never;
        /** Delete a design */
        delete: operations["delete_kits_designs_id"];
        options?: never;
        head?: never;
        /** Rename a design */
        patch: operations["patch_kits_designs_id"];
        trace?: never;
    };
    "/api/kits/designs/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted design */
        post: operations["post_kits_designs_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/designs/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that you have a design open
         * @description Every four seconds; after 20 seconds of silence you are gone. Another `revision` means that someone else has saved.
         */
        post: operations["post_kits_designs_id_presence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/designs/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List versions, newest first */
        get: operations["get_kits_designs_id_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/designs/{id}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a version the newest again */
        post: operations["post_kits_designs_id_versions_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/designs/{id}/email-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a visitor the link that changes the design */
        post: operations["post_kits_designs_id_emailLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a shared design
         * @description The token ends its `sharePath`.
         */
        get: operations["get_kits_shared_token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/shared/{token}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment on a shared design */
        post: operations["post_kits_shared_token_comments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kits/shared/{token}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a shared design
         * @description For the team signed in, or a visitor: see creating one.
         */
        post: operations["post_kits_shared_token_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a player */
        post: operations["post_team_members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/members/{id}": {
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
        /** Change or remove a player */
        patch: operations["patch_team_members_id"];
        trace?: never;
    };
    "/api/team/members/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a roster
         * @description Previews the list; with the `seal` of the preview, writes it.
         */
        post: operations["post_team_members_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/members/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the roster */
        get: operations["get_team_members_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/members/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an example of a roster */
        get: operations["get_team_members_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/members/squad": {
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
        /** Rename a squad */
        patch: operations["patch_team_members_squad"];
        trace?: never;
    };
    "/api/team/size-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a size form
         * @description Players answer at `/sizes/{token}`.
         */
        post: operations["post_team_sizeRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/size-requests/{id}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a size form */
        post: operations["post_team_sizeRequests_id_lock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/size-requests/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reopen a size form, or move its deadline */
        post: operations["post_team_sizeRequests_id_reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/size-requests/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email those who have not answered */
        post: operations["post_team_sizeRequests_id_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/size-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept answers by the team’s link */
        post: operations["post_team_sizeAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List people */
        get: operations["get_team_people"];
        put?: never;
        /** Invite someone */
        post: operations["post_team_people"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End someone’s access */
        delete: operations["delete_team_people_id"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Ends their sessions.
         */
        patch: operations["patch_team_people_id"];
        trace?: never;
    };
    "/api/team/people/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite someone again */
        post: operations["post_team_people_id_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the billing address */
        put: operations["put_team_billing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/colors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the team’s colours */
        put: operations["put_team_colors"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/shirt-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the rules for names and numbers */
        put: operations["put_team_shirtRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the draft with its quote */
        get: operations["get_team_draft"];
        /**
         * Save the draft
         * @description Fields may be incomplete: the submission checks them.
         */
        put: operations["put_team_draft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/draft/from-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Repeat an order as the draft */
        post: operations["post_team_draft_fromOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an order
         * @description The saved draft by its `version`, or other items.
         */
        post: operations["post_team_orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an order
         * @description Until production: `not_editable`.
         */
        put: operations["put_team_orders_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See what a change would cost, and void */
        post: operations["post_team_orders_id_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the returns of an order
         * @description With what may still come back.
         */
        get: operations["get_team_orders_id_returns"];
        put?: never;
        /**
         * Request a return
         * @description As in the shop: pieces that were sent, each once.
         */
        post: operations["post_team_orders_id_returns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders/{id}/returns/{returnId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a return
         * @description Until it is received.
         */
        post: operations["post_team_orders_id_returns_returnId_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the confirmation */
        get: operations["get_team_orders_id_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders/{id}/invoices/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an invoice */
        get: operations["get_team_orders_id_invoices_invoiceId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders/{id}/proofs/{proofId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a proof */
        get: operations["get_team_orders_id_proofs_proofId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a proof, or ask for changes
         * @description 409 if something else came first, or `open_pins`.
         */
        post: operations["post_team_orders_id_proof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders/{id}/proofs/{proofId}/pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notes on the drawing of a proof
         * @description With the pages that can be pinned: sides of garments, and the file if it is a picture.
         */
        get: operations["get_team_orders_id_proofs_proofId_pins"];
        put?: never;
        /**
         * Pin a note on the drawing
         * @description While the newest proof waits: else 409 `closed` or `conflict`.
         */
        post: operations["post_team_orders_id_proofs_proofId_pins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders/{id}/proofs/{proofId}/pins/{number}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a note
         * @description Opens it again if it was resolved.
         */
        post: operations["post_team_orders_id_proofs_proofId_pins_number_notes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/orders/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay by card
         * @description Answers the page that takes the payment. 422 `not_payable`, `payment_pending`.
         */
        post: operations["post_team_orders_id_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get charges, payments and the balance */
        get: operations["get_team_statementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get charges, payments and the balance as CSV */
        get: operations["get_team_statementCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List design assets, 24 a step */
        get: operations["get_team_assets"];
        put?: never;
        /**
         * Upload a design asset
         * @description At most 25 MB.
         */
        post: operations["post_team_assets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/assets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a design asset */
        delete: operations["delete_team_assets_id"];
        options?: never;
        head?: never;
        /** Change a design asset */
        patch: operations["patch_team_assets_id"];
        trace?: never;
    };
    "/api/team/assets/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a design asset */
        post: operations["post_team_assets_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/assets/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the file of a design asset
         * @description May redirect to where files are stored.
         */
        get: operations["get_team_assets_id_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/assets/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the preview of a design asset */
        get: operations["get_team_assets_id_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export products, stock, customers or orders
         * @description Orders are as the API shows them; other lines as an import reads them.
         */
        post: operations["post_exports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Follow an export */
        get: operations["get_exports_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export
         * @description Once its `status` is `done`.
         */
        get: operations["get_exports_id_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import products, stock or customers
         * @description Adds and changes, and removes nothing: what a line leaves out stays. `dryRun=true` checks alone. Customers that the shop knows stay as they are. Orders are placed, not imported: as history they would take stock, invoice numbers and revenue a second time.
         */
        post: operations["post_imports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Follow an import */
        get: operations["get_imports_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the errors of an import
         * @description By line, in the shape of a refusal.
         */
        get: operations["get_imports_id_errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell of an email that came back
         * @description For the service that sends the shop’s emails. The mailbox gets no further issue until its owner subscribes again. `isSubscriber` is false for an address that the newsletter does not know.
         */
        post: operations["post_newsletter_bounces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment
         * @description The customer is emailed a receipt. A gift voucher pays what it holds, at most what is open, or is refused at `voucherCode`.
         */
        post: operations["post_orders_id_payments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/payments/{payment}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a payment
         * @description It stays, and no longer counts: no credit note, no email. A gift voucher has its money back; payments by card are refunded instead.
         */
        post: operations["post_orders_id_payments_payment_void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/payments/{payment}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a payment to another order
         * @description Voids it, and records it there. Answers the new payment.
         */
        post: operations["post_orders_id_payments_payment_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a credit note
         * @description Credits goods, whether paid or not, each row at its own tax rate. Never more than was invoiced, less what was credited: 422 with `fieldErrors` such as `lines.0.quantity`.
         */
        post: operations["post_orders_id_creditNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders/{id}/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a credit note
         * @description Credits goods, whether paid or not, each row at its own tax rate. Never more than was invoiced, less what was credited: 422 with `fieldErrors` such as `lines.0.quantity`.
         */
        post: operations["post_teamOrders_id_creditNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/write-offs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write off what is open
         * @description Bad debt: no payment, no credit note, no email. Reminders stop, and `paymentStatus` is `written_off`. Payments that still come in lower the loss.
         */
        post: operations["post_orders_id_writeOffs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/write-offs/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a write-off
         * @description What is open is owed again.
         */
        post: operations["post_orders_id_writeOffs_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders/{id}/write-offs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write off what is open
         * @description Bad debt: no payment, no credit note, no email. Reminders stop, and `paymentStatus` is `written_off`. Payments that still come in lower the loss.
         */
        post: operations["post_teamOrders_id_writeOffs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders/{id}/write-offs/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a write-off
         * @description What is open is owed again.
         */
        post: operations["post_teamOrders_id_writeOffs_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment
         * @description The customer is emailed a receipt. A gift voucher pays what it holds, at most what is open, or is refused at `voucherCode`.
         */
        post: operations["post_teamOrders_id_payments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders/{id}/payments/{payment}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a payment
         * @description It stays, and no longer counts: no credit note, no email. A gift voucher has its money back; payments by card are refunded instead.
         */
        post: operations["post_teamOrders_id_payments_payment_void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders/{id}/payments/{payment}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a payment to another order
         * @description Voids it, and records it there. Answers the new payment.
         */
        post: operations["post_teamOrders_id_payments_payment_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders/{id}/proofs/{proofId}/pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notes on the drawing of a proof
         * @description With the pages that can be pinned.
         */
        get: operations["get_teamOrders_id_proofs_proofId_pins"];
        put?: never;
        /**
         * Pin a note on the drawing
         * @description While the newest proof waits. The team is emailed.
         */
        post: operations["post_teamOrders_id_proofs_proofId_pins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders/{id}/proofs/{proofId}/pins/{number}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a note
         * @description The team is emailed.
         */
        post: operations["post_teamOrders_id_proofs_proofId_pins_number_notes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders/{id}/proofs/{proofId}/pins/{number}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a note
         * @description The team’s next answer opens it again.
         */
        post: operations["post_teamOrders_id_proofs_proofId_pins_number_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a quote
         * @description A draft, priced as the order that it may become. Stock is checked when it is accepted.
         */
        post: operations["post_quotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a quote
         * @description `url` opens the version sent last.
         */
        get: operations["get_quotes_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a quote
         * @description What is left out stays, with its agreed prices. A version that was sent stays as it is, and can be accepted until the next is sent.
         */
        patch: operations["patch_quotes_id"];
        trace?: never;
    };
    "/api/quotes/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a quote to its customer
         * @description The newest version; links of earlier ones can no longer be accepted.
         */
        post: operations["post_quotes_id_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reports */
        get: operations["get_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a report
         * @description Rows have a value for each `key` of `columns`. Amounts are in the shop’s currency unless the column names another; null is unknown.
         */
        get: operations["get_reports_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a return
         * @description As the customer would, approved at once; `order_cancelled` takes back whatever was sent.
         */
        post: operations["post_orders_id_returns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a return of a team order
         * @description As for an order. It is resolved by a refund or with nothing more: further goods are a team order.
         */
        post: operations["post_teamOrders_id_returns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a return
         * @description The customer is emailed how to send it back.
         */
        post: operations["post_returns_id_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a return
         * @description Until it is received. The reason is emailed.
         */
        post: operations["post_returns_id_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a return
         * @description Once. Pieces that are `restocked` go into stock; what did not come may be returned later.
         */
        post: operations["post_returns_id_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a return
         * @description Once. `refund` issues a credit note for the pieces that came; `replacement` and `exchange` place an order of the customer, free but for `unitPrice`; `none` does nothing more.
         */
        post: operations["post_returns_id_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks */
        get: operations["get_webhooks"];
        put?: never;
        /**
         * Add a webhook
         * @description Its secret is in this answer alone.
         */
        post: operations["post_webhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a webhook */
        get: operations["get_webhooks_id"];
        put?: never;
        post?: never;
        /** Delete a webhook */
        delete: operations["delete_webhooks_id"];
        options?: never;
        head?: never;
        /** Change, pause or resume a webhook */
        patch: operations["patch_webhooks_id"];
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event */
        post: operations["post_webhooks_id_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret
         * @description The replaced one signs for a day, too.
         */
        post: operations["post_webhooks_id_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Newest first, 50 at a time.
         */
        get: operations["get_webhooks_id_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a delivery, with its answer */
        get: operations["get_webhooks_id_deliveries_delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery, or a period, again */
        post: operations["post_webhooks_id_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: operations["get_products"];
        put?: never;
        /** Create one of the products */
        post: operations["post_products"];
        /** Delete products, all or none */
        delete: operations["delete_products"];
        options?: never;
        head?: never;
        /** Change products, all or none */
        patch: operations["patch_products"];
        trace?: never;
    };
    "/api/products/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count products */
        get: operations["get_products_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the products */
        get: operations["get_products_id"];
        put?: never;
        post?: never;
        /** Delete one of the products */
        delete: operations["delete_products_id"];
        options?: never;
        head?: never;
        /** Change one of the products */
        patch: operations["patch_products_id"];
        trace?: never;
    };
    "/api/product-variations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List product variations */
        get: operations["get_productVariations"];
        put?: never;
        /** Create one of the product variations */
        post: operations["post_productVariations"];
        /** Delete product variations, all or none */
        delete: operations["delete_productVariations"];
        options?: never;
        head?: never;
        /** Change product variations, all or none */
        patch: operations["patch_productVariations"];
        trace?: never;
    };
    "/api/product-variations/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count product variations */
        get: operations["get_productVariations_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-variations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the product variations */
        get: operations["get_productVariations_id"];
        put?: never;
        post?: never;
        /** Delete one of the product variations */
        delete: operations["delete_productVariations_id"];
        options?: never;
        head?: never;
        /** Change one of the product variations */
        patch: operations["patch_productVariations_id"];
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List categories */
        get: operations["get_categories"];
        put?: never;
        /** Create one of the categories */
        post: operations["post_categories"];
        /** Delete categories, all or none */
        delete: operations["delete_categories"];
        options?: never;
        head?: never;
        /** Change categories, all or none */
        patch: operations["patch_categories"];
        trace?: never;
    };
    "/api/categories/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count categories */
        get: operations["get_categories_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the categories */
        get: operations["get_categories_id"];
        put?: never;
        post?: never;
        /** Delete one of the categories */
        delete: operations["delete_categories_id"];
        options?: never;
        head?: never;
        /** Change one of the categories */
        patch: operations["patch_categories_id"];
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customers */
        get: operations["get_customers"];
        put?: never;
        /** Create one of the customers */
        post: operations["post_customers"];
        /** Delete customers, all or none */
        delete: operations["delete_customers"];
        options?: never;
        head?: never;
        /** Change customers, all or none */
        patch: operations["patch_customers"];
        trace?: never;
    };
    "/api/customers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count customers */
        get: operations["get_customers_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the customers */
        get: operations["get_customers_id"];
        put?: never;
        post?: never;
        /** Delete one of the customers */
        delete: operations["delete_customers_id"];
        options?: never;
        head?: never;
        /** Change one of the customers */
        patch: operations["patch_customers_id"];
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List orders */
        get: operations["get_orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change orders, all or none */
        patch: operations["patch_orders"];
        trace?: never;
    };
    "/api/orders/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count orders */
        get: operations["get_orders_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the orders */
        get: operations["get_orders_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one of the orders */
        patch: operations["patch_orders_id"];
        trace?: never;
    };
    "/api/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List offers */
        get: operations["get_offers"];
        put?: never;
        /** Create one of the offers */
        post: operations["post_offers"];
        /** Delete offers, all or none */
        delete: operations["delete_offers"];
        options?: never;
        head?: never;
        /** Change offers, all or none */
        patch: operations["patch_offers"];
        trace?: never;
    };
    "/api/offers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count offers */
        get: operations["get_offers_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the offers */
        get: operations["get_offers_id"];
        put?: never;
        post?: never;
        /** Delete one of the offers */
        delete: operations["delete_offers_id"];
        options?: never;
        head?: never;
        /** Change one of the offers */
        patch: operations["patch_offers_id"];
        trace?: never;
    };
    "/api/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List price lists */
        get: operations["get_priceLists"];
        put?: never;
        /** Create one of the price lists */
        post: operations["post_priceLists"];
        /** Delete price lists, all or none */
        delete: operations["delete_priceLists"];
        options?: never;
        head?: never;
        /** Change price lists, all or none */
        patch: operations["patch_priceLists"];
        trace?: never;
    };
    "/api/price-lists/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count price lists */
        get: operations["get_priceLists_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the price lists */
        get: operations["get_priceLists_id"];
        put?: never;
        post?: never;
        /** Delete one of the price lists */
        delete: operations["delete_priceLists_id"];
        options?: never;
        head?: never;
        /** Change one of the price lists */
        patch: operations["patch_priceLists_id"];
        trace?: never;
    };
    "/api/pattern-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pattern templates */
        get: operations["get_patternTemplates"];
        put?: never;
        /** Create one of the pattern templates */
        post: operations["post_patternTemplates"];
        /** Delete pattern templates, all or none */
        delete: operations["delete_patternTemplates"];
        options?: never;
        head?: never;
        /** Change pattern templates, all or none */
        patch: operations["patch_patternTemplates"];
        trace?: never;
    };
    "/api/pattern-templates/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count pattern templates */
        get: operations["get_patternTemplates_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pattern-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the pattern templates */
        get: operations["get_patternTemplates_id"];
        put?: never;
        post?: never;
        /** Delete one of the pattern templates */
        delete: operations["delete_patternTemplates_id"];
        options?: never;
        head?: never;
        /** Change one of the pattern templates */
        patch: operations["patch_patternTemplates_id"];
        trace?: never;
    };
    "/api/order-status-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List order status changes */
        get: operations["get_orderStatusChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-status-changes/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count order status changes */
        get: operations["get_orderStatusChanges_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-status-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the order status changes */
        get: operations["get_orderStatusChanges_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List order refunds */
        get: operations["get_orderRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-refunds/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count order refunds */
        get: operations["get_orderRefunds_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the order refunds */
        get: operations["get_orderRefunds_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List order notes */
        get: operations["get_orderNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-notes/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count order notes */
        get: operations["get_orderNotes_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the order notes */
        get: operations["get_orderNotes_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List order payments */
        get: operations["get_orderPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-payments/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count order payments */
        get: operations["get_orderPayments_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the order payments */
        get: operations["get_orderPayments_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List invoices */
        get: operations["get_invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count invoices */
        get: operations["get_invoices_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the invoices */
        get: operations["get_invoices_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List order proofs */
        get: operations["get_orderProofs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-proofs/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count order proofs */
        get: operations["get_orderProofs_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-proofs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the order proofs */
        get: operations["get_orderProofs_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-proofs/file/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the file of one of the order proofs */
        get: operations["get_orderProofs_file_filename"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shipments */
        get: operations["get_shipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count shipments */
        get: operations["get_shipments_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the shipments */
        get: operations["get_shipments_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List order quotes */
        get: operations["get_orderQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-quotes/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count order quotes */
        get: operations["get_orderQuotes_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the order quotes */
        get: operations["get_orderQuotes_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-quote-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List order quote versions */
        get: operations["get_orderQuoteVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-quote-versions/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count order quote versions */
        get: operations["get_orderQuoteVersions_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-quote-versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the order quote versions */
        get: operations["get_orderQuoteVersions_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List order returns */
        get: operations["get_orderReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-returns/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count order returns */
        get: operations["get_orderReturns_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the order returns */
        get: operations["get_orderReturns_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/return-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List return photos */
        get: operations["get_returnPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/return-photos/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count return photos */
        get: operations["get_returnPhotos_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/return-photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the return photos */
        get: operations["get_returnPhotos_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List teams */
        get: operations["get_teams"];
        put?: never;
        /** Create one of the teams */
        post: operations["post_teams"];
        /** Delete teams, all or none */
        delete: operations["delete_teams"];
        options?: never;
        head?: never;
        /** Change teams, all or none */
        patch: operations["patch_teams"];
        trace?: never;
    };
    "/api/teams/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count teams */
        get: operations["get_teams_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the teams */
        get: operations["get_teams_id"];
        put?: never;
        post?: never;
        /** Delete one of the teams */
        delete: operations["delete_teams_id"];
        options?: never;
        head?: never;
        /** Change one of the teams */
        patch: operations["patch_teams_id"];
        trace?: never;
    };
    "/api/teams/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in as one of the teams */
        post: operations["post_teams_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["post_teams_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["get_teams_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List team people */
        get: operations["get_teamPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change team people, all or none */
        patch: operations["patch_teamPeople"];
        trace?: never;
    };
    "/api/team-people/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count team people */
        get: operations["get_teamPeople_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the team people */
        get: operations["get_teamPeople_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one of the team people */
        patch: operations["patch_teamPeople_id"];
        trace?: never;
    };
    "/api/team-people/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in as one of the team people */
        post: operations["post_teamPeople_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-people/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["post_teamPeople_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-people/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["get_teamPeople_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List team members */
        get: operations["get_teamMembers"];
        put?: never;
        /** Create one of the team members */
        post: operations["post_teamMembers"];
        /** Delete team members, all or none */
        delete: operations["delete_teamMembers"];
        options?: never;
        head?: never;
        /** Change team members, all or none */
        patch: operations["patch_teamMembers"];
        trace?: never;
    };
    "/api/team-members/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count team members */
        get: operations["get_teamMembers_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the team members */
        get: operations["get_teamMembers_id"];
        put?: never;
        post?: never;
        /** Delete one of the team members */
        delete: operations["delete_teamMembers_id"];
        options?: never;
        head?: never;
        /** Change one of the team members */
        patch: operations["patch_teamMembers_id"];
        trace?: never;
    };
    "/api/size-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List size requests */
        get: operations["get_sizeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/size-requests/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count size requests */
        get: operations["get_sizeRequests_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/size-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the size requests */
        get: operations["get_sizeRequests_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/size-replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List size replies */
        get: operations["get_sizeReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/size-replies/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count size replies */
        get: operations["get_sizeReplies_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/size-replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the size replies */
        get: operations["get_sizeReplies_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List team orders */
        get: operations["get_teamOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change team orders, all or none */
        patch: operations["patch_teamOrders"];
        trace?: never;
    };
    "/api/team-orders/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count team orders */
        get: operations["get_teamOrders_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the team orders */
        get: operations["get_teamOrders_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one of the team orders */
        patch: operations["patch_teamOrders_id"];
        trace?: never;
    };
    "/api/team-order-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List team order drafts */
        get: operations["get_teamOrderDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-order-drafts/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count team order drafts */
        get: operations["get_teamOrderDrafts_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-order-drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the team order drafts */
        get: operations["get_teamOrderDrafts_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-order-proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List team order proofs */
        get: operations["get_teamOrderProofs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-order-proofs/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count team order proofs */
        get: operations["get_teamOrderProofs_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-order-proofs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the team order proofs */
        get: operations["get_teamOrderProofs_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-order-proofs/file/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the file of one of the team order proofs */
        get: operations["get_teamOrderProofs_file_filename"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-order-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List team order events */
        get: operations["get_teamOrderEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-order-events/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count team order events */
        get: operations["get_teamOrderEvents_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-order-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the team order events */
        get: operations["get_teamOrderEvents_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List design assets */
        get: operations["get_designAssets"];
        put?: never;
        post?: never;
        /** Delete design assets, all or none */
        delete: operations["delete_designAssets"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-assets/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count design assets */
        get: operations["get_designAssets_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-assets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the design assets */
        get: operations["get_designAssets_id"];
        put?: never;
        post?: never;
        /** Delete one of the design assets */
        delete: operations["delete_designAssets_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-assets/file/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the file of one of the design assets */
        get: operations["get_designAssets_file_filename"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List kit documents */
        get: operations["get_kitDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-documents/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count kit documents */
        get: operations["get_kitDocuments_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the kit documents */
        get: operations["get_kitDocuments_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List kit designs */
        get: operations["get_kitDesigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-designs/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count kit designs */
        get: operations["get_kitDesigns_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-designs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the kit designs */
        get: operations["get_kitDesigns_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-design-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List kit design versions */
        get: operations["get_kitDesignVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-design-versions/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count kit design versions */
        get: operations["get_kitDesignVersions_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-design-versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the kit design versions */
        get: operations["get_kitDesignVersions_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-design-comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List kit design comments */
        get: operations["get_kitDesignComments"];
        put?: never;
        post?: never;
        /** Delete kit design comments, all or none */
        delete: operations["delete_kitDesignComments"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-design-comments/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count kit design comments */
        get: operations["get_kitDesignComments_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kit-design-comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the kit design comments */
        get: operations["get_kitDesignComments_id"];
        put?: never;
        post?: never;
        /** Delete one of the kit design comments */
        delete: operations["delete_kitDesignComments_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List inquiries */
        get: operations["get_inquiries"];
        put?: never;
        post?: never;
        /** Delete inquiries, all or none */
        delete: operations["delete_inquiries"];
        options?: never;
        head?: never;
        /** Change inquiries, all or none */
        patch: operations["patch_inquiries"];
        trace?: never;
    };
    "/api/inquiries/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count inquiries */
        get: operations["get_inquiries_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the inquiries */
        get: operations["get_inquiries_id"];
        put?: never;
        post?: never;
        /** Delete one of the inquiries */
        delete: operations["delete_inquiries_id"];
        options?: never;
        head?: never;
        /** Change one of the inquiries */
        patch: operations["patch_inquiries_id"];
        trace?: never;
    };
    "/api/inquiry-replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List inquiry replies */
        get: operations["get_inquiryReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiry-replies/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count inquiry replies */
        get: operations["get_inquiryReplies_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiry-replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the inquiry replies */
        get: operations["get_inquiryReplies_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiry-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List inquiry files */
        get: operations["get_inquiryFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiry-files/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count inquiry files */
        get: operations["get_inquiryFiles_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiry-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the inquiry files */
        get: operations["get_inquiryFiles_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List subscribers */
        get: operations["get_subscribers"];
        put?: never;
        post?: never;
        /** Delete subscribers, all or none */
        delete: operations["delete_subscribers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count subscribers */
        get: operations["get_subscribers_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the subscribers */
        get: operations["get_subscribers_id"];
        put?: never;
        post?: never;
        /** Delete one of the subscribers */
        delete: operations["delete_subscribers_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reviews */
        get: operations["get_reviews"];
        put?: never;
        post?: never;
        /** Delete reviews, all or none */
        delete: operations["delete_reviews"];
        options?: never;
        head?: never;
        /** Change reviews, all or none */
        patch: operations["patch_reviews"];
        trace?: never;
    };
    "/api/reviews/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count reviews */
        get: operations["get_reviews_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the reviews */
        get: operations["get_reviews_id"];
        put?: never;
        post?: never;
        /** Delete one of the reviews */
        delete: operations["delete_reviews_id"];
        options?: never;
        head?: never;
        /** Change one of the reviews */
        patch: operations["patch_reviews_id"];
        trace?: never;
    };
    "/api/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pages */
        get: operations["get_pages"];
        put?: never;
        /** Create one of the pages */
        post: operations["post_pages"];
        /** Delete pages, all or none */
        delete: operations["delete_pages"];
        options?: never;
        head?: never;
        /** Change pages, all or none */
        patch: operations["patch_pages"];
        trace?: never;
    };
    "/api/pages/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count pages */
        get: operations["get_pages_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the pages */
        get: operations["get_pages_id"];
        put?: never;
        post?: never;
        /** Delete one of the pages */
        delete: operations["delete_pages_id"];
        options?: never;
        head?: never;
        /** Change one of the pages */
        patch: operations["patch_pages_id"];
        trace?: never;
    };
    "/api/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List media */
        get: operations["get_media"];
        put?: never;
        /** Create one of the media */
        post: operations["post_media"];
        /** Delete media, all or none */
        delete: operations["delete_media"];
        options?: never;
        head?: never;
        /** Change media, all or none */
        patch: operations["patch_media"];
        trace?: never;
    };
    "/api/media/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count media */
        get: operations["get_media_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the media */
        get: operations["get_media_id"];
        put?: never;
        post?: never;
        /** Delete one of the media */
        delete: operations["delete_media_id"];
        options?: never;
        head?: never;
        /** Change one of the media */
        patch: operations["patch_media_id"];
        trace?: never;
    };
    "/api/media/file/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the file of one of the media */
        get: operations["get_media_file_filename"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List media folders */
        get: operations["get_mediaFolders"];
        put?: never;
        /** Create one of the media folders */
        post: operations["post_mediaFolders"];
        /** Delete media folders, all or none */
        delete: operations["delete_mediaFolders"];
        options?: never;
        head?: never;
        /** Change media folders, all or none */
        patch: operations["patch_mediaFolders"];
        trace?: never;
    };
    "/api/media-folders/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count media folders */
        get: operations["get_mediaFolders_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the media folders */
        get: operations["get_mediaFolders_id"];
        put?: never;
        post?: never;
        /** Delete one of the media folders */
        delete: operations["delete_mediaFolders_id"];
        options?: never;
        head?: never;
        /** Change one of the media folders */
        patch: operations["patch_mediaFolders_id"];
        trace?: never;
    };
    "/api/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List redirects */
        get: operations["get_redirects"];
        put?: never;
        /** Create one of the redirects */
        post: operations["post_redirects"];
        /** Delete redirects, all or none */
        delete: operations["delete_redirects"];
        options?: never;
        head?: never;
        /** Change redirects, all or none */
        patch: operations["patch_redirects"];
        trace?: never;
    };
    "/api/redirects/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count redirects */
        get: operations["get_redirects_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/redirects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the redirects */
        get: operations["get_redirects_id"];
        put?: never;
        post?: never;
        /** Delete one of the redirects */
        delete: operations["delete_redirects_id"];
        options?: never;
        head?: never;
        /** Change one of the redirects */
        patch: operations["patch_redirects_id"];
        trace?: never;
    };
    "/api/admin-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List admin users */
        get: operations["get_adminUsers"];
        put?: never;
        /** Create one of the admin users */
        post: operations["post_adminUsers"];
        /** Delete admin users, all or none */
        delete: operations["delete_adminUsers"];
        options?: never;
        head?: never;
        /** Change admin users, all or none */
        patch: operations["patch_adminUsers"];
        trace?: never;
    };
    "/api/admin-users/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count admin users */
        get: operations["get_adminUsers_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the admin users */
        get: operations["get_adminUsers_id"];
        put?: never;
        post?: never;
        /** Delete one of the admin users */
        delete: operations["delete_adminUsers_id"];
        options?: never;
        head?: never;
        /** Change one of the admin users */
        patch: operations["patch_adminUsers_id"];
        trace?: never;
    };
    "/api/admin-users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in as one of the admin users */
        post: operations["post_adminUsers_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin-users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["post_adminUsers_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin-users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["get_adminUsers_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List roles */
        get: operations["get_roles"];
        put?: never;
        /** Create one of the roles */
        post: operations["post_roles"];
        /** Delete roles, all or none */
        delete: operations["delete_roles"];
        options?: never;
        head?: never;
        /** Change roles, all or none */
        patch: operations["patch_roles"];
        trace?: never;
    };
    "/api/roles/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count roles */
        get: operations["get_roles_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the roles */
        get: operations["get_roles_id"];
        put?: never;
        post?: never;
        /** Delete one of the roles */
        delete: operations["delete_roles_id"];
        options?: never;
        head?: never;
        /** Change one of the roles */
        patch: operations["patch_roles_id"];
        trace?: never;
    };
    "/api/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List API keys */
        get: operations["get_apiKeys"];
        put?: never;
        /**
         * Create a key
         * @description Answers the key, once. Needs the caller’s password.
         */
        post: operations["post_apiKeys"];
        /** Delete API keys, all or none */
        delete: operations["delete_apiKeys"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count API keys */
        get: operations["get_apiKeys_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the API keys */
        get: operations["get_apiKeys_id"];
        put?: never;
        post?: never;
        /** Delete one of the API keys */
        delete: operations["delete_apiKeys_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List activity log */
        get: operations["get_activityLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity-log/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count activity log */
        get: operations["get_activityLog_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity-log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the activity log */
        get: operations["get_activityLog_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/globals/site-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the site settings */
        get: operations["get_globals_siteSettings"];
        put?: never;
        /** Change the site settings */
        post: operations["post_globals_siteSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/globals/delivery-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the delivery settings */
        get: operations["get_globals_deliverySettings"];
        put?: never;
        /** Change the delivery settings */
        post: operations["post_globals_deliverySettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/globals/tax-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the tax settings */
        get: operations["get_globals_taxSettings"];
        put?: never;
        /** Change the tax settings */
        post: operations["post_globals_taxSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/globals/site-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the site content */
        get: operations["get_globals_siteContent"];
        put?: never;
        /** Change the site content */
        post: operations["post_globals_siteContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/globals/developer-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the developer settings */
        get: operations["get_globals_developerSettings"];
        put?: never;
        /** Change the developer settings */
        post: operations["post_globals_developerSettings"];
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
        /**
         * Kit
         * @description A team’s kit, from which everything is drawn. Lengths are millimetres on the garment in its reference size, angles degrees clockwise. Besides what this schema says, each colour, garment and surface that is named exists in the kit, each garment stands in it once, and each id is used once.
         */
        Kit: {
            /** @constant */
            version: 1;
            name: string;
            garments: {
                /** @enum {string} */
                type: "football-shirt" | "football-shorts" | "rugby-jersey" | "netball-dress" | "skort" | "cricket-shirt" | "cricket-trousers" | "training-tee" | "training-bib" | "polo-shirt" | "hoodie" | "zip-hoodie" | "warm-up-jacket" | "baselayer" | "crew-socks" | "holdall";
                /** @enum {string} */
                cut: "mens" | "womens" | "boys";
                /** @enum {string} */
                collar?: "crew" | "vee" | "polo" | "grandad" | "mock" | "hood";
                /** @description Its own base colour; left out, the kit’s. */
                base?: number;
                /** @description Whether it goes without the kit’s pattern. */
                isPlain?: boolean;
                /**
                 * @description How names, numbers and logos are put onto it; left out, they are sublimated.
                 * @enum {string}
                 */
                technique?: "vinyl" | "transfer" | "embroidery";
            }[];
            colorways: {
                name: string;
                colors: string[];
            }[];
            /** @description Place of a colour among the colours of each colourway, from 0. */
            base: number;
            zones: {
                [key: string]: number;
            };
            pattern: {
                /** @enum {string} */
                type: "plain" | "stripes" | "pinstripe" | "centre-stripe" | "hoops" | "fine-hoops" | "chest-band" | "sash" | "halves" | "quarters" | "chevron" | "yoke" | "side-panels" | "gradient" | "fade" | "halftone" | "checks" | "diamonds" | "honeycomb" | "geometric" | "camo" | "brush" | "waves" | "lightning" | "sunburst" | "marble";
                colors: number[];
                /** @description 1 is the usual size. */
                scale: number;
                angle: number;
            };
            elements: ({
                /** @constant */
                kind: "logo";
                id: string;
                /** @enum {string} */
                garment: "football-shirt" | "football-shorts" | "rugby-jersey" | "netball-dress" | "skort" | "cricket-shirt" | "cricket-trousers" | "training-tee" | "training-bib" | "polo-shirt" | "hoodie" | "zip-hoodie" | "warm-up-jacket" | "baselayer" | "crew-socks" | "holdall";
                /** @enum {string} */
                surface: "front" | "back" | "left-sleeve" | "right-sleeve" | "left" | "right";
                /** @description From the middle of the surface to the middle of the element. */
                x: number;
                /** @description From the highest point of the surface to the middle of the element. */
                y: number;
                rotation: number;
                width: number;
                logo: {
                    name: string;
                    width: number;
                    height: number;
                    shapes: {
                        d: string;
                        color: number | string;
                    }[];
                    /** @description Width of the picture it was traced from, in pixels; left out where it was drawn. */
                    pixels?: number;
                    /** @description What it is printed as instead of its shapes, over all of their space, where the technique can. */
                    picture?: {
                        /** @description SHA-256 of the picture as it is stored: what POST /api/kits/logos answered. */
                        hash: string;
                        /** @description In pixels. */
                        width: number;
                        /** @description In pixels. */
                        height: number;
                    };
                    /** @description Whether it is printed in its shapes although it has a picture. */
                    isFlat?: boolean;
                };
            } | {
                /** @constant */
                kind: "text";
                id: string;
                /** @enum {string} */
                garment: "football-shirt" | "football-shorts" | "rugby-jersey" | "netball-dress" | "skort" | "cricket-shirt" | "cricket-trousers" | "training-tee" | "training-bib" | "polo-shirt" | "hoodie" | "zip-hoodie" | "warm-up-jacket" | "baselayer" | "crew-socks" | "holdall";
                /** @enum {string} */
                surface: "front" | "back" | "left-sleeve" | "right-sleeve" | "left" | "right";
                /** @description From the middle of the surface to the middle of the element. */
                x: number;
                /** @description From the highest point of the surface to the middle of the element. */
                y: number;
                rotation: number;
                /** @description Height of a capital letter. */
                height: number;
                /** @description The width it has to fit in. */
                maxWidth: number;
                lettering: {
                    /** @enum {string} */
                    font: "block" | "condensed" | "tall" | "narrow" | "gothic" | "compact" | "sprint" | "shoulder" | "college" | "classic" | "slab" | "wide" | "rounded" | "speed" | "dash" | "angular" | "signal" | "stencil" | "script" | "handwritten";
                    color: number | string;
                    outline: {
                        color: number | string;
                        width: number;
                    } | null;
                    shadow: {
                        color: number | string;
                        x: number;
                        y: number;
                    } | null;
                    /** @description The angle that the line of text spans; 0 is straight, more than 0 arches upwards. */
                    arc: number;
                    /** @description Added between letters, in heights of a capital. */
                    spacing: number;
                    /** @description Whether all is printed in capitals; left out, as it was typed. */
                    capitals?: boolean;
                };
                text: string;
            } | {
                /** @constant */
                kind: "name";
                id: string;
                /** @enum {string} */
                garment: "football-shirt" | "football-shorts" | "rugby-jersey" | "netball-dress" | "skort" | "cricket-shirt" | "cricket-trousers" | "training-tee" | "training-bib" | "polo-shirt" | "hoodie" | "zip-hoodie" | "warm-up-jacket" | "baselayer" | "crew-socks" | "holdall";
                /** @enum {string} */
                surface: "front" | "back" | "left-sleeve" | "right-sleeve" | "left" | "right";
                /** @description From the middle of the surface to the middle of the element. */
                x: number;
                /** @description From the highest point of the surface to the middle of the element. */
                y: number;
                rotation: number;
                /** @description Height of a capital letter. */
                height: number;
                /** @description The width it has to fit in. */
                maxWidth: number;
                lettering: {
                    /** @enum {string} */
                    font: "block" | "condensed" | "tall" | "narrow" | "gothic" | "compact" | "sprint" | "shoulder" | "college" | "classic" | "slab" | "wide" | "rounded" | "speed" | "dash" | "angular" | "signal" | "stencil" | "script" | "handwritten";
                    color: number | string;
                    outline: {
                        color: number | string;
                        width: number;
                    } | null;
                    shadow: {
                        color: number | string;
                        x: number;
                        y: number;
                    } | null;
                    /** @description The angle that the line of text spans; 0 is straight, more than 0 arches upwards. */
                    arc: number;
                    /** @description Added between letters, in heights of a capital. */
                    spacing: number;
                    /** @description Whether all is printed in capitals; left out, as it was typed. */
                    capitals?: boolean;
                };
            } | {
                /** @constant */
                kind: "number";
                id: string;
                /** @enum {string} */
                garment: "football-shirt" | "football-shorts" | "rugby-jersey" | "netball-dress" | "skort" | "cricket-shirt" | "cricket-trousers" | "training-tee" | "training-bib" | "polo-shirt" | "hoodie" | "zip-hoodie" | "warm-up-jacket" | "baselayer" | "crew-socks" | "holdall";
                /** @enum {string} */
                surface: "front" | "back" | "left-sleeve" | "right-sleeve" | "left" | "right";
                /** @description From the middle of the surface to the middle of the element. */
                x: number;
                /** @description From the highest point of the surface to the middle of the element. */
                y: number;
                rotation: number;
                /** @description Height of a capital letter. */
                height: number;
                /** @description The width it has to fit in. */
                maxWidth: number;
                lettering: {
                    /** @enum {string} */
                    font: "block" | "condensed" | "tall" | "narrow" | "gothic" | "compact" | "sprint" | "shoulder" | "college" | "classic" | "slab" | "wide" | "rounded" | "speed" | "dash" | "angular" | "signal" | "stencil" | "script" | "handwritten";
                    color: number | string;
                    outline: {
                        color: number | string;
                        width: number;
                    } | null;
                    shadow: {
                        color: number | string;
                        x: number;
                        y: number;
                    } | null;
                    /** @description The angle that the line of text spans; 0 is straight, more than 0 arches upwards. */
                    arc: number;
                    /** @description Added between letters, in heights of a capital. */
                    spacing: number;
                    /** @description Whether all is printed in capitals; left out, as it was typed. */
                    capitals?: boolean;
                };
            })[];
        };
        Refusal: {
            /**
             * Format: uri-reference
             * @description Leads to the description of the code (RFC 9457).
             */
            type: string;
            /**
             * @description Stable; there may be more one day.
             * @enum {string}
             */
            code: "address_not_allowed" | "bad_request" | "busy" | "challenge_expired" | "closed" | "conflict" | "disk_full" | "email_taken" | "empty_order" | "expired" | "forbidden" | "full" | "idempotency_in_progress" | "idempotency_key_reused" | "idempotency_outcome_unknown" | "in_use" | "inactive" | "incomplete" | "internal" | "invalid" | "invalid_code" | "invalid_credentials" | "invalid_key" | "key_not_accepted" | "locked" | "method_not_allowed" | "missing_scope" | "not_delivered" | "not_editable" | "not_empty" | "not_found" | "not_payable" | "not_possible" | "nothing_available" | "open_pins" | "out_of_stock" | "overpayment" | "payload_too_large" | "payment_due" | "payment_pending" | "precondition_failed" | "prices_changed" | "proof_missing" | "quota" | "range_not_satisfiable" | "reason_required" | "refused" | "required" | "save_failed" | "second_factor_required" | "secret_key_in_browser" | "signed_out" | "too_heavy" | "too_large" | "too_many" | "too_many_attempts" | "too_many_requests" | "unauthorized" | "unavailable" | "unexpected" | "unknown_version" | "unsupported_media_type" | "wrong_host" | "wrong_password";
            message: string;
            /** @description Messages by field: `items.0.color`. */
            fieldErrors?: {
                [key: string]: string[];
            };
            /** @description As in `X-Request-Id`: name it to the shop. */
            requestId?: string;
        };
        AssetList: {
            assets: components["schemas"]["AssetView"][];
            next: string | null;
            total: number;
            usage: components["schemas"]["AssetUsage"];
        };
        AssetUsage: {
            usedBytes: number;
            quotaMb: number;
        };
        AssetView: {
            id: string;
            name: string;
            /** @enum {string} */
            type: "guide" | "logo" | "sponsor" | "template";
            description: string;
            fileFormat: string;
            fileSize: string;
            fileUrl: string;
            /** @description Null if no picture could be drawn of it. */
            previewUrl: string | null;
            /** @description Width of a picture; null for a drawing, or if not measured. */
            pixels: number | null;
            createdAt: string;
        };
        Claims: {
            minimum: string;
            discount: string;
            returns: string;
            turnaround: string;
            shipping: string;
            warranty: string;
        };
        Column: {
            key: string;
            title: string;
            /** @enum {string} */
            kind: "bucket" | "count" | "day" | "money" | "percent" | "text";
            /** @description ISO 4217. */
            currency?: string;
            of?: string[];
        };
        CustomTerms: {
            /** @enum {string} */
            taxClass: "reduced" | "standard" | "zero";
            /** @description A fee or service: nothing of it is packed or sent. */
            isService: boolean;
        };
        DeliveryDetails: {
            id: string;
            eventId: string;
            type: string;
            eventAt: string;
            /** @enum {string} */
            state: "accepted" | "failed" | "waiting";
            attempts: number;
            status: number | null;
            triedAt: string | null;
            /** @description Null if it is settled. */
            nextAt: string | null;
            lastError: string | null;
            subject: string;
            data: {
                [key: string]: unknown;
            };
            durationMs: number | null;
            answer: string | null;
        };
        DeliveryOffers: {
            country: string;
            /** @description Without methods, delivery is then free. */
            isDelivered: boolean;
            /** @description The usual one first. */
            methods: {
                /** @description Identifies it in orders and for programs; zones share it for one method. */
                id: string;
                name: string;
                isCollection: boolean;
                /** @description Place and hours of a collection. */
                place?: string;
                hours?: string;
                note: string;
                /** @description Working days from ready to delivered. */
                days: number;
                /** @enum {string} */
                pricedBy: "amount" | "order" | "quantity" | "weight";
                /** @description Each begins later than the one before, the first at 0; a flat price is one step. */
                steps: {
                    from: number;
                    price: number;
                }[];
                /** @description Free from this amount of goods; null for never. */
                freeFrom: number | null;
                /** @description Limit in grams, pieces or money; null for none. */
                upTo: number | null;
                /** @description Delivery day of goods from stock if ordered now: '2026-11-27'. */
                promisedDate: string;
            }[];
        };
        DeliveryOption: {
            id: string;
            name: string;
            isCollection: boolean;
            place?: string;
            hours?: string;
            note: string;
            amount: number;
            /** @description Working days until delivery, including those until the goods are ready. */
            days: number;
            promisedDate: string;
        };
        DeliveryQuote: {
            country: string;
            /** @description The usual one first; empty without delivery there. */
            methods: components["schemas"]["DeliveryOption"][];
            /** @description Method included in the total; undefined if the goods were priced without delivery. */
            chosen?: string;
            problem?: components["schemas"]["NoDelivery"];
        };
        DraftAnswer: {
            draft: components["schemas"]["TeamDraft"];
            /** @description Counts saves and submissions; 0 before the first. */
            version: number;
            /** @description Idempotency-Key of exactly this version, from whichever window. */
            submitKey: string | null;
            quote: components["schemas"]["TeamQuote"];
        };
        DraftItem: {
            key: string;
            product: string;
            color: string | null;
            /** @description Hash of the kit it is made to, which then sets the colours. */
            kit?: string;
            players: components["schemas"]["DraftPlayer"][];
            /** @description Nameless pieces by size. */
            extras: {
                [key: string]: number;
            };
            prints?: components["schemas"]["LinePrint"][];
        };
        DraftPlayer: {
            memberId?: string;
            /** @description Squad of the piece: a player may be in several. */
            squad?: string;
            name: string;
            nameOnBack: string;
            number: "00" | null | number;
            /** @description A size code or ONE_SIZE; empty until known. */
            size: string;
            sizes?: {
                [key: string]: string;
            };
        };
        EditQuote: {
            quote: components["schemas"]["TeamQuote"];
            changes: string[];
            /** @description One sentence for each approval or proof that the edit voids. */
            voids: string[];
        };
        Edited: {
            revision: number;
            totalAmount: number;
            changes: string[];
            voids: string[];
        };
        EditedDelivery: {
            delivery: null | components["schemas"]["OrderDelivery"];
            shippingAmount: number;
            promisedDate: string | null;
            /** @description True for a price that staff set or a quote had: it stays when the order is edited. */
            isAgreed?: boolean;
            methods: components["schemas"]["DeliveryOption"][];
            /** @description Reason against this delivery; the stored one is then kept. */
            problem?: components["schemas"]["NoDelivery"];
        };
        ExportState: {
            message: string | null;
            id: string;
            /** @enum {string} */
            status: "done" | "failed" | "running" | "waiting";
            /** @enum {string} */
            what: "customers" | "orders" | "products" | "stock";
            done: number;
            /** @description Lines of an import, records of an export as it began. */
            total: number;
            createdAt: string;
            endedAt: string | null;
            expiresAt: string;
            lines: number;
        };
        FieldChange: {
            /** @enum {string} */
            field: "email" | "isActive" | "jerseyNumber" | "name" | "nameOnBack" | "position" | "shortsSize" | "sizePreference" | "socksSize" | "squad";
            from: string | number | null | boolean;
            to: string | number | null | boolean;
        };
        GarmentTechniques: {
            /** @enum {string} */
            garment: "plain" | "sublimation";
            /** @enum {string} */
            names: "embroidery" | "sublimation" | "transfer" | "vinyl";
            /** @enum {string} */
            numbers: "embroidery" | "sublimation" | "transfer" | "vinyl";
            /** @enum {string} */
            logos: "embroidery" | "sublimation" | "transfer" | "vinyl";
        };
        ImportPreview: {
            rows: components["schemas"]["PlannedRow"][];
            counts: {
                added: number;
                changed: number;
                unchanged: number;
                wrong: number;
            };
            ignoredColumns: string[];
            /** @description Unknown words for sizes, mapped or not, each once, with its number of rows. */
            unknownSizes: {
                word: string;
                rows: number;
            }[];
            seal: string;
        };
        ImportState: {
            message: string | null;
            id: string;
            /** @enum {string} */
            status: "done" | "failed" | "running" | "waiting";
            /** @enum {string} */
            what: "customers" | "products" | "stock";
            done: number;
            /** @description Lines of an import, records of an export as it began. */
            total: number;
            createdAt: string;
            endedAt: string | null;
            expiresAt: string;
            isDryRun: boolean;
            /** @description Lines done, by what became of them, or would. */
            counts: components["schemas"]["RowCounts"];
            /** @description The first 100; all are at `/api/imports/{id}/errors`. */
            errors: components["schemas"]["LineError"][];
            /** @description Named by their address: fetched by another job, once their products are written. */
            pictures: components["schemas"]["PictureProgress"];
        };
        KitProduct: {
            /** @enum {string} */
            garment: "baselayer" | "crew-socks" | "cricket-shirt" | "cricket-trousers" | "football-shirt" | "football-shorts" | "holdall" | "hoodie" | "netball-dress" | "polo-shirt" | "rugby-jersey" | "skort" | "training-bib" | "training-tee" | "warm-up-jacket" | "zip-hoodie";
            options: {
                product: {
                    id: string;
                    slug: string;
                    name: string;
                    image?: string;
                    additionalPrices?: {
                        [key: string]: number;
                    };
                    /** @description Stock in the chosen colour, by size label or NO_SIZE; undefined if unknown. */
                    stock?: {
                        [key: string]: number;
                    };
                    priceTiers?: {
                        minQuantity: number;
                        percentOff: number;
                    }[];
                    price: number;
                    salePrice?: number | null;
                };
                colors: {
                    name: string;
                    hex: string;
                    available: boolean;
                }[];
                /** @description Stock by colour and size; empty for goods without sizes. */
                variations: {
                    color: string;
                    size: string;
                    /** @description Units available: 0 if not for sale; undefined if plenty (`withShownStock`). */
                    stock?: number;
                    /** @description Amount on top of the product’s price. */
                    additionalPrice?: number;
                }[];
                /** @enum {string} */
                sizeChart: "clothing" | "socks";
                /** @description Units on hand of goods without sizes; undefined if plenty (`withShownStock`). */
                stock?: number;
                parts?: components["schemas"]["ProductPart"][];
                /** @description Missing if its kits are sublimated. */
                techniques?: components["schemas"]["GarmentTechniques"];
                /** @constant */
                isPrinted?: true;
                lowStockThreshold: number;
                colorImages: {
                    [key: string]: string;
                };
            };
            techniquePrices: {
                vinyl?: number;
                transfer?: number;
                embroidery?: number;
            };
        };
        LineError: {
            line: number;
            code: string;
            message: string;
            fieldErrors?: null | {
                [key: string]: string[];
            };
        };
        LinePrint: {
            /** @description Id of a design asset; empty until chosen. */
            asset: string;
            /** @enum {string} */
            place: "back" | "bag-back" | "bag-front" | "centre-chest" | "left-chest" | "left-leg" | "left-sleeve" | "right-chest" | "right-leg" | "right-sleeve";
        };
        LineTax: {
            rate: number;
            net: number;
            tax: number;
            /** @description Per cent deducted because the customer pays no tax; null if they do. */
            reliefRate: number | null;
        };
        LoggedDelivery: {
            id: string;
            eventId: string;
            type: string;
            eventAt: string;
            /** @enum {string} */
            state: "accepted" | "failed" | "waiting";
            attempts: number;
            status: number | null;
            triedAt: string | null;
            /** @description Null if it is settled. */
            nextAt: string | null;
            lastError: string | null;
        };
        Logo: {
            src: string;
            width: number;
            height: number;
        };
        NamedPlayer: {
            name: string;
            number: string;
            person?: string;
            squad?: string;
            sizes?: {
                [key: string]: string;
            };
        };
        NoDelivery: {
            /** @enum {string} */
            field: "deliveryMethod" | "shippingAddress.country" | "shippingAddress.postcode";
            message: string;
        };
        OrderConflict: {
            /** @description 'System' if no person did; null if the activity log does not say. */
            by: string | null;
            at: string;
            /** @enum {string} */
            status: "approved" | "cancelled" | "delivered" | "in_production" | "pending" | "processing" | "shipped";
            /** @description True if the latest change set the status. */
            movedOn: boolean;
            revision: number;
        };
        OrderDelivery: {
            method: string;
            name: string;
            isCollection: boolean;
            /** @description Place and hours of a collection as set when it was chosen; null for a delivery. */
            place?: string | null;
            hours?: string | null;
            /** @description Promised working days. */
            days: number;
            /** @description ISO time from which they count; null until the order is confirmed and its proof approved. */
            from: string | null;
        };
        OrderDiscount: {
            productName: string;
            color?: string | null;
            /** @description Name of the kit before ordering: orders keep it with their lines. */
            kitName?: string;
            quantity: number;
            percentOff: number;
            amount: number;
            /** @description Id of an offer, whose name is in place of the product’s. */
            offer?: string | null;
            /** @description Given by staff on all lines, by a name in place of the product’s. */
            isGiven?: boolean;
        };
        OrderLine: {
            /** @description Null of a custom line. */
            productId: string | null;
            variationId?: string;
            productName: string;
            sku: string;
            color?: string;
            /** @enum {string} */
            sizeCode?: "L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL";
            /** @enum {string} */
            sizeLabel?: "2X-Large" | "3X-Large" | "Boys L" | "Boys M" | "Boys S" | "Boys XL" | "Boys XS" | "Large" | "Medium" | "Small" | "X-Large";
            quantity: number;
            kit?: null | {
                /** @description SHA-256 of its document. */
                hash: string;
                name: string;
                /** @enum {string} */
                garment: "baselayer" | "crew-socks" | "cricket-shirt" | "cricket-trousers" | "football-shirt" | "football-shorts" | "holdall" | "hoodie" | "netball-dress" | "polo-shirt" | "rugby-jersey" | "skort" | "training-bib" | "training-tee" | "warm-up-jacket" | "zip-hoodie";
                /** @description Decoration technique; null for sublimation. */
                technique?: ("embroidery" | "transfer" | "vinyl") | null;
                /** @description Further parts of a set that are garments of the kit. */
                parts?: {
                    part: string;
                    /** @enum {string} */
                    garment: "baselayer" | "crew-socks" | "cricket-shirt" | "cricket-trousers" | "football-shirt" | "football-shorts" | "holdall" | "hoodie" | "netball-dress" | "polo-shirt" | "rugby-jersey" | "skort" | "training-bib" | "training-tee" | "warm-up-jacket" | "zip-hoodie";
                    technique?: ("embroidery" | "transfer" | "vinyl") | null;
                }[];
            };
            players?: null | components["schemas"]["NamedPlayer"][];
            parts?: null | string[];
            custom?: null | components["schemas"]["CustomTerms"];
            /** @description Why staff set the price, which ends the quantity discounts of its design. */
            priceReason?: string | null;
            priceList?: null | components["schemas"]["PriceListName"];
            /** @description True if it is ordered in or made: it takes nothing from stock. */
            isMadeToOrder?: boolean;
            unitPrice: number;
            totalPrice: number;
            /** @description Null or undefined if no tax is charged. */
            tax?: null | components["schemas"]["LineTax"];
        };
        OrderTaxes: {
            pricesIncludeTax: boolean;
            /** @enum {string} */
            rounding: "line" | "order";
            /** @enum {string} */
            treatment: "charged" | "exempt" | "reverse-charge";
            name: string;
            /** @description The customer’s VAT number, effective or not. */
            vatNumber: string | null;
            netAmount: number;
            taxAmount: number;
            /** @description Tax contained in the shop’s prices that this customer does not pay. */
            reliefAmount: number;
            taxLines: components["schemas"]["TaxLine"][];
        };
        Person: {
            id: string;
            fullName: string;
            email: string;
            /** @enum {string} */
            role: "coach" | "manager" | "treasurer";
            /** @description True once they have logged in with a password of their own. */
            hasJoined: boolean;
        };
        PictureProgress: {
            total: number;
            attached: number;
            failed: number;
            failures: {
                product: string;
                url: string;
                message: string;
            }[];
        };
        PlannedRow: {
            /** @description Row number in the spreadsheet, from 1. */
            number: number;
            name: string;
            /** @enum {string} */
            kind: "added" | "changed" | "unchanged" | "wrong";
            changes: components["schemas"]["FieldChange"][];
            problems: string[];
            warnings: string[];
        };
        Player: {
            /** @description Size of tops, and the default for everything. */
            sizePreference: ("L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL") | null;
            shortsSize: ("L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL") | null;
            socksSize: ("L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL") | null;
            name: string;
            position: string | null;
            /** @description Squads of the player, separated by commas: 'U13', 'U13, Seniors'. */
            squad: string | null;
            jerseyNumber: "00" | null | number;
            /** @description Printed above the number; empty for the team’s rule. */
            nameOnBack: string | null;
            email: string | null;
            id: string;
            isActive: boolean;
        };
        PriceGroup: {
            productId: string | null;
            productName: string;
            color?: string;
            kit?: {
                hash: string;
                name: string;
            };
            quantity: number;
            subtotal: number;
            /** @description Per cent of the tier reached; 0 below the first. */
            percentOff: number;
            discount: number;
            priceTiers: {
                minQuantity: number;
                percentOff: number;
            }[];
        };
        PriceListName: {
            id: string;
            name: string;
        };
        ProductPart: {
            name: string;
            /**
             * @description Player’s size field.
             * @enum {string}
             */
            worn: "shortsSize" | "sizePreference" | "socksSize";
            /** @description Sizes it is made in; empty for the first part, which has the product’s. */
            sizes: ("L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL")[];
            /**
             * @description Undefined for the first part, which has the product’s, and for parts that come as they are.
             * @enum {string}
             */
            garment?: "baselayer" | "crew-socks" | "cricket-shirt" | "cricket-trousers" | "football-shirt" | "football-shorts" | "holdall" | "hoodie" | "netball-dress" | "polo-shirt" | "rugby-jersey" | "skort" | "training-bib" | "training-tee" | "warm-up-jacket" | "zip-hoodie";
        };
        QuoteContent: {
            deliveryMethod?: string;
            customer: {
                firstName: string;
                lastName: string;
                email: string;
                phone?: string;
            };
            shippingAddress: {
                line1: string;
                line2?: string;
                city: string;
                postcode: string;
                country: string;
                region?: string;
            };
            vatNumber?: string;
            notes?: string;
            companyName?: string;
            purchaseOrder?: string;
            billingAddress?: {
                line1: string;
                line2?: string;
                city: string;
                postcode: string;
                country: string;
                region?: string;
            };
            deliveryAmount?: number;
            discount?: null | {
                /** @enum {string} */
                kind: "amount" | "percentage";
                value: number;
                name: string;
            };
            terms?: string;
            expiresOn: string;
            currency: string;
            depositPercent: number;
            options: components["schemas"]["QuoteOption"][];
        };
        QuoteLine: {
            /** @description Null of a custom line. */
            productId: string | null;
            variationId?: string;
            productName: string;
            sku: string;
            color?: string;
            /** @enum {string} */
            sizeCode?: "L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL";
            /** @enum {string} */
            sizeLabel?: "2X-Large" | "3X-Large" | "Boys L" | "Boys M" | "Boys S" | "Boys XL" | "Boys XS" | "Large" | "Medium" | "Small" | "X-Large";
            quantity: number;
            kit?: null | {
                /** @description SHA-256 of its document. */
                hash: string;
                name: string;
                /** @enum {string} */
                garment: "baselayer" | "crew-socks" | "cricket-shirt" | "cricket-trousers" | "football-shirt" | "football-shorts" | "holdall" | "hoodie" | "netball-dress" | "polo-shirt" | "rugby-jersey" | "skort" | "training-bib" | "training-tee" | "warm-up-jacket" | "zip-hoodie";
                /** @description Decoration technique; null for sublimation. */
                technique?: ("embroidery" | "transfer" | "vinyl") | null;
                /** @description Further parts of a set that are garments of the kit. */
                parts?: {
                    part: string;
                    /** @enum {string} */
                    garment: "baselayer" | "crew-socks" | "cricket-shirt" | "cricket-trousers" | "football-shirt" | "football-shorts" | "holdall" | "hoodie" | "netball-dress" | "polo-shirt" | "rugby-jersey" | "skort" | "training-bib" | "training-tee" | "warm-up-jacket" | "zip-hoodie";
                    technique?: ("embroidery" | "transfer" | "vinyl") | null;
                }[];
            };
            players?: null | components["schemas"]["NamedPlayer"][];
            parts?: null | string[];
            custom?: null | components["schemas"]["CustomTerms"];
            /** @description Why staff set the price, which ends the quantity discounts of its design. */
            priceReason?: string | null;
            priceList?: null | components["schemas"]["PriceListName"];
            /** @description True if it is ordered in or made: it takes nothing from stock. */
            isMadeToOrder?: boolean;
            unitPrice: number;
            totalPrice: number;
            /** @description Null or undefined if no tax is charged. */
            tax?: null | components["schemas"]["LineTax"];
            priceTiers: {
                minQuantity: number;
                percentOff: number;
            }[];
        };
        QuoteOption: {
            /** @description Empty for the only one. */
            name: string;
            lines: components["schemas"]["QuoteLine"][];
            discounts: components["schemas"]["OrderDiscount"][];
            discountAmount: number;
            delivery: null | components["schemas"]["OrderDelivery"];
            shippingAmount: number;
            taxes: null | components["schemas"]["OrderTaxes"];
            totalAmount: number;
            totalItems: number;
        };
        QuotedLine: {
            unitPrice: number;
            /** @description Prices of sizes that differ, by size code. */
            sizePrices: {
                [key: string]: number;
            };
            quantities: {
                [key: string]: number;
            };
            quantity: number;
            totalPrice: number;
            customized: boolean;
        };
        ReceivedPayment: {
            id: string;
            amount: number;
            /** @enum {string} */
            way: "card" | "cash" | "cheque" | "other" | "terminal" | "transfer" | "voucher";
            /** @description Day, as 2026-11-24. */
            receivedOn: string;
            reference: string | null;
            voidedAt: string | null;
            voidedByName: string | null;
            voidReason: string | null;
        };
        RosterChanges: {
            left: string[];
            joined: string[];
            changed: string[];
        };
        RowCounts: {
            refused: number;
            added: number;
            changed: number;
            unchanged: number;
        };
        ShirtRules: {
            /** @enum {string} */
            numbersUniqueIn: "club" | "none" | "squad";
            /** @enum {string} */
            backNames: "as_typed" | "initial_surname" | "surname";
            /** @description All names in capitals, also players' own. */
            capitalNames: boolean;
        };
        Shortage: {
            product: string;
            color?: string;
            size?: string;
            /**
             * @description Stock left for kits of any design.
             * @constant
             */
            isKit?: true;
            available: number;
            productName: string;
            requested: number;
        };
        ShownPage: {
            /** @description `file`, or hash, garment and side of a kit: `{hash}.{garment}.{view}`. */
            id: string;
            title: string;
            picture?: string;
        };
        SiteLink: {
            label: string;
            href: string;
            description?: string;
        };
        SocialLinks: {
            facebook?: string;
            instagram?: string;
            twitter?: string;
            youtube?: string;
        };
        StockLevel: {
            product: string;
            color?: string;
            size?: string;
            /**
             * @description Stock left for kits of any design.
             * @constant
             */
            isKit?: true;
            available: number;
        };
        TaxLine: {
            rate: number;
            net: number;
            tax: number;
        };
        TeamColors: {
            /** @description 1 to 6 team colours as #rrggbb. */
            colors: string[];
            teamName: string;
        };
        TeamDraft: {
            items: components["schemas"]["DraftItem"][];
            notes: string;
            /** @description Default: the address of the team’s last order. */
            shippingAddress?: components["schemas"]["TypedAddress"];
            /** @description Code of the method; default: the usual one. */
            deliveryMethod?: string;
            /** @description As 2026-11-27; '' for none. */
            neededBy?: string;
            purchaseOrder?: string;
        };
        TeamLogo: {
            id: string;
            name: string;
            /** @description Null if no picture could be drawn of it. */
            previewUrl: string | null;
            /** @description Width of a picture; null for a drawing, or if not measured. */
            pixels: number | null;
            /** @description Upper-case extension. */
            fileFormat: string;
            fileUrl: string;
        };
        TeamQuote: {
            /** @description Errors against submission, `items.0.players.2.size` and the like. */
            fieldErrors: {
                [key: string]: string[];
            };
            given?: components["schemas"]["OrderDiscount"];
            offer?: components["schemas"]["OrderDiscount"];
            discountAmount: number;
            /** @description With delivery and tax, in the shop’s currency. */
            totalAmount: number;
            delivery: components["schemas"]["EditedDelivery"];
            taxes: null | components["schemas"]["OrderTaxes"];
            totalItems: number;
            designs: components["schemas"]["PriceGroup"][];
            /** @description Names, numbers, logos or team colours are printed. */
            needsProof: boolean;
            subtotal: number;
            offerProblem?: string;
            /** @description Why the offer with a code takes nothing off. */
            codeProblem?: string;
            /** @description One for each line of the draft, in its place; null where product or colour cannot be had. */
            lines: (null | components["schemas"]["QuotedLine"])[];
        };
        TrackedEvent: {
            at: string;
            /** @enum {string} */
            kind: "placed" | "refund" | "shipment" | "status";
            status: ("cancelled" | "delivered" | "pending" | "processing" | "shipped") | null;
            amount: number | null;
            carrier: string | null;
            trackingNumber: string | null;
            trackingUrl: string | null;
        };
        TypedAddress: {
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            line1: string;
            city: string;
            postcode: string;
            line2: string;
            /** @description Missing in older drafts. */
            region?: string;
        };
        Webhook: {
            id: string;
            url: string;
            events: ("design.created" | "design.deleted" | "design.updated" | "inquiry.received" | "inquiry.status_changed" | "order.paid" | "order.placed" | "order.refunded" | "order.status_changed" | "order.updated" | "page.created" | "page.deleted" | "page.published" | "page.unpublished" | "page.updated" | "product.created" | "product.deleted" | "product.updated" | "proof.approved" | "proof.changes_requested" | "proof.created" | "proof.voided" | "return.approved" | "return.cancelled" | "return.declined" | "return.received" | "return.requested" | "return.resolved" | "shipment.created" | "shipment.updated" | "shipment.withdrawn" | "stock.low" | "stock.out" | "team_order.paid" | "team_order.placed" | "team_order.refunded" | "team_order.status_changed" | "team_order.updated")[];
            /** @enum {string} */
            state: "active" | "disabled" | "paused";
            createdAt: string;
            acceptedAt: string | null;
            /** @description Set while nothing is accepted. */
            failingSince: string | null;
            waiting: number;
        };
        WriteOff: {
            amount: number;
            on: string;
            reason: string;
        };
        Product: {
            id: string;
            name: string;
            /** @description Unique part of the web address. */
            slug: string;
            description?: string | null;
            /** @description One or two sentences for product cards. */
            shortDescription?: string | null;
            /** @description List price of one unit. In the shop’s currency. */
            price: number;
            /** @description Replaces the list price and must be lower; empty for no sale. In the shop’s currency. */
            salePrice?: number | null;
            /** @description Sale price if set, else list price. Computed. In the shop’s currency. */
            unitPrice?: number | null;
            /**
             * @description Rates are in the tax settings.
             * @enum {string|null}
             */
            taxClass?: "standard" | "reduced" | "zero" | null;
            /**
             * @description Tax class of boys’ sizes; empty for the destination’s rule for children’s clothing.
             * @enum {string|null}
             */
            boysTaxClass?: "standard" | "reduced" | "zero" | null;
            sku: string;
            /** @description Units on hand; the sum of its variations, if any. */
            stockQuantity: number;
            category?: (string | null) | components["schemas"]["Category"];
            images?: {
                image: string | components["schemas"]["Media"];
                /** @description Name of the colour shown; empty for any colour. */
                color?: string | null;
                id?: string | null;
            }[] | null;
            colors?: {
                name: string;
                /** @description As #rrggbb. */
                hex: string;
                /** @description Unavailable colours are shown but cannot be chosen. */
                available?: boolean | null;
                id?: string | null;
            }[] | null;
            /** @description Empty for goods without sizes, such as bags. */
            sizes?: ("XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL")[] | null;
            /** @description Two to six parts of a set: [{ name, worn, sizes, garment }]. The first has the product’s own sizes and kit garment. Empty if not a set. */
            parts?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Selling points, one per entry. */
            features?: string[] | null;
            isActive: boolean;
            isFeatured: boolean;
            /** @description Made to order with a team’s colours, names and numbers. */
            isCustomizable?: boolean | null;
            /**
             * @description Garment in the kit designer; empty if it cannot be designed.
             * @enum {string|null}
             */
            kitGarment?: "football-shirt" | "football-shorts" | "rugby-jersey" | "netball-dress" | "skort" | "cricket-shirt" | "cricket-trousers" | "training-tee" | "training-bib" | "polo-shirt" | "hoodie" | "zip-hoodie" | "warm-up-jacket" | "baselayer" | "crew-socks" | "holdall" | null;
            /** @description Techniques of its kits, unless a kit has its own: { garment: "sublimation" or "plain", names, numbers, logos: "sublimation", "vinyl", "transfer" or "embroidery" }. Empty if all is sublimated. */
            techniques?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Grams per piece; empty for the default in the delivery settings. */
            weight?: number | null;
            /** @description Working days until ready from stock; empty for the default in the delivery settings. */
            stockDays?: number | null;
            /** @description Working days until ready when made to order; empty for the default in the delivery settings. */
            madeDays?: number | null;
            /** @description Title for search engines; empty for the product’s name. */
            metaTitle?: string | null;
            /** @description Description for search engines; empty for the short description. */
            metaDescription?: string | null;
            /** @description Quantity discounts; empty for the shop’s default. */
            priceTiers?: {
                /** @description Smallest number of pieces of one design, all sizes together. */
                minQuantity: number;
                /** @description Per cent, 1 to 90. */
                percentOff: number;
                id?: string | null;
            }[] | null;
            /** @description Average of published reviews, 0 to 5. */
            rating: number;
            /** @description Number of published reviews. */
            reviews: number;
            /** @description Stock by colour and size. */
            variations?: {
                docs?: (string | components["schemas"]["ProductVariation"])[];
                hasNextPage?: boolean;
                totalDocs?: number;
            };
            updatedAt: string;
            createdAt: string;
        };
        ProductInput: {
            name?: string | null;
            /** @description Unique part of the web address. */
            slug?: string | null;
            description?: string | null;
            /** @description One or two sentences for product cards. */
            shortDescription?: string | null;
            /** @description List price of one unit. In the shop’s currency. */
            price?: number | null;
            /** @description Replaces the list price and must be lower; empty for no sale. In the shop’s currency. */
            salePrice?: number | null;
            /** @description Sale price if set, else list price. Computed. In the shop’s currency. */
            unitPrice?: number | null;
            /**
             * @description Rates are in the tax settings.
             * @enum {string|null}
             */
            taxClass?: "standard" | "reduced" | "zero" | null;
            /**
             * @description Tax class of boys’ sizes; empty for the destination’s rule for children’s clothing.
             * @enum {string|null}
             */
            boysTaxClass?: "standard" | "reduced" | "zero" | null;
            sku?: string | null;
            /** @description Units on hand; the sum of its variations, if any. */
            stockQuantity?: number | null;
            category?: string | null;
            images?: {
                image?: string | null;
                /** @description Name of the colour shown; empty for any colour. */
                color?: string | null;
                id?: string | null;
            }[] | null;
            colors?: {
                name?: string | null;
                /** @description As #rrggbb. */
                hex?: string | null;
                /** @description Unavailable colours are shown but cannot be chosen. */
                available?: boolean | null;
                id?: string | null;
            }[] | null;
            /** @description Empty for goods without sizes, such as bags. */
            sizes?: ("XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL")[] | null;
            /** @description Two to six parts of a set: [{ name, worn, sizes, garment }]. The first has the product’s own sizes and kit garment. Empty if not a set. */
            parts?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Selling points, one per entry. */
            features?: string[] | null;
            isActive?: boolean | null;
            isFeatured?: boolean | null;
            /** @description Made to order with a team’s colours, names and numbers. */
            isCustomizable?: boolean | null;
            /**
             * @description Garment in the kit designer; empty if it cannot be designed.
             * @enum {string|null}
             */
            kitGarment?: "football-shirt" | "football-shorts" | "rugby-jersey" | "netball-dress" | "skort" | "cricket-shirt" | "cricket-trousers" | "training-tee" | "training-bib" | "polo-shirt" | "hoodie" | "zip-hoodie" | "warm-up-jacket" | "baselayer" | "crew-socks" | "holdall" | null;
            /** @description Techniques of its kits, unless a kit has its own: { garment: "sublimation" or "plain", names, numbers, logos: "sublimation", "vinyl", "transfer" or "embroidery" }. Empty if all is sublimated. */
            techniques?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Grams per piece; empty for the default in the delivery settings. */
            weight?: number | null;
            /** @description Working days until ready from stock; empty for the default in the delivery settings. */
            stockDays?: number | null;
            /** @description Working days until ready when made to order; empty for the default in the delivery settings. */
            madeDays?: number | null;
            /** @description Title for search engines; empty for the product’s name. */
            metaTitle?: string | null;
            /** @description Description for search engines; empty for the short description. */
            metaDescription?: string | null;
            /** @description Quantity discounts; empty for the shop’s default. */
            priceTiers?: {
                /** @description Smallest number of pieces of one design, all sizes together. */
                minQuantity?: number | null;
                /** @description Per cent, 1 to 90. */
                percentOff?: number | null;
                id?: string | null;
            }[] | null;
            /** @description Average of published reviews, 0 to 5. */
            rating?: number | null;
            /** @description Number of published reviews. */
            reviews?: number | null;
        };
        ProductVariation: {
            id: string;
            product: string | components["schemas"]["Product"];
            /** @description One of the product’s colours. */
            colorName: string;
            /** @description As #rrggbb. */
            colorHex: string;
            /** @enum {string} */
            sizeCode: "XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL";
            /** @description Size code in words. Computed. */
            sizeLabel?: string | null;
            /** @description Units on hand. */
            stockQuantity: number;
            /** @description Surcharge on the product’s unit price. In the shop’s currency. */
            additionalPrice: number;
            isAvailable: boolean;
            updatedAt: string;
            createdAt: string;
        };
        ProductVariationInput: {
            product?: string | null;
            /** @description One of the product’s colours. */
            colorName?: string | null;
            /** @description As #rrggbb. */
            colorHex?: string | null;
            /** @enum {string|null} */
            sizeCode?: "XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | null;
            /** @description Units on hand. */
            stockQuantity?: number | null;
            /** @description Surcharge on the product’s unit price. In the shop’s currency. */
            additionalPrice?: number | null;
            /** @description Cost of a piece to the shop, for staff alone; empty if unknown. In the shop’s currency. */
            costPrice?: number | null;
            isAvailable?: boolean | null;
        };
        Category: {
            id: string;
            name: string;
            /** @description Unique part of the web address. */
            slug: string;
            description?: string | null;
            /** @description Category whose listing includes this one, as Accessories includes Bags. */
            parent?: (string | null) | components["schemas"]["Category"];
            /** @description Square picture for the menu tile. */
            icon?: (string | null) | components["schemas"]["Media"];
            /** @description Position in lists, lowest first. */
            sortOrder: number;
            /** @description Shown as a tile in the Shop menu. */
            showInMenu?: boolean | null;
            isActive: boolean;
            updatedAt: string;
            createdAt: string;
        };
        CategoryInput: {
            name?: string | null;
            /** @description Unique part of the web address. */
            slug?: string | null;
            description?: string | null;
            /** @description Category whose listing includes this one, as Accessories includes Bags. */
            parent?: string | null;
            /** @description Square picture for the menu tile. */
            icon?: string | null;
            /** @description Position in lists, lowest first. */
            sortOrder?: number | null;
            /** @description Shown as a tile in the Shop menu. */
            showInMenu?: boolean | null;
            isActive?: boolean | null;
        };
        Customer: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            phone?: string | null;
            vatNumber?: string | null;
            /** @description Pays no tax on orders entered by staff or placed by a team, such as a charity or an authority. */
            isTaxExempt?: boolean | null;
            orders?: {
                docs?: (string | components["schemas"]["Order"])[];
                hasNextPage?: boolean;
                totalDocs?: number;
            };
            updatedAt: string;
            createdAt: string;
        };
        CustomerInput: {
            firstName?: string | null;
            lastName?: string | null;
            email?: string | null;
            phone?: string | null;
            vatNumber?: string | null;
            /** @description Pays no tax on orders entered by staff or placed by a team, such as a charity or an authority. */
            isTaxExempt?: boolean | null;
        };
        Order: {
            id: string;
            /** @description ORD-, year and six digits, such as ORD-2026-000123. */
            orderNumber: string;
            /**
             * @description Any status may follow any other; each change is recorded.
             * @enum {string}
             */
            status: "pending" | "processing" | "shipped" | "delivered" | "cancelled";
            /** @description Amount the customer pays, including delivery. In the shop’s currency. */
            totalAmount: number;
            /** @description Price tiers and offer, already taken off the total. In the shop’s currency. */
            discountAmount: number;
            /** @description Delivery charge, included in the total. In the shop’s currency. */
            shippingAmount: number;
            /** @description Promised day of delivery, such as 2026-11-27. */
            promisedDate?: string | null;
            delivery?: {
                /** @description Code of the delivery method. */
                method?: string | null;
                name?: string | null;
                isCollection?: boolean | null;
                /** @description Collection point. */
                place?: string | null;
                /** @description Opening hours of the collection point. */
                hours?: string | null;
                /** @description Working days promised. */
                days?: number | null;
                /** @description Start of the promised days; empty until the order is confirmed and its proof approved. */
                from?: string | null;
            };
            /** @description ISO 4217: the shop’s currency when the order was placed. */
            currency?: string | null;
            /** @description Total without tax. */
            netAmount?: number | null;
            /** @description Tax included in the total. In the shop’s currency. */
            taxAmount?: number | null;
            /** @description Tax taken off the prices for a customer who pays none. In the shop’s currency. */
            taxReliefAmount?: number | null;
            /** @description Net and tax by rate, including delivery; empty if no tax is charged. */
            taxLines?: {
                /** @description Per cent. */
                rate: number;
                /** @description Amount without tax. In the shop’s currency. */
                net: number;
                /** @description Amount of tax. In the shop’s currency. */
                tax: number;
                id?: string | null;
            }[] | null;
            /**
             * @description Charged, or the reason it is not; empty if the shop charges no tax.
             * @enum {string|null}
             */
            taxTreatment?: "charged" | "exempt" | "reverse-charge" | null;
            taxName?: string | null;
            /** @description Prices of the lines include tax. */
            pricesIncludeTax?: boolean | null;
            /**
             * @description Rounded for each line, or once for each tax rate of the order.
             * @enum {string|null}
             */
            taxRounding?: "line" | "order" | null;
            vatNumber?: string | null;
            /** @description Note from the customer. */
            notes?: string | null;
            customer: string | components["schemas"]["Customer"];
            /** @description As entered with the order; later changes to the customer do not affect it. */
            contact: {
                firstName: string;
                lastName: string;
                email: string;
                phone?: string | null;
            };
            shippingAddress: {
                line1: string;
                line2?: string | null;
                city: string;
                /** @description State, province or similar, in countries whose addresses have one. */
                region?: string | null;
                postcode: string;
                /** @description ISO 3166-1 alpha-2, such as GB. */
                country: string;
            };
            /** @description Company or club named on invoices. */
            companyName?: string | null;
            /** @description Address on invoices; empty for the delivery address. */
            billingAddress?: {
                line1?: string | null;
                line2?: string | null;
                city?: string | null;
                /** @description State, province or similar, in countries whose addresses have one. */
                region?: string | null;
                postcode?: string | null;
                /** @description ISO 3166-1 alpha-2, such as GB. */
                country?: string | null;
            };
            /** @description Customer’s own purchase order number. */
            purchaseOrder?: string | null;
            /** @description One line for each product, colour and size. */
            orderItems: {
                /** @description Empty for a custom line. */
                product?: (string | null) | components["schemas"]["Product"];
                /** @description Variation whose stock was taken; empty for products without variations. */
                variation?: (string | null) | components["schemas"]["ProductVariation"];
                productName: string;
                sku: string;
                color?: string | null;
                sizeCode?: string | null;
                sizeLabel?: string | null;
                /** @description Number of units. */
                quantity: number;
                /** @description Price of one unit. In the shop’s currency. */
                unitPrice: number;
                /** @description Quantity times unit price. In the shop’s currency. */
                totalPrice: number;
                /** @description Per cent charged. */
                taxRate?: number | null;
                /** @description Per cent taken off the price for a customer who pays no tax. */
                reliefRate?: number | null;
                /** @description Line total without tax, after its share of discounts. In the shop’s currency. */
                netAmount?: number | null;
                /** @description Tax of the line. In the shop’s currency. */
                taxAmount?: number | null;
                /** @description Kit design as ordered, if any. */
                kitDocument?: (string | null) | components["schemas"]["KitDocument"];
                /** @description Players it is printed for: [{ name, number, sizes }], at most one for each unit. */
                players?: Record<string, never> | unknown[] | string | number | boolean | null;
                /** @description Names of the parts of a set. The first has the line’s size, the others have the player’s sizes. */
                parts?: Record<string, never> | unknown[] | string | number | boolean | null;
                /** @description Further parts of a set that are garments of its kit: [{ part, garment }]. */
                kitParts?: Record<string, never> | unknown[] | string | number | boolean | null;
                /**
                 * @description Set for a custom line, which has no product.
                 * @enum {string|null}
                 */
                taxClass?: "standard" | "reduced" | "zero" | null;
                /** @description A fee or service: nothing of it is packed or sent. */
                isService: boolean;
                /** @description Ordered in or made: it takes nothing from stock. */
                isMadeToOrder: boolean;
                /** @description List that priced it; empty at the shop’s price. */
                priceList?: (string | null) | components["schemas"]["PriceList"];
                /** @description Why staff set the price; empty at the shop’s price. */
                priceReason?: string | null;
                id?: string | null;
            }[];
            /** @description One for each design that reached a price tier, and the offer used. */
            discounts?: {
                /** @description Or the name of an offer or discount. */
                productName: string;
                color?: string | null;
                /** @description Pieces of the design, all sizes together. */
                quantity: number;
                /** @description Per cent; 0 of an offer that takes an amount off. */
                percentOff: number;
                /** @description Amount taken off its lines. In the shop’s currency. */
                amount: number;
                offer?: string | null;
                /** @description Given by staff on all lines, by a name in place of the product’s. */
                isGiven: boolean;
                id?: string | null;
            }[] | null;
            /** @enum {string} */
            paymentMethod: "invoice" | "card";
            /**
             * @description Counted by the database from the amounts: total, paid and refunded.
             * @enum {string}
             */
            paymentStatus: "unpaid" | "part" | "paid" | "overpaid" | "written_off" | "failed" | "refunded";
            paidAt?: string | null;
            /** @description Deposit in per cent of the total, due before production; the rest is due before despatch. 0 for none. */
            depositPercent: number;
            /** @description The customer gets no reminders of its invoices. */
            remindersStopped: boolean;
            stripeSessionId?: string | null;
            /** @description Units are back in stock: the order was cancelled or never confirmed. */
            stockReturned: boolean;
            /** @description Deadline for the customer’s confirmation; empty if none is needed. */
            confirmBy?: string | null;
            confirmedAt?: string | null;
            statusChanges?: {
                docs?: (string | components["schemas"]["OrderStatusChange"])[];
                hasNextPage?: boolean;
                totalDocs?: number;
            };
            /** @description Units across all lines. */
            totalItems: number;
            /** @description Sum of refunds so far. In the shop’s currency. */
            refundedAmount: number;
            /** @description Sum of credit notes for goods. In the shop’s currency. */
            creditedAmount: number;
            /** @description Refunded of `creditedAmount`. In the shop’s currency. */
            creditRefundedAmount: number;
            /** @description Bad debt: covers what is open, up to this amount. In the shop’s currency. */
            writtenOffAmount?: number | null;
            /** @description Day of the write-off, such as 2026-11-24. */
            writtenOffOn?: string | null;
            writeOffReason?: string | null;
            /** @description Incremented by the database with every change of the order. */
            revision: number;
            /** @description Staff member who entered the order; empty if the customer did. */
            createdBy?: (string | null) | components["schemas"]["AdminUser"];
            updatedAt: string;
            createdAt: string;
        };
        OrderInput: {
            /**
             * @description Any status may follow any other; each change is recorded.
             * @enum {string|null}
             */
            status?: "pending" | "processing" | "shipped" | "delivered" | "cancelled" | null;
            /** @description Reason for the change of status, kept with it. */
            statusReason?: string | null;
            /** @description Changes the status despite an unpaid deposit or balance. Kept in the activity log. */
            despiteUnpaid?: boolean | null;
            /** @description Note from the customer. */
            notes?: string | null;
            /** @description As entered with the order; later changes to the customer do not affect it. */
            contact?: {
                firstName?: string | null;
                lastName?: string | null;
                email?: string | null;
                phone?: string | null;
            };
            shippingAddress?: {
                line1?: string | null;
                line2?: string | null;
                city?: string | null;
                /** @description State, province or similar, in countries whose addresses have one. */
                region?: string | null;
                postcode?: string | null;
                /** @description ISO 3166-1 alpha-2, such as GB. */
                country?: string | null;
            };
            /** @enum {string|null} */
            paymentMethod?: "invoice" | "card" | null;
            /**
             * @description Counted by the database from the amounts: total, paid and refunded.
             * @enum {string|null}
             */
            paymentStatus?: "unpaid" | "part" | "paid" | "overpaid" | "written_off" | "failed" | "refunded" | null;
            paidAt?: string | null;
            stripeSessionId?: string | null;
            /** @description Sum of refunds so far. In the shop’s currency. */
            refundedAmount?: number | null;
        };
        Offer: {
            id: string;
            /** @description Shown with the discount. */
            name: string;
            /** @description Stored in capitals. Without one the offer applies by itself. */
            code?: string | null;
            /** @enum {string} */
            kind: "percentage" | "amount" | "delivery" | "pieces";
            /** @description Per cent, of a percentage. */
            percentOff?: number | null;
            /** @description Amount off the order. In the shop’s currency. */
            amount?: number | null;
            /** @description Pieces to buy, of which more are free. */
            buyPieces?: number | null;
            /** @description Pieces free with those; the cheapest. */
            freePieces?: number | null;
            /** @description Least worth of the goods that it is for. In the shop’s currency. */
            minSpend?: number | null;
            /** @description Fewest pieces that it is for. */
            minPieces?: number | null;
            /** @description With the categories, what it is for; everything if both are empty. */
            products?: (string | components["schemas"]["Product"])[] | null;
            categories?: (string | components["schemas"]["Category"])[] | null;
            /** @description Also for goods on sale or with a quantity discount. */
            combines?: boolean | null;
            /** @description Only with the first order of an email address. */
            firstOrder?: boolean | null;
            /** @description First day. A day of the shop, such as 2026-11-27. */
            startsOn?: string | null;
            /** @description Last day. A day of the shop, such as 2026-11-27. */
            endsOn?: string | null;
            /** @description Orders that may use it; any number if empty. */
            maxUses?: number | null;
            /** @description Orders of one email address that may use it. */
            maxUsesEach?: number | null;
            isActive: boolean;
            updatedAt: string;
            createdAt: string;
        };
        OfferInput: {
            /** @description Shown with the discount. */
            name?: string | null;
            /** @description Stored in capitals. Without one the offer applies by itself. */
            code?: string | null;
            /** @enum {string|null} */
            kind?: "percentage" | "amount" | "delivery" | "pieces" | null;
            /** @description Per cent, of a percentage. */
            percentOff?: number | null;
            /** @description Amount off the order. In the shop’s currency. */
            amount?: number | null;
            /** @description Pieces to buy, of which more are free. */
            buyPieces?: number | null;
            /** @description Pieces free with those; the cheapest. */
            freePieces?: number | null;
            /** @description Least worth of the goods that it is for. In the shop’s currency. */
            minSpend?: number | null;
            /** @description Fewest pieces that it is for. */
            minPieces?: number | null;
            /** @description With the categories, what it is for; everything if both are empty. */
            products?: string[] | null;
            categories?: string[] | null;
            /** @description Also for goods on sale or with a quantity discount. */
            combines?: boolean | null;
            /** @description Only with the first order of an email address. */
            firstOrder?: boolean | null;
            /** @description First day. A day of the shop, such as 2026-11-27. */
            startsOn?: string | null;
            /** @description Last day. A day of the shop, such as 2026-11-27. */
            endsOn?: string | null;
            /** @description Orders that may use it; any number if empty. */
            maxUses?: number | null;
            /** @description Orders of one email address that may use it. */
            maxUsesEach?: number | null;
            isActive?: boolean | null;
        };
        PriceList: {
            id: string;
            /** @description Shown with its prices. */
            name: string;
            /** @description For what they order in the portal and, signed in, in the shop. */
            teams?: (string | components["schemas"]["Team"])[] | null;
            /** @description Also for shoppers signed in by an address of the clubs’ people and players. */
            forMembers: boolean;
            /** @description For what they order signed in, or staff enter for them. */
            customers?: (string | components["schemas"]["Customer"])[] | null;
            /** @description Per cent off the list price of what has no price below, 1 to 90; nothing without. */
            percentOff?: number | null;
            prices?: {
                product: string | components["schemas"]["Product"];
                /** @description Empty for all its colours and sizes. */
                variation?: (string | null) | components["schemas"]["ProductVariation"];
                /** @description Price of a piece; a variation’s contains its surcharge. In the shop’s currency. */
                price: number;
                id?: string | null;
            }[] | null;
            /** @description Quantity discounts on its prices, instead of the product’s; prices without have none. */
            priceTiers?: {
                /** @description Smallest number of pieces of one design, all sizes together. */
                minQuantity: number;
                /** @description Per cent, 1 to 90. */
                percentOff: number;
                id?: string | null;
            }[] | null;
            /** @description First day. A day of the shop, such as 2026-11-27. */
            startsOn?: string | null;
            /** @description Last day. A day of the shop, such as 2026-11-27. */
            endsOn?: string | null;
            isActive: boolean;
            updatedAt: string;
            createdAt: string;
        };
        PriceListInput: {
            /** @description Shown with its prices. */
            name?: string | null;
            /** @description For what they order in the portal and, signed in, in the shop. */
            teams?: string[] | null;
            /** @description Also for shoppers signed in by an address of the clubs’ people and players. */
            forMembers?: boolean | null;
            /** @description For what they order signed in, or staff enter for them. */
            customers?: string[] | null;
            /** @description Per cent off the list price of what has no price below, 1 to 90; nothing without. */
            percentOff?: number | null;
            prices?: {
                product?: string | null;
                /** @description Empty for all its colours and sizes. */
                variation?: string | null;
                /** @description Price of a piece; a variation’s contains its surcharge. In the shop’s currency. */
                price?: number | null;
                id?: string | null;
            }[] | null;
            /** @description Quantity discounts on its prices, instead of the product’s; prices without have none. */
            priceTiers?: {
                /** @description Smallest number of pieces of one design, all sizes together. */
                minQuantity?: number | null;
                /** @description Per cent, 1 to 90. */
                percentOff?: number | null;
                id?: string | null;
            }[] | null;
            /** @description First day. A day of the shop, such as 2026-11-27. */
            startsOn?: string | null;
            /** @description Last day. A day of the shop, such as 2026-11-27. */
            endsOn?: string | null;
            isActive?: boolean | null;
        };
        PatternTemplate: {
            id: string;
            name: string;
            /** @enum {string} */
            garment: "football-shirt" | "football-shorts" | "rugby-jersey" | "netball-dress" | "skort" | "cricket-shirt" | "cricket-trousers" | "training-tee" | "training-bib" | "polo-shirt" | "hoodie" | "zip-hoodie" | "warm-up-jacket" | "baselayer" | "crew-socks" | "holdall";
            /** @enum {string} */
            cut: "mens" | "womens" | "boys";
            /**
             * @description The garment’s usual one if empty.
             * @enum {string|null}
             */
            collar?: "crew" | "vee" | "polo" | "grandad" | "mock" | "hood" | null;
            fileName?: string | null;
            /** @description SHA-256 of its outlines. */
            drawing?: string | null;
            /** @description Closed outlines of the file: layer, name, width and height in mm, area in mm². */
            outlines?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Pieces by size: [{ size, piece, cut, seam, turn, isMirrored }]. cut and seam are places in outlines from 0, one of them null if the file has no such line; turn is 0, 90, 180 or 270 degrees clockwise, after mirroring. Proposed with the upload. */
            mapping?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Seam allowance in mm, where the file has either cut or seam lines. */
            allowance: number;
            /** @description Its mapping is right: print packs may use it. */
            isConfirmed: boolean;
            /** @description For all products of this garment, cut and collar without one of their own. */
            isDefault: boolean;
            /** @description Made by it, whatever the default is. */
            products?: (string | components["schemas"]["Product"])[] | null;
            updatedAt: string;
            createdAt: string;
        };
        PatternTemplateInput: {
            name?: string | null;
            /** @description Pieces by size: [{ size, piece, cut, seam, turn, isMirrored }]. cut and seam are places in outlines from 0, one of them null if the file has no such line; turn is 0, 90, 180 or 270 degrees clockwise, after mirroring. Proposed with the upload. */
            mapping?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Seam allowance in mm, where the file has either cut or seam lines. */
            allowance?: number | null;
            /** @description Its mapping is right: print packs may use it. */
            isConfirmed?: boolean | null;
            /** @description For all products of this garment, cut and collar without one of their own. */
            isDefault?: boolean | null;
            /** @description Made by it, whatever the default is. */
            products?: string[] | null;
        };
        OrderStatusChange: {
            id: string;
            order: string | components["schemas"]["Order"];
            /** @enum {string} */
            from: "pending" | "processing" | "shipped" | "delivered" | "cancelled";
            /** @enum {string} */
            to: "pending" | "processing" | "shipped" | "delivered" | "cancelled";
            by?: (string | null) | components["schemas"]["AdminUser"];
            /** @description Name at the time; “System” for automatic changes. */
            byName?: string | null;
            reason?: string | null;
            updatedAt: string;
            createdAt: string;
        };
        OrderRefund: {
            id: string;
            order?: (string | null) | components["schemas"]["Order"];
            teamOrder?: (string | null) | components["schemas"]["TeamOrder"];
            /** @description Amount refunded. In the shop’s currency. */
            amount: number;
            reason: string;
            /** @description Stripe session of the refunded payment; empty for a manual refund. */
            checkout?: string | null;
            /** @description Credit note that it pays out; empty for an overpayment. */
            creditNote?: (string | null) | components["schemas"]["Invoice"];
            by?: (string | null) | components["schemas"]["AdminUser"];
            /** @description Name at the time. */
            byName: string;
            updatedAt: string;
            createdAt: string;
        };
        OrderNote: {
            id: string;
            order?: (string | null) | components["schemas"]["Order"];
            /** @description Either order or teamOrder is set. */
            teamOrder?: (string | null) | components["schemas"]["TeamOrder"];
            text: string;
            by?: (string | null) | components["schemas"]["AdminUser"];
            /** @description Name at the time. */
            byName: string;
            updatedAt: string;
            createdAt: string;
        };
        OrderPayment: {
            id: string;
            order?: (string | null) | components["schemas"]["Order"];
            teamOrder?: (string | null) | components["schemas"]["TeamOrder"];
            /** @description In the order’s currency; negative for a reversal. */
            amount: number;
            /** @enum {string} */
            way: "transfer" | "card" | "cash" | "cheque" | "terminal" | "voucher" | "other";
            /** @description Such as 2026-11-24. */
            receivedOn: string;
            /** @description Reference from the bank or Stripe. */
            reference?: string | null;
            /** @description Key of a bank statement’s line, entered only once. */
            bankLine?: string | null;
            by?: (string | null) | components["schemas"]["AdminUser"];
            /** @description Name at the time. */
            byName: string;
            /** @description Void payment that this one reverses. */
            voids?: (string | null) | components["schemas"]["OrderPayment"];
            /** @description Empty for a payment that counts. */
            voidedAt?: string | null;
            /** @description Name at the time. */
            voidedByName?: string | null;
            voidReason?: string | null;
            updatedAt: string;
            createdAt: string;
        };
        Invoice: {
            id: string;
            /** @enum {string} */
            kind: "invoice" | "credit_note";
            /** @description The prefix of the settings, such as INV-, and a sequence number without gaps. */
            number?: string | null;
            /** @description Counts invoices or credit notes, without gaps, from the first number of the settings. */
            sequence?: number | null;
            order?: (string | null) | components["schemas"]["Order"];
            /** @description Either order or teamOrder is set. */
            teamOrder?: (string | null) | components["schemas"]["TeamOrder"];
            orderNumber: string;
            /** @description Reason for a changed total of the order. */
            reason?: string | null;
            /** @description Note for staff, not printed. */
            staffNote?: string | null;
            issuedAt?: string | null;
            /** @description Date in the shop’s time zone, such as 2026-11-24. */
            issuedOn?: string | null;
            /** @description Last day to pay on time. */
            dueOn?: string | null;
            /** @description Days from issue to due date. */
            dueDays: number;
            timeZone: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description Amount to pay or, on a credit note, to deduct, including tax. In the shop’s currency. */
            totalAmount: number;
            /** @description Each with its tax rate, amount at the shop’s prices, and netAmount without tax: these come to the net of each rate in taxLines. */
            rows: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description By rate: [{ rate, net, tax }]. */
            taxLines: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description On a credit note that names goods: all that such notes of the order credit, with this one. */
            credited?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Tax in the currency of the shop’s country, if that differs and a rate is set: { currency, rate, on, tax }. */
            homeTax?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Details of the shop from the settings. */
            supplier: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Addressee. */
            customer: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description At issue: { isPaid, deposit: { dueNow, beforeDespatch } }. */
            payment: Record<string, never> | unknown[] | string | number | boolean | null;
            updatedAt: string;
            createdAt: string;
        };
        OrderProof: {
            id: string;
            order: string | components["schemas"]["Order"];
            /** @description Counts the proofs of an order, from 1. */
            version: number;
            /** @description Note from staff. */
            note?: string | null;
            /** @description SHA-256 of the file, in hexadecimal. */
            fileHash: string;
            /** @description Drawn from the order, not uploaded by staff. */
            isDrawn: boolean;
            /** @enum {string} */
            status: "waiting" | "approved" | "changes_requested" | "void";
            /** @description Comment with the decision. */
            comment?: string | null;
            decidedAt?: string | null;
            decidedByName?: string | null;
            /** @description SHA-256 of the approved file, order lines and players. */
            approvalHash?: string | null;
            /** @description Answers by squad: approval or changes, by whom, when, and on which version. */
            answers?: Record<string, never> | unknown[] | string | number | boolean | null;
            updatedAt: string;
            createdAt: string;
            url?: string | null;
            thumbnailURL?: string | null;
            filename?: string | null;
            mimeType?: string | null;
            filesize?: number | null;
            width?: number | null;
            height?: number | null;
            focalX?: number | null;
            focalY?: number | null;
        };
        Shipment: {
            id: string;
            /** @description Either order or teamOrder is set. */
            order?: (string | null) | components["schemas"]["Order"];
            teamOrder?: (string | null) | components["schemas"]["TeamOrder"];
            /** @description Counts the shipments of an order, from 1. */
            number: number;
            carrier?: string | null;
            trackingNumber?: string | null;
            /** @description Https address of the tracking page, if not the carrier’s own. */
            trackingUrl?: string | null;
            pieces?: {
                /** @description Id of the order line; in a team order, item id, colon and size. */
                line: string;
                /** @description Pieces of the line. */
                quantity: number;
                /** @description Players the pieces are printed for: [{ name, number, person }], person only in team orders. Null if unknown. */
                players?: Record<string, never> | unknown[] | string | number | boolean | null;
                id?: string | null;
            }[] | null;
            by?: (string | null) | components["schemas"]["AdminUser"];
            /** @description Name at the time. */
            byName: string;
            updatedAt: string;
            createdAt: string;
        };
        OrderQuote: {
            id: string;
            quoteNumber: string;
            /**
             * @description A sent quote has expired once `expiresOn` is over.
             * @enum {string}
             */
            status: "draft" | "sent" | "accepted" | "declined";
            revision: number;
            version: number;
            /** @description Version that was sent last. */
            sentVersion?: number | null;
            sentAt?: string | null;
            customerName: string;
            email: string;
            companyName?: string | null;
            /** @description Last day on which it can be accepted. */
            expiresOn: string;
            /** @description Total of its first option, with tax. */
            totalAmount: number;
            /** @description Newest version, with its options. */
            content: Record<string, never> | unknown[] | string | number | boolean | null;
            inquiry?: (string | null) | components["schemas"]["Inquiry"];
            order?: (string | null) | components["schemas"]["Order"];
            acceptedVersion?: number | null;
            /** @description Its place in the list of options, from 1. */
            acceptedOption?: number | null;
            /** @description As typed by the customer. */
            acceptedName?: string | null;
            acceptedAt?: string | null;
            declinedAt?: string | null;
            declineReason?: string | null;
            createdBy?: (string | null) | components["schemas"]["AdminUser"];
            /** @description Name at the time. */
            createdByName: string;
            updatedAt: string;
            createdAt: string;
        };
        OrderQuoteVersion: {
            id: string;
            quote: string | components["schemas"]["OrderQuote"];
            version: number;
            content: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Name of the sender at the time. */
            byName: string;
            updatedAt: string;
            createdAt: string;
        };
        OrderReturn: {
            id: string;
            returnNumber: string;
            /** @description Either order or teamOrder is set. */
            order?: (string | null) | components["schemas"]["Order"];
            teamOrder?: (string | null) | components["schemas"]["TeamOrder"];
            /** @enum {string} */
            status: "requested" | "approved" | "received" | "resolved" | "declined" | "cancelled";
            items: {
                /** @description Id of the order line. */
                line: string;
                /** @description Pieces that are to come back. */
                quantity: number;
                /** @enum {string} */
                reason: "faulty" | "wrong_item" | "wrong_size" | "unwanted" | "order_cancelled";
                /** @description Pieces that came and went back into stock. */
                restocked: number;
                /** @description Pieces that came and did not. */
                writtenOff: number;
                id?: string | null;
            }[];
            /** @description Note from the customer. */
            note?: string | null;
            /** @description Steps for sending it back. */
            instructions?: string | null;
            declineReason?: string | null;
            /** @enum {string|null} */
            resolution?: "refund" | "replacement" | "exchange" | "none" | null;
            /** @description For the customer, once resolved. */
            message?: string | null;
            creditNote?: (string | null) | components["schemas"]["Invoice"];
            /** @description Order of what is sent instead. */
            replacement?: (string | null) | components["schemas"]["Order"];
            createdBy?: (string | null) | components["schemas"]["AdminUser"];
            /** @description Name at the time; empty for the customer. */
            createdByName?: string | null;
            approvedAt?: string | null;
            receivedAt?: string | null;
            /** @description Resolved, declined or cancelled. */
            closedAt?: string | null;
            updatedAt: string;
            createdAt: string;
        };
        ReturnPhoto: {
            id: string;
            return: string | components["schemas"]["OrderReturn"];
            /** @description File name from the sender. */
            name: string;
            /** @description Generated file name in the data folder. */
            fileName: string;
            mimeType: string;
            /** @description In bytes over the API. */
            fileBytes: number;
            updatedAt: string;
            createdAt: string;
        };
        Team: {
            id: string;
            teamName: string;
            division?: string | null;
            sportType?: string | null;
            contactPerson?: string | null;
            phone?: string | null;
            /** @description Company or club named on invoices. */
            companyName?: string | null;
            /** @description Address on invoices; empty for the delivery address. */
            billingAddress?: {
                line1?: string | null;
                line2?: string | null;
                city?: string | null;
                /** @description State, province or similar, in countries whose addresses have one. */
                region?: string | null;
                postcode?: string | null;
                /** @description ISO 3166-1 alpha-2, such as GB. */
                country?: string | null;
            };
            vatNumber?: string | null;
            /** @description Pays no tax on orders entered by staff or placed by a team, such as a charity or an authority. */
            isTaxExempt?: boolean | null;
            /** @description 1 to 6 team colours as #rrggbb. */
            colors: string[];
            /**
             * @description Players among whom a number must be unique.
             * @enum {string|null}
             */
            numbersUniqueIn?: "squad" | "club" | "none" | null;
            /**
             * @description Name printed for players without a name on back.
             * @enum {string|null}
             */
            backNames?: "surname" | "initial_surname" | "as_typed" | null;
            /** @description Prints names in capitals. */
            capitalNames?: boolean | null;
            /** @description Allows numbers against the rules of the sport. */
            allowsAnyNumber?: boolean | null;
            logo?: (string | null) | components["schemas"]["Media"];
            /** @description Web address of the logo, if not uploaded. */
            logoUrl?: string | null;
            /** @description Inactive teams cannot sign in. */
            isActive: boolean;
            lastLogin?: string | null;
            members?: {
                docs?: (string | components["schemas"]["TeamMember"])[];
                hasNextPage?: boolean;
                totalDocs?: number;
            };
            orders?: {
                docs?: (string | components["schemas"]["TeamOrder"])[];
                hasNextPage?: boolean;
                totalDocs?: number;
            };
            updatedAt: string;
            createdAt: string;
            email?: string | null;
            username: string;
            sessions?: {
                id: string;
                createdAt?: string | null;
                expiresAt: string;
            }[] | null;
            /** @enum {string} */
            collection?: "teams";
        };
        TeamInput: {
            teamName?: string | null;
            division?: string | null;
            sportType?: string | null;
            contactPerson?: string | null;
            phone?: string | null;
            vatNumber?: string | null;
            /** @description Pays no tax on orders entered by staff or placed by a team, such as a charity or an authority. */
            isTaxExempt?: boolean | null;
            /** @description 1 to 6 team colours as #rrggbb. */
            colors?: string[] | null;
            /**
             * @description Players among whom a number must be unique.
             * @enum {string|null}
             */
            numbersUniqueIn?: "squad" | "club" | "none" | null;
            /**
             * @description Name printed for players without a name on back.
             * @enum {string|null}
             */
            backNames?: "surname" | "initial_surname" | "as_typed" | null;
            /** @description Prints names in capitals. */
            capitalNames?: boolean | null;
            /** @description Allows numbers against the rules of the sport. */
            allowsAnyNumber?: boolean | null;
            logo?: string | null;
            /** @description Web address of the logo, if not uploaded. */
            logoUrl?: string | null;
            /** @description Inactive teams cannot sign in. */
            isActive?: boolean | null;
            email?: string | null;
            username?: string | null;
            sessions?: {
                id?: string | null;
                createdAt?: string | null;
                expiresAt?: string | null;
            }[] | null;
            password?: string | null;
        };
        TeamPerson: {
            id: string;
            team: string | components["schemas"]["Team"];
            fullName: string;
            /**
             * @description Manager: Does everything: orders, proofs, invoices and people. Coach: Fills in players, sizes, designs and the draft of an order. Cannot submit it, approve a proof or see invoices. Treasurer: Sees orders, and pays their invoices. Does not see the roster, drafts or designs.
             * @enum {string}
             */
            role: "manager" | "coach" | "treasurer";
            /** @description Same as the team’s. */
            isActive?: boolean | null;
            lastLogin?: string | null;
            updatedAt: string;
            createdAt: string;
            email: string;
            sessions?: {
                id: string;
                createdAt?: string | null;
                expiresAt: string;
            }[] | null;
            /** @enum {string} */
            collection?: "team-people";
        };
        TeamPersonInput: {
            /** @description Same as the team’s. */
            isActive?: boolean | null;
            email?: string | null;
            sessions?: {
                id?: string | null;
                createdAt?: string | null;
                expiresAt?: string | null;
            }[] | null;
            password?: string | null;
        };
        TeamMember: {
            id: string;
            team: string | components["schemas"]["Team"];
            name: string;
            position?: string | null;
            jerseyNumber?: number | string | null;
            /** @enum {string|null} */
            sizePreference?: "XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | null;
            /** @enum {string|null} */
            shortsSize?: "XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | null;
            /** @enum {string|null} */
            socksSize?: "XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | null;
            /** @description Printed above the number; empty for the team’s rule. */
            nameOnBack?: string | null;
            /** @description Squads separated by commas, such as U13, Seniors. */
            squad?: string | null;
            /** @description Receives links and reminders about sizes. */
            email?: string | null;
            isActive: boolean;
            updatedAt: string;
            createdAt: string;
        };
        TeamMemberInput: {
            team?: string | null;
            name?: string | null;
            position?: string | null;
            jerseyNumber?: number | string | null;
            /** @enum {string|null} */
            sizePreference?: "XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | null;
            /** @enum {string|null} */
            shortsSize?: "XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | null;
            /** @enum {string|null} */
            socksSize?: "XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | null;
            /** @description Printed above the number; empty for the team’s rule. */
            nameOnBack?: string | null;
            /** @description Squads separated by commas, such as U13, Seniors. */
            squad?: string | null;
            /** @description Receives links and reminders about sizes. */
            email?: string | null;
            isActive?: boolean | null;
        };
        SizeRequest: {
            id: string;
            team: string | components["schemas"]["Team"];
            /** @description Purpose of the request. */
            title: string;
            /** @description Squad to reply; empty for all players. */
            squad?: string | null;
            /** @description Links stop working at this time. */
            deadline: string;
            /** @description Time the manager closed it before the deadline. */
            lockedAt?: string | null;
            updatedAt: string;
            createdAt: string;
        };
        SizeReply: {
            id: string;
            team: string | components["schemas"]["Team"];
            sizeRequest: string | components["schemas"]["SizeRequest"];
            member?: (string | null) | components["schemas"]["TeamMember"];
            /** @description Name entered through the team’s link. */
            name?: string | null;
            /** @enum {string|null} */
            sizePreference?: "XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | null;
            /** @enum {string|null} */
            shortsSize?: "XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | null;
            /** @enum {string|null} */
            socksSize?: "XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | null;
            jerseyNumber?: string | null;
            nameOnBack?: string | null;
            answeredAt?: string | null;
            /** @description Time the manager accepted a reply through the team’s link. */
            acceptedAt?: string | null;
            remindedAt?: string | null;
            updatedAt: string;
            createdAt: string;
        };
        TeamOrder: {
            id: string;
            team: string | components["schemas"]["Team"];
            /** @description ORD-, year and six digits, such as ORD-2026-000123. */
            orderNumber: string;
            /** @enum {string} */
            status: "pending" | "approved" | "in_production" | "delivered" | "cancelled";
            /** @description Deposit in per cent of the total, due before production; the rest is due before despatch. 0 for none. */
            depositPercent: number;
            /** @description The customer gets no reminders of its invoices. */
            remindersStopped: boolean;
            /** @description Sum of items less discount, with delivery and tax. In the shop’s currency. */
            totalAmount: number;
            /** @description Sum of credit notes for goods. In the shop’s currency. */
            creditedAmount: number;
            /** @description Refunded of `creditedAmount`. In the shop’s currency. */
            creditRefundedAmount: number;
            /** @description Bad debt: covers what is open, up to this amount. In the shop’s currency. */
            writtenOffAmount?: number | null;
            /** @description Day of the write-off, such as 2026-11-24. */
            writtenOffOn?: string | null;
            writeOffReason?: string | null;
            /** @description Price-tier discount. In the shop’s currency. */
            discountAmount: number;
            /** @description Total without tax. */
            netAmount?: number | null;
            /** @description Tax included in the total. In the shop’s currency. */
            taxAmount?: number | null;
            /** @description Tax taken off the prices for a customer who pays none. In the shop’s currency. */
            taxReliefAmount?: number | null;
            /** @description Net and tax by rate, including delivery; empty if no tax is charged. */
            taxLines?: {
                /** @description Per cent. */
                rate: number;
                /** @description Amount without tax. In the shop’s currency. */
                net: number;
                /** @description Amount of tax. In the shop’s currency. */
                tax: number;
                id?: string | null;
            }[] | null;
            /**
             * @description Charged, or the reason it is not; empty if the shop charges no tax.
             * @enum {string|null}
             */
            taxTreatment?: "charged" | "exempt" | "reverse-charge" | null;
            taxName?: string | null;
            /** @description Prices of the lines include tax. */
            pricesIncludeTax?: boolean | null;
            /**
             * @description Rounded for each line, or once for each tax rate of the order.
             * @enum {string|null}
             */
            taxRounding?: "line" | "order" | null;
            vatNumber?: string | null;
            /** @description Units across all items. */
            totalItems: number;
            /** @description { items: [{ id, product_id, product_name, color, quantities: { size: units }, unit_price, total_quantity, total_price, tax_rates: { size: per cent }, players: [{ name, name_on_back, number, size }], prints: [{ asset_id, name, place }], custom: { tax_class, is_service } of a line without a product, price_reason for staff }], discounts: [{ product_name, color, quantity, percent_off, amount, is_given }] } with amounts in the order’s currency. */
            orderData: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description ISO 4217: the shop’s currency when the order was submitted. */
            currency?: string | null;
            notes?: string | null;
            shippingAddress?: {
                line1?: string | null;
                line2?: string | null;
                city?: string | null;
                /** @description State, province or similar, in countries whose addresses have one. */
                region?: string | null;
                postcode?: string | null;
                /** @description ISO 3166-1 alpha-2, such as GB. */
                country?: string | null;
            };
            /** @description Day the team needs the goods by, such as 2026-11-27. */
            neededBy?: string | null;
            /** @description Company or club named on invoices. */
            companyName?: string | null;
            /** @description Address on invoices; empty for the delivery address. */
            billingAddress?: {
                line1?: string | null;
                line2?: string | null;
                city?: string | null;
                /** @description State, province or similar, in countries whose addresses have one. */
                region?: string | null;
                postcode?: string | null;
                /** @description ISO 3166-1 alpha-2, such as GB. */
                country?: string | null;
            };
            /** @description Customer’s own purchase order number. */
            purchaseOrder?: string | null;
            /** @description Delivery charge, included in the total. In the shop’s currency. */
            shippingAmount: number;
            /** @description Promised day of delivery, such as 2026-11-27. */
            promisedDate?: string | null;
            delivery?: {
                /** @description Code of the delivery method. */
                method?: string | null;
                name?: string | null;
                isCollection?: boolean | null;
                /** @description Collection point. */
                place?: string | null;
                /** @description Opening hours of the collection point. */
                hours?: string | null;
                /** @description Working days promised. */
                days?: number | null;
                /** @description Start of the promised days; empty until the order is confirmed and its proof approved. */
                from?: string | null;
            };
            /** @description Contains made-to-order goods: production waits for an approved proof. */
            needsProof: boolean;
            /** @description Incremented by the database with every change of the order. */
            revision: number;
            updatedAt: string;
            createdAt: string;
        };
        TeamOrderInput: {
            /** @enum {string|null} */
            status?: "pending" | "approved" | "in_production" | "delivered" | "cancelled" | null;
            /** @description Reason for the change of status, kept with it. */
            statusReason?: string | null;
            /** @description Changes the status despite an unpaid deposit or balance. Kept in the activity log. */
            despiteUnpaid?: boolean | null;
            /** @description { items: [{ id, product_id, product_name, color, quantities: { size: units }, unit_price, total_quantity, total_price, tax_rates: { size: per cent }, players: [{ name, name_on_back, number, size }], prints: [{ asset_id, name, place }], custom: { tax_class, is_service } of a line without a product, price_reason for staff }], discounts: [{ product_name, color, quantity, percent_off, amount, is_given }] } with amounts in the order’s currency. */
            orderData?: Record<string, never> | unknown[] | string | number | boolean | null;
            notes?: string | null;
            /** @description Contains made-to-order goods: production waits for an approved proof. */
            needsProof?: boolean | null;
        };
        TeamOrderDraft: {
            id: string;
            team: string | components["schemas"]["Team"];
            /** @description { items, notes }; see src/domain/teams/team-draft.ts. */
            draftData: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Number of saves, to detect changes in another window. */
            version: number;
            updatedAt: string;
            createdAt: string;
        };
        TeamOrderProof: {
            id: string;
            team: string | components["schemas"]["Team"];
            teamOrder: string | components["schemas"]["TeamOrder"];
            /** @description Counts the proofs of an order, from 1. */
            version: number;
            /** @description Note from staff. */
            note?: string | null;
            /** @description SHA-256 of the file, in hexadecimal. */
            fileHash: string;
            /** @description Drawn from the order, not uploaded by staff. */
            isDrawn: boolean;
            /** @enum {string} */
            status: "waiting" | "approved" | "changes_requested" | "void";
            /** @description Comment with the decision. */
            comment?: string | null;
            decidedAt?: string | null;
            decidedByName?: string | null;
            /** @description SHA-256 of the approved file, order lines and players. */
            approvalHash?: string | null;
            /** @description Answers by squad: approval or changes, by whom, when, and on which version. */
            answers?: Record<string, never> | unknown[] | string | number | boolean | null;
            updatedAt: string;
            createdAt: string;
            url?: string | null;
            thumbnailURL?: string | null;
            filename?: string | null;
            mimeType?: string | null;
            filesize?: number | null;
            width?: number | null;
            height?: number | null;
            focalX?: number | null;
            focalY?: number | null;
        };
        TeamOrderEvent: {
            id: string;
            team: string | components["schemas"]["Team"];
            teamOrder: string | components["schemas"]["TeamOrder"];
            /** @enum {string} */
            type: "submitted" | "status_changed" | "proof_added" | "proof_approved" | "changes_requested" | "proof_voided" | "edited" | "roster_changed" | "shipment_made" | "shipment_changed" | "shipment_withdrawn";
            /** @enum {string|null} */
            from?: "pending" | "approved" | "in_production" | "delivered" | "cancelled" | null;
            /** @enum {string|null} */
            to?: "pending" | "approved" | "in_production" | "delivered" | "cancelled" | null;
            /** @description Name at the time; teams see “Staff” for staff. */
            byName: string;
            byStaff: boolean;
            comment?: string | null;
            /** @description Those that answered a proof, if not the whole order. */
            squads?: string | null;
            updatedAt: string;
            createdAt: string;
        };
        DesignAsset: {
            id: string;
            team: string | components["schemas"]["Team"];
            name: string;
            /** @enum {string} */
            type: "logo" | "sponsor" | "guide" | "template";
            description?: string | null;
            /** @description Upper-case extension, such as PNG. */
            fileFormat?: string | null;
            /** @description In MB with one decimal, such as 1.4 MB. */
            fileSize?: string | null;
            /** @description Download address for the team and staff. */
            fileUrl?: string | null;
            /** @description Off if deleted. */
            isActive: boolean;
            updatedAt: string;
            createdAt: string;
            url?: string | null;
            thumbnailURL?: string | null;
            filename?: string | null;
            mimeType?: string | null;
            filesize?: number | null;
            width?: number | null;
            height?: number | null;
            focalX?: number | null;
            focalY?: number | null;
        };
        KitDocument: {
            id: string;
            /** @description SHA-256 of the kit as canonical JSON; equal kits have the same. */
            hash: string;
            /** @description Kit design; JSON Schema at /api/kits/schema. */
            document: Record<string, never> | unknown[] | string | number | boolean | null;
            updatedAt: string;
            createdAt: string;
        };
        KitDesign: {
            id: string;
            name: string;
            /** @description Kit as last saved. */
            document: string | components["schemas"]["KitDocument"];
            /** @description Owner; empty for a visitor’s design. */
            team?: (string | null) | components["schemas"]["Team"];
            /** @description Off if deleted. */
            isActive: boolean;
            updatedAt: string;
            createdAt: string;
        };
        KitDesignVersion: {
            id: string;
            design: string | components["schemas"]["KitDesign"];
            document: string | components["schemas"]["KitDocument"];
            name: string;
            /** @description Name of the team or staff member. */
            savedBy?: string | null;
            /** @description Saved automatically; replaced by the next autosave. */
            isAutosave: boolean;
            updatedAt: string;
            createdAt: string;
        };
        KitDesignComment: {
            id: string;
            design: string | components["schemas"]["KitDesign"];
            author: string;
            text: string;
            updatedAt: string;
            createdAt: string;
        };
        Inquiry: {
            id: string;
            /** @enum {string} */
            kind: "quote" | "contact";
            /** @enum {string} */
            status: "new" | "answered" | "closed";
            name: string;
            email: string;
            phone?: string | null;
            subject?: string | null;
            /** @enum {string|null} */
            inquiryType?: "custom-kit" | "bulk-order" | "design-help" | "teamwear-portal" | "general" | "support" | null;
            /** @description Message, or requirements for a quote. */
            message?: string | null;
            teamName?: string | null;
            /** @enum {string|null} */
            sport?: "netball" | "football" | "basketball" | "training" | "other" | null;
            /** @enum {string|null} */
            quantity?: "1-10" | "11-25" | "26-50" | "51+" | null;
            colors?: string | null;
            /** @description Kit design as sent. */
            kitDocument?: (string | null) | components["schemas"]["KitDocument"];
            /** @description Order made from the quote. */
            order?: (string | null) | components["schemas"]["Order"];
            files?: {
                docs?: (string | components["schemas"]["InquiryFile"])[];
                hasNextPage?: boolean;
                totalDocs?: number;
            };
            replies?: {
                docs?: (string | components["schemas"]["InquiryReply"])[];
                hasNextPage?: boolean;
                totalDocs?: number;
            };
            updatedAt: string;
            createdAt: string;
        };
        InquiryInput: {
            /** @enum {string|null} */
            status?: "new" | "answered" | "closed" | null;
            name?: string | null;
            email?: string | null;
            phone?: string | null;
            subject?: string | null;
            /** @enum {string|null} */
            inquiryType?: "custom-kit" | "bulk-order" | "design-help" | "teamwear-portal" | "general" | "support" | null;
            /** @description Message, or requirements for a quote. */
            message?: string | null;
            teamName?: string | null;
            /** @enum {string|null} */
            sport?: "netball" | "football" | "basketball" | "training" | "other" | null;
            /** @enum {string|null} */
            quantity?: "1-10" | "11-25" | "26-50" | "51+" | null;
            colors?: string | null;
            /** @description Order made from the quote. */
            order?: string | null;
        };
        InquiryReply: {
            id: string;
            inquiry: string | components["schemas"]["Inquiry"];
            body: string;
            by?: (string | null) | components["schemas"]["AdminUser"];
            /** @description Name at the time. */
            byName: string;
            updatedAt: string;
            createdAt: string;
        };
        InquiryFile: {
            id: string;
            inquiry: string | components["schemas"]["Inquiry"];
            /** @description File name from the sender. */
            name: string;
            /** @description Generated file name in the data folder. */
            fileName: string;
            mimeType: string;
            /** @description In bytes over the API. */
            fileBytes: number;
            updatedAt: string;
            createdAt: string;
        };
        Subscriber: {
            id: string;
            /** @description In lower case. */
            email: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "unsubscribed";
            /** @description Time of the last sign-up, from which confirmation links expire. */
            requestedAt: string;
            confirmedAt?: string | null;
            unsubscribedAt?: string | null;
            updatedAt: string;
            createdAt: string;
        };
        Review: {
            id: string;
            product: string | components["schemas"]["Product"];
            authorName: string;
            /** @description Whole stars, 1 to 5. */
            rating: number;
            title?: string | null;
            body?: string | null;
            /** @enum {string} */
            status: "published" | "hidden";
            updatedAt: string;
            createdAt: string;
        };
        ReviewInput: {
            product?: string | null;
            authorName?: string | null;
            title?: string | null;
            body?: string | null;
            /** @enum {string|null} */
            status?: "published" | "hidden" | null;
        };
        Page: {
            id: string;
            title: string;
            /** @description Unique part of the web address. */
            slug: string;
            /** @description Blocks in order. */
            content?: (components["schemas"]["ButtonBlock"] | components["schemas"]["CallToActionBlock"] | components["schemas"]["CategoryTilesBlock"] | components["schemas"]["ColumnsBlock"] | components["schemas"]["ContactDetailsBlock"] | components["schemas"]["DownloadsBlock"] | components["schemas"]["FaqBlock"] | components["schemas"]["FeatureTilesBlock"] | components["schemas"]["FormBlock"] | components["schemas"]["GalleryBlock"] | components["schemas"]["HeroBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["NewsletterBlock"] | components["schemas"]["ProductGridBlock"] | components["schemas"]["StatisticsBlock"] | components["schemas"]["StepsBlock"] | components["schemas"]["SwatchesBlock"] | components["schemas"]["TableBlock"] | components["schemas"]["TeamBlock"] | components["schemas"]["TestimonialsBlock"] | components["schemas"]["TextBlock"] | components["schemas"]["TimelineBlock"])[] | null;
            /** @description Visitors see only published pages. */
            isPublished?: boolean | null;
            /** @description Shown at /. Only one page can be the homepage. */
            isHomepage?: boolean | null;
            metaTitle?: string | null;
            metaDescription?: string | null;
            /** @description Number of saves. If sent with a change, it must match the stored one. */
            revision?: number | null;
            updatedAt: string;
            createdAt: string;
            deletedAt?: string | null;
            /** @enum {string|null} */
            _status?: "draft" | "published" | null;
        };
        ButtonBlock: {
            text: string;
            /** @enum {string} */
            variant: "primary" | "outline";
            /** @enum {string} */
            size: "sm" | "md" | "lg";
            link?: string | null;
            /** @enum {string} */
            alignment: "left" | "center" | "right";
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "button";
        };
        CallToActionBlock: {
            heading: string;
            text?: string | null;
            buttonText?: string | null;
            buttonLink?: string | null;
            secondButtonText?: string | null;
            secondButtonLink?: string | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "callToAction";
        };
        CategoryTilesBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            tiles?: {
                title?: string | null;
                note?: string | null;
                picture?: string | null;
                link?: string | null;
                color: string;
                id?: string | null;
            }[] | null;
            linkText?: string | null;
            link?: string | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "categoryTiles";
        };
        ContactDetailsBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            hours?: string | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "contactDetails";
        };
        DownloadsBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            items?: {
                title?: string | null;
                note?: string | null;
                picture?: string | null;
                file?: string | null;
                id?: string | null;
            }[] | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "downloads";
        };
        FaqBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            items?: {
                question?: string | null;
                answer?: string | null;
                id?: string | null;
            }[] | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "faq";
        };
        FeatureTilesBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            tiles?: {
                figure?: string | null;
                title?: string | null;
                text?: string | null;
                id?: string | null;
            }[] | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "featureTiles";
        };
        FormBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            /** @enum {string} */
            form: "contact" | "quote";
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "form";
        };
        GalleryBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            items?: {
                src?: string | null;
                /** @description Describes the picture for people who cannot see it. */
                alt?: string | null;
                caption?: string | null;
                id?: string | null;
            }[] | null;
            /** @enum {string} */
            perRow: "2" | "3" | "4";
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "gallery";
        };
        HeroBlock: {
            title: string;
            subtitle?: string | null;
            buttonText?: string | null;
            buttonLink?: string | null;
            backgroundImage?: string | null;
            /** @enum {string} */
            alignment: "left" | "center" | "right";
            /** @description Shown below the text on small screens; without it, the background stays behind the text. */
            smallImage?: string | null;
            eyebrow?: string | null;
            secondButtonText?: string | null;
            secondButtonLink?: string | null;
            points?: {
                text?: string | null;
                id?: string | null;
            }[] | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "hero";
        };
        ImageBlock: {
            src?: string | null;
            /** @description Describes the picture for people who cannot see it. */
            alt?: string | null;
            /** @enum {string} */
            width: "sm" | "md" | "lg" | "xl" | "full" | "1/4" | "1/2" | "3/4";
            /** @enum {string} */
            alignment: "left" | "center" | "right";
            rounded?: boolean | null;
            caption?: string | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "image";
        };
        NewsletterBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "newsletter";
        };
        ProductGridBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            /** @enum {string} */
            source: "featured" | "newest" | "sale" | "category" | "chosen";
            category?: (string | null) | components["schemas"]["Category"];
            products?: (string | components["schemas"]["Product"])[] | null;
            limit: number;
            linkText?: string | null;
            link?: string | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "productGrid";
        };
        StatisticsBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            items?: {
                value?: string | null;
                label?: string | null;
                note?: string | null;
                id?: string | null;
            }[] | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "statistics";
        };
        StepsBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            steps?: {
                title?: string | null;
                text?: string | null;
                id?: string | null;
            }[] | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "steps";
        };
        SwatchesBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            items?: {
                name?: string | null;
                color: string;
                note?: string | null;
                id?: string | null;
            }[] | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "swatches";
        };
        TableBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            table?: {
                columns: string[];
                rows: string[][];
            } | null;
            rowHeads?: boolean | null;
            note?: string | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "table";
        };
        TeamBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            members?: {
                name?: string | null;
                role?: string | null;
                text?: string | null;
                picture?: string | null;
                id?: string | null;
            }[] | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "team";
        };
        TestimonialsBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            items?: {
                quote?: string | null;
                name?: string | null;
                role?: string | null;
                rating: number;
                id?: string | null;
            }[] | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "testimonials";
        };
        TextBlock: {
            content?: {
                root: {
                    type: string;
                    children: ({
                        type: string;
                        version: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                    direction: ("ltr" | "rtl") | null;
                    /** @enum {string} */
                    format: "left" | "start" | "center" | "right" | "end" | "justify" | "";
                    indent: number;
                    version: number;
                };
            } | null;
            /** @enum {string} */
            fontSize: "sm" | "base" | "lg" | "xl" | "2xl" | "3xl";
            /** @enum {string} */
            alignment: "left" | "center" | "right";
            color: string;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "text";
        };
        TimelineBlock: {
            eyebrow?: string | null;
            heading?: string | null;
            intro?: string | null;
            items?: {
                year?: string | null;
                title?: string | null;
                text?: string | null;
                id?: string | null;
            }[] | null;
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "timeline";
        };
        ColumnsBlock: {
            columns?: {
                blocks?: (components["schemas"]["ButtonBlock"] | components["schemas"]["CallToActionBlock"] | components["schemas"]["CategoryTilesBlock"] | components["schemas"]["ContactDetailsBlock"] | components["schemas"]["DownloadsBlock"] | components["schemas"]["FaqBlock"] | components["schemas"]["FeatureTilesBlock"] | components["schemas"]["FormBlock"] | components["schemas"]["GalleryBlock"] | components["schemas"]["HeroBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["NewsletterBlock"] | components["schemas"]["ProductGridBlock"] | components["schemas"]["StatisticsBlock"] | components["schemas"]["StepsBlock"] | components["schemas"]["SwatchesBlock"] | components["schemas"]["TableBlock"] | components["schemas"]["TeamBlock"] | components["schemas"]["TestimonialsBlock"] | components["schemas"]["TextBlock"] | components["schemas"]["TimelineBlock"])[] | null;
                id?: string | null;
            }[] | null;
            /** @enum {string} */
            split: "equal" | "first" | "last";
            id?: string | null;
            blockName?: string | null;
            /** @constant */
            blockType: "columns";
        };
        PageInput: {
            title?: string | null;
            /** @description Unique part of the web address. */
            slug?: string | null;
            /** @description Blocks in order. */
            content?: ({
                text?: string | null;
                /** @enum {string|null} */
                variant?: "primary" | "outline" | null;
                /** @enum {string|null} */
                size?: "sm" | "md" | "lg" | null;
                link?: string | null;
                /** @enum {string|null} */
                alignment?: "left" | "center" | "right" | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "button";
            } | {
                heading?: string | null;
                text?: string | null;
                buttonText?: string | null;
                buttonLink?: string | null;
                secondButtonText?: string | null;
                secondButtonLink?: string | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "callToAction";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                tiles?: {
                    title?: string | null;
                    note?: string | null;
                    picture?: string | null;
                    link?: string | null;
                    color?: string | null;
                    id?: string | null;
                }[] | null;
                linkText?: string | null;
                link?: string | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "categoryTiles";
            } | {
                columns?: {
                    blocks?: ({
                        text?: string | null;
                        /** @enum {string|null} */
                        variant?: "primary" | "outline" | null;
                        /** @enum {string|null} */
                        size?: "sm" | "md" | "lg" | null;
                        link?: string | null;
                        /** @enum {string|null} */
                        alignment?: "left" | "center" | "right" | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "button";
                    } | {
                        heading?: string | null;
                        text?: string | null;
                        buttonText?: string | null;
                        buttonLink?: string | null;
                        secondButtonText?: string | null;
                        secondButtonLink?: string | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "callToAction";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        tiles?: {
                            title?: string | null;
                            note?: string | null;
                            picture?: string | null;
                            link?: string | null;
                            color?: string | null;
                            id?: string | null;
                        }[] | null;
                        linkText?: string | null;
                        link?: string | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "categoryTiles";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        hours?: string | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "contactDetails";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        items?: {
                            title?: string | null;
                            note?: string | null;
                            picture?: string | null;
                            file?: string | null;
                            id?: string | null;
                        }[] | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "downloads";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        items?: {
                            question?: string | null;
                            answer?: string | null;
                            id?: string | null;
                        }[] | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "faq";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        tiles?: {
                            figure?: string | null;
                            title?: string | null;
                            text?: string | null;
                            id?: string | null;
                        }[] | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "featureTiles";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        /** @enum {string|null} */
                        form?: "contact" | "quote" | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "form";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        items?: {
                            src?: string | null;
                            /** @description Describes the picture for people who cannot see it. */
                            alt?: string | null;
                            caption?: string | null;
                            id?: string | null;
                        }[] | null;
                        /** @enum {string|null} */
                        perRow?: "2" | "3" | "4" | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "gallery";
                    } | {
                        title?: string | null;
                        subtitle?: string | null;
                        buttonText?: string | null;
                        buttonLink?: string | null;
                        backgroundImage?: string | null;
                        /** @enum {string|null} */
                        alignment?: "left" | "center" | "right" | null;
                        /** @description Shown below the text on small screens; without it, the background stays behind the text. */
                        smallImage?: string | null;
                        eyebrow?: string | null;
                        secondButtonText?: string | null;
                        secondButtonLink?: string | null;
                        points?: {
                            text?: string | null;
                            id?: string | null;
                        }[] | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "hero";
                    } | {
                        src?: string | null;
                        /** @description Describes the picture for people who cannot see it. */
                        alt?: string | null;
                        /** @enum {string|null} */
                        width?: "sm" | "md" | "lg" | "xl" | "full" | "1/4" | "1/2" | "3/4" | null;
                        /** @enum {string|null} */
                        alignment?: "left" | "center" | "right" | null;
                        rounded?: boolean | null;
                        caption?: string | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "image";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "newsletter";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        /** @enum {string|null} */
                        source?: "featured" | "newest" | "sale" | "category" | "chosen" | null;
                        category?: string | null;
                        products?: string[] | null;
                        limit?: number | null;
                        linkText?: string | null;
                        link?: string | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "productGrid";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        items?: {
                            value?: string | null;
                            label?: string | null;
                            note?: string | null;
                            id?: string | null;
                        }[] | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "statistics";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        steps?: {
                            title?: string | null;
                            text?: string | null;
                            id?: string | null;
                        }[] | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "steps";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        items?: {
                            name?: string | null;
                            color?: string | null;
                            note?: string | null;
                            id?: string | null;
                        }[] | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "swatches";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        table?: {
                            columns: string[];
                            rows: string[][];
                        } | null;
                        rowHeads?: boolean | null;
                        note?: string | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "table";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        members?: {
                            name?: string | null;
                            role?: string | null;
                            text?: string | null;
                            picture?: string | null;
                            id?: string | null;
                        }[] | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "team";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        items?: {
                            quote?: string | null;
                            name?: string | null;
                            role?: string | null;
                            rating?: number | null;
                            id?: string | null;
                        }[] | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "testimonials";
                    } | {
                        content?: {
                            root: {
                                type: string;
                                children: ({
                                    type: string;
                                    version: number;
                                } & {
                                    [key: string]: unknown;
                                })[];
                                direction: ("ltr" | "rtl") | null;
                                /** @enum {string} */
                                format: "left" | "start" | "center" | "right" | "end" | "justify" | "";
                                indent: number;
                                version: number;
                            };
                        } | null;
                        /** @enum {string|null} */
                        fontSize?: "sm" | "base" | "lg" | "xl" | "2xl" | "3xl" | null;
                        /** @enum {string|null} */
                        alignment?: "left" | "center" | "right" | null;
                        color?: string | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "text";
                    } | {
                        eyebrow?: string | null;
                        heading?: string | null;
                        intro?: string | null;
                        items?: {
                            year?: string | null;
                            title?: string | null;
                            text?: string | null;
                            id?: string | null;
                        }[] | null;
                        id?: string | null;
                        blockName?: string | null;
                        /** @constant */
                        blockType: "timeline";
                    })[] | null;
                    id?: string | null;
                }[] | null;
                /** @enum {string|null} */
                split?: "equal" | "first" | "last" | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "columns";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                hours?: string | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "contactDetails";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                items?: {
                    title?: string | null;
                    note?: string | null;
                    picture?: string | null;
                    file?: string | null;
                    id?: string | null;
                }[] | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "downloads";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                items?: {
                    question?: string | null;
                    answer?: string | null;
                    id?: string | null;
                }[] | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "faq";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                tiles?: {
                    figure?: string | null;
                    title?: string | null;
                    text?: string | null;
                    id?: string | null;
                }[] | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "featureTiles";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                /** @enum {string|null} */
                form?: "contact" | "quote" | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "form";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                items?: {
                    src?: string | null;
                    /** @description Describes the picture for people who cannot see it. */
                    alt?: string | null;
                    caption?: string | null;
                    id?: string | null;
                }[] | null;
                /** @enum {string|null} */
                perRow?: "2" | "3" | "4" | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "gallery";
            } | {
                title?: string | null;
                subtitle?: string | null;
                buttonText?: string | null;
                buttonLink?: string | null;
                backgroundImage?: string | null;
                /** @enum {string|null} */
                alignment?: "left" | "center" | "right" | null;
                /** @description Shown below the text on small screens; without it, the background stays behind the text. */
                smallImage?: string | null;
                eyebrow?: string | null;
                secondButtonText?: string | null;
                secondButtonLink?: string | null;
                points?: {
                    text?: string | null;
                    id?: string | null;
                }[] | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "hero";
            } | {
                src?: string | null;
                /** @description Describes the picture for people who cannot see it. */
                alt?: string | null;
                /** @enum {string|null} */
                width?: "sm" | "md" | "lg" | "xl" | "full" | "1/4" | "1/2" | "3/4" | null;
                /** @enum {string|null} */
                alignment?: "left" | "center" | "right" | null;
                rounded?: boolean | null;
                caption?: string | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "image";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "newsletter";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                /** @enum {string|null} */
                source?: "featured" | "newest" | "sale" | "category" | "chosen" | null;
                category?: string | null;
                products?: string[] | null;
                limit?: number | null;
                linkText?: string | null;
                link?: string | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "productGrid";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                items?: {
                    value?: string | null;
                    label?: string | null;
                    note?: string | null;
                    id?: string | null;
                }[] | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "statistics";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                steps?: {
                    title?: string | null;
                    text?: string | null;
                    id?: string | null;
                }[] | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "steps";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                items?: {
                    name?: string | null;
                    color?: string | null;
                    note?: string | null;
                    id?: string | null;
                }[] | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "swatches";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                table?: {
                    columns: string[];
                    rows: string[][];
                } | null;
                rowHeads?: boolean | null;
                note?: string | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "table";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                members?: {
                    name?: string | null;
                    role?: string | null;
                    text?: string | null;
                    picture?: string | null;
                    id?: string | null;
                }[] | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "team";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                items?: {
                    quote?: string | null;
                    name?: string | null;
                    role?: string | null;
                    rating?: number | null;
                    id?: string | null;
                }[] | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "testimonials";
            } | {
                content?: {
                    root: {
                        type: string;
                        children: ({
                            type: string;
                            version: number;
                        } & {
                            [key: string]: unknown;
                        })[];
                        direction: ("ltr" | "rtl") | null;
                        /** @enum {string} */
                        format: "left" | "start" | "center" | "right" | "end" | "justify" | "";
                        indent: number;
                        version: number;
                    };
                } | null;
                /** @enum {string|null} */
                fontSize?: "sm" | "base" | "lg" | "xl" | "2xl" | "3xl" | null;
                /** @enum {string|null} */
                alignment?: "left" | "center" | "right" | null;
                color?: string | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "text";
            } | {
                eyebrow?: string | null;
                heading?: string | null;
                intro?: string | null;
                items?: {
                    year?: string | null;
                    title?: string | null;
                    text?: string | null;
                    id?: string | null;
                }[] | null;
                id?: string | null;
                blockName?: string | null;
                /** @constant */
                blockType: "timeline";
            })[] | null;
            /** @description Visitors see only published pages. */
            isPublished?: boolean | null;
            /** @description Shown at /. Only one page can be the homepage. */
            isHomepage?: boolean | null;
            metaTitle?: string | null;
            metaDescription?: string | null;
            /** @description Number of saves. If sent with a change, it must match the stored one. */
            revision?: number | null;
            publishAt?: string | null;
            unpublishAt?: string | null;
            deletedAt?: string | null;
            /** @enum {string|null} */
            _status?: "draft" | "published" | null;
        };
        Media: {
            id: string;
            alt: string;
            updatedAt: string;
            createdAt: string;
            url?: string | null;
            thumbnailURL?: string | null;
            filename?: string | null;
            mimeType?: string | null;
            filesize?: number | null;
            width?: number | null;
            height?: number | null;
            focalX?: number | null;
            focalY?: number | null;
            sizes?: {
                small?: {
                    url?: string | null;
                    width?: number | null;
                    height?: number | null;
                    mimeType?: string | null;
                    filesize?: number | null;
                    filename?: string | null;
                };
                medium?: {
                    url?: string | null;
                    width?: number | null;
                    height?: number | null;
                    mimeType?: string | null;
                    filesize?: number | null;
                    filename?: string | null;
                };
                large?: {
                    url?: string | null;
                    width?: number | null;
                    height?: number | null;
                    mimeType?: string | null;
                    filesize?: number | null;
                    filename?: string | null;
                };
            };
        };
        MediaInput: {
            alt?: string | null;
            /** @description Original file name, searched by the library. */
            title?: string | null;
            folder?: string | null;
            url?: string | null;
            thumbnailURL?: string | null;
            filename?: string | null;
            mimeType?: string | null;
            filesize?: number | null;
            width?: number | null;
            height?: number | null;
            focalX?: number | null;
            focalY?: number | null;
            sizes?: {
                small?: {
                    url?: string | null;
                    width?: number | null;
                    height?: number | null;
                    mimeType?: string | null;
                    filesize?: number | null;
                    filename?: string | null;
                };
                medium?: {
                    url?: string | null;
                    width?: number | null;
                    height?: number | null;
                    mimeType?: string | null;
                    filesize?: number | null;
                    filename?: string | null;
                };
                large?: {
                    url?: string | null;
                    width?: number | null;
                    height?: number | null;
                    mimeType?: string | null;
                    filesize?: number | null;
                    filename?: string | null;
                };
            };
        };
        MediaFolder: {
            id: string;
            name: string;
            parent?: (string | null) | components["schemas"]["MediaFolder"];
            updatedAt: string;
            createdAt: string;
        };
        MediaFolderInput: {
            name?: string | null;
            parent?: string | null;
        };
        Redirect: {
            id: string;
            /** @description Path on this site; /* at the end covers everything below. */
            from: string;
            /** @description Target page, even after it moves; or enter an address below. */
            page?: (string | null) | components["schemas"]["Page"];
            to?: string | null;
            /** @description Created when a page’s slug changed. */
            isAutomatic?: boolean | null;
            updatedAt: string;
            createdAt: string;
        };
        RedirectInput: {
            /** @description Path on this site; /* at the end covers everything below. */
            from?: string | null;
            /** @description Target page, even after it moves; or enter an address below. */
            page?: string | null;
            to?: string | null;
            /** @description Created when a page’s slug changed. */
            isAutomatic?: boolean | null;
        };
        AdminUser: {
            id: string;
            fullName: string;
            /**
             * @description Decides what this person may do; with own, the role of the shop’s own does.
             * @enum {string}
             */
            role: "owner" | "administrator" | "sales" | "production" | "warehouse" | "bookkeeper" | "content_manager" | "own";
            /** @description Role of the shop’s own. */
            ownRole?: (string | null) | components["schemas"]["Role"];
            roleLabel?: string | null;
            permissions?: ("back-office:enter" | "cms:enter" | "orders:read" | "orders:write" | "products:read" | "products:write" | "vouchers:read" | "vouchers:write" | "customers:read" | "customers:write" | "teams:read" | "teams:write" | "inquiries:read" | "inquiries:write" | "newsletter:read" | "newsletter:write" | "reviews:read" | "reviews:write" | "prices:write" | "production:write" | "despatch:write" | "proofs:write" | "notes:write" | "invoices:read" | "payments:write" | "credit-notes:write" | "bank:write" | "reports:read" | "settings:write" | "activity:read" | "pages:read-drafts" | "pages:write" | "components:write" | "site:write" | "analytics:read" | "media:write" | "staff:write" | "roles:write" | "bank-details:write")[] | null;
            bio?: string | null;
            /** @description Inactive users cannot sign in and are signed out with the next request. */
            isActive: boolean;
            notificationPreferences?: Record<string, never> | null;
            /** @enum {string} */
            theme: "light" | "dark" | "system";
            /** @enum {string} */
            colorScheme: "purple" | "blue" | "green" | "orange";
            lastLogin?: string | null;
            updatedAt: string;
            createdAt: string;
            email: string;
            sessions?: {
                id: string;
                createdAt?: string | null;
                expiresAt: string;
            }[] | null;
            /** @enum {string} */
            collection?: "admin-users";
        };
        AdminUserInput: {
            fullName?: string | null;
            /**
             * @description Decides what this person may do; with own, the role of the shop’s own does.
             * @enum {string|null}
             */
            role?: "owner" | "administrator" | "sales" | "production" | "warehouse" | "bookkeeper" | "content_manager" | "own" | null;
            /** @description Role of the shop’s own. */
            ownRole?: string | null;
            bio?: string | null;
            /** @description Inactive users cannot sign in and are signed out with the next request. */
            isActive?: boolean | null;
            notificationPreferences?: Record<string, never> | null;
            /** @enum {string|null} */
            theme?: "light" | "dark" | "system" | null;
            /** @enum {string|null} */
            colorScheme?: "purple" | "blue" | "green" | "orange" | null;
            email?: string | null;
            sessions?: {
                id?: string | null;
                createdAt?: string | null;
                expiresAt?: string | null;
            }[] | null;
            password?: string | null;
        };
        Role: {
            id: string;
            name: string;
            permissions: ("orders:read" | "orders:write" | "products:read" | "products:write" | "vouchers:read" | "vouchers:write" | "customers:read" | "customers:write" | "teams:read" | "teams:write" | "inquiries:read" | "inquiries:write" | "newsletter:read" | "newsletter:write" | "reviews:read" | "reviews:write" | "prices:write" | "production:write" | "despatch:write" | "proofs:write" | "notes:write" | "invoices:read" | "payments:write" | "credit-notes:write" | "bank:write" | "reports:read" | "settings:write" | "activity:read" | "pages:read-drafts" | "pages:write" | "components:write" | "site:write" | "analytics:read" | "media:write")[];
            updatedAt: string;
            createdAt: string;
        };
        RoleInput: {
            name?: string | null;
            permissions?: ("orders:read" | "orders:write" | "products:read" | "products:write" | "vouchers:read" | "vouchers:write" | "customers:read" | "customers:write" | "teams:read" | "teams:write" | "inquiries:read" | "inquiries:write" | "newsletter:read" | "newsletter:write" | "reviews:read" | "reviews:write" | "prices:write" | "production:write" | "despatch:write" | "proofs:write" | "notes:write" | "invoices:read" | "payments:write" | "credit-notes:write" | "bank:write" | "reports:read" | "settings:write" | "activity:read" | "pages:read-drafts" | "pages:write" | "components:write" | "site:write" | "analytics:read" | "media:write")[] | null;
        };
        ApiKey: {
            id: string;
            name: string;
            /** @description First characters of the key. */
            prefix: string;
            /** @description Such as orders:read. */
            scopes: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description IP addresses and networks that may use it; all of them if empty. */
            addresses?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Limit that staff set; 600 if empty. */
            requestsPerMinute?: number | null;
            expiresAt?: string | null;
            /** @description To the minute. */
            lastUsedAt?: string | null;
            team?: (string | null) | components["schemas"]["Team"];
            /** @description Kind of the account that made it, whose rights it has today. */
            makerCollection: string;
            makerId: string;
            /** @description Name at the time. */
            makerName: string;
            updatedAt: string;
            createdAt: string;
        };
        ActivityLog: {
            id: string;
            actor?: (string | null) | components["schemas"]["AdminUser"];
            actorName: string;
            /** @description Such as order.status-changed. */
            action: string;
            subjectType?: string | null;
            subjectId?: string | null;
            /** @description Name at the time. */
            subject?: string | null;
            before?: Record<string, never> | unknown[] | string | number | boolean | null;
            after?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description IP address of the request. */
            address?: string | null;
            updatedAt: string;
            createdAt: string;
        };
        SiteSetting: {
            id?: string;
            brandName: string;
            tagline?: string | null;
            logo?: (string | null) | components["schemas"]["Media"];
            phone?: string | null;
            salesEmail: string;
            address?: string | null;
            social?: {
                facebook?: string | null;
                instagram?: string | null;
                twitter?: string | null;
                youtube?: string | null;
            };
            /** @description Promises shown in the shop; leave one empty to hide it. */
            claims?: {
                discount?: string | null;
                turnaround?: string | null;
                minimum?: string | null;
                shipping?: string | null;
                warranty?: string | null;
                returns?: string | null;
            };
            copyrightYear: number;
            /** @description Legal name. */
            companyName?: string | null;
            /** @description Number in the register of companies. */
            companyNumber?: string | null;
            /** @description With country prefix, such as GB123456789. */
            vatNumber?: string | null;
            /** @description Country of the shop, ISO 3166-1 alpha-2, such as GB. */
            country?: string | null;
            /** @description Currency of all prices, ISO 4217, such as GBP. */
            currency?: string | null;
            /** @description Format of numbers and dates, such as en-GB. */
            locale?: string | null;
            /** @description Such as Europe/London. */
            timeZone?: string | null;
            /** @description Shoppers see a low-stock warning at this many units or fewer. */
            lowStockThreshold?: number | null;
            /** @description Quantity discounts for products without their own. */
            priceTiers?: {
                /** @description Smallest number of pieces of one design, all sizes together. */
                minQuantity: number;
                /** @description Per cent, 1 to 90. */
                percentOff: number;
                id?: string | null;
            }[] | null;
            /** @description Surcharges for names, numbers and logos, by technique. A technique without a price is not offered. */
            techniquePrices?: {
                /** @description Vinyl, per piece. In the shop’s currency. */
                vinyl?: number | null;
                /** @description Printed transfer, per piece. In the shop’s currency. */
                transfer?: number | null;
                /** @description Embroidery, per piece. In the shop’s currency. */
                embroidery?: number | null;
            };
            /** @description Storage for design assets of each team, in MB. */
            assetQuotaMb?: number | null;
            /** @description Months until a visitor’s unopened kit design is deleted. */
            kitDesignMonths?: number | null;
            /** @description Design checks that block an order instead of only warning. */
            strictKitChecks?: ("number-against-rules" | "number-twice" | "low-contrast" | "low-resolution" | "outside-palette" | "over-seam" | "outside-safe-area" | "not-printed" | "sample")[] | null;
            /** @description Shirt numbers allowed in each sport. */
            shirtNumbers?: {
                football: {
                    /** @description Lowest number allowed. */
                    least: number;
                    /** @description Highest number allowed. */
                    most: number;
                };
                rugby: {
                    /** @description Lowest number allowed. */
                    least: number;
                    /** @description Highest number allowed. */
                    most: number;
                };
                cricket: {
                    /** @description Lowest number allowed. */
                    least: number;
                    /** @description Highest number allowed. */
                    most: number;
                };
                training: {
                    /** @description Lowest number allowed. */
                    least: number;
                    /** @description Highest number allowed. */
                    most: number;
                };
            };
            /** @description Most pieces a visitor can order on invoice without confirming the order by email. */
            unconfirmedPieces?: number | null;
            /** @description Highest total a visitor can order on invoice without confirming the order by email. In the shop’s currency. */
            unconfirmedAmount?: number | null;
            /** @description Fabric between the sewing line and the cutting line, in mm. */
            seamAllowance?: number | null;
            /** @description Roll that the pieces of a print pack are laid on, in mm. */
            roll?: {
                /** @description Width */
                width: number;
                /** @description Margin */
                margin: number;
                /** @description Gap between pieces */
                gap: number;
                /** @description Longest file */
                maxLength: number;
            };
            /** @description ICC profile of the printer, set by its upload. */
            outputProfile?: {
                file?: string | null;
                name?: string | null;
            };
            /** @description Garment measurements laid flat, in mm: { "football-shirt_mens": { "M": { "across": 530, "along": 720 } } }. Missing ones are graded from the built-in table. */
            sizeTable?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Embroidery threads: [{ code, name, hex }], each code and colour once. Our own list if empty. */
            threads?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Days from the issue of an invoice to its due date. */
            invoiceDays?: number | null;
            /** @description Days after despatch in which goods may be returned for any reason. */
            returnDays?: number | null;
            /** @description Before the numbers of new invoices. */
            invoicePrefix?: string | null;
            /** @description Number of the first of the invoices; fixed once there is one. */
            firstInvoiceNumber?: number | null;
            /** @description Before the numbers of new credit notes. */
            creditNotePrefix?: string | null;
            /** @description Number of the first of the credit notes; fixed once there is one. */
            firstCreditNoteNumber?: number | null;
            journalAccounts?: {
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                debtors?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                sales?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                tax?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                bank?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                card?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                cash?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                vouchers?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                voucherCosts?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                badDebts?: string | null;
            };
            /** @description Deposit for new orders, in per cent of the total; 0 for none. */
            depositPercent?: number | null;
            /**
             * @description Orders that need a deposit.
             * @enum {string|null}
             */
            depositFor?: "all" | "shop" | "teams" | null;
            /** @description Sends customers reminders of unpaid invoices. */
            remindersOn?: boolean | null;
            /** @description Days before the due date to send a reminder; 0 for none. */
            reminderDaysBefore?: number | null;
            /** @description Days after the due date to send reminders, such as 1, 7, 14. */
            reminderDaysAfter?: string | null;
            /** @description Backups that the shop makes by itself. */
            backups?: {
                /** @enum {string} */
                schedule: "off" | "daily" | "weekly";
                /** @description Hour of the shop’s day from which one is made. */
                hour: number;
                /** @description Automatic backups kept; older ones are deleted. */
                keep: number;
            };
            /** @description Bank account to pay invoices to, shown on orders awaiting payment. */
            bankDetails?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        SiteSettingInput: {
            brandName?: string | null;
            tagline?: string | null;
            logo?: string | null;
            phone?: string | null;
            salesEmail?: string | null;
            address?: string | null;
            social?: {
                facebook?: string | null;
                instagram?: string | null;
                twitter?: string | null;
                youtube?: string | null;
            };
            /** @description Promises shown in the shop; leave one empty to hide it. */
            claims?: {
                discount?: string | null;
                turnaround?: string | null;
                minimum?: string | null;
                shipping?: string | null;
                warranty?: string | null;
                returns?: string | null;
            };
            copyrightYear?: number | null;
            /** @description Legal name. */
            companyName?: string | null;
            /** @description Number in the register of companies. */
            companyNumber?: string | null;
            /** @description With country prefix, such as GB123456789. */
            vatNumber?: string | null;
            /** @description Country of the shop, ISO 3166-1 alpha-2, such as GB. */
            country?: string | null;
            /** @description Currency of all prices, ISO 4217, such as GBP. */
            currency?: string | null;
            /** @description Format of numbers and dates, such as en-GB. */
            locale?: string | null;
            /** @description Such as Europe/London. */
            timeZone?: string | null;
            /** @description Shoppers see a low-stock warning at this many units or fewer. */
            lowStockThreshold?: number | null;
            /** @description Quantity discounts for products without their own. */
            priceTiers?: {
                /** @description Smallest number of pieces of one design, all sizes together. */
                minQuantity?: number | null;
                /** @description Per cent, 1 to 90. */
                percentOff?: number | null;
                id?: string | null;
            }[] | null;
            /** @description Surcharges for names, numbers and logos, by technique. A technique without a price is not offered. */
            techniquePrices?: {
                /** @description Vinyl, per piece. In the shop’s currency. */
                vinyl?: number | null;
                /** @description Printed transfer, per piece. In the shop’s currency. */
                transfer?: number | null;
                /** @description Embroidery, per piece. In the shop’s currency. */
                embroidery?: number | null;
            };
            /** @description Storage for design assets of each team, in MB. */
            assetQuotaMb?: number | null;
            /** @description Months until a visitor’s unopened kit design is deleted. */
            kitDesignMonths?: number | null;
            /** @description Design checks that block an order instead of only warning. */
            strictKitChecks?: ("number-against-rules" | "number-twice" | "low-contrast" | "low-resolution" | "outside-palette" | "over-seam" | "outside-safe-area" | "not-printed" | "sample")[] | null;
            /** @description Shirt numbers allowed in each sport. */
            shirtNumbers?: {
                football?: {
                    /** @description Lowest number allowed. */
                    least?: number | null;
                    /** @description Highest number allowed. */
                    most?: number | null;
                };
                rugby?: {
                    /** @description Lowest number allowed. */
                    least?: number | null;
                    /** @description Highest number allowed. */
                    most?: number | null;
                };
                cricket?: {
                    /** @description Lowest number allowed. */
                    least?: number | null;
                    /** @description Highest number allowed. */
                    most?: number | null;
                };
                training?: {
                    /** @description Lowest number allowed. */
                    least?: number | null;
                    /** @description Highest number allowed. */
                    most?: number | null;
                };
            };
            /** @description Most pieces a visitor can order on invoice without confirming the order by email. */
            unconfirmedPieces?: number | null;
            /** @description Highest total a visitor can order on invoice without confirming the order by email. In the shop’s currency. */
            unconfirmedAmount?: number | null;
            /** @description Fabric between the sewing line and the cutting line, in mm. */
            seamAllowance?: number | null;
            /** @description Roll that the pieces of a print pack are laid on, in mm. */
            roll?: {
                /** @description Width */
                width?: number | null;
                /** @description Margin */
                margin?: number | null;
                /** @description Gap between pieces */
                gap?: number | null;
                /** @description Longest file */
                maxLength?: number | null;
            };
            /** @description Garment measurements laid flat, in mm: { "football-shirt_mens": { "M": { "across": 530, "along": 720 } } }. Missing ones are graded from the built-in table. */
            sizeTable?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Embroidery threads: [{ code, name, hex }], each code and colour once. Our own list if empty. */
            threads?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Days from the issue of an invoice to its due date. */
            invoiceDays?: number | null;
            /** @description Days after despatch in which goods may be returned for any reason. */
            returnDays?: number | null;
            /** @description Before the numbers of new invoices. */
            invoicePrefix?: string | null;
            /** @description Number of the first of the invoices; fixed once there is one. */
            firstInvoiceNumber?: number | null;
            /** @description Before the numbers of new credit notes. */
            creditNotePrefix?: string | null;
            /** @description Number of the first of the credit notes; fixed once there is one. */
            firstCreditNoteNumber?: number | null;
            journalAccounts?: {
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                debtors?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                sales?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                tax?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                bank?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                card?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                cash?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                vouchers?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                voucherCosts?: string | null;
                /** @description Code in Xero, or name in QuickBooks; the usual one if empty. */
                badDebts?: string | null;
            };
            /** @description Deposit for new orders, in per cent of the total; 0 for none. */
            depositPercent?: number | null;
            /**
             * @description Orders that need a deposit.
             * @enum {string|null}
             */
            depositFor?: "all" | "shop" | "teams" | null;
            /** @description Sends customers reminders of unpaid invoices. */
            remindersOn?: boolean | null;
            /** @description Days before the due date to send a reminder; 0 for none. */
            reminderDaysBefore?: number | null;
            /** @description Days after the due date to send reminders, such as 1, 7, 14. */
            reminderDaysAfter?: string | null;
            /** @description Backups that the shop makes by itself. */
            backups?: {
                /** @enum {string|null} */
                schedule?: "off" | "daily" | "weekly" | null;
                /** @description Hour of the shop’s day from which one is made. */
                hour?: number | null;
                /** @description Automatic backups kept; older ones are deleted. */
                keep?: number | null;
            };
            /** @description Bank account to pay invoices to, shown on orders awaiting payment. */
            bankDetails?: string | null;
        };
        DeliverySetting: {
            id?: string;
            /** @description [{ name, countries, postcodes, methods }]. Without countries: all that no other zone names; without methods: no delivery; without zones, delivery is free everywhere. Postcodes: area BT, district IV40, sector ML1 4, range IV40-IV56 or 90001-90899. */
            zones: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Days without production or despatch: [{ "from": "2026-12-25", "to": "2026-12-28" }]. */
            closures: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Weekdays of production and despatch: 1 is Monday, 7 Sunday. */
            workingDays: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Orders up to this time count from the same day; shop time, such as 14:00. */
            cutOff: string;
            /** @description Working days until goods from stock are ready, unless the product has its own. */
            stockDays: number;
            /** @description Working days until made-to-order goods are ready, unless the product has its own. */
            madeDays: number;
            /** @description Weight of one piece in grams, unless the product has its own. */
            usualWeight: number;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        DeliverySettingInput: {
            /** @description [{ name, countries, postcodes, methods }]. Without countries: all that no other zone names; without methods: no delivery; without zones, delivery is free everywhere. Postcodes: area BT, district IV40, sector ML1 4, range IV40-IV56 or 90001-90899. */
            zones?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Days without production or despatch: [{ "from": "2026-12-25", "to": "2026-12-28" }]. */
            closures?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Weekdays of production and despatch: 1 is Monday, 7 Sunday. */
            workingDays?: Record<string, never> | unknown[] | string | number | boolean | null;
            /** @description Orders up to this time count from the same day; shop time, such as 14:00. */
            cutOff?: string | null;
            /** @description Working days until goods from stock are ready, unless the product has its own. */
            stockDays?: number | null;
            /** @description Working days until made-to-order goods are ready, unless the product has its own. */
            madeDays?: number | null;
            /** @description Weight of one piece in grams, unless the product has its own. */
            usualWeight?: number | null;
        };
        TaxSetting: {
            id?: string;
            isCharged: boolean;
            /** @description Prices and delivery charges include tax. */
            pricesIncludeTax: boolean;
            /**
             * @description Tax is rounded for each line, or once for each tax rate of an order.
             * @enum {string}
             */
            rounding: "line" | "order";
            /** @description Such as VAT. */
            taxName: string;
            /** @description Countries whose businesses with a VAT number account for the tax themselves. */
            reverseChargeCountries?: string[] | null;
            /** @description Exchange rate, if the shop’s currency is not its country’s: units of the country’s currency for one of the shop’s. */
            homeRate?: number | null;
            /** @description Date of the exchange rate, such as 2026-11-21. */
            homeRateOn?: string | null;
            /** @description Tax rates of countries and regions. */
            rates?: {
                country: string;
                /** @description Empty for the whole country. */
                region?: string | null;
                /** @description First characters of the region’s postcodes: BT, or 35, 38, or 100-149. */
                postcodes?: string | null;
                /** @description First day, such as 2026-11-21; empty if it has always applied. */
                from?: string | null;
                /** @description Per cent. */
                standard: number;
                /** @description Per cent. */
                reduced: number;
                /**
                 * @description Tax class of boys’ sizes; empty for that of other sizes.
                 * @enum {string|null}
                 */
                boysTaxClass?: "standard" | "reduced" | "zero" | null;
                id?: string | null;
            }[] | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        TaxSettingInput: {
            isCharged?: boolean | null;
            /** @description Prices and delivery charges include tax. */
            pricesIncludeTax?: boolean | null;
            /**
             * @description Tax is rounded for each line, or once for each tax rate of an order.
             * @enum {string|null}
             */
            rounding?: "line" | "order" | null;
            /** @description Such as VAT. */
            taxName?: string | null;
            /** @description Countries whose businesses with a VAT number account for the tax themselves. */
            reverseChargeCountries?: string[] | null;
            /** @description Exchange rate, if the shop’s currency is not its country’s: units of the country’s currency for one of the shop’s. */
            homeRate?: number | null;
            /** @description Date of the exchange rate, such as 2026-11-21. */
            homeRateOn?: string | null;
            /** @description Tax rates of countries and regions. */
            rates?: {
                country?: string | null;
                /** @description Empty for the whole country. */
                region?: string | null;
                /** @description First characters of the region’s postcodes: BT, or 35, 38, or 100-149. */
                postcodes?: string | null;
                /** @description First day, such as 2026-11-21; empty if it has always applied. */
                from?: string | null;
                /** @description Per cent. */
                standard?: number | null;
                /** @description Per cent. */
                reduced?: number | null;
                /**
                 * @description Tax class of boys’ sizes; empty for that of other sizes.
                 * @enum {string|null}
                 */
                boysTaxClass?: "standard" | "reduced" | "zero" | null;
                id?: string | null;
            }[] | null;
        };
        SiteContent: {
            id?: string;
            /** @description Links in the header’s About menu. */
            aboutLinks?: {
                label: string;
                href: string;
                description?: string | null;
                id?: string | null;
            }[] | null;
            /** @description Quick links in the footer. */
            quickLinks?: {
                label: string;
                href: string;
                id?: string | null;
            }[] | null;
            /** @description Legal links in the footer. */
            legalLinks?: {
                label: string;
                href: string;
                id?: string | null;
            }[] | null;
            footerNote?: string | null;
            /** @description Title of the homepage if it has none of its own; other pages add the brand name to theirs. */
            seoTitle?: string | null;
            seoDescription?: string | null;
            /** @description Picture shown with shared links. */
            seoImage?: (string | null) | components["schemas"]["Media"];
            /** @description Asks search engines not to list the site. */
            hideFromSearch?: boolean | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        SiteContentInput: {
            /** @description Links in the header’s About menu. */
            aboutLinks?: {
                label?: string | null;
                href?: string | null;
                description?: string | null;
                id?: string | null;
            }[] | null;
            /** @description Quick links in the footer. */
            quickLinks?: {
                label?: string | null;
                href?: string | null;
                id?: string | null;
            }[] | null;
            /** @description Legal links in the footer. */
            legalLinks?: {
                label?: string | null;
                href?: string | null;
                id?: string | null;
            }[] | null;
            footerNote?: string | null;
            /** @description Title of the homepage if it has none of its own; other pages add the brand name to theirs. */
            seoTitle?: string | null;
            seoDescription?: string | null;
            /** @description Picture shown with shared links. */
            seoImage?: string | null;
            /** @description Asks search engines not to list the site. */
            hideFromSearch?: boolean | null;
        };
        DeveloperSetting: {
            id?: string;
            /** @description Other sites whose pages may use publishable keys, one on each line. */
            allowedOrigins?: string | null;
            updatedAt?: string | null;
            createdAt?: string | null;
        };
        DeveloperSettingInput: {
            /** @description Other sites whose pages may use publishable keys, one on each line. */
            allowedOrigins?: string | null;
        };
    };
    responses: {
        /** @description Refused; see `code`. */
        Refusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
        where: {
            [key: string]: unknown;
        };
        /** @description Fields separated by commas; `-` before one for the largest first. */
        sort: string;
        /** @description 1 to 100; 10 by default. */
        limit: number;
        /** @description From 1. */
        page: number;
        /** @description 1 to 100: how many, instead of `page` and `limit`. */
        first: number;
        /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
        after: string;
        /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
        depth: number;
        /** @description The fields to answer, as `select[name]=true`. */
        select: {
            [key: string]: unknown;
        };
        /** @description The same key answers the same order: repeat a request without an answer. */
        idempotencyKey: string;
        /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
        repeatKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    post_cart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** @description Id or slug. */
                        product: string;
                        color?: string | null;
                        /** @description Quantities by size, code or label (`Medium`); of a player, sizes of other parts than the first. */
                        sizes?: {
                            [key: string]: number;
                        } | null;
                        /** @description Without sizes. */
                        quantity?: number | null;
                        /** @description A kit: the hash that `POST /api/kits/documents` answers, the id of a design that you may read, or a whole document. At most 50 an order. The line is made in the kit’s first colourway; `color` is not read. Problems are at `items.0.design.elements.2.x`. */
                        design?: (string | {
                            [key: string]: unknown;
                        }) | null;
                        /** @description Names to print, at most one for each piece of a size. Without `sizes` and `quantity` each is one piece. Only for products that are customisable or made to a kit. Problems are at `items.0.players.3.name`. */
                        players?: {
                            name?: (string | number) | null;
                            /** @description 0 to 999 (`"07"` stays `"07"`) or a netball position. */
                            number?: (string | number) | null;
                            size?: string | null;
                            /** @description Quantities by size, code or label (`Medium`); of a player, sizes of other parts than the first. */
                            sizes?: {
                                [key: string]: string | null;
                            } | null;
                        }[] | null;
                    }[];
                    delivery?: {
                        country: string;
                        postcode?: string | null;
                        /** @description Id of a delivery method. */
                        method?: string | null;
                    } | null;
                    /** @description Of a business: `DE136695976`. An impossible one is ignored. */
                    vatNumber?: string | null;
                    /** @description Why it does not apply is in `fieldErrors.offerCode`. */
                    offerCode?: string | null;
                    /** @description Of a gift voucher; what it pays is `voucherAmount`, and why not in `fieldErrors.voucherCode`. */
                    voucherCode?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fieldErrors: {
                            [key: string]: string[];
                        };
                        shortages: components["schemas"]["Shortage"][];
                        stock: components["schemas"]["StockLevel"][];
                        lines: components["schemas"]["OrderLine"][];
                        designs: components["schemas"]["PriceGroup"][];
                        /** @description The offer that applies. */
                        offer?: components["schemas"]["OrderDiscount"];
                        /** @description Part of the total that the gift voucher pays. */
                        voucherAmount?: number;
                        /** @description True if the shop has offers with codes, or gift vouchers. */
                        takesOfferCodes?: boolean;
                        totalItems: number;
                        discountAmount: number;
                        /** @description With delivery and tax as far as known. */
                        totalAmount: number;
                        deliveryAmount?: number;
                        /** @description Null if no tax is charged. */
                        taxes?: null | components["schemas"]["OrderTaxes"];
                        checks?: {
                            item: number;
                            player?: number;
                            /** @enum {string} */
                            code: "characters-missing" | "low-contrast" | "low-resolution" | "not-printed" | "number-against-rules" | "number-twice" | "outside-palette" | "outside-safe-area" | "over-seam" | "sample" | "second-shirt" | "size-missing" | "technique" | "too-long";
                            /** @enum {string} */
                            severity: "blocks" | "warns";
                            message: string;
                        }[];
                        /** @description Delivery; undefined if the shop has no methods and delivers free. */
                        delivery?: components["schemas"]["DeliveryQuote"];
                        netAmount: number;
                        taxAmount: number;
                        taxLines: components["schemas"]["TaxLine"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_deliveryMethods: {
        parameters: {
            query: {
                country: string;
                postcode?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOffers"];
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_checkout: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key answers the same order: repeat a request without an answer. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** @description Id or slug. */
                        product: string;
                        color?: string | null;
                        /** @description Quantities by size, code or label (`Medium`); of a player, sizes of other parts than the first. */
                        sizes?: {
                            [key: string]: number;
                        } | null;
                        /** @description Without sizes. */
                        quantity?: number | null;
                        /** @description A kit: the hash that `POST /api/kits/documents` answers, the id of a design that you may read, or a whole document. At most 50 an order. The line is made in the kit’s first colourway; `color` is not read. Problems are at `items.0.design.elements.2.x`. */
                        design?: (string | {
                            [key: string]: unknown;
                        }) | null;
                        /** @description Names to print, at most one for each piece of a size. Without `sizes` and `quantity` each is one piece. Only for products that are customisable or made to a kit. Problems are at `items.0.players.3.name`. */
                        players?: {
                            name?: (string | number) | null;
                            /** @description 0 to 999 (`"07"` stays `"07"`) or a netball position. */
                            number?: (string | number) | null;
                            size?: string | null;
                            /** @description Quantities by size, code or label (`Medium`); of a player, sizes of other parts than the first. */
                            sizes?: {
                                [key: string]: string | null;
                            } | null;
                        }[] | null;
                    }[];
                    customer: {
                        firstName: string;
                        lastName: string;
                        email: string;
                        phone?: string | null;
                    };
                    /** @description Of a collection the billing address suffices. */
                    shippingAddress: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        region?: string | null;
                        postcode?: string | null;
                        country: string;
                    };
                    /** @description Of a business: `DE136695976`. An impossible one is 422. */
                    vatNumber?: string | null;
                    /** @description To whom the invoice is made out. */
                    companyName?: string | null;
                    /** @description The buyer’s own number. */
                    purchaseOrder?: string | null;
                    /** @description Else the invoice goes to the delivery address. */
                    billingAddress?: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        region?: string | null;
                        postcode?: string | null;
                        country: string;
                    } | null;
                    /** @enum {string} */
                    paymentMethod: "invoice" | "card";
                    notes?: string | null;
                    /** @description Id of a method; else the first offered. */
                    deliveryMethod?: string | null;
                    /** @description Of an offer. Unknown, ended, used up or not for this order is 422 at `offerCode`. */
                    offerCode?: string | null;
                    /** @description Of a gift voucher, which pays `voucherAmount` of the total; what is left is paid as `paymentMethod` says. Unknown, spent or expired is 422 at `voucherCode`. */
                    voucherCode?: string | null;
                    /** @description What the buyer was shown that the voucher pays; another amount is 422 at `voucherCode`. */
                    expectedVoucherAmount?: number | null;
                    isBilledAlone?: boolean;
                    /** @description Total shown to the buyer; without it any total is accepted. */
                    expectedTotal?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        paymentUrl?: string;
                        discountAmount: number;
                        /** @description Part of the total that a gift voucher pays. */
                        voucherAmount: number;
                        /** @description Contained in the total, due before work begins; null without a deposit. */
                        depositAmount: number | null;
                        deliveryAmount: number;
                        deliveryMethod: string | null;
                        collection: null | {
                            place: string | null;
                            hours: string | null;
                        };
                        promisedDate: string | null;
                        discounts: {
                            productName: string;
                            color: string | null;
                            quantity: number;
                            percentOff: number;
                            amount: number;
                            isOffer: boolean;
                            /** @description Given by staff on the whole order. */
                            isGiven: boolean;
                        }[];
                        items: {
                            quantity: number;
                            unitPrice: number;
                            totalPrice: number;
                            parts?: string[];
                            players?: components["schemas"]["NamedPlayer"][];
                            design?: string;
                            product: string | null;
                            productName: string;
                            sku: string;
                            color: string | null;
                            size: ("L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL") | null;
                        }[];
                        trackingUrl: string;
                        netAmount: number;
                        taxAmount: number;
                        taxLines: components["schemas"]["TaxLine"][];
                        orderNumber: string;
                        /** @enum {string} */
                        status: "cancelled" | "delivered" | "pending" | "processing" | "shipped";
                        confirmBy: string | null;
                        currency: string;
                        totalAmount: number;
                    };
                };
            };
            /** @description `out_of_stock`, `prices_changed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shortages?: components["schemas"]["Shortage"][];
                        expectedTotal?: number;
                        totalAmount?: number;
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `idempotency_key_reused`, `invalid`, `not_possible` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `too_many_attempts`, `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `busy` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orders_track_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        placedAt: string;
                        paidAmount: number;
                        refundedAmount: number;
                        events: components["schemas"]["TrackedEvent"][];
                        discountAmount: number;
                        /** @description Part of the total that a gift voucher pays. */
                        voucherAmount: number;
                        /** @description Contained in the total, due before work begins; null without a deposit. */
                        depositAmount: number | null;
                        deliveryAmount: number;
                        deliveryMethod: string | null;
                        collection: null | {
                            place: string | null;
                            hours: string | null;
                        };
                        promisedDate: string | null;
                        discounts: {
                            productName: string;
                            color: string | null;
                            quantity: number;
                            percentOff: number;
                            amount: number;
                            isOffer: boolean;
                            /** @description Given by staff on the whole order. */
                            isGiven: boolean;
                        }[];
                        items: {
                            quantity: number;
                            unitPrice: number;
                            totalPrice: number;
                            parts?: string[];
                            players?: components["schemas"]["NamedPlayer"][];
                            design?: string;
                            product: string | null;
                            productName: string;
                            sku: string;
                            color: string | null;
                            size: ("L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL") | null;
                        }[];
                        trackingUrl: string;
                        netAmount: number;
                        taxAmount: number;
                        taxLines: components["schemas"]["TaxLine"][];
                        orderNumber: string;
                        /** @enum {string} */
                        status: "cancelled" | "delivered" | "pending" | "processing" | "shipped";
                        confirmBy: string | null;
                        currency: string;
                        totalAmount: number;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_quotes_id_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of who accepts it. */
                    name: string;
                    /** @description Its place in the list, from 1; needed if there are several. */
                    option?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        discountAmount: number;
                        /** @description Part of the total that a gift voucher pays. */
                        voucherAmount: number;
                        /** @description Contained in the total, due before work begins; null without a deposit. */
                        depositAmount: number | null;
                        deliveryAmount: number;
                        deliveryMethod: string | null;
                        collection: null | {
                            place: string | null;
                            hours: string | null;
                        };
                        promisedDate: string | null;
                        discounts: {
                            productName: string;
                            color: string | null;
                            quantity: number;
                            percentOff: number;
                            amount: number;
                            isOffer: boolean;
                            /** @description Given by staff on the whole order. */
                            isGiven: boolean;
                        }[];
                        items: {
                            quantity: number;
                            unitPrice: number;
                            totalPrice: number;
                            parts?: string[];
                            players?: components["schemas"]["NamedPlayer"][];
                            design?: string;
                            product: string | null;
                            productName: string;
                            sku: string;
                            color: string | null;
                            size: ("L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL") | null;
                        }[];
                        trackingUrl: string;
                        netAmount: number;
                        taxAmount: number;
                        taxLines: components["schemas"]["TaxLine"][];
                        orderNumber: string;
                        /** @enum {string} */
                        status: "cancelled" | "delivered" | "pending" | "processing" | "shipped";
                        confirmBy: string | null;
                        currency: string;
                        totalAmount: number;
                    };
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_quotes_id_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "declined";
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_returns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ends the order’s `trackingUrl`; or give `orderNumber` and `email`. */
                    token?: string | null;
                    orderNumber?: string | null;
                    email?: string | null;
                    /** @description By `lineId`: see `GET /api/returns/{id}`. */
                    items: {
                        lineId: string;
                        quantity: number;
                        /** @enum {string} */
                        reason: "faulty" | "wrong_item" | "wrong_size" | "unwanted" | "order_cancelled";
                    }[];
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        returnNumber: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                        items: {
                            quantity: number;
                            /** @enum {string} */
                            reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                            restocked: number;
                            writtenOff: number;
                            lineId: string;
                        }[];
                        note: string | null;
                        photos: string[];
                        instructions: string | null;
                        declineReason: string | null;
                        resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                        message: string | null;
                        creditNote: string | null;
                        replacement: string | null;
                        createdAt: string;
                        approvedAt: string | null;
                        receivedAt: string | null;
                        closedAt: string | null;
                    };
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_returns_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderNumber: string;
                        returnable: {
                            reasons: ("faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size")[];
                            returnBy: string | null;
                            lineId: string;
                            productName: string;
                            sku: string;
                            color: string | null;
                            size: ("L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL") | null;
                            quantity: number;
                        }[];
                        returns: {
                            id: string;
                            returnNumber: string;
                            orderNumber: string;
                            /** @enum {string} */
                            status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                            items: {
                                quantity: number;
                                /** @enum {string} */
                                reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                                restocked: number;
                                writtenOff: number;
                                lineId: string;
                            }[];
                            note: string | null;
                            photos: string[];
                            instructions: string | null;
                            declineReason: string | null;
                            resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                            message: string | null;
                            creditNote: string | null;
                            replacement: string | null;
                            createdAt: string;
                            approvedAt: string | null;
                            receivedAt: string | null;
                            closedAt: string | null;
                        }[];
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_returns_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        returnNumber: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                        items: {
                            quantity: number;
                            /** @enum {string} */
                            reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                            restocked: number;
                            writtenOff: number;
                            lineId: string;
                        }[];
                        note: string | null;
                        photos: string[];
                        instructions: string | null;
                        declineReason: string | null;
                        resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                        message: string | null;
                        creditNote: string | null;
                        replacement: string | null;
                        createdAt: string;
                        approvedAt: string | null;
                        receivedAt: string | null;
                        closedAt: string | null;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_orders_track_token_reviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Id of a product of the order.
                     */
                    product: string;
                    /**
                     * @description Stars.
                     * @enum {number}
                     */
                    rating: 1 | 2 | 3 | 4 | 5;
                    /** @description Shown beside it. */
                    authorName: string;
                    title?: string | null;
                    body?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isNew: boolean;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid`, `not_delivered`, `refused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_siteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        priceTiers: {
                            minQuantity: number;
                            percentOff: number;
                        }[];
                        currency: string;
                        locale: string;
                        timeZone: string;
                        country: string;
                        excludedTax: string;
                        copyrightYear: number;
                        footerNote: string;
                        brandName: string;
                        tagline: string;
                        phone: string;
                        salesEmail: string;
                        address: string;
                        companyLine: string;
                        logo?: components["schemas"]["Logo"];
                        social: components["schemas"]["SocialLinks"];
                        claims: components["schemas"]["Claims"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_menu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: {
                            slug: string;
                            href: string;
                            description: string;
                            iconUrl: string;
                            label: string;
                        }[];
                        about: components["schemas"]["SiteLink"][];
                        quick: components["schemas"]["SiteLink"][];
                        legal: components["schemas"]["SiteLink"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_search_products: {
        parameters: {
            query?: {
                q?: string;
                /** @description Slug, or `sale`. */
                category?: string;
                /** @description `red,navy`: one of them. */
                colors?: string;
                /** @description `M,XL`: one of them. */
                sizes?: string;
                /** @description `under-20`, `20-40`, `40-60`, `60-100`, `over-100`: one of them. */
                prices?: string;
                inStock?: string;
                sort?: "featured" | "price-low" | "price-high" | "rating" | "newest";
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: {
                            picture?: {
                                /** @description Middle size. */
                                src: string;
                                thumbnail: string;
                                srcSet?: string;
                                /** @description Width and height of the largest size, in px: they reserve the image’s place before it has loaded. */
                                width: number;
                                height: number;
                                alt: string;
                                /** @description CSS object-position that keeps the focus in view; undefined for the middle. */
                                focus?: string;
                                stem: string;
                                /** @description Rest of each address, narrowest first, as in `srcset`; without the width where the name begins with it. */
                                ends: string;
                            };
                            id: string;
                            slug: string;
                            name: string;
                            price: number;
                            salePrice: number | null;
                            category?: {
                                name: string;
                                slug: string;
                            };
                            colors: {
                                name: string;
                                hex: string;
                            }[];
                            /** @description 0 to 5 */
                            rating: number;
                            reviews: number;
                            isSoldOut: boolean;
                            /** @description True if colour or size has to be chosen before it can be bought. */
                            needsChoice: boolean;
                            color?: string;
                        }[];
                        total: number;
                        search: string;
                        isCorrected: boolean;
                        facets: {
                            colors: {
                                /** @enum {string} */
                                value: "black" | "blue" | "gray" | "green" | "navy" | "orange" | "pink" | "purple" | "red" | "teal" | "white" | "yellow";
                                /** @enum {string} */
                                label: "Black" | "Blue" | "Gray" | "Green" | "Navy" | "Orange" | "Pink" | "Purple" | "Red" | "Teal" | "White" | "Yellow";
                                count: number;
                            }[];
                            sizes: {
                                value: string;
                                /** @enum {string} */
                                label: "2X-Large" | "3X-Large" | "Boys L" | "Boys M" | "Boys S" | "Boys XL" | "Boys XS" | "Large" | "Medium" | "Small" | "X-Large";
                                count: number;
                            }[];
                            prices: {
                                /** @enum {string} */
                                value: "20-40" | "40-60" | "60-100" | "over-100" | "under-20";
                                /** @enum {string} */
                                label: "$100 and more" | "$20 to $40" | "$40 to $60" | "$60 to $100" | "Under $20";
                                count: number;
                            }[];
                            inStock: number;
                        };
                    };
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_search: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        search: string;
                        isCorrected: boolean;
                        products: {
                            name: string;
                            href: string;
                            price: number;
                            salePrice: number | null;
                            picture: string | null;
                        }[];
                        places: {
                            /** @enum {string} */
                            kind: "category" | "page";
                            name: string;
                            href: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_sizeCharts: {
        parameters: {
            query?: {
                /** @description Id or slug. */
                product?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        charts: {
                            /** @enum {string} */
                            chart: "clothing" | "socks";
                            howToMeasure: string;
                            fit: string;
                            tables: {
                                heading: string;
                                intro: string | null;
                                rows: {
                                    /** @enum {string} */
                                    size: "L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL";
                                    label: string;
                                    measures: {
                                        /** @description Such as Chest or EU shoe. */
                                        name: string;
                                        /** @description Unit of `from` and `to`; null for ages, shoes and dresses. */
                                        unit: "cm" | null;
                                        from: number | null;
                                        to: number | null;
                                        text: string;
                                    }[];
                                }[];
                            }[];
                        }[];
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_redirects_resolve: {
        parameters: {
            query: {
                /** @description `/old-page`; its query is ignored. */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        to: string;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_pages_id_preview: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                        database: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_schema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_gallery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            name: string;
                            document: components["schemas"]["Kit"];
                        }[];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_products: {
        parameters: {
            query: {
                /** @description Separated by commas: `football-shirt,crew-socks`. */
                garment: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["KitProduct"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_teamColors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        team?: components["schemas"]["TeamColors"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_teamLogos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        logos: components["schemas"]["TeamLogo"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_documents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hash: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_documents_hash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hash: string;
                        document: components["schemas"]["Kit"];
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: unknown;
                    /** @description As in an order. */
                    players?: {
                        name?: (string | number) | null;
                        /** @description 0 to 999 (`"07"` stays `"07"`) or a netball position. */
                        number?: (string | number) | null;
                        size?: string | null;
                        sizes?: {
                            [key: string]: string | null;
                        } | null;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checks: {
                            /** @enum {string} */
                            code: "characters-missing" | "low-contrast" | "low-resolution" | "not-printed" | "number-against-rules" | "number-twice" | "outside-palette" | "outside-safe-area" | "over-seam" | "sample" | "second-shirt" | "size-missing" | "technique" | "too-long";
                            /**
                             * @description `block` must be fixed before an order; `warn` may be meant.
                             * @enum {string}
                             */
                            severity: "block" | "warn";
                            message: string;
                            /** @description Place in the request, as `document.elements.2` or `players.0.number`. */
                            field: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_render: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kit’s first, by default.
                     * @enum {string}
                     */
                    garment?: "football-shirt" | "football-shorts" | "rugby-jersey" | "netball-dress" | "skort" | "cricket-shirt" | "cricket-trousers" | "training-tee" | "training-bib" | "polo-shirt" | "hoodie" | "zip-hoodie" | "warm-up-jacket" | "baselayer" | "crew-socks" | "holdall";
                    /**
                     * @default front
                     * @enum {string}
                     */
                    view?: "front" | "back" | "left" | "right";
                    /**
                     * @default svg
                     * @enum {string}
                     */
                    format?: "svg" | "png";
                    /**
                     * @description `full` has light on folds and the knit, in SVG.
                     * @default quick
                     * @enum {string}
                     */
                    detail?: "quick" | "full";
                    /** @description Without logos and texts. */
                    bare?: boolean;
                    /** @default 0 */
                    colorway?: number;
                    /**
                     * @description Of a PNG, px.
                     * @default 1200
                     */
                    width?: number;
                    player?: {
                        name?: string | number;
                        number?: string | number;
                    };
                    document: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_pictures_hash: {
        parameters: {
            query?: {
                /** @description The kit’s first, by default. */
                garment?: "football-shirt" | "football-shorts" | "rugby-jersey" | "netball-dress" | "skort" | "cricket-shirt" | "cricket-trousers" | "training-tee" | "training-bib" | "polo-shirt" | "hoodie" | "zip-hoodie" | "warm-up-jacket" | "baselayer" | "crew-socks" | "holdall";
                view?: "front" | "back" | "left" | "right";
                format?: "svg" | "png";
                /** @description `full` has light on folds and the knit, in SVG. */
                detail?: "quick" | "full";
                /** @description Without logos and texts. */
                bare?: string;
                colorway?: number;
                /** @description Of a PNG, px. */
                width?: number;
                name?: string | number;
                number?: string | number;
            };
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_logos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hash: string;
                        width: number;
                        height: number;
                    };
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `busy`, `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_logos_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_logos_hash: {
        parameters: {
            query?: {
                /** @description As kits show it. */
                size?: "screen";
            };
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_designs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            name: string;
                            /** @description SHA-256 of the kit: saves name the one they are based on; part of picture addresses. */
                            revision: string;
                            sharePath: string;
                            comments: number;
                            updatedAt: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_designs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key?: string;
                        document: components["schemas"]["Kit"];
                        id: string;
                        name: string;
                        /** @description SHA-256 of the kit: saves name the one they are based on; part of picture addresses. */
                        revision: string;
                        sharePath: string;
                        comments: number;
                        updatedAt: string;
                    };
                };
            };
            /** @description `full` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_designs_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: components["schemas"]["Kit"];
                        id: string;
                        name: string;
                        /** @description SHA-256 of the kit: saves name the one they are based on; part of picture addresses. */
                        revision: string;
                        sharePath: string;
                        comments: number;
                        updatedAt: string;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    put_kits_designs_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: unknown;
                    /** @description SHA-256 of the kit that was changed. */
                    revision: string;
                    /**
                     * @description Keeps it as a version.
                     * @default false
                     */
                    keep?: boolean;
                    /** @default false */
                    autosave?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: components["schemas"]["Kit"];
                        id: string;
                        name: string;
                        /** @description SHA-256 of the kit: saves name the one they are based on; part of picture addresses. */
                        revision: string;
                        sharePath: string;
                        comments: number;
                        updatedAt: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_kits_designs_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_kits_designs_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: components["schemas"]["Kit"];
                        id: string;
                        name: string;
                        /** @description SHA-256 of the kit: saves name the one they are based on; part of picture addresses. */
                        revision: string;
                        sharePath: string;
                        comments: number;
                        updatedAt: string;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        current?: {
                            document: components["schemas"]["Kit"];
                            id: string;
                            name: string;
                            /** @description SHA-256 of the kit: saves name the one they are based on; part of picture addresses. */
                            revision: string;
                            sharePath: string;
                            comments: number;
                            updatedAt: string;
                        };
                    } & components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_designs_id_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: components["schemas"]["Kit"];
                        id: string;
                        name: string;
                        /** @description SHA-256 of the kit: saves name the one they are based on; part of picture addresses. */
                        revision: string;
                        sharePath: string;
                        comments: number;
                        updatedAt: string;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `full` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_designs_id_presence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One per window. */
                    tab: string;
                    place: string | null;
                    /** @default false */
                    leaving?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revision: string;
                        /** @description Other windows with the design open; a visitor has no name. */
                        others: {
                            tab: string;
                            name: string | null;
                            place: string | null;
                        }[];
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_designs_id_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            name: string;
                            revision: string;
                            /** @description Name of the team or visitor. */
                            savedBy: string | null;
                            savedAt: string;
                        }[];
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_designs_id_versions_version_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: components["schemas"]["Kit"];
                        id: string;
                        name: string;
                        /** @description SHA-256 of the kit: saves name the one they are based on; part of picture addresses. */
                        revision: string;
                        sharePath: string;
                        comments: number;
                        updatedAt: string;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        current?: {
                            document: components["schemas"]["Kit"];
                            id: string;
                            name: string;
                            /** @description SHA-256 of the kit: saves name the one they are based on; part of picture addresses. */
                            revision: string;
                            sharePath: string;
                            comments: number;
                            updatedAt: string;
                        };
                    } & components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_designs_id_emailLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kits_shared_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        revision: string;
                        document: components["schemas"]["Kit"];
                        /** @description Null for a visitor’s design. */
                        teamName: string | null;
                        comments: {
                            id: string;
                            author: string;
                            text: string;
                            createdAt: string;
                        }[];
                        updatedAt: string;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_shared_token_comments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    author: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        author: string;
                        text: string;
                        createdAt: string;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `full` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_kits_shared_token_copy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key?: string;
                        document: components["schemas"]["Kit"];
                        id: string;
                        name: string;
                        /** @description SHA-256 of the kit: saves name the one they are based on; part of picture addresses. */
                        revision: string;
                        sharePath: string;
                        comments: number;
                        updatedAt: string;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `full` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_members: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    position?: string | null;
                    /** @description A number or `00`. */
                    jerseyNumber?: string | number | null;
                    sizePreference?: string | null;
                    nameOnBack?: string | null;
                    email?: string | null;
                    shortsSize?: string | null;
                    socksSize?: string | null;
                    /** @description Names separated by commas. */
                    squad?: string | null;
                    /**
                     * Format: uuid
                     * @description Of your choice: a repeated request adds one player.
                     */
                    id?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        player: components["schemas"]["Player"];
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_team_members_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    position?: string | null;
                    jerseyNumber?: string | number | null;
                    sizePreference?: string | null;
                    nameOnBack?: string | null;
                    email?: string | null;
                    shortsSize?: string | null;
                    socksSize?: string | null;
                    squad?: string | null;
                    /** @description False removes the player. */
                    isActive?: boolean;
                    /** @description Earlier values of the changed fields: 409 if another has changed them. */
                    seen?: {
                        [key: string]: string | number | null;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        player: components["schemas"]["Player"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_members_import: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description CSV. */
                    text: string;
                    seal?: string;
                    /** @description Size codes by the words of the list, `""` for none. */
                    sizeWords?: {
                        [key: string]: "" | ("XSB" | "SB" | "MB" | "LB" | "XLB" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL");
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preview: components["schemas"]["ImportPreview"];
                    } | {
                        counts: {
                            added: number;
                            changed: number;
                            unchanged: number;
                            wrong: number;
                        };
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_members_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_members_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_team_members_squad: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from: string | null;
                    to: string | null;
                    /**
                     * @description Into a squad of that name: else 409.
                     * @default false
                     */
                    merge?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        squad: string;
                        players: number;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_sizeRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    deadline: string;
                    squad?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_sizeRequests_id_lock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_sizeRequests_id_reopen: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deadline: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_sizeRequests_id_send: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sent: number;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `locked` */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `too_many_attempts` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_sizeAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answers: {
                        /** Format: uuid */
                        id: string;
                        /**
                         * Format: date-time
                         * @description When it was answered, as shown.
                         */
                        seen: string;
                        /** @description A player, `new` or `discard`. */
                        to: "new" | "discard" | string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accepted: number;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_people: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Person"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_people: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    email: string;
                    /** @enum {string} */
                    role: "manager" | "coach" | "treasurer";
                    /**
                     * @description The caller’s own.
                     * @default
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_team_people_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_team_people_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "manager" | "coach" | "treasurer";
                    /**
                     * @description The caller’s own.
                     * @default
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_people_id_invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    put_team_billing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyName?: string | null;
                    billingAddress?: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        region?: string | null;
                        postcode?: string | null;
                        country: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    put_team_colors: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `#rrggbb`, the main one first. */
                    colors: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        colors: string[];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    put_team_shirtRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    numbersUniqueIn?: "squad" | "club" | "none";
                    /** @enum {string} */
                    backNames?: "surname" | "initial_surname" | "as_typed";
                    capitalNames?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rules: components["schemas"]["ShirtRules"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_draft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftAnswer"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    put_team_draft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The one last read: 409 with a newer one. */
                    version: number;
                    draft: {
                        items: {
                            key?: string;
                            product: string;
                            /** @default null */
                            color?: string | null;
                            /** @description Hash of a stored kit, instead of a colour. */
                            kit?: string;
                            /** @description Those of a set may have `sizes` of other parts. */
                            players?: {
                                memberId?: string | null;
                                name: string;
                                /** @default  */
                                nameOnBack?: string;
                                number?: string | number | null;
                                squad?: string | null;
                                size?: string;
                                sizes?: {
                                    [key: string]: string;
                                };
                            }[];
                            /** @description Pieces for nobody in particular, by size. */
                            extras?: {
                                [key: string]: number;
                            };
                            /** @description On a line without a kit, each place once. */
                            prints?: {
                                /** @description Id of the team’s logo or sponsor. */
                                asset: string;
                                /** @enum {string} */
                                place: "left-chest" | "right-chest" | "centre-chest" | "back" | "left-sleeve" | "right-sleeve" | "left-leg" | "right-leg" | "bag-front" | "bag-back";
                            }[];
                        }[];
                        /** @default  */
                        notes?: string;
                        /** @description Else where the team’s last order went; the first order may have none, as may a collection if the team has a billing address. */
                        shippingAddress?: {
                            /** @default  */
                            line1?: string;
                            /** @default  */
                            line2?: string;
                            /** @default  */
                            city?: string;
                            region?: string;
                            /** @default  */
                            postcode?: string;
                            /** @default  */
                            country?: string;
                        };
                        deliveryMethod?: string | null;
                        /** @description A day. */
                        neededBy?: string;
                        purchaseOrder?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: components["schemas"]["TeamDraft"];
                        /** @description Counts saves and submissions; 0 before the first. */
                        version: number;
                        /** @description Idempotency-Key of exactly this version, from whichever window. */
                        submitKey: string | null;
                        quote: components["schemas"]["TeamQuote"];
                    };
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft?: components["schemas"]["TeamDraft"];
                        /** @description Counts saves and submissions; 0 before the first. */
                        version?: number;
                        /** @description Idempotency-Key of exactly this version, from whichever window. */
                        submitKey?: string | null;
                        quote?: components["schemas"]["TeamQuote"];
                    } & components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_draft_fromOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId: string;
                    /**
                     * @description Else 409 if a draft would be lost.
                     * @default false
                     */
                    replace?: boolean;
                    /**
                     * @description For the players of today.
                     * @default false
                     */
                    roster?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: components["schemas"]["TeamDraft"];
                        /** @description Counts saves and submissions; 0 before the first. */
                        version: number;
                        /** @description Idempotency-Key of exactly this version, from whichever window. */
                        submitKey: string | null;
                        quote: components["schemas"]["TeamQuote"];
                        /** @description Lines that cannot be ordered as before; discontinued products are left out. */
                        unavailable: string[];
                        prices: string[];
                        players: components["schemas"]["RosterChanges"];
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lines?: number;
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `nothing_available` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unavailable?: string[];
                    } & components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_orders: {
        parameters: {
            query?: never;
            header: {
                /** @description The same key answers the same order: repeat a request without an answer. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version?: number;
                    items?: {
                        key?: string;
                        product: string;
                        /** @default null */
                        color?: string | null;
                        /** @description Hash of a stored kit, instead of a colour. */
                        kit?: string;
                        /** @description Those of a set may have `sizes` of other parts. */
                        players?: {
                            memberId?: string | null;
                            name: string;
                            /** @default  */
                            nameOnBack?: string;
                            number?: string | number | null;
                            squad?: string | null;
                            size?: string;
                            sizes?: {
                                [key: string]: string;
                            };
                        }[];
                        /** @description Pieces for nobody in particular, by size. */
                        extras?: {
                            [key: string]: number;
                        };
                        /** @description On a line without a kit, each place once. */
                        prints?: {
                            /** @description Id of the team’s logo or sponsor. */
                            asset: string;
                            /** @enum {string} */
                            place: "left-chest" | "right-chest" | "centre-chest" | "back" | "left-sleeve" | "right-sleeve" | "left-leg" | "right-leg" | "bag-front" | "bag-back";
                        }[];
                    }[];
                    /** @default  */
                    notes?: string;
                    /** @description Another total is 409 `prices_changed` with the new `quote`. */
                    expectedTotal?: number | null;
                    /** @description Else where the team’s last order went; the first order may have none, as may a collection if the team has a billing address. */
                    shippingAddress?: {
                        /** @default  */
                        line1?: string;
                        /** @default  */
                        line2?: string;
                        /** @default  */
                        city?: string;
                        region?: string;
                        /** @default  */
                        postcode?: string;
                        /** @default  */
                        country?: string;
                    };
                    deliveryMethod?: string | null;
                    /** @description A day. */
                    neededBy?: string;
                    purchaseOrder?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statusLabel: string;
                        netAmount: number;
                        taxAmount: number;
                        taxLines: components["schemas"]["TaxLine"][];
                        id: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "approved" | "cancelled" | "delivered" | "in_production" | "pending";
                        totalAmount: number;
                        discountAmount: number;
                        totalItems: number;
                        needsProof: boolean;
                        createdAt: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    put_team_orders_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The one last read: else 409 `conflict`. */
                    revision: number;
                    items: {
                        /** @description `ordered-0`, the place of a line, keeps its price. */
                        key?: string;
                        product: string;
                        /** @default null */
                        color?: string | null;
                        /** @description Hash of a stored kit, instead of a colour. */
                        kit?: string;
                        /** @description Those of a set may have `sizes` of other parts. */
                        players?: {
                            memberId?: string | null;
                            name: string;
                            /** @default  */
                            nameOnBack?: string;
                            number?: string | number | null;
                            squad?: string | null;
                            size?: string;
                            sizes?: {
                                [key: string]: string;
                            };
                        }[];
                        /** @description Pieces for nobody in particular, by size. */
                        extras?: {
                            [key: string]: number;
                        };
                        /** @description On a line without a kit, each place once. */
                        prints?: {
                            /** @description Id of the team’s logo or sponsor. */
                            asset: string;
                            /** @enum {string} */
                            place: "left-chest" | "right-chest" | "centre-chest" | "back" | "left-sleeve" | "right-sleeve" | "left-leg" | "right-leg" | "bag-front" | "bag-back";
                        }[];
                    }[];
                    /** @default  */
                    notes?: string;
                    /** @description Another total is 409 `prices_changed` with the new `quote`. */
                    expectedTotal?: number | null;
                    /** @description Else where the team’s last order went; the first order may have none, as may a collection if the team has a billing address. */
                    shippingAddress?: {
                        /** @default  */
                        line1?: string;
                        /** @default  */
                        line2?: string;
                        /** @default  */
                        city?: string;
                        region?: string;
                        /** @default  */
                        postcode?: string;
                        /** @default  */
                        country?: string;
                    };
                    deliveryMethod?: string | null;
                    /** @description A day. */
                    neededBy?: string;
                    purchaseOrder?: string;
                    companyName?: string;
                    /** @description What is left out stays; what is empty goes (the address: null). */
                    billingAddress?: {
                        /** @default  */
                        line1?: string;
                        /** @default  */
                        line2?: string;
                        /** @default  */
                        city?: string;
                        region?: string;
                        /** @default  */
                        postcode?: string;
                        /** @default  */
                        country?: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Edited"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_orders_id_quote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** @description `ordered-0`, the place of a line, keeps its price. */
                        key?: string;
                        product: string;
                        /** @default null */
                        color?: string | null;
                        /** @description Hash of a stored kit, instead of a colour. */
                        kit?: string;
                        /** @description Those of a set may have `sizes` of other parts. */
                        players?: {
                            memberId?: string | null;
                            name: string;
                            /** @default  */
                            nameOnBack?: string;
                            number?: string | number | null;
                            squad?: string | null;
                            size?: string;
                            sizes?: {
                                [key: string]: string;
                            };
                        }[];
                        /** @description Pieces for nobody in particular, by size. */
                        extras?: {
                            [key: string]: number;
                        };
                        /** @description On a line without a kit, each place once. */
                        prints?: {
                            /** @description Id of the team’s logo or sponsor. */
                            asset: string;
                            /** @enum {string} */
                            place: "left-chest" | "right-chest" | "centre-chest" | "back" | "left-sleeve" | "right-sleeve" | "left-leg" | "right-leg" | "bag-front" | "bag-back";
                        }[];
                    }[];
                    /** @default  */
                    notes?: string;
                    /** @description Else where the team’s last order went; the first order may have none, as may a collection if the team has a billing address. */
                    shippingAddress?: {
                        /** @default  */
                        line1?: string;
                        /** @default  */
                        line2?: string;
                        /** @default  */
                        city?: string;
                        region?: string;
                        /** @default  */
                        postcode?: string;
                        /** @default  */
                        country?: string;
                    };
                    deliveryMethod?: string | null;
                    /** @description A day. */
                    neededBy?: string;
                    purchaseOrder?: string;
                    companyName?: string;
                    /** @description What is left out stays; what is empty goes (the address: null). */
                    billingAddress?: {
                        /** @default  */
                        line1?: string;
                        /** @default  */
                        line2?: string;
                        /** @default  */
                        city?: string;
                        region?: string;
                        /** @default  */
                        postcode?: string;
                        /** @default  */
                        country?: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditQuote"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_orders_id_returns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnable: {
                            reasons: ("faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size")[];
                            returnBy: string | null;
                            lineId: string;
                            productName: string;
                            sku: string;
                            color: string | null;
                            size: ("L" | "LB" | "M" | "MB" | "S" | "SB" | "XL" | "XLB" | "XSB" | "XXL" | "XXXL") | null;
                            quantity: number;
                        }[];
                        returns: {
                            id: string;
                            returnNumber: string;
                            orderNumber: string;
                            /** @enum {string} */
                            status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                            items: {
                                quantity: number;
                                /** @enum {string} */
                                reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                                restocked: number;
                                writtenOff: number;
                                lineId: string;
                            }[];
                            note: string | null;
                            photos: string[];
                            instructions: string | null;
                            declineReason: string | null;
                            resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                            message: string | null;
                            creditNote: string | null;
                            replacement: string | null;
                            createdAt: string;
                            approvedAt: string | null;
                            receivedAt: string | null;
                            closedAt: string | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_orders_id_returns: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        lineId: string;
                        quantity: number;
                        /** @enum {string} */
                        reason: "faulty" | "wrong_item" | "wrong_size" | "unwanted" | "order_cancelled";
                    }[];
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        returnNumber: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                        items: {
                            quantity: number;
                            /** @enum {string} */
                            reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                            restocked: number;
                            writtenOff: number;
                            lineId: string;
                        }[];
                        note: string | null;
                        photos: string[];
                        instructions: string | null;
                        declineReason: string | null;
                        resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                        message: string | null;
                        creditNote: string | null;
                        replacement: string | null;
                        createdAt: string;
                        approvedAt: string | null;
                        receivedAt: string | null;
                        closedAt: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_orders_id_returns_returnId_cancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
                returnId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        returnNumber: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                        items: {
                            quantity: number;
                            /** @enum {string} */
                            reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                            restocked: number;
                            writtenOff: number;
                            lineId: string;
                        }[];
                        note: string | null;
                        photos: string[];
                        instructions: string | null;
                        declineReason: string | null;
                        resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                        message: string | null;
                        creditNote: string | null;
                        replacement: string | null;
                        createdAt: string;
                        approvedAt: string | null;
                        receivedAt: string | null;
                        closedAt: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_orders_id_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_orders_id_invoices_invoiceId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_orders_id_proofs_proofId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                proofId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_orders_id_proof: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    decision: "approve";
                    /** Format: uuid */
                    proofId: string;
                    /** @description Null: pieces of no squad. Omitted: all that have not answered. */
                    squad?: string | null;
                    /**
                     * @description Approves although pins are open.
                     * @default false
                     */
                    withOpenPins?: boolean;
                } | {
                    /** @constant */
                    decision: "changes";
                    /** Format: uuid */
                    proofId: string;
                    /** @description Null: pieces of no squad. Omitted: all that have not answered. */
                    squad?: string | null;
                    /**
                     * @description Required without open pins, which follow it.
                     * @default
                     */
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "approved" | "changes_requested";
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_orders_id_proofs_proofId_pins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                proofId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pages: components["schemas"]["ShownPage"][];
                        pins: {
                            number: number;
                            page: {
                                /** @description `file`, or hash, garment and side of a kit: `{hash}.{garment}.{view}`. */
                                id: string;
                                title: string;
                            };
                            isResolved: boolean;
                            /** @description Oldest first; the first is the pin’s own. */
                            notes: {
                                /** @description Null if staff wrote it and a team reads it. */
                                author: string | null;
                                byStaff: boolean;
                                text: string;
                                createdAt: string;
                            }[];
                            x: number;
                            y: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_orders_id_proofs_proofId_pins: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
                proofId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of one of its pages. */
                    page: string;
                    /** @description Share of the width, from the left. */
                    x: number;
                    /** @description Share of the height, from the top. */
                    y: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        page: {
                            /** @description `file`, or hash, garment and side of a kit: `{hash}.{garment}.{view}`. */
                            id: string;
                            title: string;
                        };
                        isResolved: boolean;
                        /** @description Oldest first; the first is the pin’s own. */
                        notes: {
                            /** @description Null if staff wrote it and a team reads it. */
                            author: string | null;
                            byStaff: boolean;
                            text: string;
                            createdAt: string;
                        }[];
                        x: number;
                        y: number;
                    };
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `closed`, `conflict`, `full` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_orders_id_proofs_proofId_pins_number_notes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
                proofId: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        page: {
                            /** @description `file`, or hash, garment and side of a kit: `{hash}.{garment}.{view}`. */
                            id: string;
                            title: string;
                        };
                        isResolved: boolean;
                        /** @description Oldest first; the first is the pin’s own. */
                        notes: {
                            /** @description Null if staff wrote it and a team reads it. */
                            author: string | null;
                            byStaff: boolean;
                            text: string;
                            createdAt: string;
                        }[];
                        x: number;
                        y: number;
                    };
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `closed`, `conflict`, `full` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_orders_id_payment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The whole balance, in minor units; else what is due. */
                    cents?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_statementPdf: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                /** @description `open`: since the oldest unpaid. */
                range?: "open" | "year";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_statementCsv: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                /** @description `open`: since the oldest unpaid. */
                range?: "open" | "year";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_assets: {
        parameters: {
            query?: {
                type?: "logo" | "sponsor" | "guide" | "template";
                q?: string;
                /** @description The `next` of the step before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetList"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_assets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    name: string;
                    /**
                     * @default logo
                     * @enum {string}
                     */
                    type?: "logo" | "sponsor" | "guide" | "template";
                    description?: string;
                    /**
                     * Format: uuid
                     * @description Of your choice: a repeated request stores it once.
                     */
                    uploadId?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asset: components["schemas"]["AssetView"];
                        usage: components["schemas"]["AssetUsage"];
                    };
                };
            };
            /** @description `bad_request` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `too_large` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `incomplete`, `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `too_many` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_team_assets_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        usage: components["schemas"]["AssetUsage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_team_assets_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    type?: "logo" | "sponsor" | "guide" | "template";
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asset: components["schemas"]["AssetView"];
                        usage: components["schemas"]["AssetUsage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_team_assets_id_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asset: components["schemas"]["AssetView"];
                        usage: components["schemas"]["AssetUsage"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_assets_id_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_team_assets_id_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/webp": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_exports: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    what: "products";
                    search?: string;
                    /**
                     * Format: uuid
                     * @description Its id; with those below it.
                     */
                    category?: string;
                    /** @enum {string} */
                    state?: "active" | "inactive";
                    /**
                     * @description Those with little stock.
                     * @constant
                     */
                    stock?: "low";
                } | {
                    /** @constant */
                    what: "stock";
                    search?: string;
                    /**
                     * Format: uuid
                     * @description Its id; with those below it.
                     */
                    category?: string;
                    /** @enum {string} */
                    state?: "active" | "inactive";
                    /**
                     * @description Those with little stock.
                     * @constant
                     */
                    stock?: "low";
                } | {
                    /** @constant */
                    what: "customers";
                    search?: string;
                } | {
                    /** @constant */
                    what: "orders";
                    /**
                     * @description `shop` unless given.
                     * @enum {string}
                     */
                    kind?: "shop" | "team";
                    search?: string;
                    /** @enum {string} */
                    status?: "pending" | "processing" | "shipped" | "delivered" | "cancelled" | "approved" | "in_production";
                    /** Format: date */
                    from?: string;
                    /** Format: date */
                    to?: string;
                    min?: number;
                    max?: number;
                    /** @enum {string} */
                    method?: "invoice" | "card";
                    /** @enum {string} */
                    payment?: "unpaid" | "part" | "paid" | "overpaid" | "written_off" | "failed" | "refunded";
                    /**
                     * @description For a proof, or for the buyer’s decision on one.
                     * @enum {string}
                     */
                    waiting?: "proof" | "buyer";
                    /** Format: uuid */
                    product?: string;
                    /** Format: uuid */
                    team?: string;
                    /**
                     * @description Later than promised.
                     * @constant
                     */
                    late?: true;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        status: "done" | "failed" | "running" | "waiting";
                    };
                };
            };
            /** @description `too_many` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_exports_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportState"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_exports_id_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_imports: {
        parameters: {
            query: {
                what: "products" | "stock" | "customers";
                dryRun?: "true" | "false";
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": {
                    slug: string;
                    sku?: string;
                    name?: string;
                    shortDescription?: string | null;
                    description?: string | null;
                    metaTitle?: string | null;
                    metaDescription?: string | null;
                    category?: string | null;
                    kitGarment?: string | null;
                    price?: number;
                    salePrice?: number | null;
                    taxClass?: string;
                    boysTaxClass?: string | null;
                    techniques?: {
                        [key: string]: string;
                    } | null;
                    priceTiers?: {
                        minQuantity: number;
                        percentOff: number;
                    }[];
                    isActive?: boolean;
                    isFeatured?: boolean;
                    isCustomizable?: boolean;
                    weight?: number | null;
                    stockDays?: number | null;
                    madeDays?: number | null;
                    features?: string[];
                    parts?: {
                        name: string;
                        worn: string;
                        /** @default [] */
                        sizes?: string[];
                        garment?: string | null;
                    }[];
                    images?: ({
                        /** @description Name of a picture in the library. */
                        file: string;
                        color?: string | null;
                    } | {
                        /** @description Of a picture to be fetched; a key needs `media:create`, too. */
                        url: string;
                        color?: string | null;
                        alt?: string;
                    })[];
                    stock?: number;
                    /** @description If `stock` is still the same, it stays as it is by now. */
                    exportedStock?: number;
                    colors?: {
                        name: string;
                        hex?: string;
                        available?: boolean;
                    }[];
                    sizes?: string[];
                    variations?: {
                        color: string;
                        hex?: string;
                        size: string;
                        stock?: number;
                        /** @description If `stock` is still the same, it stays as it is by now. */
                        exportedStock?: number;
                        additionalPrice?: number;
                        costPrice?: number | null;
                        isAvailable?: boolean;
                    }[];
                } | {
                    slug?: string;
                    sku?: string;
                    /** @default  */
                    color?: string;
                    /** @default  */
                    size?: string;
                    stock: number;
                    /** @description If `stock` is still the same, it stays as it is by now. */
                    exportedStock?: number;
                } | {
                    firstName: string;
                    lastName: string;
                    email: string;
                    phone?: string | null;
                    /** @default false */
                    isTaxExempt?: boolean;
                    createdAt?: unknown;
                    orders?: unknown;
                    spent?: unknown;
                    lastOrderAt?: unknown;
                };
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        status: "done" | "failed" | "running" | "waiting";
                    };
                };
            };
            /** @description `too_many` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_imports_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportState"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_imports_id_errors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_newsletter_bounces: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description What the mail server answered, as `550 5.1.1 No such user`. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_orders_id_payments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    way?: "transfer" | "cash" | "cheque" | "terminal" | "other";
                    /**
                     * Format: date
                     * @description A day of the shop, from the order’s to today.
                     */
                    receivedOn: string;
                    /**
                     * @description As on the bank statement.
                     * @default
                     */
                    reference?: string;
                    amount: number;
                    /** @description More than is open is 422 `overpayment`, with the amount `over`, unless this is true. */
                    allowOverpayment?: boolean;
                } | {
                    /** @description As typed: spaces, dashes and lower case do not matter. */
                    voucherCode: string;
                    /** @description What the voucher is known to pay; any other amount is refused. */
                    expectedAmount?: number;
                    /** @constant */
                    way: "voucher";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedPayment"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid`, `not_possible`, `overpayment` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        over?: number;
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `too_many_attempts` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_orders_id_payments_payment_void: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
                payment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedPayment"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `not_possible` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_orders_id_payments_payment_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
                payment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Another order of either kind. */
                    to: {
                        /** @enum {string} */
                        kind: "shop" | "team";
                        id: string;
                    };
                    /** @description More than is open is 422 `overpayment`, with the amount `over`, unless this is true. */
                    allowOverpayment?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedPayment"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid`, `not_possible`, `overpayment` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        over?: number;
                    } & components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_orders_id_creditNotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description By id of the order line (`orderItems[].id`; of a team order `{item}:{size}`). Amounts are at the order’s prices, by default the share of these pieces.
                     * @default []
                     */
                    lines?: {
                        line: string;
                        /** @default 0 */
                        quantity?: number;
                        amount?: number;
                    }[];
                    /** @default 0 */
                    delivery?: number;
                    /** @description Printed; `note` is for staff. */
                    reason: string;
                    /** @default  */
                    note?: string;
                    /** @description Pays out all or a part of it now: to the `card`, or by `hand`. */
                    refund?: {
                        amount: number;
                        /** @enum {string} */
                        way?: "card" | "hand";
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        number: string;
                        orderNumber: string;
                        reason: string | null;
                        note: string;
                        issuedOn: string;
                        currency: string;
                        totalAmount: number;
                        rows: {
                            /** @description Id of the order line, or 'delivery', of a credit note that names goods. */
                            line?: string;
                            /** @description 0 if not counted. */
                            quantity: number;
                            /** @description Label, 'Medium'; '' without sizes. */
                            size: string;
                            /** @description 'Match dress, Red', '5% off 12 × Match dress, Red', 'Delivery'. */
                            name: string;
                            /** @enum {string} */
                            kind: "delivery" | "discount" | "line" | "refund" | "relief";
                            sku: string;
                            /** @description Per cent; null without tax. */
                            taxRate: number | null;
                            /** @description Per cent included in the price that the customer does not pay; undefined if they do. */
                            reliefRate?: number;
                            unitPrice: number | null;
                            amount: number;
                            /** @description Without tax; undefined in older documents. */
                            netAmount?: number;
                        }[];
                        taxLines: {
                            rate: number;
                            net: number;
                            tax: number;
                        }[];
                    };
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid`, `not_possible`, `refused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamOrders_id_creditNotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description By id of the order line (`orderItems[].id`; of a team order `{item}:{size}`). Amounts are at the order’s prices, by default the share of these pieces.
                     * @default []
                     */
                    lines?: {
                        line: string;
                        /** @default 0 */
                        quantity?: number;
                        amount?: number;
                    }[];
                    /** @default 0 */
                    delivery?: number;
                    /** @description Printed; `note` is for staff. */
                    reason: string;
                    /** @default  */
                    note?: string;
                    /** @description Pays out all or a part of it now: to the `card`, or by `hand`. */
                    refund?: {
                        amount: number;
                        /** @enum {string} */
                        way?: "card" | "hand";
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        number: string;
                        orderNumber: string;
                        reason: string | null;
                        note: string;
                        issuedOn: string;
                        currency: string;
                        totalAmount: number;
                        rows: {
                            /** @description Id of the order line, or 'delivery', of a credit note that names goods. */
                            line?: string;
                            /** @description 0 if not counted. */
                            quantity: number;
                            /** @description Label, 'Medium'; '' without sizes. */
                            size: string;
                            /** @description 'Match dress, Red', '5% off 12 × Match dress, Red', 'Delivery'. */
                            name: string;
                            /** @enum {string} */
                            kind: "delivery" | "discount" | "line" | "refund" | "relief";
                            sku: string;
                            /** @description Per cent; null without tax. */
                            taxRate: number | null;
                            /** @description Per cent included in the price that the customer does not pay; undefined if they do. */
                            reliefRate?: number;
                            unitPrice: number | null;
                            amount: number;
                            /** @description Without tax; undefined in older documents. */
                            netAmount?: number;
                        }[];
                        taxLines: {
                            rate: number;
                            net: number;
                            tax: number;
                        }[];
                    };
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid`, `not_possible`, `refused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_orders_id_writeOffs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteOff"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `not_possible` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_orders_id_writeOffs_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revision: number;
                    };
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `not_possible` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamOrders_id_writeOffs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteOff"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `not_possible` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamOrders_id_writeOffs_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revision: number;
                    };
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `not_possible` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamOrders_id_payments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    way?: "transfer" | "cash" | "cheque" | "terminal" | "other";
                    /**
                     * Format: date
                     * @description A day of the shop, from the order’s to today.
                     */
                    receivedOn: string;
                    /**
                     * @description As on the bank statement.
                     * @default
                     */
                    reference?: string;
                    amount: number;
                    /** @description More than is open is 422 `overpayment`, with the amount `over`, unless this is true. */
                    allowOverpayment?: boolean;
                } | {
                    /** @description As typed: spaces, dashes and lower case do not matter. */
                    voucherCode: string;
                    /** @description What the voucher is known to pay; any other amount is refused. */
                    expectedAmount?: number;
                    /** @constant */
                    way: "voucher";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedPayment"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid`, `not_possible`, `overpayment` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        over?: number;
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `too_many_attempts` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamOrders_id_payments_payment_void: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
                payment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedPayment"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `not_possible` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamOrders_id_payments_payment_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
                payment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Another order of either kind. */
                    to: {
                        /** @enum {string} */
                        kind: "shop" | "team";
                        id: string;
                    };
                    /** @description More than is open is 422 `overpayment`, with the amount `over`, unless this is true. */
                    allowOverpayment?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedPayment"];
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conflict?: components["schemas"]["OrderConflict"];
                    } & components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid`, `not_possible`, `overpayment` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        over?: number;
                    } & components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrders_id_proofs_proofId_pins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                proofId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamOrders_id_proofs_proofId_pins: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
                proofId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of one of its pages. */
                    page: string;
                    /** @description Share of the width, from the left. */
                    x: number;
                    /** @description Share of the height, from the top. */
                    y: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        page: {
                            /** @description `file`, or hash, garment and side of a kit: `{hash}.{garment}.{view}`. */
                            id: string;
                            title: string;
                        };
                        isResolved: boolean;
                        /** @description Oldest first; the first is the pin’s own. */
                        notes: {
                            /** @description Null if staff wrote it and a team reads it. */
                            author: string | null;
                            byStaff: boolean;
                            text: string;
                            createdAt: string;
                        }[];
                        x: number;
                        y: number;
                    };
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `closed`, `conflict`, `full` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamOrders_id_proofs_proofId_pins_number_notes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
                proofId: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        page: {
                            /** @description `file`, or hash, garment and side of a kit: `{hash}.{garment}.{view}`. */
                            id: string;
                            title: string;
                        };
                        isResolved: boolean;
                        /** @description Oldest first; the first is the pin’s own. */
                        notes: {
                            /** @description Null if staff wrote it and a team reads it. */
                            author: string | null;
                            byStaff: boolean;
                            text: string;
                            createdAt: string;
                        }[];
                        x: number;
                        y: number;
                    };
                };
            };
            /** @description `forbidden` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `closed`, `conflict`, `full` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamOrders_id_proofs_proofId_pins_number_resolve: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
                proofId: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_quotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customer: {
                        firstName: string;
                        lastName: string;
                        email: string;
                        phone?: string | null;
                    };
                    shippingAddress: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        region?: string | null;
                        postcode?: string | null;
                        country: string;
                    };
                    companyName?: string | null;
                    purchaseOrder?: string | null;
                    billingAddress?: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        region?: string | null;
                        postcode?: string | null;
                        country: string;
                    } | null;
                    vatNumber?: string | null;
                    notes?: string | null;
                    deliveryMethod?: string | null;
                    /** @description Agreed price of the delivery; else today’s. */
                    deliveryAmount?: number | null;
                    /** @description Off all lines of each option, by a name that is printed. */
                    discount?: {
                        /** @enum {string} */
                        kind: "percentage" | "amount";
                        value: number;
                        name?: string | null;
                    } | null;
                    /** @description What the customer chooses among. With more than one, each has a name. */
                    options: {
                        name?: string | null;
                        items: {
                            product?: string | null;
                            color?: string | null;
                            sizes?: {
                                [key: string]: number;
                            } | null;
                            quantity?: number | null;
                            design?: (string | {
                                [key: string]: unknown;
                            }) | null;
                            players?: {
                                name?: (string | number) | null;
                                number?: (string | number) | null;
                                size?: string | null;
                                sizes?: {
                                    [key: string]: string | null;
                                } | null;
                            }[] | null;
                            /** @description Agreed price of a piece, which ends the quantity discounts of its design. Else today’s price is agreed. */
                            unitPrice?: number | null;
                            /** @description A line without a product, at its `unitPrice`: a fee or service, or goods (`isService: false`). */
                            custom?: {
                                description: string;
                                /**
                                 * @default standard
                                 * @enum {string}
                                 */
                                taxClass?: "standard" | "reduced" | "zero";
                                /** @default true */
                                isService?: boolean;
                            } | null;
                        }[];
                    }[];
                    terms?: string | null;
                    /**
                     * Format: date
                     * @description Last day of the shop on which it can be accepted.
                     */
                    expiresOn: string;
                    /** @description Of the total, due before work begins; else the shop’s usual one. */
                    depositPercent?: number | null;
                    /** @description Enquiry that it answers; its order is then that enquiry’s. */
                    inquiry?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "accepted" | "declined" | "draft" | "expired" | "sent";
                        url: string | null;
                        id: string;
                        quoteNumber: string;
                        revision: number;
                        version: number;
                        /** @description Null until it is sent. */
                        sentVersion: number | null;
                        sentAt: string | null;
                        expiresOn: string;
                        /** @description Newest version, sent or not. */
                        content: components["schemas"]["QuoteContent"];
                        inquiry: string | null;
                        order: null | {
                            id: string;
                            orderNumber: string;
                        };
                        acceptedVersion: number | null;
                        /** @description Place of the accepted option, from 1. */
                        acceptedOption: number | null;
                        acceptedName: string | null;
                        acceptedAt: string | null;
                        declinedAt: string | null;
                        declineReason: string | null;
                        createdAt: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_quotes_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "accepted" | "declined" | "draft" | "expired" | "sent";
                        url: string | null;
                        id: string;
                        quoteNumber: string;
                        revision: number;
                        version: number;
                        /** @description Null until it is sent. */
                        sentVersion: number | null;
                        sentAt: string | null;
                        expiresOn: string;
                        /** @description Newest version, sent or not. */
                        content: components["schemas"]["QuoteContent"];
                        inquiry: string | null;
                        order: null | {
                            id: string;
                            orderNumber: string;
                        };
                        acceptedVersion: number | null;
                        /** @description Place of the accepted option, from 1. */
                        acceptedOption: number | null;
                        acceptedName: string | null;
                        acceptedAt: string | null;
                        declinedAt: string | null;
                        declineReason: string | null;
                        createdAt: string;
                    };
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_quotes_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customer?: {
                        firstName: string;
                        lastName: string;
                        email: string;
                        phone?: string | null;
                    };
                    shippingAddress?: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        region?: string | null;
                        postcode?: string | null;
                        country: string;
                    };
                    companyName?: string | null;
                    purchaseOrder?: string | null;
                    billingAddress?: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        region?: string | null;
                        postcode?: string | null;
                        country: string;
                    } | null;
                    vatNumber?: string | null;
                    notes?: string | null;
                    deliveryMethod?: string | null;
                    /** @description Agreed price of the delivery; else today’s. */
                    deliveryAmount?: number | null;
                    /** @description Off all lines of each option, by a name that is printed. */
                    discount?: {
                        /** @enum {string} */
                        kind: "percentage" | "amount";
                        value: number;
                        name?: string | null;
                    } | null;
                    /** @description What the customer chooses among. With more than one, each has a name. */
                    options?: {
                        name?: string | null;
                        items: {
                            product?: string | null;
                            color?: string | null;
                            sizes?: {
                                [key: string]: number;
                            } | null;
                            quantity?: number | null;
                            design?: (string | {
                                [key: string]: unknown;
                            }) | null;
                            players?: {
                                name?: (string | number) | null;
                                number?: (string | number) | null;
                                size?: string | null;
                                sizes?: {
                                    [key: string]: string | null;
                                } | null;
                            }[] | null;
                            /** @description Agreed price of a piece, which ends the quantity discounts of its design. Else today’s price is agreed. */
                            unitPrice?: number | null;
                            /** @description A line without a product, at its `unitPrice`: a fee or service, or goods (`isService: false`). */
                            custom?: {
                                description: string;
                                /**
                                 * @default standard
                                 * @enum {string}
                                 */
                                taxClass?: "standard" | "reduced" | "zero";
                                /** @default true */
                                isService?: boolean;
                            } | null;
                        }[];
                    }[];
                    terms?: string | null;
                    /**
                     * Format: date
                     * @description Last day of the shop on which it can be accepted.
                     */
                    expiresOn?: string;
                    /** @description Of the total, due before work begins; else the shop’s usual one. */
                    depositPercent?: number | null;
                    /** @description The change is 409 `conflict` if the quote has another by now. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "accepted" | "declined" | "draft" | "expired" | "sent";
                        url: string | null;
                        id: string;
                        quoteNumber: string;
                        revision: number;
                        version: number;
                        /** @description Null until it is sent. */
                        sentVersion: number | null;
                        sentAt: string | null;
                        expiresOn: string;
                        /** @description Newest version, sent or not. */
                        content: components["schemas"]["QuoteContent"];
                        inquiry: string | null;
                        order: null | {
                            id: string;
                            orderNumber: string;
                        };
                        acceptedVersion: number | null;
                        /** @description Place of the accepted option, from 1. */
                        acceptedOption: number | null;
                        acceptedName: string | null;
                        acceptedAt: string | null;
                        declinedAt: string | null;
                        declineReason: string | null;
                        createdAt: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_quotes_id_send: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "accepted" | "declined" | "draft" | "expired" | "sent";
                        url: string | null;
                        id: string;
                        quoteNumber: string;
                        revision: number;
                        version: number;
                        /** @description Null until it is sent. */
                        sentVersion: number | null;
                        sentAt: string | null;
                        expiresOn: string;
                        /** @description Newest version, sent or not. */
                        content: components["schemas"]["QuoteContent"];
                        inquiry: string | null;
                        order: null | {
                            id: string;
                            orderNumber: string;
                        };
                        acceptedVersion: number | null;
                        /** @description Place of the accepted option, from 1. */
                        acceptedOption: number | null;
                        acceptedName: string | null;
                        acceptedAt: string | null;
                        declinedAt: string | null;
                        declineReason: string | null;
                        createdAt: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_reports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reports: {
                            id: string;
                            title: string;
                            summary: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_reports_id: {
        parameters: {
            query?: {
                from?: string;
                /** @description Receivables are as of this day. */
                to?: string;
                /** @description Instead of days; `month` unless given. */
                range?: "month" | "last-month" | "quarter" | "last-quarter" | "year" | "last-year";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        from: string;
                        to: string;
                        columns: components["schemas"]["Column"][];
                        rows: {
                            [key: string]: string | number | null;
                        }[];
                        totals: null | {
                            [key: string]: string | number | null;
                        };
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_orders_id_returns: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        lineId: string;
                        quantity: number;
                        /** @enum {string} */
                        reason: "faulty" | "wrong_item" | "wrong_size" | "unwanted" | "order_cancelled";
                    }[];
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        returnNumber: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                        items: {
                            quantity: number;
                            /** @enum {string} */
                            reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                            restocked: number;
                            writtenOff: number;
                            lineId: string;
                        }[];
                        note: string | null;
                        photos: string[];
                        instructions: string | null;
                        declineReason: string | null;
                        resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                        message: string | null;
                        creditNote: string | null;
                        replacement: string | null;
                        createdAt: string;
                        approvedAt: string | null;
                        receivedAt: string | null;
                        closedAt: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamOrders_id_returns: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        lineId: string;
                        quantity: number;
                        /** @enum {string} */
                        reason: "faulty" | "wrong_item" | "wrong_size" | "unwanted" | "order_cancelled";
                    }[];
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        returnNumber: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                        items: {
                            quantity: number;
                            /** @enum {string} */
                            reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                            restocked: number;
                            writtenOff: number;
                            lineId: string;
                        }[];
                        note: string | null;
                        photos: string[];
                        instructions: string | null;
                        declineReason: string | null;
                        resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                        message: string | null;
                        creditNote: string | null;
                        replacement: string | null;
                        createdAt: string;
                        approvedAt: string | null;
                        receivedAt: string | null;
                        closedAt: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_returns_id_approve: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Instead of the shop’s address. */
                    instructions?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        returnNumber: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                        items: {
                            quantity: number;
                            /** @enum {string} */
                            reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                            restocked: number;
                            writtenOff: number;
                            lineId: string;
                        }[];
                        note: string | null;
                        photos: string[];
                        instructions: string | null;
                        declineReason: string | null;
                        resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                        message: string | null;
                        creditNote: string | null;
                        replacement: string | null;
                        createdAt: string;
                        approvedAt: string | null;
                        receivedAt: string | null;
                        closedAt: string | null;
                    } | Record<string, never>;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_returns_id_decline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        returnNumber: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                        items: {
                            quantity: number;
                            /** @enum {string} */
                            reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                            restocked: number;
                            writtenOff: number;
                            lineId: string;
                        }[];
                        note: string | null;
                        photos: string[];
                        instructions: string | null;
                        declineReason: string | null;
                        resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                        message: string | null;
                        creditNote: string | null;
                        replacement: string | null;
                        createdAt: string;
                        approvedAt: string | null;
                        receivedAt: string | null;
                        closedAt: string | null;
                    } | Record<string, never>;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_returns_id_receive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        lineId: string;
                        /** @default 0 */
                        restocked?: number;
                        /** @default 0 */
                        writtenOff?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        returnNumber: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                        items: {
                            quantity: number;
                            /** @enum {string} */
                            reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                            restocked: number;
                            writtenOff: number;
                            lineId: string;
                        }[];
                        note: string | null;
                        photos: string[];
                        instructions: string | null;
                        declineReason: string | null;
                        resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                        message: string | null;
                        creditNote: string | null;
                        replacement: string | null;
                        createdAt: string;
                        approvedAt: string | null;
                        receivedAt: string | null;
                        closedAt: string | null;
                    } | Record<string, never>;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_returns_id_resolve: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    resolution: "refund";
                    message?: string | null;
                    /**
                     * @description Credited by line; else what these pieces cost.
                     * @default []
                     */
                    amounts?: {
                        lineId: string;
                        amount: number;
                    }[];
                    /** @default 0 */
                    delivery?: number;
                    /** @description Pays out all or a part of it now: to the `card`, or by `hand`. */
                    refund?: {
                        amount: number;
                        /** @enum {string} */
                        way?: "card" | "hand";
                    };
                    /** @default  */
                    note?: string;
                } | {
                    /** @constant */
                    resolution: "replacement";
                    message?: string | null;
                } | {
                    /** @constant */
                    resolution: "exchange";
                    message?: string | null;
                    items: {
                        lineId: string;
                        color?: string | null;
                        size?: string | null;
                        quantity: number;
                        /** @default 0 */
                        unitPrice?: number;
                    }[];
                } | {
                    /** @constant */
                    resolution: "none";
                    message?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        returnNumber: string;
                        orderNumber: string;
                        /** @enum {string} */
                        status: "approved" | "cancelled" | "declined" | "received" | "requested" | "resolved";
                        items: {
                            quantity: number;
                            /** @enum {string} */
                            reason: "faulty" | "order_cancelled" | "unwanted" | "wrong_item" | "wrong_size";
                            restocked: number;
                            writtenOff: number;
                            lineId: string;
                        }[];
                        note: string | null;
                        photos: string[];
                        instructions: string | null;
                        declineReason: string | null;
                        resolution: ("exchange" | "none" | "refund" | "replacement") | null;
                        message: string | null;
                        creditNote: string | null;
                        replacement: string | null;
                        createdAt: string;
                        approvedAt: string | null;
                        receivedAt: string | null;
                        closedAt: string | null;
                    } | Record<string, never>;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhooks: components["schemas"]["Webhook"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_webhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Public, with `https`. */
                    url: string;
                    events: ("order.placed" | "order.updated" | "order.status_changed" | "order.paid" | "order.refunded" | "team_order.placed" | "team_order.updated" | "team_order.status_changed" | "team_order.paid" | "team_order.refunded" | "shipment.created" | "shipment.updated" | "shipment.withdrawn" | "return.requested" | "return.approved" | "return.declined" | "return.received" | "return.resolved" | "return.cancelled" | "proof.created" | "proof.approved" | "proof.changes_requested" | "proof.voided" | "stock.low" | "stock.out" | "product.created" | "product.updated" | "product.deleted" | "page.created" | "page.updated" | "page.published" | "page.unpublished" | "page.deleted" | "inquiry.received" | "inquiry.status_changed" | "design.created" | "design.updated" | "design.deleted")[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        secret: string;
                    };
                };
            };
            /** @description `full` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_webhooks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_webhooks_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_webhooks_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Events wait for a paused one.
                     * @enum {string}
                     */
                    state: "active" | "paused";
                } | {
                    /** @description Public, with `https`. */
                    url: string;
                    events: ("order.placed" | "order.updated" | "order.status_changed" | "order.paid" | "order.refunded" | "team_order.placed" | "team_order.updated" | "team_order.status_changed" | "team_order.paid" | "team_order.refunded" | "shipment.created" | "shipment.updated" | "shipment.withdrawn" | "return.requested" | "return.approved" | "return.declined" | "return.received" | "return.resolved" | "return.cancelled" | "proof.created" | "proof.approved" | "proof.changes_requested" | "proof.voided" | "stock.low" | "stock.out" | "product.created" | "product.updated" | "product.deleted" | "page.created" | "page.updated" | "page.published" | "page.unpublished" | "page.deleted" | "inquiry.received" | "inquiry.status_changed" | "design.created" | "design.updated" | "design.deleted")[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_webhooks_id_test: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_webhooks_id_rotate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_webhooks_id_deliveries: {
        parameters: {
            query?: {
                /** @description Id of the last one that you have. */
                before?: string;
                state?: "all" | "waiting" | "accepted" | "failed";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveries: components["schemas"]["LoggedDelivery"][];
                        hasMore: boolean;
                    };
                };
            };
            /** @description `invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_webhooks_id_deliveries_delivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetails"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_webhooks_id_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its id. */
                    delivery: string;
                } | {
                    /** Format: date-time */
                    from: string;
                    /** Format: date-time */
                    to: string;
                    /**
                     * @description Only events that were never accepted.
                     * @default false
                     */
                    failedOnly?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_products: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Product"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_products: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Product"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_products: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Product"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_products: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Product"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_products_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_products_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_products_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Product"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_products_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Product"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_productVariations: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["ProductVariation"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_productVariations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductVariationInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["ProductVariation"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_productVariations: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["ProductVariation"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_productVariations: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductVariationInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["ProductVariation"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_productVariations_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_productVariations_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVariation"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_productVariations_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["ProductVariation"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_productVariations_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductVariationInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["ProductVariation"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_categories: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Category"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_categories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Category"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_categories: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Category"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_categories: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Category"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_categories_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_categories_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_categories_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Category"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_categories_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Category"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_customers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Customer"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_customers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Customer"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_customers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Customer"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_customers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Customer"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_customers_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_customers_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_customers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Customer"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_customers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Customer"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orders: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Order"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_orders: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Order"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orders_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orders_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_orders_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Order"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_offers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Offer"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_offers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Offer"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_offers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Offer"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_offers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Offer"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_offers_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_offers_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_offers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Offer"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_offers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Offer"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_priceLists: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["PriceList"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_priceLists: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceListInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["PriceList"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_priceLists: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["PriceList"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_priceLists: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceListInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["PriceList"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_priceLists_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_priceLists_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceList"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_priceLists_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["PriceList"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_priceLists_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceListInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["PriceList"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_patternTemplates: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["PatternTemplate"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_patternTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatternTemplateInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["PatternTemplate"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_patternTemplates: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["PatternTemplate"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_patternTemplates: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatternTemplateInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["PatternTemplate"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_patternTemplates_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_patternTemplates_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternTemplate"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_patternTemplates_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["PatternTemplate"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_patternTemplates_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatternTemplateInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["PatternTemplate"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderStatusChanges: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["OrderStatusChange"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderStatusChanges_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderStatusChanges_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStatusChange"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderRefunds: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["OrderRefund"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderRefunds_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderRefunds_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRefund"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderNotes: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["OrderNote"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderNotes_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderNotes_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNote"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderPayments: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["OrderPayment"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderPayments_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderPayments_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPayment"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_invoices: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Invoice"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_invoices_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_invoices_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderProofs: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["OrderProof"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderProofs_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderProofs_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderProof"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderProofs_file_filename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_shipments: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Shipment"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_shipments_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_shipments_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderQuotes: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["OrderQuote"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderQuotes_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderQuotes_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderQuote"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderQuoteVersions: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["OrderQuoteVersion"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderQuoteVersions_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderQuoteVersions_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderQuoteVersion"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderReturns: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["OrderReturn"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderReturns_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_orderReturns_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReturn"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_returnPhotos: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["ReturnPhoto"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_returnPhotos_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_returnPhotos_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnPhoto"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teams: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Team"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teams: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Team"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_teams: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Team"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_teams: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Team"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teams_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teams_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_teams_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Team"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_teams_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Team"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teams_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the header `Authorization: JWT …`. */
                        token: string;
                        /** @description When it ends: seconds since 1970. */
                        exp: number;
                        user: components["schemas"]["Team"] | null;
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teams_logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teams_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the header `Authorization: JWT …`. */
                        token?: string;
                        /** @description When it ends: seconds since 1970. */
                        exp?: number;
                        user: components["schemas"]["Team"] | null;
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamPeople: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["TeamPerson"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_teamPeople: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamPersonInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["TeamPerson"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamPeople_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamPeople_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPerson"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_teamPeople_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamPersonInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["TeamPerson"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamPeople_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the header `Authorization: JWT …`. */
                        token: string;
                        /** @description When it ends: seconds since 1970. */
                        exp: number;
                        user: components["schemas"]["TeamPerson"] | null;
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamPeople_logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamPeople_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the header `Authorization: JWT …`. */
                        token?: string;
                        /** @description When it ends: seconds since 1970. */
                        exp?: number;
                        user: components["schemas"]["TeamPerson"] | null;
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamMembers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["TeamMember"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_teamMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["TeamMember"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_teamMembers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["TeamMember"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_teamMembers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["TeamMember"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamMembers_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamMembers_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_teamMembers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["TeamMember"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_teamMembers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["TeamMember"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_sizeRequests: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["SizeRequest"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_sizeRequests_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_sizeRequests_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SizeRequest"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_sizeReplies: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["SizeReply"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_sizeReplies_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_sizeReplies_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SizeReply"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrders: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["TeamOrder"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_teamOrders: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamOrderInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["TeamOrder"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrders_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrders_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamOrder"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_teamOrders_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamOrderInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["TeamOrder"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrderDrafts: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["TeamOrderDraft"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrderDrafts_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrderDrafts_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamOrderDraft"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrderProofs: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["TeamOrderProof"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrderProofs_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrderProofs_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamOrderProof"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrderProofs_file_filename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrderEvents: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["TeamOrderEvent"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrderEvents_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_teamOrderEvents_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamOrderEvent"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_designAssets: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["DesignAsset"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_designAssets: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["DesignAsset"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_designAssets_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_designAssets_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignAsset"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_designAssets_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["DesignAsset"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_designAssets_file_filename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDocuments: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["KitDocument"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDocuments_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDocuments_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitDocument"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDesigns: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["KitDesign"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDesigns_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDesigns_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitDesign"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDesignVersions: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["KitDesignVersion"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDesignVersions_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDesignVersions_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitDesignVersion"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDesignComments: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["KitDesignComment"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_kitDesignComments: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["KitDesignComment"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDesignComments_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_kitDesignComments_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KitDesignComment"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_kitDesignComments_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["KitDesignComment"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_inquiries: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Inquiry"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_inquiries: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Inquiry"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_inquiries: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Inquiry"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_inquiries_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_inquiries_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inquiry"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_inquiries_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Inquiry"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_inquiries_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Inquiry"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_inquiryReplies: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["InquiryReply"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_inquiryReplies_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_inquiryReplies_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryReply"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_inquiryFiles: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["InquiryFile"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_inquiryFiles_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_inquiryFiles_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryFile"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_subscribers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Subscriber"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_subscribers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Subscriber"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_subscribers_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_subscribers_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_subscribers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Subscriber"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_reviews: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Review"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_reviews: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Review"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_reviews: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Review"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_reviews_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_reviews_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_reviews_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Review"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_reviews_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Review"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_pages: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Page"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_pages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Page"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_pages: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Page"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_pages: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Page"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_pages_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_pages_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_pages_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Page"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_pages_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Page"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_media: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Media"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_media: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaInput"];
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    /** @description MediaInput as JSON. */
                    _payload?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Media"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_media: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Media"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_media: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaInput"];
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    /** @description MediaInput as JSON. */
                    _payload?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Media"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_media_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_media_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_media_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Media"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_media_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaInput"];
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    /** @description MediaInput as JSON. */
                    _payload?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Media"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_media_file_filename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_mediaFolders: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["MediaFolder"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_mediaFolders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaFolderInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["MediaFolder"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_mediaFolders: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["MediaFolder"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_mediaFolders: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaFolderInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["MediaFolder"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_mediaFolders_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_mediaFolders_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFolder"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_mediaFolders_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["MediaFolder"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_mediaFolders_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaFolderInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["MediaFolder"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_redirects: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Redirect"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_redirects: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Redirect"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_redirects: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Redirect"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_redirects: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Redirect"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_redirects_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_redirects_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_redirects_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Redirect"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_redirects_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Redirect"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_adminUsers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["AdminUser"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_adminUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["AdminUser"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_adminUsers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["AdminUser"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_adminUsers: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["AdminUser"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_adminUsers_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_adminUsers_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_adminUsers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["AdminUser"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_adminUsers_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["AdminUser"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_adminUsers_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the header `Authorization: JWT …`. */
                        token: string;
                        /** @description When it ends: seconds since 1970. */
                        exp: number;
                        user: components["schemas"]["AdminUser"] | null;
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_adminUsers_logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_adminUsers_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the header `Authorization: JWT …`. */
                        token?: string;
                        /** @description When it ends: seconds since 1970. */
                        exp?: number;
                        user: components["schemas"]["AdminUser"] | null;
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_roles: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Role"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_roles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Role"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_roles: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Role"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_roles: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["Role"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_roles_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_roles_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_roles_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Role"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    patch_roles_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["Role"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_apiKeys: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["ApiKey"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_apiKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: string[];
                    /** @default [] */
                    addresses?: string[];
                    /** @default null */
                    expiresAt?: string | null;
                    /** @default  */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        key: string;
                        prefix: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_apiKeys: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["ApiKey"][];
                        errors?: unknown[];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_apiKeys_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_apiKeys_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    delete_apiKeys_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        doc: components["schemas"]["ApiKey"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_activityLog: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
                /** @description Fields separated by commas; `-` before one for the largest first. */
                sort?: components["parameters"]["sort"];
                /** @description 1 to 100; 10 by default. */
                limit?: components["parameters"]["limit"];
                /** @description From 1. */
                page?: components["parameters"]["page"];
                /** @description 1 to 100: how many, instead of `page` and `limit`. */
                first?: components["parameters"]["first"];
                /** @description The `endCursor` that a list sorted in the same way answered: what follows it. */
                after?: components["parameters"]["after"];
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        docs: components["schemas"]["ActivityLog"][];
                        totalDocs?: number;
                        limit: number;
                        totalPages?: number;
                        page?: number;
                        /** @description Number of the first document of the page, from 1. */
                        pagingCounter?: number;
                        hasPrevPage?: boolean;
                        hasNextPage: boolean;
                        prevPage?: number | null;
                        nextPage?: number | null;
                        /** @description For `after`. Answered, like the three required fields, with `first` or `after`: nothing is counted. */
                        endCursor?: string | null;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_activityLog_count: {
        parameters: {
            query?: {
                /** @description Conditions by field, as `where[price][less_than]=20`; also `and` and `or`. */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalDocs: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_activityLog_id: {
        parameters: {
            query?: {
                /** @description How deep related documents are included: 0 for their ids, 2 at most; 1 by default. */
                depth?: components["parameters"]["depth"];
                /** @description The fields to answer, as `select[name]=true`. */
                select?: components["parameters"]["select"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityLog"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_globals_siteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSetting"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_globals_siteSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteSettingInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SiteSetting"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_globals_deliverySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliverySetting"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_globals_deliverySettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliverySettingInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["DeliverySetting"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_globals_taxSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxSetting"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_globals_taxSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxSettingInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TaxSetting"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_globals_siteContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteContent"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_globals_siteContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteContentInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SiteContent"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    get_globals_developerSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeveloperSetting"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    post_globals_developerSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: components["parameters"]["repeatKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeveloperSettingInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["DeveloperSetting"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
}
