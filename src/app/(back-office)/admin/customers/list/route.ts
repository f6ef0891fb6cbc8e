import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listCustomers } from '@/areas/back-office/customers/data/customers';
import { parseCustomerFilters } from '@/areas/back-office/customers/customer-filters';
import { parseListStep } from '@/lib/http/list-step';

/** `GET /admin/customers/list?offset=…&limit=…`: a step of the customers, under the filters of their URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asAdministrator(({ payload }) =>
    listCustomers({ payload, filters: parseCustomerFilters(query), ...parseListStep(query) }),
  );
}
