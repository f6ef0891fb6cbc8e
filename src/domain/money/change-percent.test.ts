import { expect, it } from 'vitest';
import { changePercent } from './change-percent';

it('says how much changed, and nothing where there was nothing before', () => {
  expect(changePercent(15, 10)).toBe(50);
  expect(changePercent(5, 10)).toBe(-50);
  expect(changePercent(0, 0)).toBeUndefined();
  expect(changePercent(5, 0)).toBeUndefined();
});
