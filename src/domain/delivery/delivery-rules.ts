/** What the shop’s settings say of delivery: where to, how, for how much and by when. Amounts in the shop’s currency. */
import type { Calendar } from './calendar';

export const PRICED_BY = ['order', 'weight', 'quantity', 'amount'] as const;

/** What decides the price of a method: nothing, grams, pieces, or what the goods cost. */
export type PricedBy = (typeof PRICED_BY)[number];

/** From so many grams, pieces or so much money on, it costs so much. */
export interface DeliveryStep {
  from: number;
  price: number;
}

export interface DeliveryMethod {
  /** Names it in orders and for programs; the same in several zones where it is the same to shoppers. */
  id: string;
  name: string;
  /** The goods are fetched from the shop. */
  isCollection: boolean;
  /** Place and hours of a collection. */
  place?: string;
  hours?: string;
  /** Shown to shoppers beside the name. */
  note: string;
  /** Working days from when the goods are ready until they are there. */
  days: number;
  pricedBy: PricedBy;
  /** Each begins later than the one before, the first at 0; a price for each order is one step. */
  steps: readonly DeliveryStep[];
  /** Goods for so much, or more, travel free; null where none do. */
  freeFrom: number | null;
  /** The most grams, pieces or money that it takes; null without a limit. */
  upTo: number | null;
}

export interface DeliveryZone {
  name: string;
  /** ISO 3166-1 alpha-2; none are all countries that no other zone names. */
  countries: readonly string[];
  /** Only these parts of the countries: 'BT', 'IV40', 'IV40-IV56', '90001-90899'; all of them where there are none. */
  postcodes: readonly string[];
  /** In the order in which they are offered, the usual one first. Without any nothing is delivered there. */
  methods: readonly DeliveryMethod[];
}

export interface DeliveryRules {
  /** Without any the shop delivers everywhere, free, and promises no date. */
  zones: readonly DeliveryZone[];
  calendar: Calendar;
  /** Working days until goods from stock, and goods made for somebody, are ready, where the product does not say. */
  stockDays: number;
  madeDays: number;
  /** Grams of a piece whose product does not say. */
  usualWeight: number;
}

/** What the settings begin with. */
export const DEFAULT_DELIVERY = {
  zones: [],
  closures: [],
  workingDays: [1, 2, 3, 4, 5],
  cutOff: '14:00',
  stockDays: 2,
  madeDays: 10,
  usualWeight: 250,
} as const;

/** Whether shoppers choose how they get their goods, and are told when. */
export const hasDelivery = ({ zones }: Pick<DeliveryRules, 'zones'>): boolean => zones.length > 0;
