import { asMember } from '@/areas/back-office/access/endpoint';
import { searchOrderableProducts } from '@/areas/back-office/orders/data/orderable-products';

export function GET(request: Request): Promise<Response> {
  const search = new URL(request.url).searchParams.get('q') ?? '';
  return asMember('orders:write', async ({ payload }) => ({
    products: await searchOrderableProducts(payload, search.slice(0, 100)),
  }));
}
