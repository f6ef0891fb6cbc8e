import { isBoysSize } from '../catalogue/sizes';

/** How goods are taxed. What standard and reduced come to is a rate of the place they go to; zero is 0 % everywhere. */
export const TAX_CLASSES = ['standard', 'reduced', 'zero'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export const TAX_CLASS_LABELS: Record<TaxClass, string> = { standard: 'Standard', reduced: 'Reduced', zero: 'Zero' };

/** How a product is taxed. */
export type ProductTax = {
  taxClass: TaxClass;
  /** Of its boys’ sizes; null where they are taxed as the place they go to taxes children’s clothing. */
  boysTaxClass: TaxClass | null;
};

/**
 * The class of a piece in a size.
 * @param ofPlace how the place it goes to taxes children’s clothing; null where as any other.
 */
export function taxClassOf(
  { taxClass, boysTaxClass }: ProductTax,
  size: string | undefined,
  ofPlace: TaxClass | null,
): TaxClass {
  return size !== undefined && isBoysSize(size) ? (boysTaxClass ?? ofPlace ?? taxClass) : taxClass;
}
