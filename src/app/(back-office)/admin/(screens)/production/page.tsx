import type { Metadata } from 'next';
import { ORDERS_PATH } from '@/areas/back-office/orders/filters/order-filters';
import { listProduction } from '@/areas/back-office/production/data/production';
import { parseProductionFilters, productionHref } from '@/areas/back-office/production/production-filters';
import { ProductionScreen } from '@/areas/back-office/production/ProductionScreen';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { ORDERS_LOAD_FAILED } from '@/domain/orders/order-messages';
import { toSearchParams } from '@/lib/http/search-params';
import { loadListing } from '@/lib/load-listing';
import { BackLink } from '@/ui/BackLink';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { ROW_PAGE } from '@/ui/row-pages';

export const metadata: Metadata = { title: 'Production' };

export default async function ProductionPage({ searchParams }: PageProps<'/admin/production'>) {
  const filters = parseProductionFilters(toSearchParams(await searchParams));
  const { payload } = await requireAdministrator(productionHref(filters));
  const list = await loadListing(() => listProduction({ payload, filters, limit: ROW_PAGE, offset: 0 }));
  return (
    <>
      <BackLink href={ORDERS_PATH}>All orders</BackLink>
      <PageHeading
        title="Production"
        intro="What is to be made and sent for shop and teams: what is late, then what is due next."
      />
      {list.ok ? (
        <ProductionScreen listing={list.listing} filters={filters} />
      ) : (
        <LoadFailed message={ORDERS_LOAD_FAILED} className="card" />
      )}
    </>
  );
}
