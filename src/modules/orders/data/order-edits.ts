/** What an edit writes to an order that the caller has locked. Amounts in the shop’s currency. */
import type { Session } from '@/lib/database/sessions';
import type { PlacedDelivery } from '@/domain/delivery/edit-delivery';
import type { EditedLine, OrderEditInput, OrderSums } from '@/domain/orders/order-edit';
import type { Billing } from '@/domain/orders/billing';
import type { SnapshotSource } from '@/domain/orders/order-edit-summary';
import { BILLING_COLUMNS, billingValues } from '@/data/billing';
import { DELIVERY_COLUMNS, deliveryValues } from '@/data/deliveries';
import { CONTACT_COLUMNS } from '@/data/orders';
import { insertTaxLines, SHOP_TAXES, TAX_COLUMNS, taxLineValues, taxValues } from '@/data/order-taxes';

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

type Sums = Pick<OrderSums, 'totalAmount' | 'discountAmount' | 'totalItems' | 'taxes'>;

/** Writes the sums that follow from the lines, and the tax. */
export async function updateSums({ client }: Session, id: string, sums: Sums): Promise<void> {
  await client.query(
    `with gone as (delete from order_tax_lines where _parent_id = $1),
          summed as (
            update orders set total_amount = $2, discount_amount = $3, total_items = $4, updated_at = now(),
                   (${TAX_COLUMNS}) = ($5, $6, $7, $8, $9, $10, $11)
             where id = $1 returning id)
     ${insertTaxLines(SHOP_TAXES, 'summed', 12)}`,
    [
      ...[id, sums.totalAmount, sums.discountAmount, sums.totalItems],
      ...taxValues(sums.taxes),
      ...taxLineValues(sums.taxes),
    ],
  );
}

/** Writes how it is delivered, for how much and by when, and the total that follows. */
export async function updateDelivery(
  { client }: Session,
  id: string,
  placed: PlacedDelivery,
  totalAmount: number,
): Promise<void> {
  await client.query(
    `update orders set total_amount = $2, updated_at = now(), (${DELIVERY_COLUMNS}) = ($3, $4, $5, $6, $7, $8, $9, $10, $11)
      where id = $1`,
    [id, totalAmount, ...deliveryValues(placed)],
  );
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
  await client.query(
    `update orders set contact_first_name = $2, contact_last_name = $3, contact_email = $4, contact_phone = $5,
            shipping_address_line1 = $6, shipping_address_line2 = $7, shipping_address_city = $8,
            shipping_address_region = $9, shipping_address_postcode = $10, shipping_address_country = $11, notes = $12,
            updated_at = now(), (${BILLING_COLUMNS}) = ($13, $14, $15, $16, $17, $18, $19, $20)
      where id = $1`,
    [
      orderId,
      customer.firstName,
      customer.lastName,
      customer.email,
      customer.phone ?? null,
      to.line1,
      to.line2 ?? null,
      to.city,
      to.region ?? null,
      to.postcode,
      to.country,
      notes ?? null,
      ...billingValues(input),
    ],
  );
}
