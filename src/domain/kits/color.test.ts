import { describe, expect, it } from 'vitest';
import { contrast, inkOn, mix, normalizeHex } from './color';

describe('colour', () => {
  it('normalises hex and refuses anything else', () => {
    expect(normalizeHex(' #7C3AED ')).toBe('#7c3aed');
    expect(normalizeHex('#0af')).toBe('#00aaff');
    expect(normalizeHex('red')).toBe('#8a8f98');
  });

  it('mixes', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#123456', '#ffffff', 0)).toBe('#123456');
  });

  it('finds an ink that can be seen', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(inkOn('#ffffff', ['#fefefe', '#7c3aed'])).toBe('#7c3aed');
    expect(inkOn('#000000', ['#010101'])).toBe('#ffffff');
    expect(inkOn('#ffffff', [])).toBe('#15151c');
  });
});
