/** Orders on invoice by unknown buyers wait for confirmation: docs/decisions/0015-unconfirmed-orders.md. */
import type { Cents } from '../money/money';
import type { OrderStatus } from './order-status';
import type { TeamOrderStatus } from './team-order-status';

export const CONFIRM_HOURS = 72;

/** Period over which orders of one mailbox and one network add up. */
export const COUNTED_DAYS = 7;

export const DEFAULT_UNCONFIRMED = { pieces: 30, amount: 1000 } as const;

export type Volume = { pieces: number; cents: Cents };

/** Open orders of the same mailbox or network count as well, so that splitting an order changes nothing. */
export const needsConfirmation = (order: Volume, open: readonly Volume[], limit: Volume): boolean =>
  [{ pieces: 0, cents: 0 }, ...open].some(
    ({ pieces, cents }) => order.pieces + pieces > limit.pieces || order.cents + cents > limit.cents,
  );

type Confirmable = {
  status: OrderStatus | TeamOrderStatus;
  confirmBy?: string | Date | null;
  confirmedAt?: string | Date | null;
};

export const awaitsConfirmation = ({ status, confirmBy, confirmedAt }: Confirmable): boolean =>
  status === 'pending' && Boolean(confirmBy) && !confirmedAt;

export const wasNeverConfirmed = ({ status, confirmBy, confirmedAt }: Confirmable): boolean =>
  status === 'cancelled' && Boolean(confirmBy) && !confirmedAt;

export const AWAITS_CONFIRMATION = 'Waiting for confirmation';
export const NOT_CONFIRMED = 'Not confirmed in time.';
