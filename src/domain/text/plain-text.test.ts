import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greeting, plainLine, plainName, thanks } from './plain-text';
import { forAll } from '../../../tests/setup/for-all';

describe('a name in an email to an address that nobody confirmed', () => {
  it.each([
    ['Ada', 'Ada'],
    ['Anne-Marie', 'Anne-Marie'],
    ['Siân O’Neill', 'Siân O’Neill'],
    ["D'Arcy", "D'Arcy"],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['St. John', 'St. John'],
    ['Zoë', 'Zoë'],
    ['李小龍', '李小龍'],
    ['محمد', 'محمد'],
    ['Ada http://evil.test/win', 'Ada'],
    ['evil.com', ''],
    ['www.evil.test', ''],
    ['you@evil.test', ''],
    ['<a href="https://evil.test">Ada</a>', ''],
    ['Ada\r\nBcc: all@evil.test', 'Ada'],
    ['Call 0900 123456 now', 'Call now'],
    ['evil。com', ''],
    ['', ''],
  ])('%j is %j', (typed, plain) => expect(plainName(typed)).toBe(plain));

  it('is cut at a word', () => {
    expect(plainName('You have won a very great prize that waits for you alone')).toBe(
      'You have won a very great prize that',
    );
    expect(plainName('x'.repeat(100))).toBe('');
  });

  it('never holds what could be a link, a number or markup', () => {
    forAll(fc.string({ unit: 'grapheme' }), (typed) => {
      const plain = plainName(typed);
      expect(plain.length).toBeLessThanOrEqual(40);
      expect(plain).not.toMatch(/[<>@/\\:\d\n\r]|\.\p{L}{2}/u);
    });
  });

  it('stands in a greeting where there is one', () => {
    expect(greeting('Ada')).toBe('Hello Ada,');
    expect(greeting('http://evil.test')).toBe('Hello,');
    expect(thanks('Ada')).toBe('Thank you, Ada');
    expect(thanks('http://evil.test')).toBe('Thank you');
    expect(thanks('Quote 360')).toBe('Thank you');
    expect(greeting('Ada http://evil.test/win')).toBe('Hello,');
  });
});

describe('a title', () => {
  it.each([
    ['Winter kit 2026/27', 'Winter kit 2026/27'],
    ['St. Mary’s v. St. John’s', 'St. Mary’s v. St. John’s'],
    ['see //evil', 'see'],
    ['U12 (girls): sizes', 'U12 (girls): sizes'],
    ['Win at http://evil.test now', 'Win at now'],
    ['evil.com', ''],
    ['mail you@evil.test', 'mail'],
    ['<b>Kit</b>', 'b Kit /b'],
    ['x'.repeat(200), ''],
  ])('%j is %j', (typed, plain) => expect(plainLine(typed)).toBe(plain));
});
