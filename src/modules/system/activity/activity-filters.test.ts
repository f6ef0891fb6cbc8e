import { expect, it } from 'vitest';
import { activityHref, parseActivityFilters } from './activity-filters';

const parse = (query: string) => parseActivityFilters(new URLSearchParams(query));

it('reads what the URL asks for and writes it back', () => {
  const query = 'search=home+kit&person=system&action=order.status-changed&type=orders&from=2026-01-02&to=2026-02-03';
  expect(activityHref(parse(query))).toBe(`/admin/activity?${query}`);
});

it.each(['', 'person=1', 'action=%27', 'type=Or ders', 'from=2026-13-01', 'to=yesterday', 'search=%20'])(
  'takes what is missing or wrong for no filter: %s',
  (query) => expect(activityHref(parse(query))).toBe('/admin/activity'),
);
