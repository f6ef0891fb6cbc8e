import { CLEAR_BILLING } from '@/data/billing';
import { removeFilesAfterCommit } from '@/modules/inquiries/inquiry-files';
import { removePhotosAfterCommit } from '@/modules/returns/return-photos';
import type { Session } from '@/lib/database/sessions';
import { deleteDesigns, IN_NO_DESIGN, LOGO_PICTURES } from './kits';
import { DELETED_CUSTOMER, deletedEmail, REMOVED } from '@/domain/orders/deleted-customer';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { IN_HAND } from '@/domain/orders/order-policy';
import { statusIn } from '@/data/status-in';

/** Locks the customer’s orders; returns the numbers of those that could still be delivered. */
export async function lockOpenOrders({ client }: Session, id: string): Promise<string[]> {
  const { rows } = await client.query<{ number: string; open: boolean }>(
    `select order_number as number, ${statusIn(SHOP_ORDERS, [...IN_HAND, 'sent'], 'status')} as open
       from orders where customer_id = $1 order by id for no key update`,
    [id],
  );
  return rows.filter(({ open }) => open).map(({ number }) => number);
}

/** The customer’s addresses, and those of their orders unless they belong to another customer. */
export async function listEmails({ client }: Session, id: string, email: string): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    `select distinct lower(contact_email) as email from orders o
      where customer_id = $1 and not exists (
        select from customers other where other.email = lower(o.contact_email) and other.id <> $1)`,
    [id],
  );
  return [...new Set([email, ...rows.map((row) => row.email)])];
}

export async function blankOrders({ client }: Session, id: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update orders set contact_first_name = $2, contact_last_name = $3, contact_email = $4, contact_phone = null,
            shipping_address_line1 = $5, shipping_address_line2 = null, shipping_address_city = $5,
            shipping_address_region = null, shipping_address_postcode = $5, notes = null,
            ${CLEAR_BILLING},
            vat_number = case when tax_treatment = 'reverse-charge' then vat_number end, request_hash = null, updated_at = now()
      where customer_id = $1 returning id`,
    [id, DELETED_CUSTOMER.firstName, DELETED_CUSTOMER.lastName, deletedEmail(id), REMOVED],
  );
  const orders = rows.map((row) => row.id);
  await client.query('delete from order_origins where order_id = any($1)', [orders]);
  await client.query('delete from order_notes where order_id = any($1)', [orders]);
  await client.query('update order_status_changes set reason = null where order_id = any($1) and reason is not null', [
    orders,
  ]);
  await client.query('update order_items set players = null where _parent_id = any($1) and players is not null', [
    orders,
  ]);
  await client.query(
    `update shipment_pieces p set players = null from shipments s
      where s.id = p._parent_id and s.order_id = any($1) and p.players is not null`,
    [orders],
  );
  // A carrier’s site shows the destination by this number.
  await client.query(
    'update shipments set tracking_number = null, tracking_url = null, updated_at = now() where order_id = any($1)',
    [orders],
  );
  return orders;
}

/** Deletes kits without another owner, after designs and inquiries. @returns SHA-256 of the pictures in logos */
export async function deleteOrderedKits({ client }: Session, orders: string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string; pictures: string[] }>(
    `select k.id, ${LOGO_PICTURES} as pictures
       from kit_documents k
      where exists (select from order_items i where i.kit_document_id = k.id and i._parent_id = any($1))
        and not exists (select from order_items i where i.kit_document_id = k.id and coalesce(i._parent_id, i.team_order_id) <> all($1))
        and ${IN_NO_DESIGN}
        for update`,
    [orders],
  );
  const kits = rows.map(({ id }) => id);
  await client.query('update order_items set kit_document_id = null where kit_document_id = any($1)', [kits]);
  await client.query('delete from kit_documents where id = any($1)', [kits]);
  return [...new Set(rows.flatMap(({ pictures }) => pictures))];
}

/** @returns ids of their inquiries; files and replies are deleted with them. */
export async function deleteInquiries(session: Session, emails: string[]): Promise<string[]> {
  const { rows } = await session.client.query<{ id: string }>(
    'select id from inquiries where lower(email) = any($1) for update',
    [emails],
  );
  const ids = rows.map(({ id }) => id);
  await removeFilesAfterCommit(session, ids);
  await session.client.query('delete from inquiries where id = any($1)', [ids]);
  return ids;
}

/** Deletes quotes, as sent too: what was accepted is in its order. @returns their ids */
export async function deleteQuotes({ client }: Session, emails: string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('delete from quotes where lower(email) = any($1) returning id', [
    emails,
  ]);
  return rows.map(({ id }) => id);
}

/** Keeps the money of gift vouchers, and whom they were for no longer. */
export async function blankVouchers({ client }: Session, emails: string[]): Promise<void> {
  await client.query(
    `update vouchers set recipient_name = null, recipient_email = null, message = null, updated_at = now()
      where recipient_email = any($1)`,
    [emails],
  );
}

/** Deletes photos and texts of returns; their pieces stay with the order, for the books. @returns their ids */
export async function blankReturns(session: Session, orders: string[]): Promise<string[]> {
  await removePhotosAfterCommit(session, orders);
  const { rows } = await session.client.query<{ id: string }>(
    `update returns set note = null, instructions = null, decline_reason = null, message = null, updated_at = now()
      where order_id = any($1) returning id`,
    [orders],
  );
  const ids = rows.map(({ id }) => id);
  await session.client.query('delete from return_photos where return_id = any($1)', [ids]);
  return ids;
}

/** Deletes kit designs whose links were emailed to the customer. Ordered kits stay with the order. */
export const deleteKitDesigns = (session: Session, emails: string[]) =>
  deleteDesigns(session, 'd.team_id is null and lower(d.email) = any($1)', emails);

export async function blankReviews({ client }: Session, orders: string[]): Promise<string[]> {
  const { rows } = await client.query<{ product: string }>(
    `update product_reviews set author_name = $2, updated_at = now() where order_id = any($1)
     returning product_id as product`,
    [orders, DELETED_CUSTOMER.name],
  );
  return [...new Set(rows.map(({ product }) => product))];
}

/** Deletes emails to them, their newsletter subscription, and staff notifications that link to these paths. */
export async function deleteMessages({ client }: Session, emails: string[], paths: string[]): Promise<void> {
  await client.query(`delete from mail_messages where lower("to") = any($1) or data ->> 'href' = any($2)`, [
    emails,
    paths,
  ]);
  await client.query('delete from staff_news where href = any($1)', [paths]);
  await client.query(
    `with gone as (delete from newsletter_subscribers where email = any($1) returning id)
     delete from mail_messages using gone where data ->> 'subscriberId' = gone.id::text`,
    [emails],
  );
}

export async function lockEmail({ client }: Session, id: string): Promise<{ email: string } | undefined> {
  const { rows } = await client.query<{ email: string }>('select email from customers where id = $1 for update', [id]);
  return rows[0];
}

export async function findCustomerId({ client }: Session, email: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>('select id from customers where email = $1', [email]);
  return rows[0]?.id;
}

export async function blankCustomer({ client }: Session, id: string): Promise<void> {
  await client.query(
    `update customers set first_name = $2, last_name = $3, email = $4, phone = null, vat_number = null, updated_at = now()
      where id = $1`,
    [id, DELETED_CUSTOMER.firstName, DELETED_CUSTOMER.lastName, deletedEmail(id)],
  );
}
