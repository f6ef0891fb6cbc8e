import config from '@payload-config';
import { API_ERRORS } from '@/domain/api/errors';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { kitJsonSchema } from '@/domain/kits/document/parse-kit';
import { scopesOfRoute } from '@/domain/api-keys/key-routes';
import { env } from '@/lib/env';
import { describeCollections } from './collections';
import { describeRoutes, sharedSchemas } from './describe-routes';
import type { JsonSchema } from './json-schema';
import { API_VERSION } from '@/domain/api/versions';
import { answered, refTo, type OpenApi, type Parameter, type Paths } from './openapi-document';
import { HEADINGS, type RouteGroup } from './route-entry';

/** OpenAPI 3.1 of everything that other programs may call. */
export const openApi = (groups: readonly RouteGroup[]): Promise<OpenApi> =>
  sharedInstance('openapi', async (): Promise<OpenApi> => {
    const documents = describeCollections(await config);
    const tags = [...groups, ...documents.tags];
    return {
      openapi: '3.1.0',
      info: { title: 'Kitroom', version: API_VERSION, description: DESCRIPTION },
      servers: [{ url: env.publicUrl }],
      tags: tags.map(({ name, description }) => ({ name, description })),
      'x-tagGroups': HEADINGS.map((heading) => ({
        name: heading,
        tags: tags.filter((tag) => tag.heading === heading).map(({ name }) => name),
      })),
      paths: withRepeats(withKeys({ ...describeRoutes(groups), ...documents.paths })),
      components: {
        schemas: { ...ownSchemas(), ...sharedSchemas, ...documents.schemas },
        parameters,
        responses: { Refusal: answered('Refused; see `code`.', refTo('Refusal')) },
        securitySchemes: {
          login: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: '`JWT` and the `token` that a login answers.',
          },
          key: {
            type: 'http',
            scheme: 'bearer',
            description: 'A key of Settings → Developers, or of a team’s account, with the scopes of the operation.',
          },
          designKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Design-Key',
            description: 'The `key` of a visitor’s design, answered once. It opens that design only.',
          },
        },
      },
    };
  });

function withKeys(paths: Paths): Paths {
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const call = { method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, ANY_ID) };
      const route = scopesOfRoute(call);
      if (operation.security && route && route.kind !== 'fields')
        operation.security = [...operation.security, { key: [...route.scopes] }];
    }
  }
  return paths;
}

/** Adds `Idempotency-Key` to the writes of signed-in callers. */
function withRepeats(paths: Paths): Paths {
  for (const { get: _, ...writes } of Object.values(paths))
    for (const operation of Object.values(writes))
      if (operation.security && !operation.parameters?.some(isIdempotencyKey))
        operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/repeatKey' }];
  return paths;
}

const isIdempotencyKey = (parameter: Parameter): boolean =>
  '$ref' in parameter && parameter.$ref.endsWith('/idempotencyKey');

const ANY_ID = '00000000-0000-4000-8000-000000000000';

const DESCRIPTION = `Amounts are in the shop’s currency, with its decimals; days are \`2026-11-27\`, times ISO 8601.
Ignore fields that you do not know: there may be more one day.
A record and a change of it answer an \`ETag\`: with it as \`If-Match\`, a change or deletion is 412 if the record has changed since.
Limits that counted a request are in \`RateLimit-Policy\`, what they leave in \`RateLimit\`.
Every answer names the \`Kitroom-Version\`; a request may name the one it was written for, and is 400 if we no longer have it.`;

const ownSchemas = (): Record<string, JsonSchema> => ({
  Kit: withoutDialect(kitJsonSchema()),
  Refusal: {
    type: 'object',
    properties: {
      type: {
        type: 'string',
        format: 'uri-reference',
        description: 'Leads to the description of the code (RFC 9457).',
      },
      code: {
        type: 'string',
        enum: Object.keys(API_ERRORS).sort(),
        description: 'Stable; there may be more one day.',
      },
      message: { type: 'string' },
      fieldErrors: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string' } },
        description: 'Messages by field: `items.0.color`.',
      },
      requestId: { type: 'string', description: 'As in `X-Request-Id`: name it to the shop.' },
    },
    required: ['type', 'code', 'message'],
  },
});

function withoutDialect(schema: object): JsonSchema {
  const { $schema: _, ...rest } = schema as JsonSchema & { $schema?: string };
  return rest;
}

const query = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
});

const keyHeader = (description: string, required: boolean): Parameter => ({
  name: 'Idempotency-Key',
  in: 'header',
  ...(required && { required }),
  description,
  schema: { type: 'string', minLength: 8, maxLength: 200 },
});

const parameters: Record<string, Parameter> = {
  where: query('where', 'Conditions by field, as `where[price][less_than]=20`; also `and` and `or`.', {
    type: 'object',
    additionalProperties: {},
  }),
  sort: query('sort', 'Fields separated by commas; `-` before one for the largest first.', { type: 'string' }),
  limit: query('limit', '1 to 100; 10 by default.', { type: 'integer' }),
  page: query('page', 'From 1.', { type: 'integer' }),
  first: query('first', '1 to 100: how many, instead of `page` and `limit`.', { type: 'integer' }),
  after: query('after', 'The `endCursor` that a list sorted in the same way answered: what follows it.', {
    type: 'string',
  }),
  depth: query('depth', 'How deep related documents are included: 0 for their ids, 2 at most; 1 by default.', {
    type: 'integer',
  }),
  select: query('select', 'The fields to answer, as `select[name]=true`.', {
    type: 'object',
    additionalProperties: {},
  }),
  idempotencyKey: keyHeader('The same key answers the same order: repeat a request without an answer.', true),
  repeatKey: keyHeader(
    'Does the request once: for 24 hours the key repeats its answer, with `Idempotency-Replayed: true`.',
    false,
  ),
};
