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

/** By which rules an order is taxed, and what of whom it is for decided that. */
export type StoredTerms = TaxTerms & {
  /** What the tax is called. */
  name: string;
  /** The customer’s VAT number, of whatever effect. */
  vatNumber: string | null;
};

export type OrderTaxes = StoredTerms & {
  netAmount: number;
  taxAmount: number;
  /** What the shop’s prices contain of tax that this customer does not pay. */
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
  /** What delivery costs, at the shop’s prices. */
  deliveryCents: Cents;
  /** Where it goes; undefined where that is not known: then as if it stayed where the shop is. */
  to?: TaxPlace;
  buyer: TaxBuyer;
  /** Whose rates hold, 2026-11-21. */
  day: string;
  /** Of an order that is edited: how it is taxed, and where it went so far. Within the same rates it keeps to its own. */
  stored?: { terms: StoredTerms; place: TaxPlace };
};

/** An order with its tax: lines in the place of those that were asked for. */
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

/** Net and tax as other programs are told them; where no tax is charged all is net. */
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
