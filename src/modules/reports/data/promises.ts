/** Orders by the day promised, and whether all of them was sent by then. */
import { ordersOf } from '@/data/all-orders';
import { ofKinds } from '@/data/kept-sums';
import { LINE_OWNERS, shippedOf } from '@/data/orders';
import { statusIn } from '@/data/status-in';
import { shopToday } from '@/domain/delivery/promise';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import type { OrderKind } from '@/domain/orders/order-ref';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import type { ReportPeriod } from '@/domain/reports/report-period';
import { shopFormat } from '@/domain/text/shop-format';
import { bucketFor, inBuckets, type Statement } from './statement';

const isOut = (column: string): string => statusIn(SHOP_ORDERS, ['sent', 'done'], column);

/** Time at which the last piece of an order `o` was sent, by its status or parcels; null if not all are. */
const SENT_AT: Record<OrderKind, string> = {
  shop: `case when ${isOut('o.status')} then (
           select max(c.created_at) from order_status_changes c
            where c.order_id = o.id and ${isOut('c."to"')} and not ${isOut('c."from"')}) end`,
  team: `case when ${statusIn(TEAM_ORDERS, ['done'])}
                or ${shippedOf('team', 'o.id')} >= (select sum(i.quantity) from order_items i where i.${LINE_OWNERS.team} = o.id and not i.is_service)
           then coalesce((select max(s.created_at) from shipments s where s.team_order_id = o.id),
                         (select max(e.created_at) from team_order_events e
                           where e.team_order_id = o.id and ${statusIn(TEAM_ORDERS, ['done'], 'e."to"')})) end`,
};

const promised = (kind: OrderKind): string => `
  select o.promised_date, (${SENT_AT[kind]} at time zone $4::text)::date::text as sent_on
    from ${ordersOf(kind)}
   where o.is_sold and o.delivery_from is not null and o.promised_date between $1::text and $2::text`;

export const promisesKept = (period: ReportPeriod): Statement =>
  inBuckets(
    period,
    ['promised', 'onTime', 'late', 'overdue', 'due'],
    `select ${bucketFor('p.promised_date')} as day, count(*) as promised,
            count(*) filter (where p.sent_on <= p.promised_date) as "onTime",
            count(*) filter (where p.sent_on > p.promised_date) as late,
            count(*) filter (where p.sent_on is null and p.promised_date < $5::text) as overdue,
            count(*) filter (where p.sent_on is not null or p.promised_date < $5::text) as due
       from (${ofKinds(promised)}) p group by 1`,
    shopFormat().timeZone,
    shopToday(),
  );
