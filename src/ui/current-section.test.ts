import { expect, it } from 'vitest';
import { currentSection } from './use-current-section';

const places = [
  { id: 'one', top: -300 },
  { id: 'two', top: 90 },
  { id: 'three', top: 700 },
];

it.each([
  [places, 120, false, 'two'],
  [places, 80, false, 'one'],
  [places, 120, true, 'three'],
  [places.map(({ id, top }) => ({ id, top: top + 900 })), 120, false, 'one'],
  [[], 120, true, undefined],
])('is the last that begins above the line: %j, %d, %s', (all, line, atEnd, id) =>
  expect(currentSection(all, line, atEnd)).toBe(id),
);
