import { expect, it } from 'vitest';
import { splitLines } from './split-lines';

const bytes = (text: string) => new TextEncoder().encode(text);

it('has whole lines alone, with where each ends', () => {
  const part = bytes('{"a":"é"}\r\n\n{"b":1}\n{"c"');
  expect(splitLines(part, { first: 4, most: 9, isEnd: false })).toEqual([
    { number: 4, end: 12, text: '{"a":"é"}\r' },
    { number: 5, end: 13, text: '' },
    { number: 6, end: 21, text: '{"b":1}' },
  ]);
  expect(splitLines(part, { first: 4, most: 9, isEnd: true }).at(-1)).toEqual({ number: 7, end: 25, text: '{"c"' });
  expect(splitLines(part, { first: 4, most: 1, isEnd: true })).toHaveLength(1);
});

it('says what is not UTF-8', () => {
  expect(splitLines(new Uint8Array([0xff, 10]), { first: 1, most: 9, isEnd: true })).toEqual([
    { number: 1, end: 2, text: undefined },
  ]);
});
