/** How the billing of an order, of the shop or of a team, lies in its columns; a team’s own in the same. */
import { billingOf, type Billing } from '@/domain/orders/billing';

/** As an address, of the row of that name; null where it is billed where the order goes. */
const addressOf = (row: string): string => `case when ${row}.billing_address_line1 is not null then
  json_build_object('line1', ${row}.billing_address_line1, 'line2', ${row}.billing_address_line2,
                    'city', ${row}.billing_address_city, 'region', ${row}.billing_address_region, 'postcode', ${row}.billing_address_postcode,
                    'country', ${row}.billing_address_country) end`;

/** Of an order `o`. */
export const BILLING_ADDRESS = addressOf('o');

/** Whom `row` is invoiced to. */
export const billedTo = (row: string): string =>
  `${row}.company_name as "companyName", ${addressOf(row)} as "billingAddress"`;

/** As `Billing`, of an order `o`. */
export const ORDER_BILLING = `${billedTo('o')}, o.purchase_order as "purchaseOrder"`;

const BILLED_TO = [
  'company_name',
  ...['line1', 'line2', 'city', 'region', 'postcode', 'country'].map((part) => `billing_address_${part}`),
];

const BILLED_TO_COLUMNS = BILLED_TO.join(', ');

/** Sets these columns to parameters from `$first` on, as `billedToValues` fills them. */
export const setBilledTo = (first: number): string =>
  `(${BILLED_TO_COLUMNS}) = (${BILLED_TO.map((_, index) => `$${first + index}`).join(', ')})`;

/** Whether two rows are invoiced to the same. */
export const isBilledAlike = (row: string, other: string): string =>
  `(${BILLED_TO.map((column) => `${row}.${column}`).join(', ')}) is not distinct from
   (${BILLED_TO.map((column) => `${other}.${column}`).join(', ')})`;

/** What stands in these columns. */
export function billedToValues(billing: Billing): (string | null)[] {
  const { companyName, billingAddress: to } = billingOf(billing);
  return [
    companyName,
    to?.line1 ?? null,
    to?.line2 || null,
    to?.city ?? null,
    to?.region || null,
    to?.postcode ?? null,
    to?.country ?? null,
  ];
}

/** The columns that `billingValues` are of. */
export const BILLING_COLUMNS = `${BILLED_TO_COLUMNS}, purchase_order`;

const clear = (columns: string): string => `(${columns}) = (${columns.replace(/\w+/g, 'null')})`;

/** Empties these columns of an order. */
export const CLEAR_BILLING = clear(BILLING_COLUMNS);

/** Empties those of a team. */
export const CLEAR_BILLED_TO = clear(BILLED_TO_COLUMNS);

/** What stands in these columns of an order. */
export const billingValues = (billing: Billing): (string | null)[] => [
  ...billedToValues(billing),
  billingOf(billing).purchaseOrder,
];
