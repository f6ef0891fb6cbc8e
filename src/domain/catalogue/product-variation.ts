import type { SizeCode } from './sizes';

/** Values of one colour and size of a product. */
export interface VariationValues {
  colorName: string;
  colorHex: string;
  sizeCode: SizeCode;
  stock: number;
  /** Surcharge in the shop’s currency. */
  additionalPrice: number;
  isAvailable: boolean;
}

export type StoredVariation = VariationValues & { id: string };
