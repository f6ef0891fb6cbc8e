import type { Metadata } from 'next';
import { DamagedLinkView } from '@/areas/storefront/find-order/DamagedLinkView';
import { getOrder } from '@/areas/storefront/order/queries';
import { ReturnView } from '@/areas/storefront/returns/ReturnView';
import { markPrivate } from '@kitroom/front/cache/request-scope';

export const metadata: Metadata = {
  title: 'Return something',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

export default async function ReturnPage({ params }: { params: Promise<{ token: string }> }) {
  markPrivate();
  const { token } = await params;
  const order = await getOrder(token);
  if (!order) return <DamagedLinkView token={token} />;
  return <ReturnView token={token} order={order} />;
}
