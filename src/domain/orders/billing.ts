/** Invoice recipient of an order and their reference (docs/product.md, Invoices). */
import { addressLines, type Address } from './address-lines';

/** Absent values mean: invoiced to the buyer at the delivery address. */
export type Billing = {
  companyName?: string | null;
  billingAddress?: Address | null;
  purchaseOrder?: string | null;
};

export const MAX_COMPANY_NAME = 120;
export const MAX_PURCHASE_ORDER = 40;

export const billingOf = ({ companyName, billingAddress, purchaseOrder }: Billing): Required<Billing> => ({
  companyName: companyName || null,
  billingAddress: billingAddress?.line1 ? billingAddress : null,
  purchaseOrder: purchaseOrder || null,
});

type RecordedBilling = Omit<Billing, 'billingAddress'> & {
  billingAddress?: { [Part in keyof Address]?: string | null };
};

export function recordedBilling({ billingAddress: to, ...rest }: RecordedBilling): Required<Billing> {
  const { line1, line2, city, region, postcode, country } = to ?? {};
  const place = { city: city ?? '', region, postcode: postcode ?? '', country: country ?? '' };
  const address = line1 ? { line1, line2, ...place } : null;
  return billingOf({ ...rest, billingAddress: address });
}

type Billed = Billing & {
  shippingAddress?: Address | null;
  delivery?: { isCollection?: boolean | null } | null;
};

/** Company and address, if the order is invoiced elsewhere than delivered, or collected; otherwise empty. */
export function billedLines({ companyName, billingAddress, shippingAddress, delivery }: Billed): string[] {
  const address = billingAddress?.line1 ? billingAddress : delivery?.isCollection ? shippingAddress : null;
  return [...(companyName ? [companyName] : []), ...(address ? addressLines(address) : [])];
}

export const invoicedTo = (billed: Billed): string => billedLines(billed).join(', ');

/** Fields of a billing form by API path; `SAME_ADDRESS` is 'on' if it equals the delivery address. */
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

/** Hides the billing from readers without access to invoices; a collected order’s address is its billing address. */
export const withoutBilledTo = <Order extends Billed>(order: Order): Order => ({
  ...order,
  companyName: null,
  billingAddress: null,
  ...(order.delivery?.isCollection && { shippingAddress: null }),
});

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
