/** Which email tells a shopper of a new status. */
import { isDeletedEmail } from './deleted-customer';
import type { OrderStatus } from './order-status';

export type StatusEmail = 'order-processing' | 'order-shipped' | 'order-delivered' | 'order-cancelled';

/** What a change of status is told by. */
export type Told = {
  /** The order had the status before, and was not cancelled since. */
  before: boolean;
  /** Shipments of the order so far, each of which had an email of its own. */
  shipments: number;
  /** Pieces that are in none of them. */
  open: number;
};

type Change = Told & {
  to: OrderStatus;
  /** Of the order. */
  email: string;
  /** It waits to be confirmed: whoever reads that mailbox may know nothing of it. */
  awaitsConfirmation: boolean;
};

/** Each status is told once, and anew where the order was cancelled in between; undefined where nothing is to tell. */
export function statusEmail({
  to,
  email,
  awaitsConfirmation,
  before,
  shipments,
  open,
}: Change): StatusEmail | undefined {
  if (isDeletedEmail(email) || before) return undefined;
  switch (to) {
    case 'processing':
      return shipments === 0 ? 'order-processing' : undefined;
    case 'shipped':
      return open > 0 ? 'order-shipped' : undefined;
    case 'delivered':
      return 'order-delivered';
    case 'cancelled':
      return awaitsConfirmation ? undefined : 'order-cancelled';
    case 'pending':
      return undefined;
  }
}
