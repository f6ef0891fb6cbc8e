export { schemaEndpoint as GET } from '@/features/api/graphql-schema';
