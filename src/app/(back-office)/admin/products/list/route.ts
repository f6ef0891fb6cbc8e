import { z } from 'zod';
import { listProducts } from '@/features/back-office/operations/products/list-products';
import { parseProductFilters } from '@/features/back-office/rules/product-filters';
import { currentStaff, mayEnter } from '@/features/back-office/session';
import { errorResponse } from '@/lib/http/json';

const MAX_STEP = 500;
const step = z.object({
  offset: z.coerce.number().int().min(0).max(10_000_000),
  limit: z.coerce.number().int().min(1).max(MAX_STEP),
});

/** `GET /admin/products/list?offset=…&limit=…`: a step of the products screen’s list, under the filters of its URL. */
export async function GET(request: Request): Promise<Response> {
  const { payload, user } = await currentStaff();
  if (!user) return errorResponse(401, { code: 'unauthorized', message: 'Please sign in.' });
  if (!mayEnter(user)) return errorResponse(403, { code: 'forbidden', message: 'You have no access to products.' });
  const query = new URL(request.url).searchParams;
  const parsed = step.safeParse(Object.fromEntries(query));
  if (!parsed.success) return errorResponse(422, { code: 'invalid', message: '`offset` and `limit` name no step.' });
  const listing = await listProducts({ payload, filters: parseProductFilters(query), ...parsed.data });
  return Response.json(listing, { headers: { 'Cache-Control': 'no-store' } });
}
