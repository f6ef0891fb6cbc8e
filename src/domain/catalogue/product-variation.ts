import type { SizeCode } from './sizes';

/** Values of one colour and size of a product. */
export interface VariationValues {
  colorName: string;
  colorHex: string;
  sizeCode: SizeCode;
  stock: number;
  /** In the shop’s currency, on top of the product’s price. */
  additionalPrice: number;
  isAvailable: boolean;
}

export type StoredVariation = VariationValues & { id: string };
