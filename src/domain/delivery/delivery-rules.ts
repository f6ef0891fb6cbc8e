/** Delivery rules in the shop’s settings: zones, methods, prices, times. Amounts in the shop’s currency. */
import type { Calendar } from './calendar';

export const PRICED_BY = ['order', 'weight', 'quantity', 'amount'] as const;

export type PricedBy = (typeof PRICED_BY)[number];

interface DeliveryStep {
  from: number;
  price: number;
}

export interface DeliveryMethod {
  /** Identifies it in orders and for programs; zones share it for one method. */
  id: string;
  name: string;
  isCollection: boolean;
  /** Place and hours of a collection. */
  place?: string;
  hours?: string;
  note: string;
  /** Working days from ready to delivered. */
  days: number;
  pricedBy: PricedBy;
  /** Each begins later than the one before, the first at 0; a flat price is one step. */
  steps: readonly DeliveryStep[];
  /** Free from this amount of goods; null for never. */
  freeFrom: number | null;
  /** Limit in grams, pieces or money; null for none. */
  upTo: number | null;
}

export interface DeliveryZone {
  name: string;
  /** ISO 3166-1 alpha-2; empty for all countries without a zone of their own. */
  countries: readonly string[];
  /** Limits the zone to these: 'BT', 'IV40', 'IV40-IV56', '90001-90899'; empty for whole countries. */
  postcodes: readonly string[];
  /** In order of offer, the usual one first. Empty: no delivery. */
  methods: readonly DeliveryMethod[];
}

export interface DeliveryRules {
  /** Empty: the shop delivers everywhere, free, and promises no date. */
  zones: readonly DeliveryZone[];
  calendar: Calendar;
  /** Default working days until goods are ready, from stock and made to order. */
  stockDays: number;
  madeDays: number;
  /** Default grams of a piece. */
  usualWeight: number;
}

export const DEFAULT_DELIVERY = {
  zones: [],
  closures: [],
  workingDays: [1, 2, 3, 4, 5],
  cutOff: '14:00',
  stockDays: 2,
  madeDays: 10,
  usualWeight: 250,
} as const;

export const hasDelivery = ({ zones }: Pick<DeliveryRules, 'zones'>): boolean => zones.length > 0;
