export { makePrintPack as POST } from '@/areas/back-office/print-packs/print-pack-endpoints';
