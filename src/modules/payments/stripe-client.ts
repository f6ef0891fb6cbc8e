import type Stripe from 'stripe';
import { env } from '@/lib/env';

const { stripe: settings } = env;
let sdk: typeof Stripe | undefined;
let client: Promise<Stripe> | undefined;

/** Undefined if card payment is off. Loads a megabyte of SDK on first use; `STRIPE_API_BASE` is for tests. */
export const stripe = settings && (() => (client ??= createStripe(settings)));

export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  sdk !== undefined && error instanceof sdk.errors.StripeError;

async function createStripe({ secretKey, apiBase }: NonNullable<typeof settings>): Promise<Stripe> {
  sdk = (await import('stripe')).default;
  const base = apiBase ? new URL(apiBase) : undefined;
  return new sdk(secretKey, {
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
