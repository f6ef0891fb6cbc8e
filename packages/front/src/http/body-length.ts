/** Next drops a route’s `Content-Length`; the front makes one of this header. */
export const BODY_LENGTH = 'X-Body-Length';

export const bodyLength = (bytes: number): Record<string, string> => ({
  'Content-Length': String(bytes),
  [BODY_LENGTH]: String(bytes),
});
