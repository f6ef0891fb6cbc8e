export { schemaEndpoint as GET } from '@/modules/api/graphql-schema';
