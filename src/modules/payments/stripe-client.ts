import type Stripe from 'stripe';
import { env } from '@/lib/env';

const { stripe: settings } = env;
let sdk: typeof Stripe | undefined;
let client: Promise<Stripe> | undefined;

/**
 * The official SDK, or nothing where card payment is off. It is a megabyte of code, and loaded with the first question to
 * Stripe. `STRIPE_API_BASE` points it at another server, for tests.
 */
export const stripe = settings && (() => (client ??= createStripe(settings)));

/** True if Stripe refused or did not answer. */
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
