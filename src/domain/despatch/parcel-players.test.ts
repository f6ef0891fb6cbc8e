import { expect, it } from 'vitest';
import { parcelPlayerTexts } from './parcel-players';

it('names whose a piece is where two say the same', () => {
  const players = [
    { name: 'SMITH', number: '', person: 'Tom Smith', squad: 'U12' },
    { name: 'SMITH', number: '', person: 'Tom Smith', squad: 'U14' },
    { name: 'BYRON', number: '7', person: 'Ada Byron' },
    { name: '', number: '', person: 'Jo Hudson' },
  ];
  expect(parcelPlayerTexts(players)).toEqual([
    'SMITH (Tom Smith, U12)',
    'SMITH (Tom Smith, U14)',
    '7 BYRON',
    'Jo Hudson',
  ]);
});
