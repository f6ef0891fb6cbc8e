/** Form of a new or existing quote: its input, and the body it is sent as. */
import { sizeCodeOf } from '@/domain/catalogue/sizes';
import type { FieldErrors } from '@/lib/result';
import {
  pricedBody,
  toBody,
  toBuyer,
  toDestination,
  toPrices,
  unitsOf,
  type FormLine,
  type FormPrices,
  type FormValues,
} from '../orders/form/order-form';

export type TermField = 'expiresOn' | 'depositPercent' | 'terms';
export type QuoteTerms = Record<TermField, string>;

export type FormOption = { key: string; name: string; lines: readonly FormLine[] };

export type QuoteStart = {
  values: FormValues;
  terms: QuoteTerms;
  prices: FormPrices;
  options: readonly FormOption[];
};

export const withAgreedPrices = (lines: readonly FormLine[]): FormLine[] =>
  lines.map((line) => ({ ...line, agreed: line.agreed ?? '' }));

/** Sizes of a kit are offered without a quantity, and left out while they have none. */
export const isFilled = ({ quantity }: FormLine): boolean => quantity.trim() !== '';
export const isPriced = ({ quantity }: FormLine): boolean => (unitsOf(quantity) ?? 0) > 0;

function itemOf(line: FormLine) {
  const { product, color, size, kit, players, quantity } = line;
  const units = unitsOf(quantity) ?? 0;
  const code = size && sizeCodeOf(size);
  const printed = (players ?? []).slice(0, units);
  return {
    ...(product && { product, color }),
    ...{ unitPrice: null, ...pricedBody(line) },
    ...(code ? { sizes: { [code]: units } } : { quantity: units }),
    ...(kit && { design: kit.hash }),
    ...(printed.length > 0 && { players: printed.map((player) => ({ ...player, ...(code && { size: code }) })) }),
  };
}

const optionsBody = (options: readonly FormOption[], isSent: (line: FormLine) => boolean) =>
  options.map(({ name, lines }) => ({
    name: options.length > 1 ? name : '',
    items: lines.filter(isSent).map(itemOf),
  }));

/** @param isChanged options that are left as they are stay at their prices */
export const quoteBody = ({ values, terms, prices, options }: QuoteStart, isChanged: boolean) => ({
  ...toBody(values),
  ...{ vatNumber: values.vatNumber, deliveryMethod: values.deliveryMethod },
  ...{ expiresOn: terms.expiresOn, terms: terms.terms, ...toPrices(prices) },
  depositPercent: terms.depositPercent.trim() === '' ? null : Number(terms.depositPercent),
  ...(isChanged && { options: optionsBody(options, isFilled) }),
});

export const pricingBody = ({ values, prices, options }: QuoteStart) => ({
  ...{ ...toBuyer(values), delivery: toDestination(values), ...toPrices(prices) },
  options: optionsBody(options, isPriced),
});

/** Errors of an option, by the line that they are shown at. */
export function lineErrors(
  errors: FieldErrors,
  { place, lines }: { place: number; lines: readonly FormLine[] },
  isSent: (line: FormLine) => boolean,
): FieldErrors {
  const sent = lines.flatMap((line, index) => (isSent(line) ? [index] : []));
  const path = new RegExp(`^options\\.${place}\\.items(?:\\.(\\d+)\\b)?`);
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, messages]) => {
      const found = path.exec(field);
      if (!found) return [];
      return [[found[1] === undefined ? 'lines' : `lines.${sent[Number(found[1])]}.${field}`, messages] as const];
    }),
  );
}
