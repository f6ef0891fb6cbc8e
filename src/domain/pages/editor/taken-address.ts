export const SLUG_TAKEN = 'Another page has this address.';
export const SLUG_REDIRECTED = 'A redirect begins at this address. Publishing the page deletes it.';
