import { asMember } from '@/areas/back-office/access/endpoint';
import { searchCustomers } from '@/areas/back-office/orders/data/search-customers';

export function GET(request: Request): Promise<Response> {
  const search = new URL(request.url).searchParams.get('q') ?? '';
  return asMember('orders:write', async ({ payload }) => ({
    customers: await searchCustomers(payload, search.slice(0, 100)),
  }));
}
