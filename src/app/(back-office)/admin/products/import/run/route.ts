export { importCatalogue as POST } from '@/features/back-office/product-csv-endpoints';
