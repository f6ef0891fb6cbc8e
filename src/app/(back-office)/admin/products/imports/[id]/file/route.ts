import { importPart } from '@/areas/back-office/products/csv/product-csv-endpoints';

export const GET = importPart('file');
