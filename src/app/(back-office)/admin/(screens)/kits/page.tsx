import type { Metadata } from 'next';
import { listKits } from '@/areas/back-office/kits/data';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { requireMember } from '@/areas/back-office/access/session';
import { kitsHref, parseKitFilters } from '@/areas/back-office/kits/kit-filters';
import { KitsScreen } from '@/areas/back-office/kits/KitsScreen';
import { toSearchParams } from '@/lib/http/search-params';
import { failed } from '@/ui/failed';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Kit Designs' };

export default async function KitsPage({ searchParams }: PageProps<'/admin/kits'>) {
  const filters = parseKitFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('orders:read', kitsHref(filters));
  return (
    <>
      <PageHeading title="Kit Designs" />
      <FirstRows list={listKits} payload={payload} filters={filters} failure={failed('Failed to load kit designs')}>
        {(listing) => <KitsScreen listing={listing} filters={filters} />}
      </FirstRows>
    </>
  );
}
