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

it('counts pieces of players who are alike in all that is known', () => {
  const tom = { name: 'SMITH', number: '', person: 'Tom Smith' };
  expect(parcelPlayerTexts([tom, tom])).toEqual(['SMITH (Tom Smith, 1 of 2)', 'SMITH (Tom Smith, 2 of 2)']);
  const [plain] = [{ name: '', number: '' }];
  expect(parcelPlayerTexts([plain, plain])).toEqual(['No name or number', 'No name or number']);
});
