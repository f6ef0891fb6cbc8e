import config from '@payload-config';
import { configToSchema } from '@payloadcms/graphql';
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { markCacheable } from '@/lib/http-cache/request-scope';
import { sharedInstance } from '@/lib/process/shared-instance';
import { withKeptDocuments } from './graphql-documents';

/**
 * Makes fields of updates optional. Payload requires each group with a required field, and all fields of a global;
 * validation finds what is missing in the result, and names it.
 */
function withOptionalUpdates(schema: GraphQLSchema): GraphQLSchema {
  const seen = new Set<GraphQLInputType>();
  const relax = (type: GraphQLInputType): void => {
    const named = getNamedType(type);
    if (!isInputObjectType(named) || seen.has(named)) return;
    seen.add(named);
    for (const field of Object.values(named.getFields())) {
      field.type = getNullableType(field.type);
      relax(field.type);
    }
  };
  for (const [name, { args }] of Object.entries(schema.getMutationType()?.getFields() ?? {}))
    if (name.startsWith('update')) args.filter((arg) => arg.name === 'data').forEach(({ type }) => relax(type));
  return schema;
}

/** GraphQL schema of all collections and globals, made once. */
export const graphQLSchema = (): Promise<GraphQLSchema> =>
  sharedInstance('graphql-schema', async () =>
    withKeptDocuments(withOptionalUpdates(configToSchema(await config).schema)),
  );

/** Schema in GraphQL’s own language, as `npm run generate` writes it to docs/schema.graphql. */
export const printedSchema = (): Promise<string> =>
  sharedInstance('graphql-schema-printed', async () => printSchema(lexicographicSortSchema(await graphQLSchema())));

/** `GET /api/graphql/schema`: public. */
export async function schemaEndpoint(): Promise<Response> {
  const text = await printedSchema();
  markCacheable(['graphql-schema']);
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
