import { expect, it } from 'vitest';
import { CLAIMS } from '../pages/claims';
import {
  FROM_STOCK,
  madeWhen,
  makingTime,
  prepared,
  returnsClaim,
  returnsOfCart,
  sentence,
  stockReturns,
} from './fulfilment';

it('takes from the settings how long making takes', () => {
  expect(makingTime(CLAIMS)).toBe('2-3 weeks');
  expect(madeWhen(CLAIMS)).toBe('2-3 weeks from the day you approve the proof.');
  expect(madeWhen({ turnaround: 'Ten days' }, false)).toBe('Ten days from the day we approve your order.');
  expect(madeWhen({ turnaround: '' })).toBe('We begin on the day you approve the proof.');
});

it('promises a proof for names and numbers as for kits, until it is drawn', () => {
  const proof = 'We draw a proof and email it to you: nothing is made until you approve it.';
  for (const made of [{ kit: {} }, { players: [{ name: 'Hudson', number: '7' }] }]) {
    expect(prepared([{}, made], CLAIMS)).toBe(`${proof} 2-3 weeks from the day you approve the proof.`);
    expect(prepared([made], CLAIMS, { hasProof: true })).toBe(
      'We make what you approved. 2-3 weeks from the day you approve the proof.',
    );
  }
  expect(prepared([{ players: [] }], CLAIMS)).toBe('We pack what you ordered: sent within two working days.');
});

it('says of stock goods when they leave', () => {
  expect(sentence(FROM_STOCK.sent)).toBe('Sent within two working days.');
});

it('promises easy returns of what can be returned alone', () => {
  const claims = { returns: 'Easy returns' };
  const [plain, printed] = [{}, { players: [{ name: 'HUDSON' }] }];
  const stock = 'Easy returns: Send it back unworn within 30 days of despatch for a refund or another size.';
  const made = expect.stringMatching(/^What was made for you cannot be returned, unless it is faulty/);
  expect(returnsOfCart([plain], claims, 30)).toEqual([stock]);
  expect(returnsOfCart([printed], claims, 30)).toEqual([made]);
  expect(returnsOfCart([plain, printed], claims, 30)).toEqual([stock, made]);
  expect([false, true].map((canBeMade) => returnsClaim(claims, canBeMade))).toEqual([
    'Easy returns',
    'Easy returns, unless made for you',
  ]);
  expect(returnsClaim({ returns: '' }, true)).toBe('');
  expect(stockReturns(1)).toContain('within 1 day of despatch');
  expect(stockReturns(0)).toBe('It cannot be returned, unless it is faulty or not what you ordered.');
});
