/** Reads what staff type besides a team’s lines. */
import { fieldAmount, readPrice } from '@/domain/money/typed-amount';
import type { LinePrice, StaffTerms, TeamCustomLine } from '@/domain/teams/staff-terms-input';
import type { FieldErrors } from '@/lib/result';
import type { BuilderProduct } from '@/modules/team/data/builder-products';
import type { QuotedLine } from '@/modules/team/order-builder/quote-draft';
import {
  changedPrices,
  NO_PRICES,
  pricedBody,
  pricedSums,
  typedPrices,
  unitsOf,
  type FormLine,
  type FormPrices,
} from '../orders/form/order-form';
import type { TeamOrderStart } from '@/modules/team/components/order-form/use-team-order-form';

/** Price of a line as typed, and what its pieces cost before. */
type TypedPrice = {
  typed: string;
  before: Pick<QuotedLine, 'unitPrice' | 'sizePrices' | 'quantities'>;
  sizes: readonly Pick<BuilderProduct['sizes'][number], 'code' | 'additionalPrice'>[];
};

export type TypedTerms = {
  linePrices: Readonly<Record<string, TypedPrice>>;
  customLines: readonly FormLine[];
  prices: FormPrices;
};

export const typedTerms = ({ edited }: Pick<TeamOrderStart, 'edited'>): TypedTerms => ({
  linePrices: {},
  customLines: (edited?.customLines ?? []).map(formLine),
  prices: edited ? { ...typedPrices(edited.discount), deliveryAmount: fieldAmount(edited.agreedDelivery) } : NO_PRICES,
});

const formLine = ({ id = '', quantity, unitPrice, custom: { description: name, ...custom } }: TeamCustomLine) => ({
  ...{ key: id, id, custom, name, unitPrice, image: null },
  ...{ quantity: String(quantity), agreed: fieldAmount(unitPrice) },
});

/** One price for all sizes; a part taken off is taken off that of each size. NaN if it cannot be read. */
export function linePrice({ typed, before, sizes }: TypedPrice): LinePrice {
  const read = (price: number) => readPrice(typed, price) ?? Number.NaN;
  const costOf = ({ code, additionalPrice }: TypedPrice['sizes'][number]): number =>
    before.sizePrices[code] ?? (code in before.quantities ? before.unitPrice : before.unitPrice + additionalPrice);
  const unitPrice = read(before.unitPrice);
  const others = sizes.flatMap((size) => {
    const price = read(costOf(size));
    return price === unitPrice || Number.isNaN(unitPrice) ? [] : [[size.code, price] as const];
  });
  return { unitPrice, ...(others.length > 0 && { sizePrices: Object.fromEntries(others) }) };
}

const isTyped = ({ typed }: TypedPrice): boolean => typed.trim() !== '';

export const isPriced = ({ linePrices }: TypedTerms): boolean => Object.values(linePrices).some(isTyped);

export function sentTerms(terms: TypedTerms, first: TypedTerms): StaffTerms {
  const priced = Object.entries(terms.linePrices).flatMap(([key, line]) =>
    isTyped(line) ? [[key, linePrice(line)] as const] : [],
  );
  return {
    ...(priced.length > 0 && { linePrices: Object.fromEntries(priced), priceReason: terms.prices.priceReason }),
    ...(terms.customLines !== first.customLines && { customLines: terms.customLines.map(customBody) }),
    ...changedPrices(terms.prices, first.prices),
  };
}

const customBody = (line: FormLine): TeamCustomLine => ({
  ...(line.id && { id: line.id }),
  ...{ quantity: unitsOf(line.quantity) ?? 0, unitPrice: Number.NaN, ...pricedBody(line) },
  custom: { taxClass: 'standard', isService: true, ...line.custom, description: line.name },
});

export function quotedTerms(terms: TypedTerms, first: TypedTerms): StaffTerms {
  const sent = sentTerms(terms, first);
  const { linePrices = {}, customLines } = sent;
  const readable = Object.entries(linePrices).filter(([, { unitPrice }]) => !Number.isNaN(unitPrice));
  return {
    ...(readable.length > 0 && { linePrices: Object.fromEntries(readable) }),
    ...(customLines?.every(({ quantity, unitPrice }) => quantity > 0 && !Number.isNaN(unitPrice)) && { customLines }),
    ...pricedSums(terms.prices, first.prices),
  };
}

export const listErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [path.replace(/^customLines/, 'lines'), messages]),
  );
