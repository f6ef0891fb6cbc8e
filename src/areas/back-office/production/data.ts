import { shopToday } from '@/domain/delivery/promise';
import { ORDER_KINDS, type OrderKind } from '@/domain/orders/order-ref';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { PRODUCTION_STAGES, type ProductionStage } from '@/domain/orders/production-stages';
import { isLate, ordersOf } from '@/data/all-orders';
import { orderText, teamText } from '@/data/search-texts';
import { Conditions } from '@/lib/database/conditions';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import { waitingOf } from '../orders/data/waiting';
import type { WaitingFor } from '../orders/filters/order-filters';
import type { ProductionFilters } from './production-filters';

export type ProductionRow = {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  status: AnyStatus;
  revision: number;
  name: string;
  teamId: string | null;
  pieces: number;
  dueOn: string | null;
  isNeeded: boolean;
  isLate: boolean;
  isCollection: boolean;
  awaitsConfirmation: boolean;
  waiting: WaitingFor | null;
};

export type ProductionListing = Counted & {
  rows: ProductionRow[];
  total: number;
  counts: Record<ProductionStage, StageCounts>;
};

export type StageCounts = { orders: number; pieces: number; late: number };

/** SQL of the stage of an order `o`; null if none. */
const stageOf = (kind: OrderKind): string => {
  const whens = Object.entries(policyOf(kind).stages).map(([status, stage]) => `when '${status}' then '${stage}'`);
  return `case o.status::text ${whens.join(' ')} end`;
};
const inAnyStage = (kind: OrderKind): string =>
  `o.status in (${Object.keys(policyOf(kind).stages)
    .map((status) => `'${status}'`)
    .join(', ')})`;

const TEXTS: Record<OrderKind, string> = {
  shop: orderText(),
  team: `(select o.order_number || ' ' || ${teamText()} from team_profiles t where t.id = o.team_id)`,
};

const boardOf = (kind: OrderKind, today: string, hasText: boolean): string => `
  select kind, id, order_number, status::text as status, revision, total_items, created_at, ${stageOf(kind)} as stage, buyer_name as name,
         ${hasText ? TEXTS[kind] : 'null'} as text, team_id, awaits_confirmation, due_on, coalesce(needed_by = due_on, false) as is_needed,
         coalesce(${isLate(today)}, false) as late, coalesce(delivery_is_collection, false) as is_collection
    from ${ordersOf(kind)} where ${inAnyStage(kind)}`;

const ORDER = `b.late desc, b.stage = 'on_its_way', b.due_on nulls last, b.created_at, b.id`;

const waiting = (kind: OrderKind): string =>
  `when '${kind}' then (select ${waitingOf(kind)} from ${ordersOf(kind)} where o.id = b.id)`;

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
    common: `with board as (${ORDER_KINDS.map((kind) => boardOf(kind, today, filters.search !== '')).join(' union all ')})`,
    figures: {
      total: 'select count(*) from board',
      counts: `select jsonb_build_object(${counts.join(', ')}) from board`,
    },
    matching: { of: 'board b', where: matches },
    rows: `select b.kind, b.id, b.order_number as "orderNumber", b.status, b.revision, b.name, b.total_items as pieces,
                  b.due_on as "dueOn", b.late as "isLate", b.is_collection as "isCollection", b.is_needed as "isNeeded", b.team_id as "teamId",
                  b.awaits_confirmation as "awaitsConfirmation",
                  case b.kind ${ORDER_KINDS.map(waiting).join(' ')} end as waiting
             from (select b.* from board b where ${matches} order by ${ORDER}
                    limit ${where.parameter(limit)} offset ${where.parameter(offset)}) b
            order by ${ORDER}`,
    values: where.values,
  });
}
