interface SecurityOptions {
  publicUrl: string;
  /** Development tools evaluate code and use a web socket. */
  dev: boolean;
}

const ONE_YEAR_S = 31_536_000;

/** For responses whose handler did not choose its own. */
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

/** Next streams data in inline scripts; stored pages allow only theirs (policyOf). Editors may use others' pictures. */
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
