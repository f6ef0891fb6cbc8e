export { download as GET } from '@/modules/brochures/downloads-endpoint';
