import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shirtTextProblem, unprintableLetter } from './shirt-text';
import { forAll } from '../../../tests/setup/for-all';

it.each(['O’Neill-Smith Jr. #7', 'Đức Nguyễn', 'ИВАНОВ', 'Ґалаґан', 'ΠΑΠΑΔΌΠΟΥΛΟΣ', 'Çağla', 'Ștefan', 'Łódź', ''])(
  'prints %s',
  (text) => expect(shirtTextProblem(text)).toBeUndefined(),
);

it.each([
  ['王小明', '王'],
  ['Ada محمد', 'م'],
  ['Go 👩‍👩‍👧!', '👩‍👩‍👧'],
  ['x♥', '♥'],
  ['e\u0301\u0323\u0328', 'ę̣́'.normalize('NFC')],
])('names what cannot be printed of %s', (text, letter) => {
  expect(unprintableLetter(text)).toBe(letter.normalize('NFC'));
  expect(shirtTextProblem(text)).toBe(
    `“${letter.normalize('NFC')}” cannot be printed on a shirt. Use Latin, Greek or Cyrillic letters, numbers and simple punctuation.`,
  );
});

it('takes an accent for part of its letter', () => {
  expect(unprintableLetter('Jose\u0301')).toBeUndefined();
});

it('says something of every text, and always a part of it', () => {
  forAll(fc.string({ unit: 'binary' }), (text) => {
    const letter = unprintableLetter(text);
    expect(letter === undefined || text.normalize('NFC').includes(letter)).toBe(true);
  });
});
