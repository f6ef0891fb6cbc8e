import type { Payload, PayloadRequest } from 'payload';
import { DELIVERY_COUNTS, FLAGS, mapFields, TEXTS } from '@/domain/catalogue/product-fields';
import { storedParts } from '@/domain/catalogue/product-parts';
import { ALL_SUBLIMATED } from '@/domain/kits/production/garment-techniques';
import { readGarmentTechniques } from '@/domain/kits/production/garment-techniques-input';
import { compareSizes } from '@/domain/catalogue/sizes';
import { fieldAmount } from '@/domain/money/typed-amount';
import { isUuid } from '@/domain/text/uuid';
import { pictureOf } from '@/modules/media/picture';
import type { Product, ProductVariation } from '@/payload-types';
import type { ProductFormValues } from '../product-form';
import { versionOf } from '@/modules/catalogue/data/lock-product';
import { asUser } from '@/lib/payload/as-user';

export interface ProductForm {
  id: string;
  values: ProductFormValues;
  version: string;
}

export async function loadProductForm(
  payload: Payload,
  req: PayloadRequest,
  id: string,
): Promise<ProductForm | undefined> {
  if (!isUuid(id)) return undefined;
  // The product first: a save in between leaves it older than its variations, and the next save is refused.
  const product = await payload.findByID({
    ...asUser(req),
    collection: 'products',
    id,
    depth: 1,
    joins: false,
    disableErrors: true,
  });
  if (!product) return undefined;
  const { docs } = await payload.find({
    ...asUser(req),
    collection: 'product-variations',
    where: { product: { equals: id } },
    pagination: false,
  });
  const version = versionOf([product.updatedAt, ...docs.map(({ updatedAt }) => updatedAt)]);
  return { id, values: formValues(product, docs), version };
}

function formValues(product: Product, variations: readonly ProductVariation[]): ProductFormValues {
  const colors = colorsOf(product, variations);
  const keyOf = (name: string | null | undefined) => colors.find((color) => color.name === name)?.key ?? '';
  const { category } = product;
  return {
    name: product.name,
    slug: product.slug,
    sku: product.sku,
    ...mapFields(TEXTS, (key) => product[key] ?? ''),
    ...mapFields(FLAGS, (key) => product[key] ?? false),
    category: (typeof category === 'object' ? category?.id : category) ?? '',
    kitGarment: product.kitGarment ?? '',
    techniques: readGarmentTechniques(product.techniques) ?? ALL_SUBLIMATED,
    ...mapFields(DELIVERY_COUNTS, (key) => String(product[key] ?? '')),
    taxClass: product.taxClass ?? 'standard',
    boysTaxClass: product.boysTaxClass ?? '',
    price: fieldAmount(product.price),
    salePrice: fieldAmount(product.salePrice),
    stock: String(product.stockQuantity),
    seen: product.stockQuantity,
    images: (product.images ?? []).flatMap(({ image, color }) => {
      if (typeof image !== 'object') return [];
      const { alt, focalX, focalY } = image;
      const url = pictureOf(image)?.src ?? '';
      return [{ media: image.id, url, alt, focalX: focalX ?? 50, focalY: focalY ?? 50, color: keyOf(color) }];
    }),
    colors,
    sizes: [...new Set([...(product.sizes ?? []), ...variations.map(({ sizeCode }) => sizeCode)])].sort(compareSizes),
    parts: storedParts(product.parts),
    variations: variations.map((variation) => ({
      id: variation.id,
      color: keyOf(variation.colorName),
      size: variation.sizeCode,
      stock: String(variation.stockQuantity),
      seen: variation.stockQuantity,
      extra: fieldAmount(variation.additionalPrice),
      cost: fieldAmount(variation.costPrice),
      available: variation.isAvailable,
    })),
    features: (product.features ?? []).map((text) => ({ text })),
    priceTiers: (product.priceTiers ?? []).map(({ minQuantity, percentOff }) => ({
      minQuantity: String(minQuantity),
      percentOff: String(percentOff),
    })),
  };
}

/** Its colours, and those only its variations have, so that the grid shows everything. */
function colorsOf({ colors }: Product, variations: readonly ProductVariation[]): ProductFormValues['colors'] {
  const own = (colors ?? []).map(({ name, hex, available }) => ({
    key: name,
    name,
    hex,
    available: available ?? false,
  }));
  const others = variations
    .filter(({ colorName }) => !own.some(({ name }) => name === colorName))
    .map(({ colorName: name, colorHex: hex }) => ({ key: name, name, hex, available: own.length === 0 }));
  return [...own, ...new Map(others.map((color) => [color.name, color])).values()];
}
