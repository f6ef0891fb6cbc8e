import { expect, it } from 'vitest';
import { ALL_SELECTED, isSelected, MAX_TICKED, NOTHING_SELECTED, selectedCount, ticked } from './selection';

it('ticks orders one by one', () => {
  const two = ticked(ticked(ticked(NOTHING_SELECTED, 'a', true), 'b', true), 'a', true);
  expect([isSelected(two, 'a'), isSelected(two, 'c'), selectedCount(two, 90)]).toEqual([true, false, 2]);
  expect(selectedCount(ticked(two, 'a', false), 90)).toBe(1);
});

it('ticks all that match but those taken out again', () => {
  const some = ticked(ALL_SELECTED, 'a', false);
  expect([isSelected(some, 'a'), isSelected(some, 'z'), selectedCount(some, 90)]).toEqual([false, true, 89]);
  expect(ticked(some, 'a', true)).toEqual(ALL_SELECTED);
});

it('stops at the most that can be ticked one by one', () => {
  let selection = NOTHING_SELECTED;
  for (let n = 0; n <= MAX_TICKED; n++) selection = ticked(selection, `order ${n}`, true);
  expect(selectedCount(selection, 1e6)).toBe(MAX_TICKED);
});
