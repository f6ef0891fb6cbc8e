import { describe, expect, it } from 'vitest';
import { seeded, tag } from './svg';

describe('tag', () => {
  it('leaves out attributes without a value', () => {
    expect(tag('rect', { x: 0, fill: undefined })).toBe('<rect x="0"/>');
  });
});

describe('seeded', () => {
  it('repeats itself for one seed only', () => {
    const [a, b, c] = [seeded('one'), seeded('one'), seeded('two')];
    const first = a();
    expect(b()).toBe(first);
    expect(c()).not.toBe(first);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(1);
  });
});
