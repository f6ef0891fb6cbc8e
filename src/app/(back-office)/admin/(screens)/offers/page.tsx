import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { listOffers } from '@/areas/back-office/offers/data';
import { offersHref, parseOfferFilters } from '@/areas/back-office/offers/offer-filters';
import { OffersScreen } from '@/areas/back-office/offers/OffersScreen';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { listCategoryOptions } from '@/data/categories';
import { toSearchParams } from '@/lib/http/search-params';
import { failed } from '@/ui/failed';

export const metadata: Metadata = { title: 'Offers' };

export default async function OffersPage({ searchParams }: PageProps<'/admin/offers'>) {
  const filters = parseOfferFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('products:write', offersHref(filters));
  const categories = await listCategoryOptions(payload);
  return (
    <FirstRows list={listOffers} payload={payload} filters={filters} failure={failed('Failed to load offers')}>
      {(listing) => <OffersScreen listing={listing} filters={filters} categories={categories} />}
    </FirstRows>
  );
}
