import type { PayloadRequest } from 'payload';
import { stockKeyOf } from '@/domain/orders/order-edit';
import { shopOrder } from '@/domain/orders/order-ref';
import type { OrderLine } from '@/domain/orders/order-lines';
import { withdrawStock } from '@/modules/stock/move-stock';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure } from '@/lib/result';
import type { EditPlan } from './plan-edit';
import { updateOrder } from '../data/order-edits';
import type { LockedOrder } from '@/data/orders';

type ReplaceLines = {
  req: PayloadRequest;
  order: LockedOrder;
  before: readonly OrderLine[];
  resolved: Pick<EditPlan, 'lines' | 'sums'>;
};

/** Lines, discounts and total as they are to be, with the difference of their pieces taken from stock or returned. */
export async function replaceLines(
  session: Session,
  { req, order, before, resolved }: ReplaceLines,
): Promise<Failure<'invalid'> | undefined> {
  const { lines, sums } = resolved;
  const returned = before.map((line) => ({ ...line, quantity: -line.quantity }));
  const refused = order.awaitsConfirmation ? [] : await withdrawStock(req, differences([...lines, ...returned]));
  // What cannot be returned, as its variation is gone, is passed over.
  const short = new Set(refused.filter(({ quantity }) => quantity > 0).map(stockKeyOf));
  if (short.size > 0) {
    const errors = lines.flatMap((line, index) =>
      short.has(stockKeyOf(line)) ? [[`lines.${index}.quantity`, ['No longer in stock in this quantity.']]] : [],
    );
    return failure('invalid', 'Some lines are not valid.', { fieldErrors: Object.fromEntries(errors) });
  }
  await updateOrder(session, shopOrder(order.id), {}, { lines, ...sums });
  return undefined;
}

/** Units taken from each stock level or, below zero, returned to it; without those that stay. */
function differences(lines: readonly OrderLine[]): OrderLine[] {
  const byKey = new Map<string, OrderLine>();
  for (const line of lines) {
    const known = byKey.get(stockKeyOf(line));
    byKey.set(stockKeyOf(line), { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return [...byKey.values()].filter(({ quantity }) => quantity !== 0);
}
