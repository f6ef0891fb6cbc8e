import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listProducts } from '@/areas/back-office/products/data/products';
import { askedStep } from '@/lib/http/list-step';
import { parseProductFilters } from '@/areas/back-office/products/product-filters';

/** `GET /admin/products/list?offset=…&limit=…`: a step of the products screen’s list, under the filters of its URL. */
export const GET = (request: Request): Promise<Response> =>
  asAdministrator(({ payload }) => listProducts({ payload, ...askedStep(request, parseProductFilters) }));
