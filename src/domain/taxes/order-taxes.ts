import { toAmount, type Cents } from '../money/money';
import { calculateTaxes, type CalculatedTaxes, type TaxedPart, type TaxTerms } from './calculate-taxes';
import type { ProductTax } from './tax-classes';
import { percentOf, rateOn, type TaxPercent, type TaxPlace } from './tax-rates';
import { treatmentOf, type TaxBuyer, type TaxSettings } from './tax-settings';
import { parseVatNumber } from './vat-number';

export type TaxLine = { rate: TaxPercent; net: number; tax: number };

export type LineTax = TaxLine & {
  /** Per cent deducted because the customer pays no tax; null if they do. */
  reliefRate: TaxPercent | null;
};

export type StoredTerms = TaxTerms & {
  name: string;
  /** The customer’s VAT number, effective or not. */
  vatNumber: string | null;
};

export type OrderTaxes = StoredTerms & {
  netAmount: number;
  taxAmount: number;
  /** Tax contained in the shop’s prices that this customer does not pay. */
  reliefAmount: number;
  taxLines: TaxLine[];
};

/** Pieces of one size: `cents` at the shop’s prices after discounts. */
export type TaxableLine = ProductTax & {
  size?: string;
  cents: Cents;
  /** Rate stored with the order, which takes precedence. */
  storedRate?: TaxPercent;
};

export type TaxRequest = {
  lines: readonly TaxableLine[];
  deliveryCents: Cents;
  /** Destination; while unknown, the shop’s own country. */
  to?: TaxPlace;
  buyer: TaxBuyer;
  day: string;
  /** Terms and place of an edited order, which keeps its terms within the same rates. */
  stored?: { terms: StoredTerms; place: TaxPlace };
};

/** Order with its tax: lines by index of the request. */
export type TaxQuote = {
  taxes: OrderTaxes;
  lines: LineTax[];
  totalAmount: number;
  isMoved: boolean;
};

const taxLine = ({ rate, netCents, taxCents }: TaxedPart): TaxLine => ({
  rate,
  net: toAmount(netCents),
  tax: toAmount(taxCents),
});

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

/** Edited orders keep their terms; after a move the VAT number is evaluated anew. */
const termsOfEdit = (settings: TaxSettings, terms: StoredTerms, movedTo: TaxPlace | undefined): StoredTerms =>
  movedTo && terms.treatment !== 'exempt' ? { ...terms, treatment: treatmentOf(settings, terms, movedTo) } : terms;

export const storedRateOf = ({ rate, reliefRate }: LineTax): TaxPercent => reliefRate ?? rate;

/** Net and tax for other programs; all is net if no tax is charged. */
export type TaxAnswer = { netAmount: number; taxAmount: number; taxLines: readonly TaxLine[] };

export const taxAnswer = (taxes: OrderTaxes | null | undefined, totalAmount: number): TaxAnswer => ({
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
