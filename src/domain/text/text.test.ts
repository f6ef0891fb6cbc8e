import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './text';

describe('cleanText', () => {
  it('removes what PostgreSQL refuses and keeps lines', () => {
    expect(cleanText('  a\u0000b\ud800\r\nc\rd ')).toBe('ab\nc\nd');
  });

  it('keeps whole surrogate pairs and composes accents', () => {
    expect(cleanText('🏐 Zoe\u0308')).toBe('🏐 Zoë');
  });
});

describe('cleanLine', () => {
  it('puts everything on one line', () => {
    expect(cleanLine(' a\r\n b\t\u0007c ')).toBe('a b c');
  });

  it('has neither white space nor control characters at its ends', () => {
    expect(cleanLine('\u0001 Ada \u0007')).toBe('Ada');
  });

  it('leaves nothing of white space and control characters', () => {
    expect(cleanLine(' \u0000\n\t ')).toBe('');
  });
});
