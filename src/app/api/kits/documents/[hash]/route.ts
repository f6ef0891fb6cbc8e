export { storedDocumentEndpoint as GET } from '@/areas/storefront/kits/api/document-endpoint';
