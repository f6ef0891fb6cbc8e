/** Names the session in the browser, for pages that are the same for everybody; it opens nothing. */
export const SIGNED_IN_COOKIE = 'shopper';

export const signedInMark = (): string | undefined =>
  new RegExp(`(?:^|; )${SIGNED_IN_COOKIE}=([^;]+)`).exec(document.cookie)?.[1];
