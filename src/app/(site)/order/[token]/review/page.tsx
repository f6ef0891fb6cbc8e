import type { Metadata } from 'next';
import { DamagedLinkView } from '@/areas/storefront/find-order/DamagedLinkView';
import { ReviewOrderView } from '@/areas/storefront/reviews/ReviewOrderView';
import { getReviewableOrder } from '@/modules/reviews/queries';
import { listProductsShownIn } from '@/modules/catalogue/queries';
import { markPrivate } from '@kitroom/front/cache/request-scope';

/** The link is the key to the page: neither indexed nor sent as a referrer. */
export const metadata: Metadata = {
  title: 'Review your order',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

export default async function ReviewOrderPage({ params }: { params: Promise<{ token: string }> }) {
  markPrivate();
  const { token } = await params;
  const order = await getReviewableOrder(token);
  if (!order) return <DamagedLinkView token={token} />;
  const ordered = new Map(order.products.map(({ id, colors }) => [id, colors.map((name) => ({ name }))]));
  const shown = await listProductsShownIn([...ordered.keys()], ({ id }) => ordered.get(id));
  return <ReviewOrderView token={token} order={order} shown={shown} />;
}
