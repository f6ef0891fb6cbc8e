interface SecurityOptions {
  /** Origin of the shop; HSTS is sent only if it is https. */
  publicUrl: string;
  /** Development tools evaluate code and use a web socket. */
  dev: boolean;
}

const ONE_YEAR_S = 31_536_000;

/** Headers of every response whose handler did not choose its own, as name and value pairs. */
export function securityHeaders({ publicUrl, dev }: SecurityOptions): readonly (readonly [string, string])[] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['Content-Security-Policy', contentSecurityPolicy(dev)],
  ];
  if (publicUrl.startsWith('https:')) {
    headers.push(['Strict-Transport-Security', `max-age=${ONE_YEAR_S}; includeSubDomains`]);
  }
  return headers;
}

/**
 * Inline scripts stay allowed in a page made for one request: Next streams its data in them. A stored page allows only
 * its own (policyOf). Pictures may come from other sites: editors can give their address.
 */
function contentSecurityPolicy(dev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws: wss:' : ''}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https://checkout.stripe.com",
  ].join('; ');
}
