/** Billing columns of an order, of the shop or of a team; a team’s own are the same. */
import { addressRow } from './addresses';
import { billingOf, type Billing } from '@/domain/orders/billing';

/** As an address, of the row of that name; null where it is billed where the order goes. */
const addressOf = (row: string): string => `case when ${row}.billing_address_line1 is not null then
  json_build_object('line1', ${row}.billing_address_line1, 'line2', ${row}.billing_address_line2,
                    'city', ${row}.billing_address_city, 'region', ${row}.billing_address_region, 'postcode', ${row}.billing_address_postcode,
                    'country', ${row}.billing_address_country) end`;

/** SQL for the billing address of an order `o`. */
export const BILLING_ADDRESS = addressOf('o');

export const billedTo = (row: string): string =>
  `${row}.company_name as "companyName", ${addressOf(row)} as "billingAddress"`;

export const ORDER_BILLING = `${billedTo('o')}, o.purchase_order as "purchaseOrder"`;

export function billedToRow(billing: Billing) {
  const { companyName, billingAddress: to } = billingOf(billing);
  return { company_name: companyName, ...addressRow('billing_address', to) };
}

export const billingRow = (billing: Billing) => ({
  ...billedToRow(billing),
  purchase_order: billingOf(billing).purchaseOrder,
});

const NOBODY: Billing = { companyName: null, billingAddress: null, purchaseOrder: null };

const BILLED_TO = Object.keys(billedToRow(NOBODY));

/** SQL, true if two rows have the same addressee. */
export const isBilledAlike = (row: string, other: string): string =>
  `(${BILLED_TO.map((column) => `${row}.${column}`).join(', ')}) is not distinct from
   (${BILLED_TO.map((column) => `${other}.${column}`).join(', ')})`;

const clear = (columns: readonly string[]): string => columns.map((column) => `${column} = null`).join(', ');

export const CLEAR_BILLING = clear(Object.keys(billingRow(NOBODY)));

export const CLEAR_BILLED_TO = clear(BILLED_TO);
