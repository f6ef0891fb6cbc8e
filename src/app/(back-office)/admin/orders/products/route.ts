import { asMember } from '@/areas/back-office/access/endpoint';
import { findProducts } from '@/data/products';

const MOST = 8;

export function GET(request: Request): Promise<Response> {
  const search = new URL(request.url).searchParams.get('search')?.slice(0, 100) ?? '';
  return asMember('orders:read', async ({ payload }) => ({
    products: await findProducts(payload, { search, onSale: false, limit: MOST }),
  }));
}
