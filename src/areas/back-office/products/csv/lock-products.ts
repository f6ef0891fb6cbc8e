import type { Session } from '@/lib/database/sessions';

/**
 * Locks products and their variations until the transaction ends, in the order in which orders lock them, so that
 * there is no deadlock.
 */
export async function lockProducts({ client }: Session, ids: readonly string[]): Promise<void> {
  await client.query(
    'select 1 from product_variations where product_id = any($1::uuid[]) order by id for no key update',
    [ids],
  );
  await client.query('select 1 from products where id = any($1::uuid[]) order by id for no key update', [ids]);
}
