import type { Payload } from 'payload';
import { ordersOf } from '@/data/all-orders';
import { query } from '@/lib/database/query';

const titles = () => ({
  products: 'select name as title from products where id = $1',
  customers: `select first_name || ' ' || last_name as title from customers where id = $1`,
  teams: 'select team_name as title from team_profiles where id = $1',
  kits: 'select name as title from kit_designs where id = $1',
  quotes: `select 'Quote ' || quote_number as title from quotes where id = $1`,
  returns: `select 'Return ' || return_number as title from returns where id = $1`,
  vouchers: `select 'Gift voucher …' || ending as title from vouchers where id = $1`,
  inquiries: `select coalesce(nullif(subject, ''), nullif(team_name, ''), name) as title from inquiries where id = $1`,
  orders: `select '#' || order_number as title from ${ordersOf('shop')} where id = $1`,
  'team-orders': `select '#' || order_number as title from ${ordersOf('team')} where id = $1`,
});

export type TitledKind = keyof ReturnType<typeof titles>;

export async function findTitle(payload: Payload, kind: TitledKind, id: string): Promise<string | undefined> {
  const [record] = await query<{ title: string }>(payload, titles()[kind], [id]);
  return record?.title;
}
