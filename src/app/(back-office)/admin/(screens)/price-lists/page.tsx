import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { listPriceLists } from '@/areas/back-office/offers/price-lists/data';
import { parsePriceListFilters, priceListsHref } from '@/areas/back-office/offers/price-lists/price-list-filters';
import { PriceListsScreen } from '@/areas/back-office/offers/price-lists/PriceListsScreen';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { toSearchParams } from '@/lib/http/search-params';
import { failed } from '@/ui/failed';

export const metadata: Metadata = { title: 'Price Lists' };

export default async function PriceListsPage({ searchParams }: PageProps<'/admin/price-lists'>) {
  const filters = parsePriceListFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('products:write', priceListsHref(filters));
  return (
    <FirstRows list={listPriceLists} payload={payload} filters={filters} failure={failed('Failed to load price lists')}>
      {(listing) => <PriceListsScreen listing={listing} filters={filters} />}
    </FirstRows>
  );
}
