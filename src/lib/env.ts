import path from 'node:path';
import { z } from 'zod';

/** `next build` imports the configuration on machines without secrets or a database. */
export const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

/** `description` and `unset`, the default in words, are the rows of docs/reference/settings.md. */
const schema = z.object({
  DATA_DIR: z.string().default('.data').meta({ description: 'database, secret, files, mail outbox, logs' }),
  DATABASE_URL: z.string().default('').meta({
    unset: 'embedded',
    description: 'a PostgreSQL to use; then no demo data unless `SEED_DEMO=true`',
  }),
  DATABASE_DIRECT_URL: z.string().default('').meta({
    unset: '`DATABASE_URL`',
    description: 'the database itself, where `DATABASE_URL` leads to a [pooler](../guide/deploying.md#behind-a-pooler)',
  }),
  DATABASE_REPLICA_URL: z.string().optional().meta({
    description:
      'a [streaming replica](../guide/deploying.md#a-replica) of it, for lists, figures and exports of staff',
  }),
  JOBS: z.stringbool().default(true).meta({
    description: '`false`: serves only; emails, reminders, schedules and previews are another process’s',
  }),
  MAKES_PAGES: z.stringbool().default(true).meta({
    unset: 'the first process of a machine',
    description: '`false`: popular pages are made ahead by another process',
  }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(20).meta({
    description: 'connections of one process; three more count attempts, listen for purges, write page views',
  }),
  DATABASE_PUBLIC_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(4).meta({
    description: 'further connections, for what strangers read over `/api`',
  }),
  REDIS_URL: z.string().optional().meta({
    unset: 'the database',
    description: 'a Redis or Valkey that counts attempts for all processes, such as `redis://host:6379`',
  }),
  S3_ENDPOINT: z.url().optional().meta({
    unset: '`DATA_DIR`',
    description: 'an S3 server for the [files](../guide/deploying.md#files-in-a-bucket)',
  }),
  S3_BUCKET: z.string().optional().meta({ description: 'of this shop alone' }),
  S3_REGION: z.string().default('us-east-1').meta({ description: 'its region' }),
  S3_ACCESS_KEY_ID: z.string().optional().meta({ description: 'may list, read, write and delete there' }),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta({ description: 'its key' }),
  S3_PUBLIC_URL: z.url().optional().meta({
    unset: '`S3_ENDPOINT`',
    description: 'its address for browsers',
  }),
  S3_FORCE_PATH_STYLE: z.stringbool().default(true).meta({
    unset: '`true`',
    description: '`false`: the bucket is in the host’s name',
  }),
  RESPONSE_CACHE_MB: z.coerce.number().int().min(16).max(16_384).optional().meta({
    unset: 'an eighth of the memory, 64 to 80',
    description: 'memory for stored answers in each process; a container’s limit counts as the memory',
  }),
  RESPONSE_CACHE_DISK_MB: z.coerce.number().int().min(0).max(1_048_576).optional().meta({
    unset: 'a tenth of the free disk, to 2048',
    description: 'disk for stored pages in `DATA_DIR/response-cache`; 0 switches it off',
  }),
  PAYLOAD_SECRET: (isBuild ? z.string().default('build-only') : z.string().min(16)).meta({
    unset: 'generated into `DATA_DIR`',
    description: 'signs sessions, at least 16 characters; required with `DATABASE_URL`',
  }),
  PUBLIC_URL: z.url().default('http://127.0.0.1:3000').meta({
    unset: '`http://HOST:PORT`',
    description: 'the origin visitors see: links, cookies, CSRF ([below](#public_url))',
  }),
  TRUST_PROXY: z.stringbool().default(false).meta({
    description:
      '`true` takes the visitor’s address from the last entry of `X-Forwarded-For`; only behind a proxy that writes it',
  }),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0).meta({
    description: 'time that a stopping process still answers, while `/readyz` sends a balancer elsewhere',
  }),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional().meta({
    description: 'port for Prometheus, at `/metrics` and the address of `HOST`; keep it from the internet',
  }),
  SQL_COMMENTS: z.stringbool().default(false).meta({
    description: '`true`: each statement names its request, and is planned anew',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional().meta({
    description: 'a collector of [traces](../guide/monitoring.md#traces), such as `http://host:4318`',
  }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .meta({ description: 'share of traces that are kept' }),
  OTEL_SERVICE_NAME: z.string().default('kitroom').meta({ description: 'name in traces' }),
  CDN_PURGE_URL: z.url().optional().meta({
    description: 'gets each [purge of a CDN](../guide/deploying.md#behind-a-cdn)',
  }),
  CDN_PURGE_TOKEN: z.string().optional().meta({ description: 'its `Bearer` token' }),
  CDN_MAX_AGE: z.coerce.number().int().min(0).max(86_400).default(3600).meta({
    description: 'seconds for which that CDN answers by itself',
  }),
  SMTP_URL: z.string().optional().meta({
    description: 'mail server; without it emails are `.eml` files in `DATA_DIR/outbox`',
  }),
  MAIL_FROM: z.string().default('Kitroom <orders@kitroom.test>').meta({ description: 'the sender of every email' }),
  STRIPE_SECRET_KEY: z.string().optional().meta({ description: 'card payments, with `STRIPE_WEBHOOK_SECRET`' }),
  STRIPE_WEBHOOK_SECRET: z.string().optional().meta({ description: 'card payments, with `STRIPE_SECRET_KEY`' }),
  STRIPE_API_BASE: z
    .url()
    .optional()
    .meta({ unset: 'Stripe’s own', description: 'another address for Stripe’s API, for tests' }),
  WEBHOOKS_TO_LOOPBACK: z.stringbool().default(false).meta({
    description:
      '`true` sends webhooks to this machine and without TLS, and fetches pictures here, too: for development',
  }),
  DEMO_CURRENCY: z.string().optional().meta({
    unset: '`USD`',
    description: 'currency of the demo, from its first start',
  }),
});

type Setting = { name: string; unset: string; description: string };

/** Variables that the launcher, the log, scripts and tests read themselves. */
const READ_ELSEWHERE: readonly Setting[] = [
  { name: 'PORT', unset: '`3000`', description: 'the port it listens on' },
  { name: 'HOST', unset: '`127.0.0.1`', description: 'the address it listens on' },
  {
    name: 'WORKERS',
    unset: 'one for each core, one less with the embedded database; 512 MB each',
    description: 'processes that serve, on one port; the first does the jobs, too',
  },
  {
    name: 'SEED_DEMO',
    unset: '`true` if embedded',
    description: '`true` adds demo data where it is missing, never to a shop with staff of its own; `false` never does',
  },
  {
    name: 'DEMO_ON_NETWORK',
    unset: '`false`',
    description: '`true` allows demo accounts where other machines reach the shop; otherwise it does not start',
  },
  {
    name: 'LOG_LEVEL',
    unset: '`warn`',
    description:
      'how much goes to standard error: `debug`, `info`, `warn`, `error`, `silent`; files get `info` and above',
  },
  {
    name: 'LOG_FILES',
    unset: '`true`',
    description: '`false`: standard error has JSON lines alone, `DATA_DIR/logs` none',
  },
  { name: 'NEXT_DIST_DIR', unset: 'set by the launcher', description: 'where the build lies' },
  { name: 'KITROOM_BUILD', unset: 'set by the launcher', description: 'name of the build: of its sources' },
  {
    name: 'ADMIN_PASSWORD',
    unset: '',
    description: 'password for `npm run admin:create`, at least 12 characters',
  },
  { name: 'CHROMIUM_PATH', unset: 'searched for', description: 'the browser of `npm test`' },
  { name: 'CHROMIUM_ARGS', unset: '`["--no-sandbox"]`', description: 'its arguments as a JSON list' },
  {
    name: 'SHOP_PROGRAM',
    unset: '`scripts/start.mjs`',
    description: 'the shop of browser tests; `npm test` names the built folder’s',
  },
  { name: 'TRACE', unset: 'off', description: '`on`: failed browser tests leave a trace, at a quarter more time' },
  {
    name: 'TEST_DATABASE_URL',
    unset: 'one of the run’s own',
    description: 'PostgreSQL server for the databases of the integration tests',
  },
  { name: 'CI', unset: 'set by `npm test`', description: 'two browsers at a time, and no test marked `only`' },
  { name: 'NO_COLOR', unset: 'off', description: 'any value: output without colours' },
];

/** Every variable with its default, for docs/reference/settings.md. */
export function listSettings(): Setting[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const own = Object.entries(properties as Record<string, SettingSchema>).map(
    ([name, { unset, description, default: value, minimum, maximum }]) => ({
      name,
      unset: (unset ?? (value === undefined ? 'off' : `\`${value}\``)) + rangeText(minimum, maximum),
      description,
    }),
  );
  return [...own, ...READ_ELSEWHERE];
}

type SettingSchema = {
  description: string;
  unset?: string;
  default?: string | number | boolean;
  minimum?: number;
  maximum?: number;
};

const rangeText = (minimum?: number, maximum?: number): string =>
  minimum === undefined ? '' : ` (${minimum} to ${maximum})`;

/** An empty variable counts as unset, as some shells cannot remove one. */
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const values = schema.parse(given);

/** Described in docs/reference/settings.md. */
export const env = {
  databaseUrl: values.DATABASE_URL,
  /** Serves LISTEN, migrations, backups: all that needs a session of its own. */
  databaseDirectUrl: values.DATABASE_DIRECT_URL || values.DATABASE_URL,
  databaseReplicaUrl: values.DATABASE_REPLICA_URL,
  /** True if each transaction may run on another connection, which others used before. */
  hasPooler: values.DATABASE_DIRECT_URL !== '',
  /** True in a process that works in the background, too. */
  hasJobs: values.JOBS,
  makesPages: values.MAKES_PAGES,
  databasePoolSize: values.DATABASE_POOL_SIZE,
  databasePublicPoolSize: values.DATABASE_PUBLIC_POOL_SIZE,
  redisUrl: values.REDIS_URL,
  build: process.env.KITROOM_BUILD ?? '',
  dataDir: path.resolve(values.DATA_DIR),
  s3:
    values.S3_ENDPOINT && values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
      ? {
          endpoint: values.S3_ENDPOINT.replace(/\/+$/, ''),
          publicUrl: values.S3_PUBLIC_URL?.replace(/\/+$/, ''),
          bucket: values.S3_BUCKET,
          region: values.S3_REGION,
          accessKeyId: values.S3_ACCESS_KEY_ID,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          forcePathStyle: values.S3_FORCE_PATH_STYLE,
        }
      : undefined,
  payloadSecret: values.PAYLOAD_SECRET,
  /** Undefined: by the available memory. */
  responseCacheBytes: values.RESPONSE_CACHE_MB && values.RESPONSE_CACHE_MB * 1024 * 1024,
  /** 0 for none; undefined: by the free space. */
  responseCacheDiskBytes:
    values.RESPONSE_CACHE_DISK_MB === undefined ? undefined : values.RESPONSE_CACHE_DISK_MB * 1024 * 1024,
  publicUrl: values.PUBLIC_URL.replace(/\/+$/, ''),
  hasMetrics: values.METRICS_PORT !== undefined,
  drainMs: values.DRAIN_SECONDS * 1000,
  hasSqlComments: values.SQL_COMMENTS,
  tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        serviceName: values.OTEL_SERVICE_NAME,
        ratio: values.OTEL_TRACES_SAMPLER_ARG,
        trustsParent: values.TRUST_PROXY,
      }
    : undefined,
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM,
  cdn: values.CDN_PURGE_URL
    ? {
        url: values.CDN_PURGE_URL,
        token: values.CDN_PURGE_TOKEN,
        maxAge: values.CDN_MAX_AGE,
      }
    : undefined,
  stripe:
    values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          webhookSecret: values.STRIPE_WEBHOOK_SECRET,
          apiBase: values.STRIPE_API_BASE,
        }
      : undefined,
  trustProxy: values.TRUST_PROXY,
  webhooksToLoopback: values.WEBHOOKS_TO_LOOPBACK,
  demoCurrency: values.DEMO_CURRENCY,
} as const;
