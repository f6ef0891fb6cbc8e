export { importCatalogue as POST } from '@/areas/back-office/products/csv/product-csv-endpoints';
