import { z } from 'zod';
import { listOrders } from '@/features/back-office/operations/list-orders';
import { parseCursor } from '@/features/back-office/rules/order-cursor';
import { ORDERS_STEP, parseOrderFilters } from '@/features/back-office/rules/order-filters';
import { currentStaff, mayEnter } from '@/features/back-office/session';
import { errorResponse } from '@/lib/http/json';

const MAX_STEP = 500;
const limitSchema = z.coerce
  .number()
  .int()
  .min(1)
  .transform((limit) => Math.min(limit, MAX_STEP))
  .catch(ORDERS_STEP);

/** `GET /admin/orders/list?after=…`: the next step of the orders screen’s list, under the filters of its URL. */
export async function GET(request: Request): Promise<Response> {
  const { payload, user } = await currentStaff();
  if (!user) return errorResponse(401, { code: 'unauthorized', message: 'Please sign in.' });
  if (!mayEnter(user)) return errorResponse(403, { code: 'forbidden', message: 'You have no access to orders.' });
  const query = new URL(request.url).searchParams;
  const after = parseCursor(query.get('after') ?? '');
  if (!after) return errorResponse(422, { code: 'invalid', message: '`after` names no place in the list.' });
  const limit = limitSchema.parse(query.get('limit') ?? ORDERS_STEP);
  const page = await listOrders({ payload, filters: parseOrderFilters(query), after, limit });
  return Response.json(page, { headers: { 'Cache-Control': 'no-store' } });
}
