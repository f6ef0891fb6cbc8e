import { AccountFrame } from '@/areas/storefront/account/AccountFrame';
import { accountMetadata } from '@/areas/storefront/account/account-metadata';
import { loadOrders } from '@/areas/storefront/account/load-orders';
import { OrdersView } from '@/areas/storefront/account/OrdersView';
import { SignInView } from '@/areas/storefront/account/SignInView';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';
import { currentShopper } from '@/modules/shoppers/session';

export const metadata = accountMetadata('Your account');

type AccountPageProps = { searchParams: Promise<PublicQuery<'/account'>> };

export default async function AccountPage({ searchParams }: AccountPageProps) {
  const shopper = await currentShopper();
  const { page: given, deleted } = await searchParams;
  if (!shopper) return <SignInView isDeleted={deleted === '1'} />;
  const page = Math.min(Math.max(Math.trunc(Number(given)) || 1, 1), 10_000);
  return (
    <AccountFrame email={shopper.email} current="Orders">
      <OrdersView {...await loadOrders(shopper.email, page)} />
    </AccountFrame>
  );
}
