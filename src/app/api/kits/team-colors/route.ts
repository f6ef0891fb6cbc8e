export { teamColorsEndpoint as GET } from '@/areas/storefront/kits/api/team-colors-endpoint';
