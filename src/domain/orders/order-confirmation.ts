/**
 * Orders on invoice by people whom nobody knows: beyond what the site settings allow they wait until whoever reads the
 * mailbox they were placed under confirms them (docs/decisions/0015-unconfirmed-orders.md).
 */
import type { Cents } from '../money/money';
import type { OrderStatus } from './order-status';
import type { TeamOrderStatus } from './team-order-status';

/** How long an order can be confirmed after it was placed. */
export const CONFIRM_HOURS = 72;

/** For so many days the orders of one mailbox and one network count together. */
export const COUNTED_DAYS = 7;

/** What a stranger may order without confirming it, unless the site settings say otherwise; the amount in the shop’s currency. */
export const DEFAULT_UNCONFIRMED = { pieces: 30, amount: 1000 } as const;

export type Volume = { pieces: number; cents: Cents };

/**
 * Whether an order has to be confirmed: it is beyond the limit, alone or together with what is open of the same mailbox
 * or the same network, so that splitting it changes nothing.
 */
export const needsConfirmation = (order: Volume, open: readonly Volume[], limit: Volume): boolean =>
  [{ pieces: 0, cents: 0 }, ...open].some(
    ({ pieces, cents }) => order.pieces + pieces > limit.pieces || order.cents + cents > limit.cents,
  );

type Confirmable = {
  status: OrderStatus | TeamOrderStatus;
  /** Until when it can be confirmed; none where it never had to be. */
  confirmBy?: string | Date | null;
  confirmedAt?: string | Date | null;
};

/** Nothing is made of it and nothing is reserved for it until it is confirmed. */
export const awaitsConfirmation = ({ status, confirmBy, confirmedAt }: Confirmable): boolean =>
  status === 'pending' && Boolean(confirmBy) && !confirmedAt;

/** It was cancelled without ever being confirmed. */
export const wasNeverConfirmed = ({ status, confirmBy, confirmedAt }: Confirmable): boolean =>
  status === 'cancelled' && Boolean(confirmBy) && !confirmedAt;

export const AWAITS_CONFIRMATION = 'Waiting for confirmation';
/** In the order’s history. */
export const NOT_CONFIRMED = 'Not confirmed in time.';
