import type { FoundPlace } from '@/modules/search/find-places';

/** Response of `GET /api/search`: plain data. */
export interface SuggestedProduct {
  name: string;
  href: string;
  price: number;
  salePrice: number | null;
  picture: string | null;
}

export interface Suggestions {
  search: string;
  isCorrected: boolean;
  products: SuggestedProduct[];
  places: FoundPlace[];
}
