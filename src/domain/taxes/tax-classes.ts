import { isBoysSize } from '../catalogue/sizes';

/** Tax classes of goods. The destination sets the rates of standard and reduced; zero is 0 % everywhere. */
export const TAX_CLASSES = ['standard', 'reduced', 'zero'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export const TAX_CLASS_LABELS: Record<TaxClass, string> = { standard: 'Standard', reduced: 'Reduced', zero: 'Zero' };

export type ProductTax = {
  taxClass: TaxClass;
  /** Class of boys' sizes; null to follow the destination’s rule for children’s clothing. */
  boysTaxClass: TaxClass | null;
};

/** `ofPlace` is the class of children’s clothing at the destination; null if it has none of its own. */
export function taxClassOf(
  { taxClass, boysTaxClass }: ProductTax,
  size: string | undefined,
  ofPlace: TaxClass | null,
): TaxClass {
  return size !== undefined && isBoysSize(size) ? (boysTaxClass ?? ofPlace ?? taxClass) : taxClass;
}
