import type { Payload } from 'payload';
import { z } from 'zod';
import type { InquiryKind, InquiryStatus } from '@/domain/inquiries/inquiry';
import type { OrderStatus } from '@/domain/orders/order-status';
import { query } from '@/lib/database/query';
import { ordersOf } from '@/data/all-orders';
import { orderSums } from './customers';
import type { Session } from '@/lib/database/sessions';

type CustomerOrder = {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  totalAmount: number;
  itemCount: number;
  pieceCount: number;
  isCollection: boolean;
  createdAt: string;
};

export type CustomerInquiry = {
  id: string;
  kind: InquiryKind;
  status: InquiryStatus;
  name: string;
  subject: string | null;
  teamName: string | null;
  createdAt: string;
};

export type CustomerDetail = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  vatNumber: string | null;
  isTaxExempt: boolean;
  createdAt: string;
  orders: number;
  /** In the shop’s currency, without cancelled orders. */
  spent: number;
  lastOrderAt: string | null;
  newestOrders: CustomerOrder[];
  /** From the same email address, newest first. */
  inquiries: CustomerInquiry[];
};

export async function loadCustomer(payload: Payload, id: string): Promise<CustomerDetail | undefined> {
  if (!z.guid().safeParse(id).success) return undefined;
  const [found] = await query<{ customer: CustomerDetail }>(
    payload,
    `select jsonb_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email,
              'phone', c.phone, 'vatNumber', c.vat_number, 'isTaxExempt', coalesce(c.is_tax_exempt, false),
              'createdAt', c.created_at,
              'newestOrders', coalesce((select jsonb_agg(to_jsonb(o) order by o."createdAt" desc) from (
                select id, order_number as "orderNumber", status, total_amount::float8 as "totalAmount",
                       (select count(*)::int from order_items i where i._parent_id = orders.id) as "itemCount",
                       total_items::int as "pieceCount", coalesce(delivery_is_collection, false) as "isCollection", created_at as "createdAt"
                  from orders where customer_id = c.id order by created_at desc limit 100) o), '[]'),
              'inquiries', coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind, 'status', i.status,
                       'name', i.name, 'subject', i.subject, 'teamName', i.team_name, 'createdAt', i.created_at)
                       order by i.created_at desc)
                  from inquiries i where lower(i.email) = c.email), '[]'))
            || (select to_jsonb(sums) from (select ${orderSums} from ${ordersOf('shop')} where customer_id = c.id) sums) as customer
       from customers c where c.id = $1`,
    [id],
  );
  return found?.customer;
}

type LockedCustomer = Pick<
  CustomerDetail,
  'firstName' | 'lastName' | 'email' | 'phone' | 'vatNumber' | 'isTaxExempt'
> & { taken: boolean };

/** Locks a customer; also checks if another one has the address `email`. Undefined if unknown. */
export async function lockCustomer(
  { client }: Session,
  id: string,
  email: string,
): Promise<LockedCustomer | undefined> {
  const { rows } = await client.query<LockedCustomer>(
    `select first_name as "firstName", last_name as "lastName", email, phone, vat_number as "vatNumber",
            coalesce(is_tax_exempt, false) as "isTaxExempt",
            exists (select from customers other where other.email = $2 and other.id <> c.id) as taken
       from customers c where c.id = $1 for no key update`,
    [id, email],
  );
  return rows[0];
}
