import type { SizeCode } from './sizes';

export interface VariationValues {
  colorName: string;
  colorHex: string;
  sizeCode: SizeCode;
  stock: number;
  additionalPrice: number;
  /** Null if unknown. */
  costPrice: number | null;
  isAvailable: boolean;
}

export type StoredVariation = VariationValues & { id: string };
