import { expect, it } from 'vitest';
import { lastingEffects, undoReason } from './order-undo';

const plain = { awaitedConfirmation: false, isNotified: false, hasCardPage: false, hasVoucher: false };

it('names what setting a status back leaves as it is', () => {
  expect(lastingEffects({ ...plain, to: 'shipped' })).toEqual([]);
  expect(lastingEffects({ ...plain, to: 'delivered', isNotified: true })).toEqual(['emailed']);
  expect(lastingEffects({ ...plain, to: 'delivered' })).toEqual([]);
  expect(lastingEffects({ ...plain, to: 'processing', awaitedConfirmation: true })).toEqual(['confirmed']);
  expect(lastingEffects({ ...plain, to: 'cancelled', awaitedConfirmation: true })).toEqual([]);
  expect(lastingEffects({ ...plain, to: 'cancelled', hasCardPage: true })).toEqual(['card-page-closed']);
  expect(lastingEffects({ ...plain, to: 'shipped', hasCardPage: true, hasVoucher: true })).toEqual([]);
  expect(lastingEffects({ ...plain, to: 'cancelled', hasVoucher: true })).toEqual(['voucher-returned']);
});

it('says in the history which change was undone', () => {
  expect(undoReason('Cancelled')).toBe('Cancelled was undone.');
});
