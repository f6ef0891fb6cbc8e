import path from 'node:path';
import { z } from 'zod';

/** `next build` imports the configuration on machines without secrets or a database. */
export const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

const schema = z.object({
  DATABASE_URL: z.string().default(''),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(20),
  DATABASE_PUBLIC_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(4),
  DATA_DIR: z.string().default('.data'),
  RESPONSE_CACHE_MB: z.coerce.number().int().min(16).max(16_384).optional(),
  RESPONSE_CACHE_DISK_MB: z.coerce.number().int().min(0).max(1_048_576).optional(),
  PAYLOAD_SECRET: isBuild ? z.string().default('build-only') : z.string().min(16),
  PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Kitroom <orders@kitroom.test>'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: z.url().optional(),
  TRUST_PROXY: z.stringbool().default(false),
  DEMO_CURRENCY: z.string().optional(),
});

/** An empty variable counts as unset: a shell can blank one, and cannot always remove it. */
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const values = schema.parse(given);

/** Settings of the process, validated once; described in docs/reference/settings.md. */
export const env = {
  databaseUrl: values.DATABASE_URL,
  databasePoolSize: values.DATABASE_POOL_SIZE,
  /** Connections for strangers' reads over the API. */
  databasePublicPoolSize: values.DATABASE_PUBLIC_POOL_SIZE,
  dataDir: path.resolve(values.DATA_DIR),
  payloadSecret: values.PAYLOAD_SECRET,
  /** Limit of stored responses; undefined: by the available memory. */
  responseCacheBytes: values.RESPONSE_CACHE_MB && values.RESPONSE_CACHE_MB * 1024 * 1024,
  /** Limit of stored pages on disk, 0 for none; undefined: by the free space. */
  responseCacheDiskBytes:
    values.RESPONSE_CACHE_DISK_MB === undefined ? undefined : values.RESPONSE_CACHE_DISK_MB * 1024 * 1024,
  /** Origin without a trailing slash. */
  publicUrl: values.PUBLIC_URL.replace(/\/+$/, ''),
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM,
  /** Card payment is offered only with both keys. */
  stripe:
    values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          webhookSecret: values.STRIPE_WEBHOOK_SECRET,
          apiBase: values.STRIPE_API_BASE,
        }
      : undefined,
  trustProxy: values.TRUST_PROXY,
  /** The demo's currency, ISO 4217, as of the first start. */
  demoCurrency: values.DEMO_CURRENCY,
} as const;
