export { schemaEndpoint as GET } from '@/areas/storefront/kits/api/schema-endpoint';
