export { exportCatalogue as GET } from '@/features/back-office/product-csv-endpoints';
