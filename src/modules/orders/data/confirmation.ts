import { LOCKED_ORDER, PAID_BEYOND_VOUCHERS, type LockedOrder } from '@/data/orders';
import type { Session } from '@/lib/database/sessions';

export async function setConfirmed({ client }: Session, id: string, at: Date): Promise<void> {
  await client.query('update orders set confirmed_at = $2, stock_returned = false, updated_at = now() where id = $1', [
    id,
    at,
  ]);
}

/** Skips orders that another process has locked. */
export async function lockExpiredOrder({ client }: Session): Promise<LockedOrder | undefined> {
  const { rows } = await client.query<LockedOrder>(
    `${LOCKED_ORDER}
      where awaits_confirmation and confirm_by <= now() and not ${PAID_BEYOND_VOUCHERS}
      order by confirm_by limit 1 for no key update skip locked`,
  );
  return rows[0];
}
