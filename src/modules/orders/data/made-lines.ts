import type { PayloadRequest } from 'payload';
import type { OrderLine } from '@/domain/orders/price-goods';
import { IS_MADE, LINE_VALUES } from '@/data/orders';
import { queryIn } from '@/lib/database/query';

/** Lines made to a kit or printed, in the request’s transaction if there is one. */
export async function listMadeLines(req: PayloadRequest, orderId: string): Promise<OrderLine[]> {
  const rows = await queryIn<{ line: OrderLine }>(
    req,
    `select json_build_object(${LINE_VALUES}) as line from order_items i
      where i._parent_id = $1 and ${IS_MADE} order by i._order`,
    [orderId],
  );
  return rows.map(({ line }) => line);
}
