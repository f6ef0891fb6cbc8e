import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { KIT_GARMENT_TYPES } from '@/domain/kits/document/kit-garments';
import type { View } from '@/domain/kits';
import { drawCategoryIcon } from '../drawings/category-icon';
import { inTransaction } from '@/lib/database/transaction';
import { demoCategories } from './categories';
import { pictureFile, picturesOf } from './pictures';
import { demoProducts, type DemoProduct } from './products';
import { storeDrawing, storePictureFile } from './store-picture';

const accent = '#7c3aed';
const viewNames: Record<View, string> = { front: 'front', back: 'back', detail: 'close-up', kit: 'full kit' };

export async function seedCategories(payload: Payload): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [index, { slug, name, description, parent, showInMenu = true }] of demoCategories.entries()) {
    const { docs } = await payload.find({ collection: 'categories', where: { slug: { equals: slug } }, depth: 0 });
    const known = docs[0]?.id;
    if (known) {
      ids.set(slug, known);
      continue;
    }
    const req = await createLocalReq({}, payload);
    const create = async () => {
      const icon = await storeDrawing(req, `${name} icon`, drawCategoryIcon(slug, { color: accent }), 256);
      const sortOrder = (index + 1) * 10;
      const data = { slug, name, description, icon, showInMenu, sortOrder, parent: parent && ids.get(parent) };
      return payload.create({ collection: 'categories', data: { ...data, isActive: true }, req });
    };
    ids.set(slug, (await inTransaction(req, create)).id);
  }
  return ids;
}

/** One transaction for each product with pictures and variations. */
export async function seedProducts(payload: Payload, categories: Map<string, string>): Promise<void> {
  for (const [index, product] of demoProducts.entries()) {
    const { totalDocs } = await payload.count({ collection: 'products', where: { sku: { equals: product.sku } } });
    if (totalDocs > 0) continue;
    const req = await createLocalReq({}, payload);
    const createdAt = new Date(Date.now() - (demoProducts.length - index) * 86_400_000).toISOString();
    await inTransaction(req, () =>
      createProduct(req, product, { category: categories.get(product.category), createdAt }),
    );
    payload.logger.info(`Stored ${product.name}`);
  }
}

async function createProduct(
  req: PayloadRequest,
  product: DemoProduct,
  { category, createdAt }: { category: string | undefined; createdAt: string },
): Promise<void> {
  const { id } = await req.payload.create({
    collection: 'products',
    data: {
      slug: product.slug,
      name: product.name,
      sku: product.sku,
      category,
      price: product.price,
      salePrice: product.salePrice,
      shortDescription: product.shortDescription,
      description: product.description,
      features: product.features,
      images: await storePictures(req, product),
      colors: product.colors.map(({ name, hex, available = true }) => ({ name, hex, available })),
      sizes: product.sizes,
      parts: product.parts ?? [],
      stockQuantity: product.stock?.all ?? 0,
      isFeatured: product.isFeatured ?? false,
      isCustomizable: product.isCustomizable ?? false,
      kitGarment: KIT_GARMENT_TYPES.find((type) => type === product.garment),
      isActive: true,
      rating: product.rating,
      reviews: product.reviews,
      createdAt,
    },
    req,
  });
  await createVariations(req, id, product);
}

async function storePictures(req: PayloadRequest, product: DemoProduct): Promise<{ image: string; color: string }[]> {
  const images = [];
  for (const { color, view } of picturesOf(product)) {
    const alt = `${product.name} in ${color.name}, ${viewNames[view]}`;
    images.push({ image: await storePictureFile(req, alt, pictureFile(product, color, view)), color: color.name });
  }
  return images;
}

async function createVariations(
  req: PayloadRequest,
  product: string,
  { colors, sizes, stock = {}, additionalPrices = {} }: DemoProduct,
) {
  for (const [row, color] of colors.entries()) {
    for (const [column, sizeCode] of sizes.entries()) {
      await req.payload.create({
        collection: 'product-variations',
        data: {
          product,
          colorName: color.name,
          colorHex: color.hex,
          sizeCode,
          stockQuantity: stock[`${color.name}/${sizeCode}`] ?? 12 + ((row * 7 + column * 5) % 30),
          additionalPrice: additionalPrices[sizeCode] ?? 0,
          isAvailable: true,
        },
        req,
      });
    }
  }
}
