export { printPackTechniques as GET } from '@/areas/back-office/print-packs/print-pack-endpoints';
