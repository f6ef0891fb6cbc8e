import { expect, it } from 'vitest';
import { lineRefusals } from './line-refusals';

it('what a server has against lines and players leads to their places', () => {
  const player = (name: string) => ({ name, nameOnBack: '', number: null, size: 'M' });
  const items = [
    { key: 'bag', product: 'b', color: null, extras: {}, players: [] },
    { key: 'kit', product: 'k', color: null, extras: {}, players: [player('Ada'), player('')] },
  ];
  const errors = {
    'items.1.players.0': ['7 is worn twice.', 'Too long.'],
    'items.1.players.1.size': ['Choose a size.'],
    'items.0.kit': ['Unreadable.'],
    'items.9.product': ['Gone.'],
    needBy: ['Too early.'],
  };
  expect(lineRefusals({ items }, errors)).toEqual([
    { key: 'kit', message: '7 is worn twice.', target: 'player-kit-0', who: 'Ada' },
    { key: 'kit', message: 'Too long.', target: 'player-kit-0', who: 'Ada' },
    { key: 'kit', message: 'Choose a size.', target: 'player-kit-1', who: '' },
    { key: 'bag', message: 'Unreadable.' },
  ]);
});
