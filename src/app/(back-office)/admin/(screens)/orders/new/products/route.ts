import { asAdministrator } from '@/features/back-office/endpoint';
import { searchArticles } from '@/features/back-office/operations/orders/search-articles';

/** `GET /admin/orders/new/products?q=…`: products to add to an order. */
export function GET(request: Request): Promise<Response> {
  const search = new URL(request.url).searchParams.get('q') ?? '';
  return asAdministrator(async ({ payload }) => ({ articles: await searchArticles(payload, search.slice(0, 100)) }));
}
