export { sizeChartsEndpoint as GET } from '@/areas/storefront/size-charts/size-charts';
