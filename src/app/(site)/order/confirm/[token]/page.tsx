import type { Metadata } from 'next';
import { OrderLinkNotFound } from '@/areas/storefront/order/OrderLinkNotFound';
import { ConfirmOrderView } from '@/areas/storefront/order/ConfirmOrderView';
import { getOrderToConfirm } from '@/areas/storefront/order/queries';
import { markPrivate } from '@kitroom/front/cache/request-scope';

/** The link is the key to the page: neither indexed nor sent as a referrer. */
export const metadata: Metadata = {
  title: 'Confirm your order',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

export default async function ConfirmOrderPage({ params }: { params: Promise<{ token: string }> }) {
  markPrivate();
  const { token } = await params;
  const found = await getOrderToConfirm(token);
  if (!found) return <OrderLinkNotFound />;
  return <ConfirmOrderView {...found} token={token} />;
}
