/** Which email tells a shopper of a new status. */
import { isDeletedEmail } from './deleted-customer';
import { SHOPPER_TEXTS, type OrderStatus, type StatusEmail } from './order-status';

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

/** Emails of statuses that something else may have told. */
const IS_NEWS: Record<StatusEmail, (change: Change) => boolean> = {
  'order-processing': ({ shipments }) => shipments === 0,
  'order-shipped': ({ open }) => open > 0,
  'order-delivered': () => true,
  'order-cancelled': ({ awaitsConfirmation }) => !awaitsConfirmation,
};

/** Each status is told once, and anew where the order was cancelled in between; undefined where nothing is to tell. */
export function statusEmail(change: Change): StatusEmail | undefined {
  const { email: template } = SHOPPER_TEXTS[change.to];
  if (!template || change.before || isDeletedEmail(change.email)) return undefined;
  return IS_NEWS[template](change) ? template : undefined;
}
