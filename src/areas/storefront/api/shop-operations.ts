import { z } from 'zod';
import { COLOR_FACETS, PRICE_FACETS, SIZE_FACETS } from '@/domain/catalogue/shop-facets';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import { parseShopQuery, unknownCategory, type ShopFilters } from '@/domain/catalogue/shop-filters';
import { trackingLink } from '@/domain/despatch/carriers';
import { shopFormat } from '@/domain/text/shop-format';
import { invalidFields, invalidInput } from '@/lib/failures';
import { failure } from '@/lib/result';
import { bySize, checkKey, type ShopOperations, type SizeQuantities } from '@/modules/api/shop-operations';
import type { ProductCardData } from '@/modules/catalogue/products';
import { knownSlugs, listCategories, listProducts, mayList } from '@/modules/catalogue/queries';
import { orderAnswer } from '@/modules/orders/placing/order-answer';
import { getPublishedPage, getShellData } from '@/modules/pages/queries';
import { checkOut } from '../checkout/checkout-endpoint';
import { quoteCart } from '../cart/quote-endpoint';
import { offerDelivery } from '../delivery/delivery-endpoint';
import { renderKit } from '../kits/api/picture-endpoints';
import { getOrder, getTimeline } from '../order/queries';

const valuesOf = <Value extends string>(facets: readonly { value: Value }[]) =>
  z.array(z.enum(facets.map(({ value }) => value))).nullish();

/** Values of facets, which GraphQL takes as any text. */
const searchInput = z.object({
  q: z.string().nullish(),
  facets: z
    .object({
      category: z.string().nullish(),
      colors: valuesOf(COLOR_FACETS),
      sizes: valuesOf(SIZE_FACETS),
      prices: valuesOf(PRICE_FACETS),
      inStock: z.boolean().nullish(),
    })
    .nullish(),
  sort: z.enum(['FEATURED', 'PRICE_LOW', 'PRICE_HIGH', 'RATING', 'NEWEST']).nullish(),
  page: z.int().min(1).max(99_999).nullish(),
});

const itemsOf = (items: unknown) =>
  (items as { sizes?: SizeQuantities }[]).map(({ sizes, ...item }) => ({ ...item, sizes: bySize(sizes) }));

/** Fields of a shop in GraphQL; their types are in src/modules/api/shop-operations.ts. */
export const shopOperations: ShopOperations = {
  search: async (args, { headers }) => {
    const { data, error } = searchInput.safeParse(args);
    if (error) return invalidInput(error);
    const filters = await filtersOf(data);
    if (!filters) return invalidFields({ 'facets.category': ['There is no category with this slug.'] });
    if (!(await mayList(headers, filters))) return TOO_MANY_SEARCHES;
    const { products, total, counts, understood } = await listProducts(filters);
    const { search, isCorrected } = understood;
    return { products: products.map(cardOf), total, search, isCorrected, facets: counts };
  },
  cart: ({ items, ...rest }, request) => quoteCart(request, { ...rest, items: itemsOf(items) }),
  deliveryMethods: (args) => offerDelivery(args),
  trackOrder: async ({ token }) => {
    const order = await getOrder(String(token));
    if (!order) return undefined;
    const { createdAt, paidAmount, refundedAmount } = order;
    const events = (await getTimeline(order)).map(({ at, kind, ...event }) => ({
      ...{ at, kind },
      ...('shipment' in event ? { ...event.shipment, at, kind, trackingUrl: trackingLink(event.shipment) } : event),
    }));
    return { ...orderAnswer(order), placedAt: createdAt, paidAmount, refundedAmount, events };
  },
  siteSettings: async () => ({ ...(await getShellData()), ...shopFormat() }),
  menu: async () => {
    const { menuCategories, aboutLinks, quickLinks, legalLinks } = await getShellData();
    const categories = menuCategories.map(({ name, ...link }) => ({ label: name, ...link }));
    return { categories, about: aboutLinks, quick: quickLinks, legal: legalLinks };
  },
  pageBySlug: ({ slug }) => getPublishedPage(String(slug)),
  kitRender: ({ document, options }, request) => renderKit(request, { ...(options as object), document }),
  placeOrder: async ({ input, idempotencyKey }, request) => {
    const key = checkKey(idempotencyKey);
    if (!key.ok) return key;
    const order = input as Record<string, unknown>;
    return checkOut(request, key.key, { ...order, items: itemsOf(order.items) });
  },
};

/** Undefined for an unknown category. */
async function filtersOf({ q, facets, sort, page }: z.output<typeof searchInput>): Promise<ShopFilters | undefined> {
  const { category, colors, sizes, prices, inStock } = facets ?? {};
  const query = {
    ...{
      search: q ?? '',
      category: category ?? '',
      sort: sort?.toLowerCase().replace('_', '-'),
      page: String(page ?? 1),
    },
    ...{ color: colors?.join(','), size: sizes?.join(','), price: prices?.join(',') },
    stock: inStock ? 'in' : '',
  };
  const slugs = knownSlugs(await listCategories());
  return unknownCategory(query, slugs) === undefined ? parseShopQuery(query, slugs) : undefined;
}

const cardOf = ({ pictures: [picture], ...card }: ProductCardData) => ({
  ...card,
  picture: picture && { ...picture, ...addressesOf(picture) },
});

const TOO_MANY_SEARCHES = failure('too_many_requests', 'Too many searches at once. Please try again in a moment.');
