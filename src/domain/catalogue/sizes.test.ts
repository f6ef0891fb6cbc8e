import { describe, expect, it } from 'vitest';
import { compareSizes, sizeCodeOf, sizeLabelOf, SIZES } from './sizes';

describe('sizes', () => {
  it('are those that were ordered, in order', () => {
    expect(SIZES.map(({ code }) => code).join(' ')).toBe('XSB SB MB LB XLB S M L XL XXL XXXL');
    expect(SIZES[0].label).toBe('Boys XS');
    expect(SIZES[5].label).toBe('Small');
    expect(SIZES[10].label).toBe('3X-Large');
  });

  it.each(SIZES)('are found by code and label: $code', ({ code, label }) => {
    expect([code, label, ` ${label.toUpperCase()} `].map(sizeCodeOf)).toEqual([code, code, code]);
    expect([code, label, code.toLowerCase()].map(sizeLabelOf)).toEqual([label, label, label]);
  });

  it.each(['', 'XXXXL', 'constructor', '__proto__'])('do not include %j', (name) => {
    expect(sizeCodeOf(name)).toBeUndefined();
    expect(sizeLabelOf(name)).toBeUndefined();
  });

  it('sort by position, unknown ones last', () => {
    expect(['Zed', 'X-Large', 'Age 9', 'Small', 'Boys M', 'XSB'].sort(compareSizes)).toEqual([
      'XSB',
      'Boys M',
      'Small',
      'X-Large',
      'Age 9',
      'Zed',
    ]);
    expect(compareSizes('Small', 'S')).not.toBe(0);
    expect(compareSizes('Small', 'Small')).toBe(0);
  });
});
