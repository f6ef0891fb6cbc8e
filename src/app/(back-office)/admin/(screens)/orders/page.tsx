import { FileSignature, Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import Link from 'next/link';
import { Suspense } from 'react';
import { OrdersResult } from '@/areas/back-office/orders/list/OrdersResult';
import { OrdersScreen } from '@/areas/back-office/orders/list/OrdersScreen';
import { ORDERS_TEXT } from '@/domain/orders/order-messages';
import { ListLoading } from '@/ui/list/ListLoading';
import { PageHeading } from '@/ui/PageHeading';
import { findProductName } from '@/data/products';
import { ORDER_LISTS, ordersHref, parseOrderFilters } from '@/areas/back-office/orders/filters/order-filters';
import { ORDER_VIEW_COOKIE, parseOrderView } from '@/areas/back-office/orders/list/order-view';
import { LAYOUT } from '@/areas/back-office/views/saved-view';
import { QUOTES_PATH } from '@/domain/quotes/quote-path';
import { toSearchParams } from '@/lib/http/search-params';
import { requireMember } from '@/areas/back-office/access/session';
import { buttonClass } from '@/ui/button-class';
import { Allowed } from '@/areas/back-office/access/granted';

export const metadata: Metadata = { title: 'Orders' };

export default async function OrdersPage({ searchParams }: PageProps<'/admin/orders'>) {
  const query = toSearchParams(await searchParams);
  const filters = parseOrderFilters(query);
  const { payload } = await requireMember('orders:read', ordersHref(filters));
  const saved = query.get(LAYOUT) ?? undefined;
  const view = parseOrderView(saved ?? (await cookies()).get(ORDER_VIEW_COOKIE)?.value);
  const productName = filters.product && (await findProductName(payload, filters.product));
  return (
    <>
      <PageHeading
        title="Orders"
        actions={
          <>
            <Link href={QUOTES_PATH} prefetch={false} className={buttonClass('outline', 'md')}>
              <FileSignature aria-hidden className="size-4.5" />
              Quotes
            </Link>
            <Allowed to="orders:write">
              <Link href={ORDER_LISTS[filters.kind].newPath} className={buttonClass('primary', 'md')}>
                <Plus aria-hidden className="size-4.5" />
                Create Order
              </Link>
            </Allowed>
          </>
        }
      />
      <OrdersScreen filters={filters} productName={productName}>
        <Suspense fallback={<ListLoading text={ORDERS_TEXT.loading} />}>
          <OrdersResult payload={payload} filters={filters} view={view} saved={saved} />
        </Suspense>
      </OrdersScreen>
    </>
  );
}
