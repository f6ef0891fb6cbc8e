/** The tax of an order as it is answered, stored and shown. Amounts in the shop’s currency. */
import { toAmount, type Cents } from '../money/money';
import { calculateTaxes, type CalculatedTaxes, type TaxedPart, type TaxTerms } from './calculate-taxes';
import type { ProductTax } from './tax-classes';
import { percentOf, rateOn, type TaxPercent, type TaxPlace } from './tax-rates';
import { treatmentOf, type TaxBuyer, type TaxSettings } from './tax-settings';
import { parseVatNumber } from './vat-number';

/** All of an order that is taxed at one rate, goods and delivery together. */
export type TaxLine = { rate: TaxPercent; net: number; tax: number };

/** The tax of one line of an order, discounts taken off. */
export type LineTax = TaxLine & {
  /** Per cent that was taken off its price as the customer pays none; null where the customer pays. */
  reliefRate: TaxPercent | null;
};

/** Tax rules of an order, and the facts of the buyer behind them. */
export type StoredTerms = TaxTerms & {
  /** Name of the tax. */
  name: string;
  /** The customer’s VAT number, of whatever effect. */
  vatNumber: string | null;
};

export type OrderTaxes = StoredTerms & {
  netAmount: number;
  taxAmount: number;
  /** Tax contained in the shop’s prices that this customer does not pay. */
  reliefAmount: number;
  taxLines: TaxLine[];
};

/** Pieces of one size to be taxed: `cents` at the shop’s prices, discounts taken off. */
export type TaxableLine = ProductTax & {
  size?: string;
  cents: Cents;
  /** The rate that an order has stored for it: nothing else counts then. */
  storedRate?: TaxPercent;
};

export type TaxRequest = {
  lines: readonly TaxableLine[];
  /** Delivery at the shop’s prices. */
  deliveryCents: Cents;
  /** Destination; while unknown, the shop’s own country. */
  to?: TaxPlace;
  buyer: TaxBuyer;
  /** Day of the rates, 2026-11-21. */
  day: string;
  /** Terms and place of an edited order, which keeps its terms within the same rates. */
  stored?: { terms: StoredTerms; place: TaxPlace };
};

/** Order with its tax: lines by index of the request. */
export type TaxQuote = {
  taxes: OrderTaxes;
  lines: LineTax[];
  totalAmount: number;
  /** It goes to a place of other rates than it did. */
  isMoved: boolean;
};

const taxLine = ({ rate, netCents, taxCents }: TaxedPart): TaxLine => ({
  rate,
  net: toAmount(netCents),
  tax: toAmount(taxCents),
});

/** Calculated taxes as an order keeps them, with the terms they follow. */
export const orderTaxes = (
  { pricesIncludeTax, rounding, treatment, name, vatNumber }: StoredTerms,
  calculated: CalculatedTaxes,
): OrderTaxes => ({
  ...{ pricesIncludeTax, rounding, treatment, name, vatNumber },
  netAmount: toAmount(calculated.netCents),
  taxAmount: toAmount(calculated.taxCents),
  reliefAmount: toAmount(calculated.reliefCents),
  taxLines: calculated.taxLines.map(taxLine),
});

/** The tax of an order by the shop’s own settings; undefined where it charges none. */
export function taxBySettings(settings: TaxSettings, request: TaxRequest): TaxQuote | undefined {
  const { buyer, day, stored, deliveryCents } = request;
  if (!settings.isCharged && !stored) return undefined;
  const to = request.to ?? { country: settings.homeCountry };
  const rate = rateOn(settings.rates, to, day);
  const isMoved =
    stored !== undefined && (stored.place.country !== to.country || rateOn(settings.rates, stored.place, day) !== rate);
  const terms = stored ? termsOfEdit(settings, stored.terms, isMoved ? to : undefined) : termsOf(settings, buyer, to);
  const rated = request.lines.map((line) => ({
    cents: line.cents,
    rate: (isMoved ? undefined : line.storedRate) ?? percentOf(rate, line, line.size),
  }));
  const calculated = calculateTaxes(rated, deliveryCents, terms);
  const isRelieved = terms.treatment !== 'charged';
  return {
    lines: calculated.lines.map((part, index) => ({
      ...taxLine(part),
      reliefRate: isRelieved ? (rated[index]?.rate ?? 0) : null,
    })),
    taxes: orderTaxes(terms, calculated),
    totalAmount: toAmount(calculated.totalCents),
    isMoved,
  };
}

const termsOf = (settings: TaxSettings, buyer: TaxBuyer, to: TaxPlace): StoredTerms => ({
  pricesIncludeTax: settings.pricesIncludeTax,
  rounding: settings.rounding,
  treatment: treatmentOf(settings, buyer, to),
  name: settings.taxName,
  vatNumber: (buyer.vatNumber && parseVatNumber(buyer.vatNumber)?.number) || null,
});

/** An edited order keeps to its rules; where it has moved, its VAT number has the effect it has there. */
const termsOfEdit = (settings: TaxSettings, terms: StoredTerms, movedTo: TaxPlace | undefined): StoredTerms =>
  movedTo && terms.treatment !== 'exempt' ? { ...terms, treatment: treatmentOf(settings, terms, movedTo) } : terms;

/** The rate that a line of an order keeps, whatever else changes. */
export const storedRateOf = ({ rate, reliefRate }: LineTax): TaxPercent => reliefRate ?? rate;

/** Net and tax for other programs; all is net if no tax is charged. */
export const taxAnswer = (taxes: OrderTaxes | null | undefined, totalAmount: number) => ({
  netAmount: taxes?.netAmount ?? totalAmount,
  taxAmount: taxes?.taxAmount ?? 0,
  taxLines: taxes?.taxLines ?? [],
});

type TaxedRecord = {
  netAmount?: number | null;
  taxAmount?: number | null;
  taxReliefAmount?: number | null;
  taxLines?: readonly TaxLine[] | null;
  taxTreatment?: OrderTaxes['treatment'] | null;
  taxName?: string | null;
  pricesIncludeTax?: boolean | null;
  taxRounding?: OrderTaxes['rounding'] | null;
  vatNumber?: string | null;
};

/** The tax of an order as its record has it; null where none was charged. */
export const recordedTaxes = (order: TaxedRecord): OrderTaxes | null =>
  order.taxTreatment
    ? {
        treatment: order.taxTreatment,
        rounding: order.taxRounding ?? 'line',
        pricesIncludeTax: order.pricesIncludeTax ?? true,
        name: order.taxName ?? '',
        vatNumber: order.vatNumber ?? null,
        netAmount: order.netAmount ?? 0,
        taxAmount: order.taxAmount ?? 0,
        reliefAmount: order.taxReliefAmount ?? 0,
        taxLines: (order.taxLines ?? []).map(({ rate, net, tax }) => ({ rate, net, tax })),
      }
    : null;
