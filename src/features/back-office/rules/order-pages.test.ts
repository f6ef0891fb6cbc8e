import { expect, it } from 'vitest';
import { withLaterSteps } from './order-pages';

const page = (ids: string, next: string | null, status = 'old') => ({
  orders: [...ids].map((id) => ({ id, status })),
  next,
});

it('takes the list read anew', () => {
  expect(withLaterSteps(page('abc', 'c', 'new'), page('abc', 'c'))).toEqual(page('abc', 'c', 'new'));
});

it('keeps what was loaded beyond its end meanwhile', () => {
  const joined = withLaterSteps(page('xabc', 'c', 'new'), page('abcde', 'e'));
  expect(joined.orders.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'x new',
    'a new',
    'b new',
    'c new',
    'd old',
    'e old',
  ]);
  expect(joined.next).toBe('e');
});

it('trusts the new list where the two do not meet, or it is whole', () => {
  expect(withLaterSteps(page('xyz', 'z'), page('abcde', 'e'))).toEqual(page('xyz', 'z'));
  expect(withLaterSteps(page('abc', null), page('abcde', 'e'))).toEqual(page('abc', null));
  expect(withLaterSteps(page('', null), page('abc', 'c'))).toEqual(page('', null));
});
