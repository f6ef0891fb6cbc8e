import { expect, it } from 'vitest';
import { distinctNames, namesakeMarks, twinMarks } from './namesakes';

const tom = { name: 'Tom Smith', number: null, squad: null, position: null };

it('leaves names alone that one player has', () => {
  expect(distinctNames([tom, { ...tom, name: 'Ada Byron' }])).toEqual(['Tom Smith', 'Ada Byron']);
});

it('tells two Tom Smiths apart by number, else by squad, else by position', () => {
  const other = { ...tom, name: 'TOM  SMITH' };
  expect(distinctNames([{ ...tom, number: 7 }, other])).toEqual(['Tom Smith (no. 7)', 'TOM  SMITH (no number)']);
  expect(
    distinctNames([
      { ...tom, number: 7, squad: 'U12' },
      { ...tom, number: 7, squad: 'U14' },
    ]),
  ).toEqual(['Tom Smith (U12)', 'Tom Smith (U14)']);
  expect(distinctNames([{ ...tom, squad: 'U12' }, tom])).toEqual(['Tom Smith (U12)', 'Tom Smith (no squad)']);
  expect(
    distinctNames([
      { ...tom, position: 'Goal Attack' },
      { ...tom, position: 'Centre' },
    ]),
  ).toEqual(['Tom Smith (Goal Attack)', 'Tom Smith (Centre)']);
});

it('joins marks where none alone will do, and counts players who are alike', () => {
  const marks = namesakeMarks([
    { ...tom, number: 7, squad: 'U12' },
    { ...tom, number: 7, squad: 'U14' },
    { ...tom, number: 9, squad: 'U14' },
  ]);
  expect(marks).toEqual(['no. 7, U12', 'no. 7, U14', 'no. 9, U14']);
  expect(
    namesakeMarks([
      { ...tom, id: 'a' },
      { ...tom, id: 'b' },
    ]),
  ).toEqual(['1 of 2', '2 of 2']);
});

it('takes two pieces of one player for one person', () => {
  const piece = { ...tom, id: 'a', number: 7 };
  expect(namesakeMarks([piece, { ...piece, squad: 'U14' }])).toEqual(['', '']);
  expect(namesakeMarks([tom, tom])).toEqual(['', '']);
  expect(namesakeMarks([piece, piece, { ...tom, id: 'b', number: 9 }])).toEqual(['no. 7', 'no. 7', 'no. 9']);
});

it('counts those who are alike in the order of the roster, by name and id, and names what tells the others apart', () => {
  const marks = namesakeMarks([
    { ...tom, id: 'c' },
    { ...tom, id: 'b', number: 7 },
    { ...tom, id: 'a' },
  ]);
  expect(marks).toEqual(['no number, 2 of 2', 'no. 7', 'no number, 1 of 2']);
});

it('marks in several lists those whom one of them shows alike', () => {
  const [a, b] = [
    { ...tom, id: 'a' },
    { ...tom, id: 'b' },
  ];
  expect(twinMarks([[b, a], [a, { ...a, name: 'Ada Byron', id: 'c' }], [{ ...b, squad: 'U12' }]])).toEqual([
    ['2 of 2', '1 of 2'],
    ['1 of 2', ''],
    ['2 of 2'],
  ]);
  expect(
    twinMarks([
      [a, { ...b, number: 7 }],
      [
        { ...a, squad: 'U12' },
        { ...b, squad: 'U14' },
      ],
    ]),
  ).toEqual([
    ['', ''],
    ['', ''],
  ]);
  expect(
    twinMarks([
      [tom, tom],
      [
        { ...a, name: '' },
        { ...b, name: '' },
      ],
    ]),
  ).toEqual([
    ['', ''],
    ['', ''],
  ]);
});
