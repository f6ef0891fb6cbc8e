import { formatAmount } from '../money/money';
import { formatDay } from '../text/locale';
import { shopFormat } from '../text/shop-format';
import { hasMade, type OrderedLines } from '../orders/fulfilment';
import type { OrderStatus } from '../orders/order-status';
import { isInHand, phaseOf, type AnyStatus } from '../orders/policies';
import { promisedDay, shopClock, type Calendar } from './calendar';

export type OrderDelivery = {
  method: string;
  name: string;
  isCollection: boolean;
  /** Place and hours of a collection as set when it was chosen; null for a delivery. */
  place?: string | null;
  hours?: string | null;
  /** Promised working days. */
  days: number;
  /** ISO time from which they count; null until the order is confirmed and its proof approved. */
  from: string | null;
};

type StoredDelivery = { [Name in keyof OrderDelivery]?: OrderDelivery[Name] | null };

export const deliveryOf = ({ delivery }: { delivery?: StoredDelivery | null }): OrderDelivery | null =>
  delivery?.method
    ? {
        method: delivery.method,
        name: delivery.name ?? delivery.method,
        isCollection: delivery.isCollection ?? false,
        ...(delivery.isCollection && { place: delivery.place ?? null, hours: delivery.hours ?? null }),
        days: delivery.days ?? 0,
        from: delivery.from ?? null,
      }
    : null;

/** True for collection, which has its own statuses, emails and texts. */
export const isCollected = ({ delivery }: { delivery?: { isCollection?: boolean | null } | null }): boolean =>
  Boolean(delivery?.isCollection);

export const collectionLines = ({ place, hours, name }: Pick<OrderDelivery, 'place' | 'hours' | 'name'>): string[] => [
  place || name,
  ...(hours ? [`Open ${hours}`] : []),
];

/** 'Fri, 27 Nov 2026'. */
export const formatPromise = (day: string): string =>
  formatDay(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

export const promiseText = (day: string, isCollection: boolean): string =>
  `${isCollection ? 'Ready to collect by' : 'Delivery by'} ${formatPromise(day)}`;

/** As `promiseText` before ordering: goods that need a proof are assumed approved at once. */
export const offeredPromise = (day: string, { isCollection, waitsForProof }: Offered): string =>
  `${promiseText(day, isCollection)}${waitsForProof ? ', if you approve your proof today' : ''}`;

type Offered = { isCollection: boolean; waitsForProof: boolean };

export const workingDaysText = (days: number): string => `${days} working ${days === 1 ? 'day' : 'days'}`;

type Promised = {
  delivery: OrderDelivery | null;
  promisedDate: string | null;
  items: OrderedLines;
};

/** Sentence about the promise; undefined without one. Before the days count, pages give the date if they began now. */
export function promiseSentence(order: Promised, calendar: Calendar, now: Date): string | undefined {
  const { delivery, promisedDate } = order;
  if (!delivery || !promisedDate) return undefined;
  if (delivery.from !== null) return `${promiseText(promisedDate, delivery.isCollection)}.`;
  const day = promisedDay(calendar, now, delivery.days);
  return `${promiseText(day, delivery.isCollection)}, if you ${beginning(order)} today.`;
}

/** As `promiseSentence` for an email, which is read later. */
export function promiseInEmail(order: Promised): string | undefined {
  const { delivery, promisedDate } = order;
  if (!delivery || !promisedDate) return undefined;
  if (delivery.from !== null) return `${promiseText(promisedDate, delivery.isCollection)}.`;
  const what = delivery.isCollection ? 'Ready to collect' : 'Delivery';
  return `${what} ${workingDaysText(delivery.days)} after you ${beginning(order)}.`;
}

const beginning = ({ items }: Promised): string => (hasMade(items) ? 'approve your proof' : 'confirm your order');

/** Label of the delivery price: 'Delivery, Express'; for a collection only its name. */
export const deliveryLabel = (delivery: Pick<OrderDelivery, 'name' | 'isCollection'> | null | undefined): string => {
  if (!delivery) return 'Delivery';
  return delivery.isCollection ? delivery.name : `Delivery, ${delivery.name}`;
};

export const deliveryPrice = (amount: number): string => (amount > 0 ? formatAmount(amount) : 'Free');

export const deliverySummary = ({ delivery, shippingAmount, promisedDate }: Summarised): string =>
  delivery
    ? [
        delivery.name,
        shippingAmount > 0 ? formatAmount(shippingAmount) : 'free',
        delivery.from === null ? 'date open' : promisedDate && formatPromise(promisedDate),
      ]
        .filter(Boolean)
        .join(', ')
    : '';

type Summarised = { delivery: OrderDelivery | null; shippingAmount: number; promisedDate: string | null };

/** True until the order has arrived, or waits for collection. */
export const isPromiseOpen = ({ status, delivery }: { status: OrderStatus; delivery: OrderDelivery | null }): boolean =>
  isInHand(status) || (phaseOf(status) === 'sent' && !isCollected({ delivery }));

export const waitingPromise = ({
  delivery: { days },
  items,
}: {
  delivery: OrderDelivery;
  items: OrderedLines;
}): string => `${workingDaysText(days)} after the ${hasMade(items) ? 'proof is approved' : 'order is confirmed'}`;

export const shopToday = (now = new Date()): string => shopClock(now, shopFormat().timeZone).day;

export const isLate = (
  order: { status: AnyStatus; promisedDate: string | null; delivery: Pick<OrderDelivery, 'from'> | null },
  today: string,
): boolean =>
  isInHand(order.status) && order.promisedDate !== null && Boolean(order.delivery?.from) && order.promisedDate < today;
