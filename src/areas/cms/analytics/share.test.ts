import { expect, it } from 'vitest';
import { shareOfViews } from './share';

it.each([
  [0, 40, '0%'],
  [1, 24, '4.2%'],
  [40, 40, '100%'],
  [41, 40, undefined],
  [1, 0, undefined],
  [0, 0, undefined],
])('%i of %i views is %s', (step, views, expected) => expect(shareOfViews(step, views)).toBe(expected));
