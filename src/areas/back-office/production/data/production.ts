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

/** Card of /admin/production. */
export type ProductionRow = {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  status: AnyStatus;
  /** Revision that a status change is based on. */
  revision: number;
  /** Customer or team. */
  name: string;
  /** Null for an order of the shop. */
  teamId: string | null;
  pieces: number;
  /** Promised day or, of a team’s order, the needed day if earlier, '2026-11-27'; null if neither is set. */
  dueOn: string | null;
  /** True if that is the day the team needs it. */
  isNeeded: boolean;
  /** True if that day is over and the order is not despatched. */
  isLate: boolean;
  /** True if it is collected. */
  isCollection: boolean;
  /** True until its customer has confirmed it. */
  awaitsConfirmation: boolean;
  waiting: WaitingFor | null;
};

export type ProductionListing = {
  rows: ProductionRow[];
  total: number;
  matching: number;
  /** Ignores the filters. */
  counts: Record<ProductionStage, StageCounts>;
};

/** Orders of a stage, their pieces, and the late orders. */
export type StageCounts = { orders: number; pieces: number; late: number };

/** SQL of the stage of `orders o` or `team_orders o`; null if none. */
const stageOf = (kind: OrderKind): string => {
  const whens = Object.entries(policyOf(kind).stages).map(([status, stage]) => `when '${status}' then '${stage}'`);
  return `case o.status::text ${whens.join(' ')} end`;
};
const inAnyStage = (kind: OrderKind): string =>
  `o.status in (${Object.keys(policyOf(kind).stages)
    .map((status) => `'${status}'`)
    .join(', ')})`;

/** A step of the board: late orders first, then by due day, then those without one by age; shipped orders last. */
export function listProduction(step: ListStep<ProductionFilters>): Promise<ProductionListing> {
  const { payload, filters, limit, offset } = step;
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
