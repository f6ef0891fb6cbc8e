export { download as GET } from '@/features/brochures/downloads-endpoint';
