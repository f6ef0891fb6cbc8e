import { describe, expect, it } from 'vitest';
import { changedWishlist, wishlistChanges } from './wishlist-changes';

describe('a wishlist that follows its account', () => {
  it('is joined by a browser’s own list at the first sign-in', () => {
    expect(changedWishlist(['a', 'b'], wishlistChanges(['b', 'c']))).toEqual(['a', 'b', 'c']);
  });

  it('loses what was removed since, and only that', () => {
    const changes = wishlistChanges(['b', 'd'], ['a', 'b']);
    expect(changes).toEqual({ add: ['d'], remove: ['a'] });
    expect(changedWishlist(['a', 'b', 'c'], changes)).toEqual(['b', 'c', 'd']);
  });

  it('ends the same in two browsers that changed it apart', () => {
    const [base, one, other] = [
      ['a', 'b', 'c'],
      ['a', 'c', 'd'],
      ['b', 'c', 'e'],
    ];
    const both = changedWishlist(changedWishlist(base, wishlistChanges(one, base)), wishlistChanges(other, base));
    expect(both).toEqual(['c', 'd', 'e']);
  });

  it('keeps the latest two hundred', () => {
    const many = Array.from({ length: 205 }, (_, index) => String(index));
    expect(changedWishlist(many, { add: ['new'], remove: [] })).toEqual([...many.slice(6), 'new']);
  });
});
