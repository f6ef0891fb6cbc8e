/** Writes of an edit to an order that the caller has locked. Amounts in the shop’s currency. */
import type { Session } from '@/lib/database/sessions';
import type { OrderEditInput, OrderSums } from '@/domain/orders/order-edit';
import type { Billing } from '@/domain/orders/billing';
import type { OrderRef } from '@/domain/orders/order-ref';
import type { SnapshotSource } from '@/domain/orders/order-edit-summary';
import { addressRow } from '@/data/addresses';
import { billingRow } from '@/data/billing';
import { CONTACT_COLUMNS, ORDER_PLACES } from '@/data/orders';
import { insertTaxLines, TAX_LINES, taxRow } from '@/data/order-taxes';
import { Parameters, type Row } from '@/lib/database/parameters';
import { replaceStoredLines, type StoredGoods } from './write-lines';

export async function setCreator({ client }: Session, id: string, userId: string | undefined): Promise<void> {
  await client.query('update orders set created_by_id = $2 where id = $1', [id, userId]);
}

export type ChangedGoods = StoredGoods & Omit<OrderSums, 'discounts'>;

/** The caller has locked the order. `goods`: lines, discounts, sums and tax, if they change. */
export async function updateOrder(session: Session, ref: OrderRef, row: Row, goods?: ChangedGoods): Promise<void> {
  const { kind, orderId } = ref;
  const parameters = new Parameters();
  const id = parameters.parameter(orderId);
  const updated = (values: Row) =>
    `update ${ORDER_PLACES[kind].table} set ${parameters.set(values)}, updated_at = now() where id = ${id}`;
  if (!goods) {
    await session.client.query(updated(row), parameters.values);
    return;
  }
  await replaceStoredLines(session, ref, goods);
  const { totalAmount, discountAmount, totalItems, taxes } = goods;
  const sums = {
    total_amount: totalAmount,
    discount_amount: discountAmount,
    total_items: totalItems,
    ...taxRow(taxes),
  };
  await session.client.query(
    `with gone as (delete from ${TAX_LINES[kind]} where _parent_id = ${id}),
          summed as (${updated({ ...row, ...sums })} returning id)
     ${insertTaxLines(parameters, kind, { source: 'summed', taxes })}`,
    parameters.values,
  );
}

type Contact = Pick<SnapshotSource, 'contact' | 'shippingAddress' | 'notes'> & Billing;

export async function findContact({ client }: Session, orderId: string): Promise<Contact> {
  const { rows } = await client.query<Contact>(`select o.notes, ${CONTACT_COLUMNS} from orders o where o.id = $1`, [
    orderId,
  ]);
  const [contact] = rows;
  if (!contact) throw new Error('A locked order is gone.');
  return contact;
}

export const contactRow = ({ customer, shippingAddress, notes, ...billing }: OrderEditInput): Row => ({
  contact_first_name: customer.firstName,
  contact_last_name: customer.lastName,
  contact_email: customer.email,
  contact_phone: customer.phone ?? null,
  ...addressRow('shipping_address', shippingAddress),
  notes: notes ?? null,
  ...billingRow(billing),
});
