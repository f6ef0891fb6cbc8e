import type { Metadata } from 'next';
import { listKits } from '@/areas/back-office/kits/data/kits';
import { requireKitReader } from '@/areas/back-office/kits/kit-access';
import { kitsHref, parseKitFilters } from '@/areas/back-office/kits/kit-filters';
import { KitsScreen } from '@/areas/back-office/kits/KitsScreen';
import { toSearchParams } from '@/lib/http/search-params';
import { loadListing } from '@/lib/load-listing';
import { failed } from '@/ui/failed';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { ROW_PAGE } from '@/ui/row-pages';

export const metadata: Metadata = { title: 'Kit Designs' };

const LOAD_FAILED = failed('Failed to load kit designs');

export default async function KitsPage({ searchParams }: PageProps<'/admin/kits'>) {
  const filters = parseKitFilters(toSearchParams(await searchParams));
  const { payload } = await requireKitReader(kitsHref(filters));
  const list = await loadListing(() => listKits({ payload, filters, limit: ROW_PAGE, offset: 0 }));
  return (
    <>
      <PageHeading title="Kit Designs" />
      {list.ok ? (
        <KitsScreen listing={list.listing} filters={filters} />
      ) : (
        <LoadFailed message={LOAD_FAILED} className="card" />
      )}
    </>
  );
}
