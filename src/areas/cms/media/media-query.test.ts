import { expect, it } from 'vitest';
import { mediaHref, mediaQuery, NO_MEDIA_QUERY, parseMediaQuery, type MediaQuery } from './media-query';

const folder = '0b54b2f4-58f2-4b0c-9d3c-3f6f0f4b8a11';

it('comes back from its address as it was', () => {
  const query: MediaQuery = { folder, search: 'away kit & more', sort: 'title', view: 'list', only: 'pictures' };
  expect(parseMediaQuery(new URLSearchParams(mediaQuery(query)))).toEqual(query);
  expect(mediaHref(NO_MEDIA_QUERY)).toBe('/cms/media');
});

it('takes nothing from an address that it does not understand', () => {
  const wild = new URLSearchParams({
    folder: "' or 1=1",
    search: `  ${'x'.repeat(200)}`,
    sort: 'drop',
    view: 'tree',
    only: 'x',
  });
  expect(parseMediaQuery(wild)).toEqual({ ...NO_MEDIA_QUERY, search: 'x'.repeat(100) });
});
