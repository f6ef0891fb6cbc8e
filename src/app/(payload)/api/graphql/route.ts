import config from '@payload-config';
import { REST_OPTIONS } from '@payloadcms/next/routes';
import { graphQLEndpoint } from '@/modules/api/graphql-endpoint';

export const POST = graphQLEndpoint;
export const OPTIONS = REST_OPTIONS(config);
