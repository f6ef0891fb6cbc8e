/** Routes that the reference leaves out, each with the reason. */
export const NOT_DESCRIBED: Readonly<Record<string, string>> = {
  'GET /api': 'names the references',
  'GET /api/openapi.json': 'is the reference',
  'GET /api/schema.graphql': 'is the reference of GraphQL',
  'POST /api/graphql': 'is described by its schema',
  'POST /api/mcp': 'describes its tools itself',
  'POST /api/measure': 'counts what our own pages measure',
  'POST /api/sizes/{token}': 'the form of a size link',
  'PUT /api/sizes/{token}': 'the form of a size link',
  'POST /api/stripe/webhook': 'Stripe calls it',
};

/** Collections of the panel and of jobs. */
export const OWN_COLLECTIONS: ReadonlySet<string> = new Set([
  'components',
  'mail-messages',
  'payload-kv',
  'payload-migrations',
  'payload-preferences',
  'payment-events',
  'proof-jobs',
]);

/** Paths below a collection or global that its panel uses, or that are closed. */
export const OWN_PATHS: ReadonlySet<string> = new Set([
  '/access',
  '/access/:id?',
  '/:id/duplicate',
  '/paste-url/:id?',
  '/versions',
  '/versions/:id',
  '/first-register',
  '/forgot-password',
  '/init',
  '/refresh-token',
  '/reset-password',
  '/unlock',
  '/verify/:id',
]);
