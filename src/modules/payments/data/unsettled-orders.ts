import type { Payload } from 'payload';
import { ORDER_COLUMNS, ORDER_PLACES } from '@/data/orders';
import { ORDER_KINDS, type OrderKind, type OrderRef } from '@/domain/orders/order-ref';
import { query } from '@/lib/database/query';
import { SESSION_LIFE_MINUTES } from '../session-end';

export type UnsettledOrder = OrderRef & {
  isCancelled: boolean;
  /** Null if Stripe was down. */
  sessionId: string | null;
  /** A row of payment_events that claims the order until it is settled. */
  checkId: string;
};

/** Minutes after its page’s end in which Stripe reports by itself. */
const GRACE_MINUTES = 5;

/** Minutes for which a claim is exclusive; then another process may take over from a crashed one. */
const LEASE_MINUTES = 5;

/** Days after its last change in which an order not awaiting a card payment is checked. */
const ASKED_DAYS = 3;

const WAITS: Record<OrderKind, string> = {
  shop: `o.payment_method = 'card' and o.payment_status in ('unpaid', 'part', 'failed')`,
  team: 'false',
};

/** Unchanged for longer than a page lives, or cancelled with an open page. Unchanged ones come later each time. */
export async function claimUnsettledOrder(payload: Payload): Promise<UnsettledOrder | undefined> {
  for (const kind of ORDER_KINDS) {
    const order = await claimOf(payload, kind);
    if (order) return order;
  }
  return undefined;
}

async function claimOf(payload: Payload, kind: OrderKind): Promise<UnsettledOrder | undefined> {
  const column = ORDER_COLUMNS[kind];
  const [order] = await query<UnsettledOrder>(
    payload,
    `with due as (
       select o.id, o.status = 'cancelled' as is_cancelled, o.stripe_session_id, page.check_event,
              seen.id as check_id, seen.updated_at as seen_at
         from ${ORDER_PLACES[kind].table} o
         cross join lateral (select 'check:' || coalesce(o.stripe_session_id, o.id::text) as check_event) page
         left join payment_events seen on seen.event_id = page.check_event
        where (${WAITS[kind]}
               or o.stripe_session_id is not null and o.updated_at > now() - make_interval(days => $3)
                  and not exists (select from order_payments p
                                   where p.${column} = o.id and p.reference = o.stripe_session_id))
          and seen.occurred_at is null
          and case when o.status = 'cancelled' then o.stripe_session_id is not null
                   else o.updated_at < now() - make_interval(mins => $1) end
          and (seen.id is null or seen.updated_at < o.updated_at
               or seen.updated_at < now() - greatest(make_interval(mins => $2), (now() - o.updated_at) / 12))
        order by seen.updated_at nulls first, o.updated_at
        limit 1 for no key update of o skip locked),
     again as (
       update payment_events seen set updated_at = now() from due
        where seen.id = due.check_id and seen.updated_at = due.seen_at and seen.occurred_at is null
       returning seen.id, seen.${column} as order_id),
     first as (
       insert into payment_events (event_id, type, ${column})
       select check_event, 'check', id from due where check_id is null
       on conflict (event_id) do nothing returning id, ${column} as order_id)
     select '${kind}' as kind, due.id as "orderId", is_cancelled as "isCancelled", stripe_session_id as "sessionId", claimed.id as "checkId"
       from due join (select * from again union all select * from first) claimed on claimed.order_id = due.id`,
    [SESSION_LIFE_MINUTES + GRACE_MINUTES, LEASE_MINUTES, ASKED_DAYS],
  );
  return order;
}
