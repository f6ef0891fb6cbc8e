/** Orders for readers. Amounts in the order’s own currency. */
import { ORDER_KINDS, type OrderKind } from '@/domain/orders/order-ref';
import { IN_HAND } from '@/domain/orders/order-policy';
import { policyOf } from '@/domain/orders/policies';
import { dueNow, lostOf, openOf } from './deposits';
import { IS_MADE, ORDER_PLACES } from './orders';
import { statusIn } from './status-in';

const ofTeam = (column: string) =>
  `(select coalesce(t.${column}, '')::text from team_profiles t where t.id = o.team_id)`;

/** Columns that only the other kind stores, and those of the buyer. */
const ADDED: Record<OrderKind, string> = {
  shop: `null::uuid as team_id, null::varchar as needed_by,
         exists (select from order_items i where i._parent_id = o.id and ${IS_MADE}) as needs_proof,
         o.contact_first_name || ' ' || o.contact_last_name as buyer_name, o.contact_email::text as buyer_email`,
  team: `null::uuid as customer_id, null::varchar as contact_first_name, null::varchar as contact_last_name,
         false as awaits_confirmation, 'invoice' as payment_method,
         ${ofTeam('team_name')} as buyer_name, ${ofTeam('email')} as buyer_email`,
};

const IS_SOLD = `(o.status <> 'cancelled' and not o.awaits_confirmation)`;

/** Lockable rows `o` with buyer, balance, `revenue` (domain/money/revenue.ts) and `due_on` (needed or promised). */
export const ordersOf = (kind: OrderKind): string => `(
  select o.*, ${openOf()} as open_amount, ${dueNow()} as due_now, ${lostOf()} as lost_amount, ${IS_SOLD} as is_sold,
         case when ${IS_SOLD} then order_revenue(o.total_amount, o.paid_amount, o.refunded_amount, o.credited_amount, o.credit_refunded_amount) else 0 end as revenue,
         ${statusIn(policyOf(kind), IN_HAND)} as is_in_hand,
         least(o.needed_by, case when o.delivery_from is not null then o.promised_date end) as due_on
    from (select o.*, '${kind}' as kind, ${ADDED[kind]} from ${ORDER_PLACES[kind].table} o) o) o`;

const SHARED = `
  kind, id, order_number, status::text as status, revision, team_id, customer_id, contact_first_name, contact_last_name,
  buyer_name, buyer_email, vat_number, payment_method::text as payment_method, currency, total_amount, paid_amount, refunded_amount, credited_amount, credit_refunded_amount, written_off_amount, written_off_on, lost_amount,
  deposit_percent, open_amount, due_now, is_sold, revenue, awaits_confirmation, delivery_is_collection, created_at`;

/** Orders of both kinds as rows `o`. PostgreSQL skips columns that are not read and a kind that the conditions exclude. */
export const allOrders = (): string =>
  `(${ORDER_KINDS.map((kind) => `select ${SHARED} from ${ordersOf(kind)}`).join(' union all ')}) o`;

/** True if order `o` is in hand after its due day. @param today parameter with the day in the shop’s time zone. */
export const isLate = (today: string): string => `(o.is_in_hand and o.due_on < ${today})`;
