import { toCents } from '../money/money';
import {
  chooseDelivery,
  deliveryOptions,
  withFreeDelivery,
  goodsOf,
  isRefusal,
  type DeliveryOption,
  type DeliveryPiece,
  type NoDelivery,
} from './delivery-options';
import { hasDelivery, type DeliveryRules } from './delivery-rules';
import type { OrderDelivery } from './promise';
import type { Destination } from './zones';

export type PlacedDelivery = {
  delivery: OrderDelivery | null;
  shippingAmount: number;
  promisedDate: string | null;
  /** True for a price that staff set or a quote had: it stays when the order is edited. */
  isAgreed?: boolean;
};

type Stored = PlacedDelivery & { to: Destination };

type EditDelivery = {
  rules: DeliveryRules;
  stored?: Stored;
  /** Code of the method; default: the order’s own, else the usual one. */
  method?: string;
  to: Destination;
  /** Lines after the edit, and their total after discounts. */
  pieces: readonly DeliveryPiece[];
  goodsAmount: number;
  isSameGoods: boolean;
  /** Its days count from the approval of a proof. */
  waitsForProof: boolean;
  isFree?: boolean;
  now: Date;
};

export type EditedDelivery = PlacedDelivery & {
  methods: readonly DeliveryOption[];
  /** Reason against this delivery; the stored one is then kept. */
  problem?: NoDelivery;
};

const UNDELIVERED: PlacedDelivery = { delivery: null, shippingAmount: 0, promisedDate: null };

export const NOTHING_TO_DELIVER: EditedDelivery = { ...UNDELIVERED, methods: [] };

const isSameAddress = (a: Destination, b: Destination) =>
  a.country === b.country && (a.postcode ?? '') === (b.postcode ?? '');

/** Price and date stay with method, address and goods, else follow today’s settings, from the same start. */
export function editDelivery(edit: EditDelivery): EditedDelivery {
  const { rules, stored, to, pieces, goodsAmount, waitsForProof, now } = edit;
  const before = stored ?? { ...UNDELIVERED, to };
  const kept: PlacedDelivery = {
    delivery: before.delivery,
    shippingAmount: before.shippingAmount,
    promisedDate: before.promisedDate,
  };
  if (!hasDelivery(rules)) return { ...kept, methods: [] };
  const at = before.delivery?.from ? new Date(before.delivery.from) : now;
  const all = deliveryOptions(rules, goodsOf(pieces, toCents(goodsAmount), rules), to, at);
  const offered = edit.isFree && Array.isArray(all) ? withFreeDelivery(all) : all;
  const methods = Array.isArray(offered) ? offered : [];
  const method = edit.method ?? before.delivery?.method;
  if (stored && (method === undefined || isUntouched(edit, stored, method))) return { ...kept, methods };
  const chosen = chooseDelivery(offered, method);
  if (chosen === undefined) return { ...kept, methods };
  if (isRefusal(chosen)) return { ...kept, methods, problem: chosen };
  const from = before.delivery ? (before.delivery.from ? at : null) : waitsForProof ? null : now;
  return { ...placedDelivery(chosen, from), methods };
}

/** @param from start of its days; null while they wait for something. */
export function placedDelivery(chosen: DeliveryOption | undefined, from: Date | null): PlacedDelivery {
  if (!chosen) return UNDELIVERED;
  const { id, name, isCollection, place, hours, days, amount, promisedDate } = chosen;
  const collection = isCollection ? { place: place || null, hours: hours || null } : {};
  return {
    delivery: { method: id, name, isCollection, ...collection, days, from: from && from.toISOString() },
    shippingAmount: amount,
    promisedDate,
  };
}

export const awaitingProof = <Placed extends Pick<PlacedDelivery, 'delivery'>>(placed: Placed): Placed =>
  placed.delivery ? { ...placed, delivery: { ...placed.delivery, from: null } } : placed;

const isUntouched = ({ isSameGoods, to }: EditDelivery, stored: Stored, method: string): boolean =>
  isSameGoods && method === stored.delivery?.method && isSameAddress(to, stored.to);
