import { z } from 'zod';
import answers from './answers.json';
import type { JsonSchema, ReferenceAnswers, RouteAnswers } from './json-schema';
import {
  answered,
  json,
  operationId,
  OTHER_REFUSALS,
  pathParameters,
  refTo,
  type Operation,
  type OperationName,
  type Parameter,
  type Paths,
  type Response,
} from './openapi-document';
import type { RouteEntry, RouteGroup } from './route-entry';

const { routes: answersOf, schemas } = answers as object as ReferenceAnswers;

export { schemas as sharedSchemas };

/** @throws if the types of a route are not known: `npm run generate` reads them */
export function describeRoutes(groups: readonly RouteGroup[]): Paths {
  const paths: Paths = {};
  for (const { name: tag, routes } of groups) {
    for (const [route, entry] of Object.entries(routes)) {
      const [method = '', path = ''] = route.split(' ');
      const known = answersOf[route];
      if (!entry || !known) throw new Error(`Run npm run generate: nothing is known of ${route}.`);
      const name = method.toLowerCase() as OperationName;
      paths[path] = { ...paths[path], [name]: operationOf(entry, known, { tag, name, path }) };
    }
  }
  return paths;
}

type Place = { tag: string; name: OperationName; path: string };

function operationOf(entry: RouteEntry, known: RouteAnswers, { tag, name, path }: Place): Operation {
  const { summary, description, by, query, isIdempotent, lines, fields = {} } = entry;
  const parameters: Parameter[] = [
    ...pathParameters(path),
    ...(query ? queryParameters(query, lines ? {} : fields) : []),
    ...(isIdempotent ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
  ];
  const body = bodyOf(entry);
  return {
    operationId: operationId(name, path),
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(by && { security: by === 'design' ? [{ login: [] }, { designKey: [] }] : [{ login: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      [known.status]: successOf(entry, known),
      ...Object.fromEntries(Object.entries(known.refusals).map(([status, each]) => [status, refusalOf(each)])),
      ...OTHER_REFUSALS,
    },
  };
}

function successOf({ file, record }: RouteEntry, { answer }: RouteAnswers): Response {
  if (!file) return answered('Success', record ? refTo(record) : (answer ?? {}));
  return {
    description: 'Success',
    content: Object.fromEntries(file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  };
}

/** Names the codes; there may be others. */
const refusalOf = ({ codes, details }: RouteAnswers['refusals'][string]): Response =>
  answered(
    codes.map((code) => `\`${code}\``).join(', '),
    details ? { allOf: [refTo('Refusal')], type: 'object', properties: details } : refTo('Refusal'),
  );

function bodyOf({ body, lines, form = lines && z.object({}), fields = {} }: RouteEntry) {
  if (body) return json(inputSchema(body, fields));
  if (!form) return undefined;
  const schema = inputSchema(form, lines ? {} : fields);
  const file: JsonSchema = { type: 'string', format: 'binary' };
  return {
    ...(lines && { 'application/x-ndjson': { schema: inputSchema(lines, fields) } }),
    'multipart/form-data': {
      schema: { ...schema, properties: { file, ...schema.properties }, required: ['file', ...(schema.required ?? [])] },
    },
  };
}

/** Describes what a route parses, as sent. */
function inputSchema(input: z.ZodType, fields: Record<string, string>): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema & {
    $schema?: string;
  };
  return describeFields(schema, fields);
}

function queryParameters(query: z.ZodObject, fields: Record<string, string>): Parameter[] {
  const { properties = {}, required = [] } = inputSchema(query, fields);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    ...(description && { description }),
    schema,
  }));
}

/** @throws for a name that the input does not have */
function describeFields(schema: JsonSchema, fields: Record<string, string>): JsonSchema {
  const found = new Set<string>();
  const described = JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key !== 'properties') return value;
    const properties = value as Record<string, JsonSchema>;
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const description = fields[name];
        if (description) found.add(name);
        return [name, description ? { ...field, description } : field];
      }),
    );
  }) as JsonSchema;
  const missing = Object.keys(fields).find((name) => !found.has(name));
  if (missing) throw new Error(`No field is called ${missing}.`);
  return described;
}
