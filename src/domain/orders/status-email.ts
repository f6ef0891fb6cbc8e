import { isDeletedEmail } from './deleted-customer';
import { SHOPPER_TEXTS, type OrderStatus, type StatusEmail } from './order-status';

export type Notified = {
  /** The order had the status before, without a cancellation since. */
  before: boolean;
  shipments: number;
  open: number;
};

type Change = Notified & {
  to: OrderStatus;
  email: string;
  /** Awaits confirmation: the mailbox’s owner may know nothing of it. */
  awaitsConfirmation: boolean;
};

/** Emails skipped if something else already gave the news. */
const IS_NEWS: Record<StatusEmail, (change: Change) => boolean> = {
  'order-processing': ({ shipments }) => shipments === 0,
  'order-shipped': ({ open }) => open > 0,
  'order-delivered': () => true,
  'order-cancelled': ({ awaitsConfirmation }) => !awaitsConfirmation,
};

/** Announces each status once, and again after a cancellation; undefined if there is no news. */
export function statusEmail(change: Change): StatusEmail | undefined {
  const { email: template } = SHOPPER_TEXTS[change.to];
  if (!template || change.before || isDeletedEmail(change.email)) return undefined;
  return IS_NEWS[template](change) ? template : undefined;
}
