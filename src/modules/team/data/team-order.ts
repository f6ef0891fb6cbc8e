import type { Payload } from 'payload';
import type { Credit } from '@/domain/orders/order-credit';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { TeamDelivery } from '@/domain/teams/team-delivery';
import type { NumberScope } from '@/domain/teams/shirt-rules';
import { teamOrderOf, type TeamLines } from '@/domain/teams/stored-team-lines';
import type { TeamOrderData } from '@/domain/teams/team-order';
import type { TeamOrderEvent } from '@/domain/teams/team-order-events';
import { isoTime } from '@/lib/database/iso-time';
import { ordersOf } from '@/data/all-orders';
import { CREDIT, shippedOf } from '@/data/orders';
import { taxesOf } from '@/data/order-taxes';
import { TEAM_DELIVERY, TEAM_LINES } from '@/data/team-orders';
import { query } from '@/lib/database/query';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { proofsOf, type OrderProof } from '@/modules/proofs/data/proofs';

export type OrderArtwork = {
  id: string;
  isActive: boolean;
  hasPreview: boolean;
};

type Shared =
  | ('id' | 'orderNumber' | 'currency' | 'createdAt' | 'totalItems')
  | keyof Credit
  | ('totalAmount' | 'discountAmount' | 'depositPercent' | 'paidAmount' | 'refundedAmount' | 'taxes');

/** Amounts in its own currency, times as ISO 8601. */
export type TeamOrderDetail = TeamDelivery &
  Pick<PlacedOrder, Shared> & {
    team: {
      id: string;
      name: string;
      contactPerson: string | null;
      email: string | null;
      phone: string | null;
      numbersUniqueIn: NumberScope | null;
      allowsAnyNumber: boolean | null;
    };
    revision: number;
    status: TeamOrderStatus;
    /** True once invoiced: it owes nothing before. */
    isInvoiced: boolean;
    remindersStopped: boolean;
    needsProof: boolean;
    isDespatched: boolean;
    notes: string | null;
    data: TeamOrderData;
    artwork: OrderArtwork[];
    /** Newest first. */
    proofs: OrderProof[];
    /** Oldest first. */
    events: TeamOrderEvent[];
  };

const text = () => `
  select o.id, o.order_number as "orderNumber", o.revision::int as revision, o.status, o.currency, o.total_amount::float8 as "totalAmount",
         o.deposit_percent::int as "depositPercent", o.paid_amount::float8 as "paidAmount", o.refunded_amount::float8 as "refundedAmount", ${CREDIT}, o.reminders_stopped as "remindersStopped", o.discount_amount::float8 as "discountAmount", o.total_items::int as "totalItems",
         ${taxesOf('team')} as taxes, exists (select from invoices i where i.team_order_id = o.id) as "isInvoiced",
         o.needs_proof as "needsProof",
         o.total_items <= ${shippedOf('team', 'o.id')} as "isDespatched", o.notes, ${TEAM_DELIVERY}, o.created_at as "createdAt",
         ${TEAM_LINES} as lines,
         coalesce((select json_agg(json_build_object('id', a.id, 'isActive', a.is_active, 'hasPreview', a.preview_name is not null))
           from design_assets a where a.team_id = o.team_id and a.id::text in (
             select print ->> 'assetId' from order_items i, jsonb_array_elements(i.prints) print
              where i.team_order_id = o.id)), '[]') as artwork,
         json_build_object('id', t.id, 'name', t.team_name, 'contactPerson', t.contact_person, 'email', t.email,
                           'phone', t.phone, 'numbersUniqueIn', t.numbers_unique_in,
                           'allowsAnyNumber', t.allows_any_number) as team,
         ${proofsOf('team', 'o.id')} as proofs,
         coalesce((select json_agg(e) from (
           select id, type, "from", "to", by_name as "byName", by_staff as "byStaff", comment, squads, ${isoTime('created_at')} as "createdAt"
             from team_order_events where team_order_id = o.id order by created_at, id) e), '[]') as events
    from ${ordersOf('team')} join team_profiles t on t.id = o.team_id
   where o.id = $1 and ($2::uuid is null or o.team_id = $2)`;

type StoredDetail = Omit<TeamOrderDetail, 'createdAt' | 'data'> & { createdAt: Date; lines: TeamLines };

type Load = { payload: Payload; id: string; /** Restricts the order to a team; omitted by staff. */ teamId?: string };

/** Undefined for another team’s order. */
export async function loadTeamOrder({ payload, id, teamId }: Load): Promise<TeamOrderDetail | undefined> {
  const [row] = await query<StoredDetail>(payload, text(), [id, teamId ?? null]);
  if (!row) return undefined;
  const { lines, ...order } = row;
  return { ...order, data: teamOrderOf(lines), createdAt: order.createdAt.toISOString() };
}
