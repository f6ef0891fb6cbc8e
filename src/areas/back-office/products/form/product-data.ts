import type { ProductInput } from './product-form';

/** The form’s fields as the collection has them; stock, which orders move too, is not among them. */
export function productData(input: ProductInput) {
  const colorName = (key: string) => input.colors.find((color) => color.key === key)?.name ?? null;
  return {
    name: input.name,
    slug: input.slug,
    sku: input.sku,
    shortDescription: input.shortDescription || null,
    description: input.description || null,
    category: input.category || null,
    price: input.price,
    salePrice: input.salePrice,
    images: input.images.map(({ media, color }) => ({ image: media, color: colorName(color) })),
    colors: input.colors.map(({ name, hex, available }) => ({ name, hex, available })),
    sizes: input.sizes,
    features: input.features.map(({ text }) => text),
    isActive: input.isActive,
    isFeatured: input.isFeatured,
    isCustomizable: input.isCustomizable,
    priceTiers: input.priceTiers,
    metaTitle: input.metaTitle || null,
    metaDescription: input.metaDescription || null,
  };
}
