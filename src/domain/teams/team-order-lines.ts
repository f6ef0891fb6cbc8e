import { toDollars } from '../money/money';
import { orderDesign, type OrderDesign, type SellableProduct } from '../orders/order-lines';
import { priceLines, unitPriceCents, type PricedLine } from '../money/pricing';
import { shirtTextProblem } from './shirt-text';
import { MAX_UNITS_PER_SIZE, sizeLabelOf } from '../catalogue/sizes';
import { piecesOf, quantitiesOf, type DraftItem, type DraftPlayer } from './team-draft';
import { isPersonal, ONE_SIZE, type TeamOrderData, type TeamOrderItem, type TeamOrderPlayer } from './team-order';
import { cleanLine } from '../text/text';

/** A line of a team’s order as it is asked for: no price in it is ever read. */
export type RequestedTeamItem = Omit<DraftItem, 'key'>;

export type ResolvedTeamOrder = {
  /** One for each that was asked for, in its place; null where product or colour cannot be had. Prices in USD. */
  items: (TeamOrderItem | null)[];
  /** All pieces of a product in a colour, over all lines; the discount for quantity is theirs together. */
  designs: OrderDesign[];
  totalItems: number;
  /** USD, sum of the lines. */
  subtotal: number;
  /** USD, taken off the subtotal. */
  discountAmount: number;
  /** USD */
  totalAmount: number;
  /** Something is made with names, numbers or the team’s colours. */
  needsProof: boolean;
  /** What keeps it from being submitted, `items.0.players.2.size` and the like; empty where nothing does. */
  fieldErrors: Record<string, string[]>;
};

type SizeLine = {
  index: number;
  size: string;
  productId: string;
  color?: string;
  quantity: number;
  price: number;
  salePrice: number | null;
  additionalPrice: number;
  priceTiers: SellableProduct['priceTiers'];
};

type Drafted = { product: SellableProduct; color?: string; item: RequestedTeamItem; lines: SizeLine[] };

/**
 * Turns what a team asks for into priced lines, by the shop’s own data alone. Made to order: it takes no
 * stock, yet only colours that can be had and sizes the product is made in. What can be priced is priced even where
 * something else stands in the way, so that an order in the making shows its price.
 */
export function resolveTeamOrder(
  items: readonly RequestedTeamItem[],
  catalogue: readonly SellableProduct[],
): ResolvedTeamOrder {
  const fieldErrors: Record<string, string[]> = {};
  const drafted = items.map((item, index) =>
    draftItem(item, index, catalogue, (field, message) => (fieldErrors[`items.${index}.${field}`] = [message])),
  );
  const priced = priceLines(drafted.flatMap((each) => each?.lines ?? []));
  const resolved = drafted.map((each, index) =>
    each
      ? teamOrderItem(
          each,
          priced.lines.filter((line) => line.index === index),
        )
      : null,
  );
  return {
    items: resolved,
    designs: priced.designs.map((design) => orderDesign(design, catalogue)),
    totalItems: resolved.reduce((sum, item) => sum + (item?.total_quantity ?? 0), 0),
    subtotal: toDollars(priced.subtotalCents),
    discountAmount: toDollars(priced.discountCents),
    totalAmount: toDollars(priced.totalCents),
    needsProof: resolved.some((item) => item?.customized),
    fieldErrors,
  };
}

/** What is stored of an order without errors. */
export function teamOrderData({ items, designs }: ResolvedTeamOrder): TeamOrderData {
  return {
    items: items.filter((item) => item !== null),
    discounts: designs.flatMap(({ productName, color, quantity, percentOff, discount }) =>
      discount > 0
        ? [
            {
              product_name: productName,
              color: color ?? null,
              quantity,
              percent_off: percentOff,
              amount: discount,
            },
          ]
        : [],
    ),
  };
}

type Refuse = (field: string, message: string) => void;

