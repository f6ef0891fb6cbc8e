import { listRoute } from '@/areas/back-office/access/endpoint';
import { listProducts } from '@/areas/back-office/products/data/products';
import { parseProductFilters } from '@/areas/back-office/products/product-filters';

export const GET = listRoute('products:read', listProducts, parseProductFilters);
