import type { PlacedDelivery } from '../delivery/edit-delivery';
import type { Destination } from '../delivery/zones';
import { collectionLines, formatPromise, isCollected, waitingPromise, workingDaysText } from '../delivery/promise';
import type { OrderedLines } from '../orders/fulfilment';
import type { AnyStatus } from '../orders/policies';
import { addressLines, type Address } from '../orders/address-lines';
import { invoicedTo, type Billing } from '../orders/billing';

/** As typed; a country as ISO 3166-1 alpha-2. */
export type TypedAddress = Omit<Address, 'line2' | 'region'> & {
  line2: string;
  /** Missing in older drafts. */
  region?: string;
};

export type DeliveryPreferences = {
  /** Default: the address of the team’s last order. */
  shippingAddress?: TypedAddress;
  /** Code of the method; default: the usual one. */
  deliveryMethod?: string;
  /** As 2026-11-27; '' for none. */
  neededBy?: string;
  purchaseOrder?: string;
};

/** Delivery and billing fields of an edit; omitted ones stay, '' or null removes them. */
export type EditPreferences = DeliveryPreferences & { companyName?: string; billingAddress?: TypedAddress | null };

/** Destination and deadline of an order; empty for orders from before these fields existed. */
export type TeamDestination = Billing & {
  shippingAddress: Address | null;
  neededBy: string | null;
  purchaseOrder: string | null;
};

export type TeamDelivery = TeamDestination & PlacedDelivery;

export const blankAddress = (country: string): TypedAddress => ({
  ...{ line1: '', line2: '', city: '', postcode: '', country },
});

export const typedAddress = (to: Address): TypedAddress => ({
  ...to,
  line2: to.line2 ?? '',
  region: to.region ?? '',
});

export const wishesOf = (wishes: DeliveryPreferences): DeliveryPreferences => {
  const { shippingAddress, deliveryMethod, neededBy, purchaseOrder } = wishes;
  return { shippingAddress, deliveryMethod, neededBy, purchaseOrder };
};

export const editPreferencesOf = ({ companyName, billingAddress, ...rest }: EditPreferences): EditPreferences => ({
  ...wishesOf(rest),
  ...{ companyName, billingAddress },
});

export const destinationOf = ({ country, postcode }: Pick<TypedAddress, 'country' | 'postcode'>): Destination => ({
  country,
  postcode: postcode.trim() || undefined,
});

export const wishesOfOrder = ({
  shippingAddress: to,
  delivery,
  neededBy,
  purchaseOrder,
}: TeamDestination & Partial<Pick<TeamDelivery, 'delivery'>>): DeliveryPreferences => ({
  ...(to && { shippingAddress: typedAddress(to) }),
  ...(delivery && { deliveryMethod: delivery.method }),
  ...{ neededBy: neededBy ?? '', purchaseOrder: purchaseOrder ?? '' },
});

/** Equal text for equal wishes; '' for none. */
export function preferencesFingerprint(wishes: DeliveryPreferences): string {
  const { shippingAddress, deliveryMethod = '', neededBy = '', purchaseOrder = '' } = wishes;
  const address = shippingAddress && blankAddress(shippingAddress.country);
  const typed = address && { ...address, ...shippingAddress };
  return typed || deliveryMethod || neededBy || purchaseOrder
    ? JSON.stringify([
        typed && [
          typed.line1,
          typed.line2,
          typed.city,
          typed.postcode,
          typed.country,
          ...(typed.region ? [typed.region] : []),
        ],
        deliveryMethod,
        neededBy,
        purchaseOrder,
      ])
    : '';
}

export function deliveryFacts(order: TeamDelivery & { status?: AnyStatus; items?: OrderedLines }): DeliveryFact[] {
  const { shippingAddress: to, delivery, neededBy, purchaseOrder } = order;
  const isCollection = isCollected(order);
  return [
    { name: 'Deliver to', value: isCollection ? undefined : to && addressLines(to).join(', ') },
    { name: 'Delivery', value: isCollection ? undefined : delivery?.name },
    { name: 'Collection', value: isCollection ? delivery?.name : undefined },
    { name: 'Collect from', value: delivery && isCollection ? collectionLines(delivery).join('. ') : undefined },
    { name: 'Promised date', value: order.status === 'cancelled' ? undefined : promiseOf(order) },
    { name: 'Needed by', value: neededBy && formatPromise(neededBy) },
    { name: 'Purchase order', value: purchaseOrder },
    { name: 'Invoice to', value: invoicedTo(order) },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** Promised day, or the event it waits for: the proof, if the goods are unknown. */
function promiseOf({ delivery, promisedDate, items }: PlacedDelivery & { items?: OrderedLines }): string | undefined {
  if (delivery?.from === null)
    return items
      ? waitingPromise({ delivery, items })
      : `${workingDaysText(delivery.days)} after the proof is approved`;
  return promisedDate ? formatPromise(promisedDate) : undefined;
}

/** One sentence per change of delivery. Readers in the team may lack access to invoices, so billing is left out. */
export function deliveryChanges(before: TeamDelivery, after: TeamDelivery): string[] {
  const [was, is] = [deliveryFacts(before), deliveryFacts(after)];
  return [
    ...FACT_NAMES.flatMap((name) => {
      const [from, to] = [was, is].map((facts) => facts.find((fact) => fact.name === name)?.value ?? '–');
      return from === to ? [] : [`${name}: ${from} → ${to}`];
    }),
    ...(invoicedTo(before) === invoicedTo(after) ? [] : ['Invoice details changed']),
  ];
}

const FACT_NAMES = [
  'Deliver to',
  'Delivery',
  'Collection',
  'Collect from',
  'Promised date',
  'Needed by',
  'Purchase order',
];

type DeliveryFact = { name: string; value: string };
