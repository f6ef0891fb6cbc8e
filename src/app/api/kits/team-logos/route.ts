export { teamLogosEndpoint as GET } from '@/areas/storefront/kits/api/team-logos-endpoint';
