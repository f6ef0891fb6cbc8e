import { shopToday } from '@/domain/delivery/promise';
import type { OrderKind } from '@/domain/orders/order-ref';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { PRODUCTION_STAGES, type ProductionStage } from '@/domain/orders/production-stages';
import { isLateOrder } from '@/data/orders';
import { isLateTeamOrder, TEAM_DUE_ON } from '@/data/team-orders';
import { orderText, teamText } from '@/data/search-texts';
import { Conditions } from '@/lib/database/conditions';
import { queryListing, type ListStep } from '@/lib/database/query-listing';
import { waitingOf } from '../../orders/data/waiting';
import type { WaitingFor } from '../../orders/filters/order-filters';
import type { ProductionFilters } from '../production-filters';

/** A card of /admin/production. */
export type ProductionRow = {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  status: AnyStatus;
  /** What a change of its status is made from. */
  revision: number;
  /** Its customer or its team. */
  name: string;
  /** Null for an order of the shop. */
  teamId: string | null;
  pieces: number;
  /** The day that it was promised for or, of a team’s order, is needed by if that is nearer, '2026-11-27'; null where there is none. */
  dueOn: string | null;
  /** The day is the one that the team needs it by, not the one that was promised. */
  isNeeded: boolean;
  /** That day is over, and it is still here. */
  isLate: boolean;
  /** Its customer, or its team, fetches it. */
  isCollection: boolean;
  /** Its customer has not confirmed it. */
  awaitsConfirmation: boolean;
  waiting: WaitingFor | null;
};

export type ProductionListing = {
  rows: ProductionRow[];
  total: number;
  matching: number;
  /** Whatever is filtered. */
  counts: Record<ProductionStage, StageCounts>;
};

/** Orders of a stage, their pieces, and how many of the orders are late. */
export type StageCounts = { orders: number; pieces: number; late: number };

/** The stage of `orders o` or `team_orders o`; null where it has none. */
const stageOf = (kind: OrderKind): string => {
  const whens = Object.entries(policyOf(kind).stages).map(([status, stage]) => `when '${status}' then '${stage}'`);
  return `case o.status::text ${whens.join(' ')} end`;
};
const inAnyStage = (kind: OrderKind): string =>
  `o.status in (${Object.keys(policyOf(kind).stages)
    .map((status) => `'${status}'`)
    .join(', ')})`;

/**
 * A step of what is to be made and sent: what is late first, then what is due on the nearest day, then what is due on
 * none by age; what is on its way comes last.
 */
export function listProduction(asked: ListStep<ProductionFilters>): Promise<ProductionListing> {
  const { payload, filters, limit, offset } = asked;
  const where = new Conditions().equal('b.stage', filters.stage).contain('b.text', filters.search);
  if (filters.due === 'late') where.add('b.late');
  const matches = where.sql;
  const today = where.parameter(shopToday());
  const counts = PRODUCTION_STAGES.map((stage) => {
    const ofStage = `filter (where stage = '${stage}')`;
    return `'${stage}', jsonb_build_object('orders', count(*) ${ofStage}, 'late', count(*) filter (where stage = '${stage}' and late),
                                           'pieces', coalesce(sum(total_items) ${ofStage}, 0))`;
  });
  return queryListing(payload, {
    common: `
      with board as (
        select 'shop' as kind, o.id, o.order_number, o.status::text as status, o.revision, o.total_items, o.created_at,
               ${stageOf('shop')} as stage, o.contact_first_name || ' ' || o.contact_last_name as name,
               ${orderText()} as text, null::uuid as team_id, o.awaits_confirmation,
               case when o.delivery_from is not null then o.promised_date::text end as due_on, false as is_needed,
               coalesce(${isLateOrder(today)}, false) as late, o.delivery_is_collection as is_collection
          from orders o where ${inAnyStage('shop')}
        union all
        select 'team', o.id, o.order_number, o.status::text, o.revision, o.total_items, o.created_at,
               ${stageOf('team')}, t.team_name, o.order_number || ' ' || ${teamText()}, o.team_id, false, ${TEAM_DUE_ON}, o.needed_by = ${TEAM_DUE_ON},
               ${isLateTeamOrder(today)}, o.delivery_is_collection
          from team_orders o join team_profiles t on t.id = o.team_id where ${inAnyStage('team')})`,
    figures: {
      total: 'select count(*) from board',
      matching: `select count(*) from board b where ${matches}`,
      counts: `select jsonb_build_object(${counts.join(', ')}) from board`,
    },
    rows: `select b.kind, b.id, b.order_number as "orderNumber", b.status, b.revision, b.name, b.total_items as pieces,
                  b.due_on as "dueOn", b.late as "isLate", coalesce(b.is_collection, false) as "isCollection", coalesce(b.is_needed, false) as "isNeeded", b.team_id as "teamId",
                  b.awaits_confirmation as "awaitsConfirmation",
                  case b.kind when 'shop' then (select ${waitingOf('shop')} from orders o where o.id = b.id)
                              else (select ${waitingOf('team')} from team_orders o where o.id = b.id) end as waiting
             from board b where ${matches}
            order by b.late desc, b.stage = 'on_its_way', b.due_on nulls last, b.created_at, b.id
            limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}
