export { graphQLEndpoint as POST } from '@/modules/api/graphql-endpoint';
