import { expect, it } from 'vitest';
import { proposedFor } from './team-link-answers';

const player = (id: string, name: string, answeredAt: string | null = null) => ({ id, name, answeredAt });

it('proposes the one player of the name who has not answered, or a new one, and else nobody', () => {
  const players = [
    player('zoe', 'Zoë O’Neil'),
    player('ada', 'Ada', '2026-01-01T00:00:00Z'),
    player('sam', 'Sam'),
    player('twin', 'sam'),
  ];
  expect(['zoe oneil', 'Nova', 'ada', 'Sam'].map((name) => proposedFor(name, players))).toEqual([
    'zoe',
    'new',
    undefined,
    undefined,
  ]);
});
