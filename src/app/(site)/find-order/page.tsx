import type { Metadata } from 'next';
import { FindOrderView } from '@/areas/storefront/find-order/FindOrderView';
import { markCacheable } from '@kitroom/front/cache/request-scope';

export const metadata: Metadata = {
  title: 'Find my order',
  description: 'Have the link to your order emailed to you again.',
};

export default function FindOrderPage() {
  markCacheable([]);
  return <FindOrderView />;
}
