/** Where a team’s order goes, by when it is needed, and what the team’s books call it. */
import { formatPromise } from '../delivery/promise';
import { countryName } from '../orders/country-name';

/** As typed; a country as ISO 3166-1 alpha-2. */
export type TypedAddress = { line1: string; line2: string; city: string; postcode: string; country: string };

/** What a draft and a submission say of it, as typed. */
export type DeliveryWishes = {
  /** Left out, it is the address of the team’s last order. */
  shippingAddress?: TypedAddress;
  /** As 2026-11-27; '' for none. */
  neededBy?: string;
  /** The team’s own reference. */
  purchaseOrder?: string;
};

/** What an order says of it; orders from before it was asked say nothing. */
export type TeamDelivery = {
  shippingAddress: (Omit<TypedAddress, 'line2'> & { line2?: string | null }) | null;
  neededBy: string | null;
  purchaseOrder: string | null;
};

export const MAX_PURCHASE_ORDER = 40;

export const blankAddress = (country: string): TypedAddress => ({
  ...{ line1: '', line2: '', city: '', postcode: '', country },
});

/** The wishes alone of what carries more. */
export const wishesOf = ({ shippingAddress, neededBy, purchaseOrder }: DeliveryWishes): DeliveryWishes => ({
  ...{ shippingAddress, neededBy, purchaseOrder },
});

/** What an order says, as a form has it. */
export const wishesOfOrder = ({ shippingAddress: to, neededBy, purchaseOrder }: TeamDelivery): DeliveryWishes => ({
  ...(to && { shippingAddress: { ...to, line2: to.line2 ?? '' } }),
  ...{ neededBy: neededBy ?? '', purchaseOrder: purchaseOrder ?? '' },
});

/** The same text for wishes that say the same; '' for none. */
export function wishesFingerprint({ shippingAddress, neededBy = '', purchaseOrder = '' }: DeliveryWishes): string {
  const address = shippingAddress && blankAddress(shippingAddress.country);
  const typed = address && { ...address, ...shippingAddress };
  return typed || neededBy || purchaseOrder
    ? JSON.stringify([
        typed && [typed.line1, typed.line2, typed.city, typed.postcode, typed.country],
        neededBy,
        purchaseOrder,
      ])
    : '';
}

/** What an order says of its delivery, for a page, a document or an email; nothing where it says nothing. */
export function deliveryFacts({ shippingAddress: to, neededBy, purchaseOrder }: TeamDelivery): DeliveryFact[] {
  const address = to && [to.line1, to.line2, to.city, to.postcode, countryName(to.country)].filter(Boolean).join(', ');
  return [
    { name: 'Deliver to', value: address },
    { name: 'Needed by', value: neededBy && formatPromise(neededBy) },
    { name: 'Purchase order', value: purchaseOrder },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** One sentence for each thing that an edit changes of it; none where nothing does. */
export function deliveryChanges(before: TeamDelivery, after: TeamDelivery): string[] {
  const [was, is] = [deliveryFacts(before), deliveryFacts(after)];
  return FACT_NAMES.flatMap((name) => {
    const [from, to] = [was, is].map((facts) => facts.find((fact) => fact.name === name)?.value ?? '–');
    return from === to ? [] : [`${name}: ${from} → ${to}`];
  });
}

const FACT_NAMES = ['Deliver to', 'Needed by', 'Purchase order'];

export type DeliveryFact = { name: string; value: string };
