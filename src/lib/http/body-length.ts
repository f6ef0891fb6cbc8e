/** Next drops the `Content-Length` of what a route answers; the front makes one of this. */
export const BODY_LENGTH = 'X-Body-Length';

/** Headers that tell how long a body is, for browsers to show how far a download is. @param bytes all of it */
export const bodyLength = (bytes: number): Record<string, string> => ({
  'Content-Length': String(bytes),
  [BODY_LENGTH]: String(bytes),
});