function draftItem(
  item: RequestedTeamItem,
  index: number,
  catalogue: readonly SellableProduct[],
  refuse: Refuse,
): Drafted | undefined {
  const product = catalogue.find(({ id, slug }) => id === item.product.toLowerCase() || slug === item.product);
  if (!product) return void refuse('product', 'This product is not available.');
  const color = product.colors.find(({ name }) => name.toLowerCase() === item.color?.toLowerCase());
  if (product.colors.length > 0 && !color) return void refuse('color', `Choose one of: ${availableColors(product)}.`);
  if (color && !color.available) return void refuse('color', `${color.name} is not available at the moment.`);
  if (piecesOf(item) === 0) refuse('quantities', 'Add at least one piece.');

  const problemOf = sizeProblem(product, color?.name);
  item.players.forEach(({ name, nameOnBack, size }, place) => {
    const problem = problemOf(size);
    if (problem) refuse(`players.${place}.size`, problem);
    if (cleanLine(name) === '') refuse(`players.${place}.name`, 'Enter a name.');
    const unprintable = shirtTextProblem(cleanLine(nameOnBack));
    if (unprintable) refuse(`players.${place}.nameOnBack`, unprintable);
  });
  const lines = Object.entries(quantitiesOf(item)).flatMap(([size, quantity]) => {
    const problem = problemOf(size) ?? (quantity > MAX_UNITS_PER_SIZE && `At most ${MAX_UNITS_PER_SIZE} of one size.`);
    if (problem && item.extras[size]) refuse(`extras.${size}`, problem);
    return problem ? [] : [sizeLine(product, color?.name, { index, size, quantity })];
  });
  return { product, color: color?.name, item, lines };
}

const availableColors = ({ colors }: SellableProduct) =>
  colors
    .filter(({ available }) => available)
    .map(({ name }) => name)
    .join(', ');

const variationOf = ({ variations }: SellableProduct, color: string | undefined, size: string) =>
  variations.find(({ sizeCode, colorName }) => sizeCode === size && colorName === color);

/** What keeps a size from being ordered, in words; undefined for one that can be. */
function sizeProblem(product: SellableProduct, color: string | undefined) {
  const { name, variations } = product;
  return (size: string): string | undefined => {
    if (!size) return 'Choose a size.';
    if (variations.length === 0) return size === ONE_SIZE ? undefined : `${name} has no sizes.`;
    const variation = variationOf(product, color, size);
    const label = sizeLabelOf(size) ?? size;
    if (!variation) return `${name} is not made in size ${label}${color ? ` in ${color}` : ''}.`;
    return variation.isAvailable ? undefined : `Size ${label} is not available at the moment.`;
  };
}

function sizeLine(
  product: SellableProduct,
  color: string | undefined,
  line: Pick<SizeLine, 'index' | 'size' | 'quantity'>,
): SizeLine {
  const { id: productId, price, salePrice, priceTiers } = product;
  const additionalPrice = variationOf(product, color, line.size)?.additionalPrice ?? 0;
  return { ...line, productId, color, price, salePrice, priceTiers, additionalPrice };
}

function teamOrderItem({ product, color, item }: Drafted, lines: readonly PricedLine<SizeLine>[]): TeamOrderItem {
  const players = item.players.map(orderPlayer);
  const dearer = lines.filter(({ additionalPrice }) => additionalPrice > 0);
  return {
    product_id: product.id,
    product_name: product.name,
    sku: product.sku,
    color: color ?? null,
    quantities: Object.fromEntries(lines.map(({ size, quantity }) => [size, quantity])),
    unit_price: toDollars(unitPriceCents(product)),
    ...(dearer.length > 0 && {
      size_prices: Object.fromEntries(dearer.map(({ size, unitCents }) => [size, toDollars(unitCents)])),
    }),
    total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total_price: toDollars(lines.reduce((sum, { totalCents }) => sum + totalCents, 0)),
    customized: product.isCustomizable || isPersonal(players),
    players,
  };
}

const orderPlayer = ({ memberId, name, nameOnBack, number, size }: DraftPlayer): TeamOrderPlayer => ({
  ...(memberId !== undefined && { member_id: memberId }),
  name: cleanLine(name),
  name_on_back: cleanLine(nameOnBack),
  number,
  size,
});
