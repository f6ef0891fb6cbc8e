import type { Payload } from 'payload';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { query } from '@/lib/database/query';

export type OrderOfEmail = {
  id: string;
  teamId: string;
  orderNumber: string;
  teamName: string;
  contactPerson: string | null;
  email: string | null;
  phone: string | null;
  totalAmount: number;
  totalItems: number;
  needsProof: boolean;
  notes: string | null;
  data: TeamOrderData;
};

export async function readOrder(payload: Payload, id: string): Promise<OrderOfEmail | undefined> {
  const [order] = await query<OrderOfEmail>(
    payload,
    `select o.id, t.id as "teamId", o.order_number as "orderNumber", t.team_name as "teamName", t.contact_person as "contactPerson",
            t.email, t.phone, o.total_amount::float8 as "totalAmount", o.total_items::int as "totalItems",
            o.needs_proof as "needsProof", o.notes, o.order_data as data
       from team_orders o join team_profiles t on t.id = o.team_id
      where o.id = $1`,
    [id],
  );
  return order;
}
