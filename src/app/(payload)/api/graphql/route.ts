import config from '@payload-config';
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes';
import { guardedGraphQL } from '@/features/api/guarded-graphql';

export const POST = guardedGraphQL(GRAPHQL_POST(config));
export const OPTIONS = REST_OPTIONS(config);
