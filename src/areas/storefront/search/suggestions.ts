import type { FoundPlace } from '@/modules/search/find-places';

/** What `GET /api/search` answers: plain data. */
export interface SuggestedProduct {
  name: string;
  href: string;
  /** In the shop’s currency. */
  price: number;
  /** In the shop’s currency. */
  salePrice: number | null;
  /** Address of a small one. */
  picture: string | null;
}

export interface Suggestions {
  /** What was searched for: as typed, or corrected. */
  search: string;
  isCorrected: boolean;
  products: SuggestedProduct[];
  places: FoundPlace[];
}
