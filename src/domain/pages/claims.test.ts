import { describe, expect, it } from 'vitest';
import { CLAIMS, claimsOf } from './claims';

describe('the claims', () => {
  it('begin with what the specification lets the shop promise', () => {
    expect(Object.values(CLAIMS).join(', ').toLowerCase()).toBe(
      'bulk discounts from 10 pieces, 2-3 weeks turnaround, no minimum order, free shipping, 2 year warranty, easy returns',
    );
  });

  it('are shown as they are stored, and not at all where they were emptied', () => {
    const none = { discount: '', turnaround: '', minimum: '', shipping: '', warranty: '', returns: '' };
    expect(claimsOf(undefined)).toEqual(none);
    expect(claimsOf({ shipping: ' Free for clubs ', returns: null, warranty: '  ' })).toEqual({
      ...none,
      shipping: 'Free for clubs',
    });
  });
});
