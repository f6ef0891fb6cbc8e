import type { ShirtNumber } from '@/domain/teams/shirt-number';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { newestProof } from '@/modules/proofs/data/proofs';
import { isOpenRequest } from '@/data/size-requests';
import { TEAM_ORDER_SUMMARY, type TeamOrderSummary } from '../orders/data';
import { shirtNumberOf } from '@/modules/team/data/players';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { statusIn } from '@/data/status-in';

const RECENT_ORDERS = 3;
const ROSTER_ROWS = 5;

export type RecentOrder = Omit<TeamOrderSummary, 'products'>;

type RosterRow = {
  id: string;
  name: string;
  position: string | null;
  squad: string | null;
  jerseyNumber: ShirtNumber | null;
  sizeCode: string | null;
};

export type TeamDashboardData = {
  orders: RecentOrder[];
  orderCounts: Partial<Record<TeamOrderStatus, number>>;
  /** The first five active members by name. */
  roster: RosterRow[];
  rosterCount: number;
  withoutSize: number;
  waitingProofs: { orderId: string; orderNumber: string }[];
  sizeRequest: { title: string; deadline: string; answered: number; total: number } | null;
  answersToCheck: number;
  draftItems: number;
};

const text = `
  select
    coalesce((select json_agg(o) from (
      select ${TEAM_ORDER_SUMMARY} from team_orders o where o.team_id = $1 order by o.created_at desc limit $2) o), '[]') as orders,
    coalesce((select json_object_agg(status, count) from (
      select status, count(*)::int from team_orders where team_id = $1 group by status) c), '{}') as "orderCounts",
    coalesce((select json_agg(m) from (
      select id, name, position, squad, ${shirtNumberOf('jersey_number')} as "jerseyNumber", size_preference as "sizeCode"
        from team_members where team_id = $1 and is_active order by name collate "en-x-icu", id limit $3) m), '[]') as roster,
    (select count(*)::int from team_members where team_id = $1 and is_active) as "rosterCount",
    (select count(*)::int from team_members where team_id = $1 and is_active and size_preference is null) as "withoutSize",
    coalesce((select json_agg(p) from (
      select o.id as "orderId", o.order_number as "orderNumber"
        from team_orders o
       where o.team_id = $1 and ${statusIn(TEAM_ORDERS, TEAM_ORDERS.takesProofs)}
         and ${newestProof('team')} = 'waiting'
       order by o.created_at desc) p), '[]') as "waitingProofs",
    (select row_to_json(r) from (
      select title, deadline,
             (select count(*)::int from team_size_replies where size_request_id = request.id and member_id is not null and answered_at is not null) as answered,
             (select count(*)::int from team_size_replies where size_request_id = request.id and member_id is not null) as total
        from team_size_requests request
       where team_id = $1 and ${isOpenRequest()}
       order by created_at desc limit 1) r) as "sizeRequest",
    (select count(*)::int from team_size_replies
      where team_id = $1 and member_id is null and accepted_at is null) as "answersToCheck",
    coalesce((select jsonb_array_length(draft_data -> 'items') from team_order_drafts where team_id = $1), 0) as "draftItems"`;

export async function readDashboard(payload: Payload, teamId: string): Promise<TeamDashboardData> {
  const [dashboard] = await query<TeamDashboardData>(payload, text, [teamId, RECENT_ORDERS, ROSTER_ROWS]);
  if (!dashboard) throw new Error('The database answered nothing.');
  return dashboard;
}
