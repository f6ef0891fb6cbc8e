/** What an edit writes to an order that the caller has locked. Amounts in the shop’s currency. */
import type { Session } from '@/lib/database/sessions';
import type { PlacedDelivery } from '@/domain/delivery/edit-delivery';
import type { EditedLine, OrderEditInput, OrderSums } from '@/domain/orders/order-edit';
import type { Billing } from '@/domain/orders/billing';
import type { SnapshotSource } from '@/domain/orders/order-edit-summary';
import { addressRow } from '@/data/addresses';
import { billingRow } from '@/data/billing';
import { deliveryRow } from '@/data/deliveries';
import { CONTACT_COLUMNS } from '@/data/orders';
import { insertTaxLines, SHOP_TAXES, taxRow } from '@/data/order-taxes';
import { Parameters, type Row } from '@/lib/database/parameters';

/** Notes who of the staff entered an order. */
export async function setCreator({ client }: Session, id: string, userId: string | undefined): Promise<void> {
  await client.query('update orders set created_by_id = $2 where id = $1', [id, userId]);
}

/** Writes what is printed on the pieces of lines, which cost what they did. */
export async function updatePlayers(
  { client }: Session,
  lines: readonly Pick<EditedLine, 'id' | 'players'>[],
): Promise<void> {
  await client.query(
    `update order_items i set players = line.players::jsonb
       from unnest($1::text[], $2::text[]) as line(id, players) where i.id = line.id`,
    [lines.map(({ id }) => id), lines.map(({ players }) => JSON.stringify(players))],
  );
}

async function updateOrder(client: Session['client'], id: string, row: Row): Promise<void> {
  const parameters = new Parameters();
  await client.query(
    `update orders set ${parameters.set(row)}, updated_at = now() where id = ${parameters.parameter(id)}`,
    parameters.values,
  );
}

type Sums = Pick<OrderSums, 'totalAmount' | 'discountAmount' | 'totalItems' | 'taxes'>;

/** Writes the sums that follow from the lines, and the tax. */
export async function updateSums({ client }: Session, id: string, sums: Sums): Promise<void> {
  const parameters = new Parameters();
  const order = parameters.parameter(id);
  const { totalAmount, discountAmount, totalItems, taxes } = sums;
  const set = parameters.set({
    ...{ total_amount: totalAmount, discount_amount: discountAmount, total_items: totalItems },
    ...taxRow(taxes),
  });
  await client.query(
    `with gone as (delete from order_tax_lines where _parent_id = ${order}),
          summed as (update orders set ${set}, updated_at = now() where id = ${order} returning id)
     ${insertTaxLines(parameters, SHOP_TAXES, { source: 'summed', taxes })}`,
    parameters.values,
  );
}

/** Writes how it is delivered, for how much and by when, and the total that follows. */
export async function updateDelivery(
  { client }: Session,
  id: string,
  placed: PlacedDelivery,
  totalAmount: number,
): Promise<void> {
  await updateOrder(client, id, { total_amount: totalAmount, ...deliveryRow(placed) });
}

type Contact = Pick<SnapshotSource, 'contact' | 'shippingAddress' | 'notes'> & Billing;

/** Contact, addresses and notes of a locked order. */
export async function findContact({ client }: Session, orderId: string): Promise<Contact> {
  const { rows } = await client.query<Contact>(`select o.notes, ${CONTACT_COLUMNS} from orders o where o.id = $1`, [
    orderId,
  ]);
  const [contact] = rows;
  if (!contact) throw new Error('A locked order is gone.');
  return contact;
}

/** Writes contact, addresses and notes. */
export async function updateContact({ client }: Session, orderId: string, input: OrderEditInput): Promise<void> {
  const { customer, shippingAddress: to, notes } = input;
  await updateOrder(client, orderId, {
    contact_first_name: customer.firstName,
    contact_last_name: customer.lastName,
    contact_email: customer.email,
    contact_phone: customer.phone ?? null,
    ...addressRow('shipping_address', to),
    notes: notes ?? null,
    ...billingRow(input),
  });
}
