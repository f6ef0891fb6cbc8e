import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { listReturns } from '@/areas/back-office/returns/data';
import { parseReturnFilters, returnsHref } from '@/areas/back-office/returns/return-filters';
import { ReturnsScreen } from '@/areas/back-office/returns/ReturnsScreen';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { toSearchParams } from '@/lib/http/search-params';
import { failed } from '@/ui/failed';

export const metadata: Metadata = { title: 'Returns' };

export default async function ReturnsPage({ searchParams }: PageProps<'/admin/returns'>) {
  const filters = parseReturnFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('orders:read', returnsHref(filters));
  return (
    <FirstRows list={listReturns} payload={payload} filters={filters} failure={failed('Failed to load returns')}>
      {(listing) => <ReturnsScreen listing={listing} filters={filters} />}
    </FirstRows>
  );
}
