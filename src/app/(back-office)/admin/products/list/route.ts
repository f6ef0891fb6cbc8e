import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listProducts } from '@/areas/back-office/products/data/products';
import { parseListStep } from '@/lib/http/list-step';
import { parseProductFilters } from '@/areas/back-office/products/product-filters';

/** `GET /admin/products/list?offset=…&limit=…`: a step of the products screen’s list, under the filters of its URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asAdministrator(({ payload }) =>
    listProducts({ payload, filters: parseProductFilters(query), ...parseListStep(query) }),
  );
}
