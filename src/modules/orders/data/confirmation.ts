import type { Session } from '@/lib/database/sessions';

/** Notes that an order was confirmed, and that it takes up stock from now on. */
export async function setConfirmed({ client }: Session, id: string): Promise<void> {
  await client.query(
    'update orders set confirmed_at = now(), stock_returned = false, updated_at = now() where id = $1',
    [id],
  );
}

/** Locks the next unpaid order that was not confirmed in time; one that another process has in hand is passed over. */
export async function lockExpiredOrder({ client }: Session): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select id from orders
      where awaits_confirmation and confirm_by <= now() and payment_status = 'unpaid'
      order by confirm_by limit 1 for no key update skip locked`,
  );
  return rows[0]?.id;
}
