/** Lines without a product: fees, services, and goods bought in. They take nothing from stock. */
import type { TaxClass } from '../taxes/tax-classes';
import type { CustomLine } from './custom-line-input';
import type { CustomTerms, UnpricedLine } from './resolve-line';

type MaybeCustom = { custom?: CustomTerms | null };

export const isService = ({ custom }: MaybeCustom): boolean => custom?.isService === true;

export const customText = ({ isService: ofService, taxClass }: CustomTerms): string =>
  `${ofService ? 'service' : 'goods'}, tax class ${taxClass}`;

export const physicalLines = <Line extends MaybeCustom>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => !isService(line));

export const productLines = <Line extends { productId: string | null }>(
  lines: readonly Line[],
): (Line & { productId: string })[] =>
  lines.filter((line): line is Line & { productId: string } => Boolean(line.productId));

/** Lines that take from stock. */
export const stockedLines = <Line extends { productId: string | null; isMadeToOrder?: boolean }>(
  lines: readonly Line[],
) => productLines(lines).filter(({ isMadeToOrder }) => !isMadeToOrder);

export const recordedCustom = (line: { taxClass?: TaxClass | null; isService?: boolean | null }): CustomTerms | null =>
  line.taxClass ? { taxClass: line.taxClass, isService: line.isService === true } : null;

export const customPieces = (
  { description, taxClass, isService: ofService }: CustomLine,
  { quantity, price }: { quantity: number; price: number },
): UnpricedLine => ({
  ...{ productId: null, productName: description, sku: '', quantity, price, salePrice: null },
  ...{ custom: { taxClass, isService: ofService }, taxClass, boysTaxClass: null },
  ...{ priceTiers: [], additionalPrice: 0, available: Infinity },
});
