/** Keeps an uploaded file from running in our origin. Names are generated, so public pictures are immutable. */
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
