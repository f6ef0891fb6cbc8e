import type { JsonSchema } from './json-schema';

type Content = Record<string, { schema: JsonSchema }>;

export type Parameter =
  | { $ref: string }
  | { name: string; in: 'path' | 'query' | 'header'; required?: boolean; description?: string; schema: JsonSchema };

export type Response = { $ref: string } | { description: string; content?: Content };

export type Operation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response>;
};

export const OPERATIONS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type OperationName = (typeof OPERATIONS)[number];
export type Paths = Record<string, Partial<Record<OperationName, Operation>>>;

export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  tags: readonly { name: string; description?: string }[];
  /** Headings over tags, as Redoc and Scalar read them. */
  'x-tagGroups': readonly { name: string; tags: readonly string[] }[];
  paths: Paths;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, object>;
  };
};

export const refTo = (schema: string): JsonSchema => ({ $ref: `#/components/schemas/${schema}` });

export const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

export const answered = (description: string, schema: JsonSchema): Response => ({
  description,
  content: json(schema),
});

/** Any refusal that an operation does not list. */
export const OTHER_REFUSALS = { default: { $ref: '#/components/responses/Refusal' } } satisfies Record<
  string,
  Response
>;

export const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** `get_team_assets_id`, unlike `get_teamAssets_id`. */
export function operationId(method: string, path: string): string {
  const parts = path.replace(/^\/api\//, '').split('/');
  const names = parts.map((part) =>
    part.replaceAll(/[{}]/g, '').replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, letter = '') => String(letter).toUpperCase()),
  );
  return [method.toLowerCase(), ...names].join('_');
}
