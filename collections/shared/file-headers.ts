/**
 * Headers under which an uploaded file leaves us: it can neither be sniffed into another type nor run in our origin.
 * Names are generated, so public pictures never change under one address.
 */
export const fileResponseHeaders =
  (disposition: 'inline' | 'attachment') =>
  ({ headers }: { headers: Headers }): Headers => {
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    headers.set('Content-Disposition', disposition);
    headers.set(
      'Cache-Control',
      disposition === 'inline' ? 'public, max-age=31536000, immutable' : 'private, no-store',
    );
    return headers;
  };
