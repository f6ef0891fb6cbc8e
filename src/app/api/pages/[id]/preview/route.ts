export { pagePreviewEndpoint as GET } from '@/areas/storefront/preview/page-preview-endpoint';
