import { importPart } from '@/features/back-office/product-csv-endpoints';

export const GET = importPart('changes');
