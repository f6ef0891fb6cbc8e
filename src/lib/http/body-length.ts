/** Next drops the `Content-Length` of a route's answer; the front makes one of this header. */
export const BODY_LENGTH = 'X-Body-Length';

/** Length of a body in bytes, for browsers to show the progress of a download. */
export const bodyLength = (bytes: number): Record<string, string> => ({
  'Content-Length': String(bytes),
  [BODY_LENGTH]: String(bytes),
});
