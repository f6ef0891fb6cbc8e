/** Names the session in the browser, for pages that are the same for everybody; it opens nothing. */
export const SIGNED_IN_COOKIE = 'shopper';
