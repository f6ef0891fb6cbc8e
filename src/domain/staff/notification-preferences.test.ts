import { describe, expect, it } from 'vitest';
import {
  chosenKinds,
  NOTIFICATION_GROUPS,
  preferencesOf,
  shownKinds,
  withChosenKinds,
} from './notification-preferences';

const [email, orders, system] = NOTIFICATION_GROUPS;

describe('notification preferences', () => {
  it('show everything and mail nothing where nothing is stored', () => {
    for (const nothing of [undefined, null, {}, 'x', [], { hidden: 'order', mailed: 7 }]) {
      expect(preferencesOf(nothing)).toEqual({ hidden: [], mailed: [] });
      expect(shownKinds(nothing)).toEqual([
        'order',
        'team_order',
        'proof',
        'return',
        'quote',
        'message',
        'review',
        'low_stock',
        'system',
      ]);
    }
  });

  it('know no kinds but their own', () => {
    expect(preferencesOf({ hidden: ['order', 'evil'], mailed: ['toString', 'quote', 'quote'] })).toEqual({
      hidden: ['order'],
      mailed: ['quote'],
    });
  });

  it('are set one group at a time', () => {
    const noOrders = withChosenKinds(preferencesOf({}), orders, ['quote', 'low_stock']);
    expect(noOrders).toEqual({ hidden: ['order', 'team_order', 'proof', 'return', 'message', 'review'], mailed: [] });
    const noStock = withChosenKinds(noOrders, system, []);
    expect(shownKinds(noStock)).toEqual(['quote']);
    const mailed = withChosenKinds(noStock, email, ['system', 'order']);
    expect(mailed).toEqual({ hidden: noStock.hidden, mailed: ['order', 'system'] });
    expect(withChosenKinds(mailed, orders, orders.kinds).hidden).toEqual(['low_stock', 'system']);
  });

  it('tell what is ticked in each group', () => {
    const preferences = preferencesOf({ hidden: ['proof', 'system'], mailed: ['system'] });
    expect([email, orders, system].map((group) => chosenKinds(preferences, group))).toEqual([
      ['system'],
      ['order', 'team_order', 'return', 'quote', 'message', 'review'],
      ['low_stock'],
    ]);
  });
});
