import { splitIds } from '@/domain/text/id-list';
import { CARDS_PER_REQUEST } from '@/areas/storefront/recently-viewed/load-cards';
import { listChosenProducts } from '@/modules/catalogue/queries';

export async function GET(request: Request): Promise<Response> {
  const ids = splitIds(new URL(request.url).searchParams.get('ids'), CARDS_PER_REQUEST);
  return Response.json(await listChosenProducts(ids));
}
