import { expect, it } from 'vitest';
import { shownChanges, shownValue, subjectHref } from './activity-view';

it('says what changed, field by field', () => {
  expect(shownChanges({ price: 20, notes: 'x' }, { price: 25.5, isActive: false })).toEqual([
    { field: 'Price', before: '20', after: '25.5' },
    { field: 'Notes', before: 'x', after: null },
    { field: 'Is active', before: null, after: 'no' },
  ]);
  expect(shownChanges(null, null)).toEqual([]);
  expect(shownChanges({ parent: null }, { parent: '', icon: null })).toEqual([]);
  const imported = shownChanges({ 'kit.price': '20' }, { file: 'sha256:ab', 'kit.price': '24', products: 1 });
  expect(imported.map(({ field }) => field)).toEqual(['Products', 'Kit: price', 'File']);
});

it.each([
  [['a', 'b'], 'a, b'],
  [{ a: 1 }, '{"a":1}'],
  [0, '0'],
  ['in_production', 'in production'],
  ['jo_smith@club.test', 'jo_smith@club.test'],
  ['2026-07-28T20:06:09.796Z', '28 Jul 2026, 21:06 (London time)'],
  ['', null],
  ['x'.repeat(400), `${'x'.repeat(300)}…`],
])('shows %j', (value, text) => expect(shownValue(value)).toBe(text));

it('links to what has a screen', () => {
  expect(subjectHref('orders', '1')).toBe('/admin/orders/1');
  expect(subjectHref('size-requests', '1')).toBeUndefined();
  expect(subjectHref(null, null)).toBeUndefined();
});
