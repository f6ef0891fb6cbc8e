import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlight } from './search-highlight';
import { forAll } from '../../../tests/setup/for-all';

const marked = (title: string, search: string) =>
  highlight(title, search)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

it.each([
  ['Velocity Netball Dress', 'net vel', '[Vel]ocity [Net]ball Dress'],
  ['Pro Grip Crew Socks', 'SOCK', 'Pro Grip Crew [Sock]s'],
  ['Crème Shirt', 'creme', '[Crème] Shirt'],
  ['Women’s Kit', 'womens', '[Women’s] Kit'],
  ['<b>Kit</b>', 'b', '<[b]>Kit</[b]>'],
  ['Jersey', 'shirt', 'Jersey'],
  ['Jersey', '', 'Jersey'],
])('%s for %s is %s', (title, search, parts) => expect(marked(title, search)).toBe(parts));

it('never loses or adds a letter', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  forAll(text, text, (title, search) => {
    expect(
      highlight(title, search)
        .map((part) => part.text)
        .join(''),
    ).toBe(title);
  });
});
