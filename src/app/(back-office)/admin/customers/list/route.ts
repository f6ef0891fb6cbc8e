import { asAdministrator } from '@/features/back-office/endpoint';
import { listCustomers } from '@/features/back-office/operations/customers/list-customers';
import { parseCustomerFilters } from '@/features/back-office/rules/customer-filters';
import { parseListStep } from '@/lib/http/list-step';

/** `GET /admin/customers/list?offset=…&limit=…`: a step of the customers, under the filters of their URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asAdministrator(({ payload }) =>
    listCustomers({ payload, filters: parseCustomerFilters(query), ...parseListStep(query) }),
  );
}
