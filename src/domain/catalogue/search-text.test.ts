import { expect, it } from 'vitest';
import { parseShopQuery, toQueryString } from './shop-filters';
import { shopSearchPath } from './search-text';

it.each(['', '   ', ' netball  dress ', 'red, blue & "more"', 'é'.repeat(120)])(
  'leads a search for %j to the shop',
  (text) => {
    expect(shopSearchPath(text)).toBe(`/shop${toQueryString(parseShopQuery({ search: text }))}`);
  },
);
