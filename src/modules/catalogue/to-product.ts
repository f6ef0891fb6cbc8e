import type { PriceTier } from '@/domain/money/price-tiers';
import { storedParts } from '@/domain/catalogue/product-parts';
import { readGarmentTechniques } from '@/domain/kits/production/garment-techniques-input';
import { sizeChartOf } from '@/domain/catalogue/size-chart';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import type { Product, ProductVariation } from '@/payload-types';
import { packPicture, type Picture } from '@/modules/media/picture';
import type { CategoryLink, ProductCardData, ProductDetail } from './products';

export const CARD_FIELDS = {
  name: true,
  slug: true,
  price: true,
  salePrice: true,
  stockQuantity: true,
  category: true,
  images: true,
  colors: true,
  sizes: true,
  rating: true,
  reviews: true,
} as const;

export const DETAIL_FIELDS = {
  ...CARD_FIELDS,
  sku: true,
  description: true,
  shortDescription: true,
  features: true,
  isCustomizable: true,
  kitGarment: true,
  parts: true,
  techniques: true,
  priceTiers: true,
  stockDays: true,
  madeDays: true,
  metaTitle: true,
  metaDescription: true,
} as const;

export type CardRow = Pick<Product, 'id' | keyof typeof CARD_FIELDS>;
type DetailRow = Pick<Product, 'id' | keyof typeof DETAIL_FIELDS> & {
  variations: Pick<ProductVariation, 'colorName' | 'sizeCode' | 'stockQuantity' | 'additionalPrice' | 'isAvailable'>[];
};

interface Related {
  pictures: ReadonlyMap<string, Picture>;
  categories: readonly (CategoryLink & { id: string })[];
}

export function toCard(row: CardRow, related: Related): ProductCardData {
  const colors = row.colors ?? [];
  const [first] = colors;
  return {
    ...commonOf(row, related),
    pictures: picturesOf(row, related).map(({ color: _, ...picture }) => packPicture(picture)),
    colors: colors.map(({ name, hex }) => ({ name, hex })),
    needsChoice: (row.sizes ?? []).length > 0 || colors.length > 1 || first?.available === false,
    color: first?.name,
  };
}

type ShopRules = { lowStockThreshold: number; priceTiers: readonly PriceTier[] };

export function toDetail(row: DetailRow, related: Related, rules: ShopRules): ProductDetail {
  const common = commonOf(row, related);
  const pictures = picturesOf(row, related);
  const { id, slug, name, price, salePrice } = common;
  const own = row.priceTiers ?? [];
  const parts = storedParts(row.parts);
  const techniques = readGarmentTechniques(row.techniques);
  const priceTiers = (own.length > 0 ? own : rules.priceTiers).map(({ minQuantity, percentOff }) => ({
    minQuantity,
    percentOff,
  }));
  return {
    ...common,
    pictures: pictures.map(({ color, ...picture }) => ({ ...packPicture(picture), ...(color && { color }) })),
    needsChoice: true,
    sku: row.sku,
    description: row.description ?? '',
    shortDescription: row.shortDescription ?? '',
    features: row.features ?? [],
    isCustomizable: row.isCustomizable ?? false,
    ...(row.kitGarment && { kitGarment: row.kitGarment }),
    stockDays: row.stockDays ?? null,
    madeDays: row.madeDays ?? null,
    metaTitle: row.metaTitle || row.name,
    metaDescription: row.metaDescription || row.shortDescription || (row.description ?? '').slice(0, 160),
    options: {
      product: { id, slug, name, price, salePrice, image: pictures[0]?.thumbnail, priceTiers },
      colors: (row.colors ?? []).map(({ name: color, hex, available }) => ({
        name: color,
        hex,
        available: available ?? false,
      })),
      variations: row.variations.map((variation) => ({
        color: variation.colorName,
        size: sizeLabelOf(variation.sizeCode) ?? variation.sizeCode,
        stock: variation.isAvailable ? variation.stockQuantity : 0,
        ...(variation.additionalPrice !== 0 && { additionalPrice: variation.additionalPrice }),
      })),
      sizeChart: sizeChartOf(common.category?.slug),
      stock: row.stockQuantity,
      ...(parts.length > 0 && { parts }),
      ...(techniques && { techniques }),
      ...(row.isCustomizable && { isPrinted: true }),
      lowStockThreshold: rules.lowStockThreshold,
      // Pictures are in order, and the first of a colour represents it.
      colorImages: Object.fromEntries(
        pictures.flatMap(({ color, thumbnail }) => (color ? [[color, thumbnail]] : [])).reverse(),
      ),
    },
  };
}

function commonOf(row: CardRow, { categories }: Related) {
  const categoryId = typeof row.category === 'object' ? row.category?.id : row.category;
  const category = categories.find(({ id }) => id === categoryId);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    price: row.price,
    salePrice: row.salePrice ?? null,
    category: category && { name: category.name, slug: category.slug },
    rating: row.rating ?? 0,
    reviews: row.reviews,
    isSoldOut: row.stockQuantity <= 0,
  };
}

function picturesOf({ images }: CardRow, { pictures }: Related): (Picture & { color?: string })[] {
  return (images ?? []).flatMap(({ image, color }) => {
    const picture = pictures.get(typeof image === 'string' ? image : image.id);
    return picture ? [{ ...picture, color: color ?? undefined }] : [];
  });
}
