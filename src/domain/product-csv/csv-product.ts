/** Product in the catalogue’s CSV file (docs/reference/csv.md). */
import type { KitGarmentType } from '../kits/document/kit-garments';
import {
  columnsOf,
  DELIVERY_COUNTS,
  DESCRIPTIONS,
  FLAGS,
  META_TEXTS,
  type CountKey,
  type FlagKey,
  type TextKey,
} from '../catalogue/product-fields';
import type { GarmentTechniques } from '../kits/production/garment-techniques';
import type { PriceTier } from '../money/price-tiers';
import type { ProductTax } from '../taxes/tax-classes';
import type { ProductPart } from '../catalogue/product-parts';
import type { SizeCode } from '../catalogue/sizes';

export type CsvVariation = {
  id?: string;
  color: string;
  hex: string;
  size: SizeCode;
  stock: number;
  additionalPrice: number;
  costPrice: number | null;
  isAvailable: boolean;
};

export type CsvColor = { name: string; hex: string; available: boolean };

export type CsvCells = Partial<Record<CsvColumn, string>>;

export type CsvRow = {
  /** Row number in the spreadsheet: 1 is the heading. */
  number: number;
  /** Trimmed; without missing columns. */
  cells: CsvCells;
  /** Refuses a row of another shop’s file. */
  problem?: string;
};

/** Product as in the file. Prices in the shop’s currency; the category by its slug. */
export type CsvProduct = Record<TextKey, string | null> &
  Record<FlagKey, boolean> &
  Record<CountKey, number | null> &
  ProductTax & {
    id?: string;
    slug: string;
    sku: string;
    name: string;
    category: string | null;
    kitGarment: KitGarmentType | null;
    techniques: GarmentTechniques | null;
    price: number;
    salePrice: number | null;
    priceTiers: PriceTier[];
    features: string[];
    parts: ProductPart[];
    images: CsvPicture[];
    /** With variations their sum, which no row gives. */
    stock: number;
    colors: CsvColor[];
    sizes: SizeCode[];
    variations: CsvVariation[];
  };

/** `file` is the stored file name. */
export type CsvPicture = { id: string; file: string; color: string | null };

export type CsvColumn = (typeof CSV_COLUMNS)[number];

export const CSV_COLUMNS = [
  'slug',
  'sku',
  'name',
  ...columnsOf(DESCRIPTIONS),
  'category',
  'price',
  'sale_price',
  'tax_class',
  'boys_tax_class',
  'price_tiers',
  ...columnsOf(FLAGS),
  'kit_garment',
  'techniques',
  ...columnsOf(DELIVERY_COUNTS),
  'features',
  'parts',
  'images',
  'color',
  'color_hex',
  'color_available',
  'size_code',
  'stock',
  'exported_stock',
  'additional_price',
  'cost_price',
  'variation_available',
  ...columnsOf(META_TEXTS),
] as const;
