import config from '@payload-config';
import { configToSchema } from '@payloadcms/graphql';
import { printSchema, type GraphQLSchema } from 'graphql';
import { markCacheable } from '@/lib/http-cache/request-scope';
import { sharedInstance } from '@/lib/http-cache/shared';

/** The GraphQL schema of all collections and globals, made once. */
export const graphQLSchema = (): Promise<GraphQLSchema> =>
  sharedInstance('graphql-schema', async () => configToSchema(await config).schema);

/** `GET /api/graphql/schema`: the schema in GraphQL’s own language, as docs/schema.graphql has it. For everybody. */
export async function schemaEndpoint(): Promise<Response> {
  const text = printSchema(await graphQLSchema());
  markCacheable(['graphql-schema']);
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
