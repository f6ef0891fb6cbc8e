import { expect, it } from 'vitest';
import { teamOrderTurn, type OrderProgress } from './team-order-turn';

const nothingShipped = { totalItems: 30, shippedItems: 0 };

it.each<[Omit<OrderProgress, 'totalItems' | 'shippedItems'>, string, string]>([
  [{ status: 'pending', needsProof: false, proof: null }, 'supplier', 'Our turn: we check your order.'],
  [
    { status: 'pending', needsProof: true, proof: null },
    'supplier',
    'Our turn: we check your order and send you a proof to approve.',
  ],
  [
    { status: 'approved', needsProof: true, proof: 'void' },
    'supplier',
    'Our turn: we check your order and send you a proof to approve.',
  ],
  [
    { status: 'pending', needsProof: true, proof: 'waiting' },
    'team',
    'Your turn: approve the proof, and production starts.',
  ],
  [
    { status: 'pending', needsProof: true, proof: 'changes_requested' },
    'supplier',
    'Our turn: we are working on the changes you asked for.',
  ],
  [
    { status: 'pending', needsProof: true, proof: 'approved' },
    'supplier',
    'You have approved the proof. We are getting it ready.',
  ],
  [{ status: 'approved', needsProof: false, proof: null }, 'supplier', 'We have approved it and are making it ready.'],
  [{ status: 'in_production', needsProof: true, proof: 'approved' }, 'supplier', 'We are making it now.'],
  [{ status: 'delivered', needsProof: true, proof: 'waiting' }, 'nobody', 'Delivered. We hope it fits!'],
  [
    { status: 'cancelled', needsProof: true, proof: 'waiting' },
    'nobody',
    'This order was cancelled. None of it will be made.',
  ],
])('of %o it is %s’s turn', (progress, whose, text) =>
  expect(teamOrderTurn({ ...progress, ...nothingShipped }, 'manager')).toEqual({ whose, text }),
);

it.each(['coach', 'treasurer'] as const)('a %s is told that a proof waits for a manager', (role) => {
  const progress = { status: 'approved', needsProof: true, proof: 'waiting', ...nothingShipped } as const;
  expect(teamOrderTurn(progress, role)).toEqual({
    whose: 'manager',
    text: 'A manager approves the proof, then production starts.',
  });
});

it.each([
  [0, 'We are making it now.'],
  [1, 'Part of it is on its way. We are making the rest.'],
  [29, 'Part of it is on its way. We are making the rest.'],
  [30, 'It is all on its way.'],
])('of what is made, with %i of 30 pieces shipped, it says: %s', (shippedItems, text) => {
  const progress = { status: 'in_production', needsProof: true, proof: 'approved', totalItems: 30 } as const;
  expect(teamOrderTurn({ ...progress, shippedItems }, 'manager')).toEqual({ whose: 'supplier', text });
});
