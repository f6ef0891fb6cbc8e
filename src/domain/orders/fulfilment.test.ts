import { expect, it } from 'vitest';
import { CLAIMS } from '../pages/claims';
import { FROM_STOCK, madeWhen, makingTime, sentence } from './fulfilment';

it('takes from the settings how long making takes', () => {
  expect(makingTime(CLAIMS)).toBe('2-3 weeks');
  expect(madeWhen(CLAIMS)).toBe('2-3 weeks from the day you approve the proof.');
  expect(madeWhen({ turnaround: 'Ten days' }, false)).toBe('Ten days from the day we approve your order.');
  expect(madeWhen({ turnaround: '' })).toBe('We begin on the day you approve the proof.');
});

it('says of stock goods when they leave', () => {
  expect(sentence(FROM_STOCK.sent)).toBe('Sent within two working days.');
});
