import { KIT_GARMENTS, type KitGarmentType } from '../kits/document/kit-garments';
import { KIT_TECHNIQUES, type KitTechnique, type TechniquePrices } from '../kits/document/kit-techniques';
import { toAmount, toCents } from '../money/money';
import { listPrices, type ListPrice, type PriceListName, type ProductPriceList } from '../money/price-lists';
import type { PriceTier } from '../money/price-tiers';
import type { ProductTax, TaxClass } from '../taxes/tax-classes';
import { furtherParts, partSize, type PartSizes, type ProductPart } from '../catalogue/product-parts';
import { sizeLabelOf, type SizeCode, type SizeLabel } from '../catalogue/sizes';
import type { NamedPlayer } from './players';

/** Product as sold now. Prices in the shop’s currency. */
export type SellableProduct = ProductTax & {
  id: string;
  slug: string;
  name: string;
  sku: string;
  price: number;
  salePrice: number | null;
  stockQuantity: number;
  isCustomizable: boolean;
  /** Garment in the kit designer; null if it cannot be designed. */
  kitGarment: KitGarmentType | null;
  techniquePrices?: TechniquePrices;
  priceTiers: PriceTier[];
  priceLists?: ProductPriceList[] | null;
  parts?: ProductPart[];
  colors: { name: string; available: boolean }[];
  variations: Variation[];
};

export type Variation = {
  id: string;
  colorName: string;
  sizeCode: SizeCode;
  stockQuantity: number;
  additionalPrice: number;
  isAvailable: boolean;
};

export interface OrderedKit {
  /** SHA-256 of its document. */
  hash: string;
  name: string;
  garment: KitGarmentType;
  /** Decoration technique; null for sublimation. */
  technique?: KitTechnique | null;
  /** Further parts of a set that are garments of the kit. */
  parts?: readonly KitPart[];
}

export interface KitPart {
  part: string;
  garment: KitGarmentType;
  technique?: KitTechnique | null;
}

/** The garment of the line’s own size first. */
export const garmentsOf = ({ garment, parts = [] }: Pick<OrderedKit, 'garment' | 'parts'>): KitGarmentType[] => [
  garment,
  ...parts.map((part) => part.garment),
];

export function garmentSizes(
  { parts = [] }: Pick<OrderedKit, 'parts'>,
  piece: { size: string; sizes?: PartSizes },
): { sizes?: Partial<Record<KitGarmentType, string>> } {
  if (parts.length === 0) return {};
  return { sizes: Object.fromEntries(parts.map(({ part, garment }) => [garment, partSize(piece, part)])) };
}

export type RequestedKit = {
  hash: string;
  name: string;
  garments: readonly KitGarmentType[];
  /** Techniques of garments that are not sublimated. */
  techniques?: Partial<Record<KitGarmentType, KitTechnique>> | null;
};

/** Product in its ordered colour, or made to a kit; some goods have no colours. */
export type ChosenProduct = {
  product: SellableProduct;
  color?: string;
  kit?: OrderedKit;
  techniquePrice?: number;
};

export type FieldMessage = { field: string; message: string };

export type LineRefusal = { ok: false } & FieldMessage;

export const refuseLine = (field: string, message: string): LineRefusal => ({ ok: false, field, message });

export type ResolvedProduct = { ok: true; chosen: ChosenProduct } | LineRefusal;

export type CustomTerms = {
  taxClass: TaxClass;
  /** A fee or service: nothing of it is packed or sent. */
  isService: boolean;
};

export type OrderedPieces = {
  /** Null of a custom line. */
  productId: string | null;
  variationId?: string;
  productName: string;
  sku: string;
  color?: string;
  sizeCode?: SizeCode;
  sizeLabel?: SizeLabel;
  quantity: number;
  kit?: OrderedKit | null;
  players?: readonly NamedPlayer[] | null;
  parts?: readonly string[] | null;
  custom?: CustomTerms | null;
  /** Why staff set the price, which ends the quantity discounts of its design. */
  priceReason?: string | null;
  priceList?: PriceListName | null;
  /** True if it is ordered in or made: it takes nothing from stock. */
  isMadeToOrder?: boolean;
};

export type UnpricedLine = OrderedPieces &
  ProductTax & {
    price: number;
    salePrice: number | null;
    priceTiers: PriceTier[];
    additionalPrice: number;
    lists?: ListPrice[];
    available: number;
  };

export function resolveProduct(
  { product: reference = '', ...requested }: { product?: string; color?: string | null; kit?: RequestedKit },
  catalogue: readonly SellableProduct[],
): ResolvedProduct {
  const product = catalogue.find(({ id, slug }) => id === reference.toLowerCase() || slug === reference);
  if (!product) return refuseLine('product', 'This product is not available.');
  if (requested.kit) return madeTo(requested.kit, product);
  const color = product.colors.find(({ name }) => isSameColor(name, requested.color));
  if (product.colors.length > 0 && !color) return refuseLine('color', `Choose one of: ${availableColors(product)}.`);
  if (color && !color.available) return refuseLine('color', `${color.name} is not available at the moment.`);
  return { ok: true, chosen: { product, color: color?.name } };
}

