import 'server-only';
import type { Metadata } from 'next';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { isUuid } from '@/domain/text/uuid';
import { query } from '@/lib/database/query';
import { mayEnter } from '../access/session';

const titleOf = {
  products: 'select name as title from products where id = $1',
  customers: `select first_name || ' ' || last_name as title from customers where id = $1`,
  teams: 'select team_name as title from team_profiles where id = $1',
  inquiries: `select coalesce(nullif(subject, ''), nullif(team_name, ''), name) as title from inquiries where id = $1`,
  orders: `select '#' || order_number as title from orders where id = $1`,
  'team-orders': `select '#' || order_number as title from team_orders where id = $1`,
};

type RecordTitle = {
  kind: keyof typeof titleOf;
  id: string;
  /** Before the name, as 'Edit '. */
  prefix?: string;
  /** For a record that does not exist, and for whoever may not know. */
  otherwise: string;
};

/** What the tab of a record’s screen is called: its name, as '#ORD-2026-123456' of an order. */
export async function recordTitle({ kind, id, prefix = '', otherwise }: RecordTitle): Promise<Metadata> {
  const { payload, user } = await currentStaff();
  if (!user || !mayEnter(user) || !isUuid(id)) return { title: otherwise };
  const [record] = await query<{ title: string }>(payload, titleOf[kind], [id]);
  return { title: record ? `${prefix}${record.title}` : otherwise };
}
