import { isUuid } from '@/domain/text/uuid';
import { asEditor } from '@/areas/cms/http/as-editor';
import { findProducts } from '@/areas/cms/pickers/find-products';

const MOST_IDS = 100;

/** `GET /cms/products?q=…` searches name and SKU; `?ids=…,…` answers those in that order. Both as `{ items }`. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const ids = query.get('ids')?.split(',').filter(isUuid);
  const filter = ids ? { ids: ids.slice(0, MOST_IDS) } : { search: query.get('q')?.slice(0, 100) ?? '' };
  return asEditor(async (staff) => ({ items: await findProducts({ ...staff, ...filter }) }));
}
