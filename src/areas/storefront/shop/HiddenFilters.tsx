import { toQueryString, type ShopFilters } from '@/domain/catalogue/shop-filters';

export function HiddenFilters({ filters }: { filters: ShopFilters }) {
  return [...new URLSearchParams(toQueryString({ ...filters, page: 1 }))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
