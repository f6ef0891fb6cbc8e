export { storeDocumentEndpoint as POST } from '@/areas/storefront/kits/api/document-endpoint';
