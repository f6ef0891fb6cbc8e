import { bySize, type ShopOperations, type SizeQuantities } from '@/modules/api/shop-operations';
import { checkIdempotencyKey } from '@/lib/http/idempotency-key';
import { getPublishedPage } from '@/modules/pages/queries';
import { checkOut } from '../checkout/checkout-endpoint';
import { quoteCart } from '../cart/quote-endpoint';
import { offerDelivery } from '../delivery/delivery-endpoint';
import { renderKit } from '../kits/api/picture-endpoints';
import { trackOrder } from '../order/track-order';
import { previewPage } from '../preview/page-preview-endpoint';
import { writeReviewByLink } from '../reviews/write-review';
import { searchByGraphQL } from '../search/search-products';
import { resolveRedirect } from '../site/redirect-endpoint';
import { getMenu, getShopSettings } from '../site/shop-endpoints';
import { listSizeCharts } from '../size-charts/size-charts';

const itemsOf = (items: unknown) =>
  (items as { sizes?: SizeQuantities }[]).map(({ sizes, ...item }) => ({ ...item, sizes: bySize(sizes) }));

/** Fields of a shop in GraphQL; their types are in src/modules/api/shop-operations.ts. */
export const shopOperations: ShopOperations = {
  search: (args, { headers }) => searchByGraphQL(args, headers),
  cart: ({ items, ...rest }, request) => quoteCart(request, { ...rest, items: itemsOf(items) }),
  deliveryMethods: (args) => offerDelivery(args),
  sizeCharts: async ({ product }) => {
    const found = await listSizeCharts(product as string | undefined);
    return 'ok' in found ? found : found.charts;
  },
  trackOrder: ({ token }) => trackOrder(String(token)),
  siteSettings: getShopSettings,
  menu: getMenu,
  pageBySlug: ({ slug }) => getPublishedPage(String(slug)),
  pagePreview: ({ id, token }) => previewPage(String(id), String(token)),
  resolveRedirect: (args) => resolveRedirect(args),
  kitRender: ({ document, options }, request) => renderKit(request, { ...(options as object), document }),
  placeOrder: async ({ input, idempotencyKey }, request) => {
    const key = checkIdempotencyKey(idempotencyKey, 'idempotencyKey');
    if (!key.ok) return key;
    const order = input as Record<string, unknown>;
    return checkOut(request, key.key, { ...order, items: itemsOf(order.items) });
  },
  writeReview: ({ token, input }, { headers }) => writeReviewByLink(headers, String(token), input),
};
