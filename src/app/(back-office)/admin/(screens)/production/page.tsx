import type { Metadata } from 'next';
import { listProduction } from '@/areas/back-office/production/data';
import { parseProductionFilters, productionHref } from '@/areas/back-office/production/production-filters';
import { ProductionScreen } from '@/areas/back-office/production/ProductionScreen';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { requireMember } from '@/areas/back-office/access/session';
import { ORDERS_LOAD_FAILED } from '@/domain/orders/order-messages';
import { toSearchParams } from '@/lib/http/search-params';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Production' };

export default async function ProductionPage({ searchParams }: PageProps<'/admin/production'>) {
  const filters = parseProductionFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('orders:read', productionHref(filters));
  return (
    <>
      <PageHeading
        title="Production"
        intro="Everything to be made and sent, for the shop and for teams: late orders first, then the next ones due."
      />
      <FirstRows list={listProduction} payload={payload} filters={filters} failure={ORDERS_LOAD_FAILED}>
        {(listing) => <ProductionScreen listing={listing} filters={filters} />}
      </FirstRows>
    </>
  );
}
