import type { PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { asUser } from '@/lib/payload/as-user';
import { recordActivity } from '@/lib/activity';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type FieldErrors, type Result } from '@/lib/result';
import type { ProductInput } from '../product-form';
import { applyStockEdit, stockMovedText } from '../product-stock';
import { planVariations, variationName } from '../variations/product-variations';
import { lockProduct, readProduct } from '@/modules/catalogue/data/lock-product';
import { invalidFields, type Refusal, refusalOf } from '@/lib/failures';
import { writePictures } from '../data/pictures';
import { writeVariations } from '../data/variations';
import { findLastEditor, listNamesakes } from '../data/product-names';
import { DELIVERY_COUNTS, FLAGS, mapFields, TEXTS } from '@/domain/catalogue/product-fields';
import type { Product } from '@/payload-types';
import type { StoredVariation } from '@/domain/catalogue/product-variation';

type SaveProduct = { req: PayloadRequest; input: ProductInput };

type ChangeProduct = SaveProduct & {
  id: string;
  version: string;
};

/** Names who saved meanwhile, when, and the version to send to overwrite. */
export type Conflict = Failure<'conflict', { version: string; by: string | null; at: string }>;

type Saved = Result<{ id: string; notes: string[] }, Refusal> | Conflict;

export async function createProduct({ req, input }: SaveProduct): Promise<Saved> {
  const { payload } = req;
  try {
    return await inTransaction(req, async (session) => {
      const taken = await takenNames(session, input);
      if (taken) return taken;
      const stockQuantity = input.variations.length > 0 ? 0 : input.stock;
      const product = await payload.create({
        ...asUser(req),
        collection: 'products',
        data: { ...productData(input), stockQuantity, rating: 0, reviews: 0 },
      });
      await writeVariations(session, product.id, planVariations([], input));
      await writePictures(session, req, input.images);
      await purgeProduct(req, product.id);
      await recordChange(session, req, product.id, {});
      return { ok: true, id: product.id, notes: [] } as const;
    });
  } catch (error) {
    return refusalOf(error, 'product', 'Failed to save product');
  }
}

/** All or nothing. Writes stock as the difference typed, so that sales made meanwhile count; `notes` reports these. */
export async function changeProduct({ req, id, version, input }: ChangeProduct): Promise<Saved> {
  const { payload } = req;
  try {
    return await inTransaction(req, async (session) => {
      const stored = await lockProduct(session, id);
      if (!stored) return failure('not_found', 'This product no longer exists.');
      if (stored.version !== version) return await conflict(session, id, stored.version);
      const taken = await takenNames(session, input, id);
      if (taken) return taken;
      const before = factsOf(await read(req, id), stored.variations);
      const plan = planVariations(stored.variations, input);
      const ownStock = applyStockEdit({ seen: input.seen, wanted: input.stock }, stored.stock);
      const hasOwnStock = input.variations.length === 0;
      if (hasOwnStock && ownStock.moved) {
        plan.notes.push(stockMovedText('Stock', { seen: input.seen, current: stored.stock, ...ownStock }));
      }
      // Before the product: its stock is not written while it has variations.
      await writeVariations(session, id, plan);
      await payload.update({
        ...asUser(req),
        collection: 'products',
        id,
        data: { ...productData(input), ...(hasOwnStock && { stockQuantity: ownStock.stock }) },
      });
      await writePictures(session, req, input.images);
      await purgeProduct(req, id);
      await recordChange(session, req, id, before);
      return { ok: true, id, notes: plan.notes } as const;
    });
  } catch (error) {
    return refusalOf(error, 'product', 'Failed to save product');
  }
}

const read = (req: PayloadRequest, id: string) =>
  req.payload.findByID({ ...asUser(req), collection: 'products', id, joins: false });

/** Variations are written without Payload, whose hooks would purge. */
const purgeProduct = (req: PayloadRequest, id: string) =>
  purgeAfterCommit(req, purgeTags({ collection: 'variations', product: id }));

async function recordChange(session: Session, req: PayloadRequest, id: string, before: object) {
  const stored = await readProduct(session, id);
  const product = await read(req, id);
  const changes = differences(before as Record<string, unknown>, factsOf(product, stored?.variations ?? []));
  if (!changes) return;
  const isNew = Object.keys(before).length === 0;
  await recordActivity(
    req,
    isNew ? 'product.created' : 'product.changed',
    { type: 'products', id, name: product.name },
    { ...(isNew ? { after: changes.after } : changes) },
  );
}

async function conflict(session: Session, id: string, version: string): Promise<Conflict> {
  const by = await findLastEditor(session, id);
  return failure('conflict', `${by ?? 'Someone else'} has saved this product in the meantime.`, {
    version,
    by,
    at: version,
  });
}

async function takenNames(session: Session, { slug, sku }: ProductInput, id?: string) {
  const rows = await listNamesakes(session, { slug, sku }, id);
  if (rows.length === 0) return undefined;
  const fieldErrors: FieldErrors = {
    ...(rows.some((row) => row.slug) && { slug: ['Another product has this address.'] }),
    ...(rows.some((row) => row.sku) && { sku: ['Another product has this SKU.'] }),
  };
  return invalidFields(fieldErrors);
}

/** Without stock, which orders move too. */
function productData(input: ProductInput) {
  const colorName = (key: string) => input.colors.find((color) => color.key === key)?.name ?? null;
  return {
    name: input.name,
    slug: input.slug,
    sku: input.sku,
    ...mapFields(TEXTS, (key) => input[key] || null),
    ...mapFields(FLAGS, (key) => input[key]),
    category: input.category || null,
    kitGarment: input.kitGarment || null,
    techniques: input.techniques && { ...input.techniques },
    ...mapFields(DELIVERY_COUNTS, (key) => input[key]),
    taxClass: input.taxClass,
    boysTaxClass: input.boysTaxClass || null,
    price: input.price,
    salePrice: input.salePrice,
    images: input.images.map(({ media, color }) => ({ image: media, color: colorName(color) })),
    colors: input.colors.map(({ name, hex, available }) => ({ name, hex, available })),
    sizes: input.sizes,
    parts: input.parts,
    features: input.features.map(({ text }) => text),
    priceTiers: input.priceTiers,
  };
}

type Facts = Record<string, unknown>;

function factsOf(product: Product, variations: readonly StoredVariation[]): Facts {
  const {
    id: _,
    createdAt: _c,
    updatedAt: _u,
    variations: _v,
    unitPrice: _p,
    rating: _r,
    reviews: _n,
    ...fields
  } = product;
  const grid = variations.map((variation) => {
    const { stock, additionalPrice, costPrice, isAvailable } = variation;
    return [`variation ${variationName(variation)}`, { stock, additionalPrice, costPrice, isAvailable }] as const;
  });
  return {
    ...fields,
    ...(variations.length > 0 && { stockQuantity: undefined }),
    images: fields.images?.map(({ image, color }) => ({ image, color: color ?? null })),
    colors: fields.colors?.map(({ name, hex, available }) => ({ name, hex, available })),
    priceTiers: fields.priceTiers?.map(({ minQuantity, percentOff }) => ({ minQuantity, percentOff })),
    ...Object.fromEntries(grid),
  };
}

function differences(before: Facts, after: Facts): { before: Facts; after: Facts } | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (changed.length === 0) return undefined;
  const only = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return { before: only(before), after: only(after) };
}
