import Stripe from 'stripe';
import { env } from '@/lib/env';

/** The official SDK, or nothing where card payment is off. `STRIPE_API_BASE` points it at another server, for tests. */
export const stripe: Stripe | undefined = env.stripe && createStripe(env.stripe);

function createStripe({ secretKey, apiBase }: NonNullable<typeof env.stripe>): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Stripe(secretKey, {
    timeout: 8000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}
