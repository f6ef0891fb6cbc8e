import type { SearchTerms } from '@/domain/catalogue/search-words';
import { placesStatement } from './data/list-statements';
import type { ReadIndex } from './data/search-index';

export interface FoundPlace {
  kind: 'category' | 'page';
  name: string;
  href: string;
}

type PlaceRow = { kind: FoundPlace['kind']; name: string; slug: string; isStrong: boolean };

const MOST = 3;

/** Those that hold the words only in their text are a last resort. */
export async function findPlaces(
  read: ReadIndex,
  terms: SearchTerms,
  search: string,
): Promise<{
  strong: FoundPlace[];
  weak: FoundPlace[];
}> {
  const rows = await read<PlaceRow>(placesStatement(terms, search, MOST));
  const places = rows.map(({ kind, name, slug, isStrong }) => ({
    isStrong,
    place: { kind, name, href: kind === 'category' ? `/shop?category=${slug}` : `/${slug}` },
  }));
  const those = (isStrong: boolean) => places.filter((each) => each.isStrong === isStrong).map(({ place }) => place);
  return { strong: those(true), weak: those(false) };
}
