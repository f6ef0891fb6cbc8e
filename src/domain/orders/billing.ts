/** Whom an order of the shop or of a team is invoiced to, and what their books call it (docs/product.md, Invoices). */
import { addressLines, type Address } from './address-lines';

/** What is left out or null is not said: then it is invoiced to whoever ordered, where it goes. */
export type Billing = {
  companyName?: string | null;
  billingAddress?: Address | null;
  /** Purchase order number. */
  purchaseOrder?: string | null;
};

export const MAX_COMPANY_NAME = 120;
export const MAX_PURCHASE_ORDER = 40;

/** What an order says of its billing, of whatever else carries it. */
export const billingOf = ({ companyName, billingAddress, purchaseOrder }: Billing): Required<Billing> => ({
  companyName: companyName || null,
  billingAddress: billingAddress?.line1 ? billingAddress : null,
  purchaseOrder: purchaseOrder || null,
});

/** The same of a record, whose group is empty where it has no address. */
export type RecordedBilling = Omit<Billing, 'billingAddress'> & {
  billingAddress?: { [Part in keyof Address]?: string | null };
};

export function recordedBilling({ billingAddress: to, ...rest }: RecordedBilling): Required<Billing> {
  const { line1, line2, city, region, postcode, country } = to ?? {};
  const place = { city: city ?? '', region, postcode: postcode ?? '', country: country ?? '' };
  const address = line1 ? { line1, line2, ...place } : null;
  return billingOf({ ...rest, billingAddress: address });
}

/** An order with how it gets to its customer: a collected one has no other address than the one it is invoiced to. */
type Billed = Billing & {
  shippingAddress?: Address | null;
  delivery?: { isCollection?: boolean | null } | null;
};

/**
 * Company and address, line by line, where the order is invoiced to others than it goes to, or goes nowhere as it is
 * collected; none where it is invoiced where it goes.
 */
export function billedLines({ companyName, billingAddress, shippingAddress, delivery }: Billed): string[] {
  const address = billingAddress?.line1 ? billingAddress : delivery?.isCollection ? shippingAddress : null;
  return [...(companyName ? [companyName] : []), ...(address ? addressLines(address) : [])];
}

/** The same in one line; '' where it is invoiced where it goes. */
export const invoicedTo = (billed: Billed): string => billedLines(billed).join(', ');

/** The fields of a billing form, by the paths of the API; `SAME_ADDRESS` is 'on' where the address is the one it goes to. */
export const SAME_ADDRESS = 'isBilledWhereDelivered';
export const BILLING_FIELDS = [
  'companyName',
  'purchaseOrder',
  SAME_ADDRESS,
  'billingAddress.country',
  'billingAddress.line1',
  'billingAddress.line2',
  'billingAddress.city',
  'billingAddress.region',
  'billingAddress.postcode',
] as const;

export type BillingField = (typeof BILLING_FIELDS)[number];
export type TypedBilling = Record<BillingField, string>;

/** What an order or a team says, as its form has it. @param country stands there until another is chosen. */
export function typedBilling(billing: Billing, country: string): TypedBilling {
  const { companyName, purchaseOrder, billingAddress: to } = billingOf(billing);
  return {
    companyName: companyName ?? '',
    purchaseOrder: purchaseOrder ?? '',
    [SAME_ADDRESS]: to ? '' : 'on',
    'billingAddress.country': to?.country ?? country,
    'billingAddress.line1': to?.line1 ?? '',
    'billingAddress.line2': to?.line2 ?? '',
    'billingAddress.city': to?.city ?? '',
    'billingAddress.region': to?.region ?? '',
    'billingAddress.postcode': to?.postcode ?? '',
  };
}

/** The same record for whoever does not see invoices; the address of a collected order is that of its invoice. */
export const withoutBilledTo = <Order extends Billed>(order: Order): Order => ({
  ...order,
  companyName: null,
  billingAddress: null,
  ...(order.delivery?.isCollection && { shippingAddress: null }),
});

/** What is typed, as the server takes it. */
export const billingBody = (typed: TypedBilling) => ({
  companyName: typed.companyName,
  purchaseOrder: typed.purchaseOrder,
  billingAddress: typed[SAME_ADDRESS]
    ? null
    : {
        country: typed['billingAddress.country'],
        line1: typed['billingAddress.line1'],
        line2: typed['billingAddress.line2'],
        city: typed['billingAddress.city'],
        region: typed['billingAddress.region'],
        postcode: typed['billingAddress.postcode'],
      },
});
