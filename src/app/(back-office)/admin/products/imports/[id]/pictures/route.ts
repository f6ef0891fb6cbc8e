export { importedPictures as GET } from '@/areas/back-office/products/csv/product-csv-endpoints';
