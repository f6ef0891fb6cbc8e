import type { Metadata } from 'next';
import { DamagedLinkView } from '@/areas/storefront/find-order/DamagedLinkView';
import { OrderView } from '@/areas/storefront/order/OrderView';
import {
  getCardPayment,
  getLinePictures,
  getMoney,
  getOrder,
  getPictured,
  getProofs,
  getTimeline,
} from '@/areas/storefront/order/queries';
import { OrderReturns } from '@/areas/storefront/returns/OrderReturns';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { getSiteSettings } from '@/lib/site-settings';

/** The link is the key to the page: neither indexed nor sent as a referrer. */
export const metadata: Metadata = {
  title: 'Your order',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

type OrderPageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<PublicQuery<'/order/[token]'>>;
};

export default async function OrderPage({ params, searchParams }: OrderPageProps) {
  markPrivate();
  const [{ token }, { placed, payment }] = await Promise.all([params, searchParams]);
  const [order, supplier] = await Promise.all([getOrder(token), getSiteSettings()]);
  if (!order) return <DamagedLinkView token={token} />;
  const [pictures, proofs, timeline, money, card] = await Promise.all([
    getLinePictures(order),
    getProofs(order),
    getTimeline(order),
    getMoney(order),
    getCardPayment(order),
  ]);
  return (
    <OrderView
      order={order}
      pictures={pictures}
      proofs={proofs}
      pictured={await getPictured(order, proofs)}
      timeline={timeline}
      money={money}
      returns={<OrderReturns token={token} orderId={order.id} supplier={supplier} />}
      supplier={supplier}
      isNew={placed === '1'}
      payable={card.payable}
      isPaying={payment === 'done' && !card.isOver}
    />
  );
}
