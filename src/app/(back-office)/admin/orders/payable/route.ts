import { asMember } from '@/areas/back-office/access/endpoint';
import { listOfBuyer, listPayable } from '@/areas/back-office/orders/data/payable-orders';
import { ORDER_KINDS } from '@/domain/orders/order-ref';
import { isUuid } from '@/domain/text/uuid';

/** `?q`, or `?buyerOf={kind}&order={id}`. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const kind = ORDER_KINDS.find((each) => each === query.get('buyerOf'));
  const orderId = query.get('order') ?? '';
  return asMember('payments:write', async ({ payload }) => ({
    items:
      kind && isUuid(orderId)
        ? await listOfBuyer(payload, { kind, orderId })
        : await listPayable(payload, query.get('q')?.slice(0, 100) ?? ''),
  }));
}
