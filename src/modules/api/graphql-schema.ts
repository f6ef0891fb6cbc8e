import config from '@payload-config';
import { configToSchema } from '@payloadcms/graphql';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { markCacheable } from '@/lib/http-cache/request-scope';
import { sharedInstance } from '@/lib/http-cache/shared';
import { withKeptDocuments } from './graphql-documents';

/** The GraphQL schema of all collections and globals, made once. */
export const graphQLSchema = (): Promise<GraphQLSchema> =>
  sharedInstance('graphql-schema', async () => withKeptDocuments(configToSchema(await config).schema));

/** The schema in GraphQL’s own language, as `npm run generate` writes it to docs/schema.graphql. */
export const printedSchema = (): Promise<string> =>
  sharedInstance('graphql-schema-printed', async () => printSchema(lexicographicSortSchema(await graphQLSchema())));

/** `GET /api/graphql/schema`: for everyone. */
export async function schemaEndpoint(): Promise<Response> {
  const text = await printedSchema();
  markCacheable(['graphql-schema']);
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
