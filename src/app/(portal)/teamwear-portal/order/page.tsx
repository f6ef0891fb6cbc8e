import type { Metadata } from 'next';
import { BuilderFailed } from '@/features/portal/components/order-builder/BuilderFailed';
import { OrderBuilder } from '@/features/portal/components/order-builder/OrderBuilder';
import { loadOrderBuilder } from '@/features/team/operations/order-builder/load-order-builder';
import { requireTeam } from '@/features/team/session';

export const metadata: Metadata = { title: 'Place Order' };

export default async function PlaceOrderPage() {
  const { payload, team } = await requireTeam('/teamwear-portal/order');
  const loaded = await loadOrderBuilder({ payload, team });
  if (!loaded.ok) return <BuilderFailed />;
  const { products, roster, stored } = loaded;
  return <OrderBuilder teamId={team.id} products={products} roster={roster} stored={stored} />;
}
