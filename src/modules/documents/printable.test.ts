import { beforeAll, describe, expect, it } from 'vitest';
import { unprintableLetter } from '@/domain/orders/shirt-text';
import { loadFonts } from './fonts';
import { needsReplacement, printable } from './printable';

beforeAll(loadFonts);

describe('what a document shows of a text', () => {
  it.each([
    'Đức Nguyễn',
    'Łukasz Żółć',
    'ИВАН Щербаков',
    'Їжакевич Ґалаґан',
    'Ελένη Παπαδοπούλου',
    'Åse Ærø, Çağla İnönü, Ștefan, Þór',
    'O’Neill – “Ace” £5 €6',
  ])('is %s as it is', (text) => {
    expect(printable(text)).toBe(text);
    expect(needsReplacement({ name: text })).toBe(false);
  });

  it.each([
    ['王小明', '\uFFFD\uFFFD\uFFFD'],
    ['Ada 王', 'Ada \uFFFD'],
    ['محمد', '\uFFFD\uFFFD\uFFFD\uFFFD'],
    ['Go 👩‍👩‍👧 go 🇬🇧!', 'Go \uFFFD go \uFFFD!'],
  ])('of %s is a replacement for each letter that no font has', (text, shown) => {
    expect(printable(text)).toBe(shown);
    expect(needsReplacement([{ notes: [text] }])).toBe(true);
  });

  it('puts letters and their accents together, keeps lines, and leaves out what nobody sees', () => {
    expect(printable('Ngo\u0302\n\u200BJos\u00ADe\u0301\u00A0X\u3000Y')).toBe('Ngô\nJosé X Y');
  });

  it('asks for no replacement in bytes and numbers', () => {
    expect(needsReplacement([Buffer.from('王'), 7, null, undefined, true])).toBe(false);
  });
});

it('has every letter that a shirt takes', () => {
  const onShirts = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /^[^\s\p{M}\p{Cc}]$/u.test(letter) && unprintableLetter(letter) === undefined,
  );
  expect(onShirts.length).toBeGreaterThan(700);
  expect(onShirts.filter(needsReplacement)).toEqual([]);
});
