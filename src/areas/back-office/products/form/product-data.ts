import { FLAGS, mapFields, TEXTS } from '@/domain/catalogue/product-fields';
import type { ProductInput } from './product-form';

/** The form’s fields as the collection has them; stock, which orders move too, is not among them. */
export function productData(input: ProductInput) {
  const colorName = (key: string) => input.colors.find((color) => color.key === key)?.name ?? null;
  return {
    name: input.name,
    slug: input.slug,
    sku: input.sku,
    ...mapFields(TEXTS, (key) => input[key] || null),
    ...mapFields(FLAGS, (key) => input[key]),
    category: input.category || null,
    price: input.price,
    salePrice: input.salePrice,
    images: input.images.map(({ media, color }) => ({ image: media, color: colorName(color) })),
    colors: input.colors.map(({ name, hex, available }) => ({ name, hex, available })),
    sizes: input.sizes,
    features: input.features.map(({ text }) => text),
    priceTiers: input.priceTiers,
  };
}
