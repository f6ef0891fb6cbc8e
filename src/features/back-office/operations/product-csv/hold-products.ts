import type { Session } from '@/lib/database/sessions';

/**
 * Takes products and their variations until the transaction ends, in the order in which orders take them, so that
 * neither waits for the other.
 */
export async function holdProducts({ client }: Session, ids: readonly string[]): Promise<void> {
  await client.query(
    'select 1 from product_variations where product_id = any($1::uuid[]) order by id for no key update',
    [ids],
  );
  await client.query('select 1 from products where id = any($1::uuid[]) order by id for no key update', [ids]);
}
