import { expect, it } from 'vitest';
import { objectPosition } from './focal-point';

it('keeps a focal point in view, and says nothing of the middle', () => {
  expect(objectPosition(20, 80)).toBe('20% 80%');
  expect(objectPosition(0, null)).toBe('0% 50%');
  expect(objectPosition(50, 50)).toBeUndefined();
  expect(objectPosition()).toBeUndefined();
});
