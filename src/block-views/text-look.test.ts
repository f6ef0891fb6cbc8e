import { describe, expect, it } from 'vitest';
import { textColor } from './text-look';

describe('textColor', () => {
  it.each([
    ['gray-900', 'text-ink'],
    ['gray-700', 'text-ink'],
    ['gray-500', 'text-ink-muted'],
    ['slate', 'text-ink'],
    ['purple-600', 'text-accent'],
    ['Red-500', 'text-danger'],
    ['green-600', 'text-success'],
  ])('reads %s as %s', (name, expected) => {
    expect(textColor(name)).toBe(expected);
  });

  it.each(['', 'white', 'black', 'constructor', 'no such colour', 'gray-900; color: red'])(
    'falls back to ink for %j',
    (name) => {
      expect(textColor(name)).toBe('text-ink');
    },
  );
});