function madeTo(requested: RequestedKit, product: SellableProduct): ResolvedProduct {
  const refuse = (message: string) => refuseLine('design', message);
  const { kitGarment: garment } = product;
  if (!garment) return refuse(`${product.name} is not made to a kit.`);
  const kit = orderedKit(requested, product);
  if (!kit) return refuse(`This kit has no ${KIT_GARMENTS[garment].label.toLowerCase()}.`);
  const undrawn = undrawnText(requested, product);
  if (undrawn) return refuse(undrawn);
  const unoffered = techniquesIn(kit).find((each) => product.techniquePrices?.[each] === undefined);
  if (unoffered) return refuse(`${KIT_TECHNIQUES[unoffered].label} is not offered at the moment.`);
  return { ok: true, chosen: { product, kit, techniquePrice: techniquePrice(kit, product.techniquePrices) } };
}

type KitProduct = Pick<SellableProduct, 'parts'> & { kitGarment: KitGarmentType | null };

export function orderedKit(
  { hash, name, garments, techniques }: RequestedKit,
  { kitGarment: garment, parts }: KitProduct,
): OrderedKit | undefined {
  if (!garment || !garments.includes(garment)) return undefined;
  const techniqueOf = (type: KitGarmentType) => {
    const technique = techniques?.[type];
    return technique && { technique };
  };
  const drawn = furtherParts(parts).flatMap(({ name: part, garment: type }): KitPart[] =>
    type && type !== garment && garments.includes(type) ? [{ part, garment: type, ...techniqueOf(type) }] : [],
  );
  return { hash, name, garment, ...techniqueOf(garment), ...(drawn.length > 0 && { parts: drawn }) };
}

export const undrawnGarments = (kit: Pick<RequestedKit, 'garments'>, { parts }: KitProduct): KitGarmentType[] =>
  furtherParts(parts).flatMap(({ garment }) => (garment && !kit.garments.includes(garment) ? [garment] : []));

export function undrawnText(
  kit: Pick<RequestedKit, 'garments'>,
  product: KitProduct & { name: string },
): string | undefined {
  const labels = undrawnGarments(kit, product).map((garment) => KIT_GARMENTS[garment].label.toLowerCase());
  if (labels.length === 0) return undefined;
  return `${product.name} is a set, and this design has no ${labels.join(' and no ')}. Add them to the design.`;
}

export const techniquesIn = ({ technique, parts = [] }: Pick<OrderedKit, 'technique' | 'parts'>): KitTechnique[] =>
  [technique, ...parts.map((part) => part.technique)].flatMap((each) => each ?? []);

/** Surcharge of an ordered kit’s techniques per piece, in the shop’s currency; undefined if one is not offered. */
export function techniquePrice(
  kit: Pick<OrderedKit, 'technique' | 'parts'>,
  prices: TechniquePrices = {},
): number | undefined {
  const added = techniquesIn(kit).map((technique) => prices[technique]);
  if (added.includes(undefined)) return undefined;
  return toAmount(added.reduce((sum: number, price) => sum + toCents(price ?? 0), 0));
}

const availableColors = ({ colors }: SellableProduct) =>
  colors
    .filter(({ available }) => available)
    .map(({ name }) => name)
    .join(', ');

/** Ignores case; goods without colours are equal. */
export const isSameColor = (a: string | null | undefined, b: string | null | undefined): boolean =>
  (a ?? '').toLowerCase() === (b ?? '').toLowerCase();

export function resolveSize(
  chosen: ChosenProduct,
  size: string,
): { ok: true; variation: Variation } | { ok: false; message: string } {
  const variation = variationOf(chosen, size);
  const label = sizeLabelOf(size) ?? size;
  if (!variation) {
    const inColor = chosen.color ? ` in ${chosen.color}` : '';
    return { ok: false, message: `${chosen.product.name} is not made in size ${label}${inColor}.` };
  }
  return variation.isAvailable
    ? { ok: true, variation }
    : { ok: false, message: `Size ${label} is not available at the moment.` };
}

/** Goods without colours or made to a kit vary only by size; of several, the one with most stock. */
function variationOf({ product: { variations }, color }: ChosenProduct, size: string): Variation | undefined {
  const inSize = variations.filter(({ sizeCode }) => sizeCode === size);
  if (color !== undefined) return inSize.find(({ colorName }) => colorName === color);
  const unitsOf = ({ isAvailable, stockQuantity }: Variation) => (isAvailable ? stockQuantity : -1);
  return inSize.sort((a, b) => unitsOf(b) - unitsOf(a))[0];
}

export const unpricedLine = (
  { product, color, kit, techniquePrice = 0 }: ChosenProduct,
  quantity: number,
  variation?: Variation,
): UnpricedLine => ({
  productId: product.id,
  variationId: variation?.id,
  productName: product.name,
  sku: product.sku,
  color,
  sizeCode: variation?.sizeCode,
  sizeLabel: variation && sizeLabelOf(variation.sizeCode),
  quantity,
  ...(kit && { kit }),
  ...(product.parts?.length && { parts: product.parts.map(({ name }) => name) }),
  price: product.price,
  salePrice: product.salePrice,
  priceTiers: product.priceTiers,
  taxClass: product.taxClass,
  boysTaxClass: product.boysTaxClass,
  additionalPrice: toAmount(toCents(variation?.additionalPrice ?? 0) + toCents(techniquePrice)),
  ...(product.priceLists?.length && {
    lists: listPrices(product.priceLists, {
      ...{ price: product.price, variation: variation?.id },
      ...{ surcharge: variation?.additionalPrice, techniques: techniquePrice },
    }),
  }),
  available: (variation ?? product).stockQuantity,
});
