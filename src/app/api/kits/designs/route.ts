export { listDesignsEndpoint as GET, createDesignEndpoint as POST } from '@/areas/storefront/kits/api/design-endpoints';
