import type { Payload } from 'payload';
import { MOST_ADDRESSES, type BookAddress } from '@/domain/orders/address-book';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type KeptAddress = { id: string; isFirst: boolean; content: BookAddress };

export const listAddresses = (payload: Payload, accountId: string): Promise<KeptAddress[]> =>
  query(
    payload,
    `select id, is_first as "isFirst", content from shopper_addresses where account_id = $1
      order by is_first desc, created_at, id`,
    [accountId],
  );

export async function insertAddress({ client }: Session, accountId: string, address: BookAddress): Promise<boolean> {
  await client.query('select 1 from shopper_accounts where id = $1 for update', [accountId]);
  const { rowCount } = await client.query(
    `insert into shopper_addresses (account_id, content, is_first)
     select $1, $2, count(*) = 0 from shopper_addresses where account_id = $1 having count(*) < ${MOST_ADDRESSES}`,
    [accountId, JSON.stringify(address)],
  );
  return rowCount === 1;
}

export async function setFirstAddress(payload: Payload, accountId: string, id: string): Promise<void> {
  await query(
    payload,
    `update shopper_addresses set is_first = (id = $2)
      where account_id = $1 and exists (select from shopper_addresses where account_id = $1 and id = $2)`,
    [accountId, id],
  );
}

export async function deleteAddress(payload: Payload, accountId: string, id: string): Promise<void> {
  await query(
    payload,
    `with gone as (delete from shopper_addresses where account_id = $1 and id = $2 returning is_first)
     update shopper_addresses set is_first = true
      where id = (select id from shopper_addresses where account_id = $1 and id <> $2 order by created_at, id limit 1)
        and (select is_first from gone)`,
    [accountId, id],
  );
}
