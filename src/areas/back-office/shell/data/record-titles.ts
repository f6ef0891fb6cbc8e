import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

const titleOf = {
  products: 'select name as title from products where id = $1',
  customers: `select first_name || ' ' || last_name as title from customers where id = $1`,
  teams: 'select team_name as title from team_profiles where id = $1',
  kits: 'select name as title from kit_designs where id = $1',
  inquiries: `select coalesce(nullif(subject, ''), nullif(team_name, ''), name) as title from inquiries where id = $1`,
  orders: `select '#' || order_number as title from orders where id = $1`,
  'team-orders': `select '#' || order_number as title from team_orders where id = $1`,
};

export type TitledKind = keyof typeof titleOf;

/** Undefined if unknown. */
export async function findTitle(payload: Payload, kind: TitledKind, id: string): Promise<string | undefined> {
  const [record] = await query<{ title: string }>(payload, titleOf[kind], [id]);
  return record?.title;
}
