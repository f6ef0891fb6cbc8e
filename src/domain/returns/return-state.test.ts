import { expect, it } from 'vitest';
import { RETURN_ACTIONS, RETURN_STATUSES, returnStep } from './return-state';

it('goes from request to resolution, and can be ended until it has come', () => {
  const steps = RETURN_STATUSES.flatMap((status) =>
    RETURN_ACTIONS.flatMap((action) => {
      const to = returnStep(status, action);
      return to ? `${status} ${action} ${to}` : [];
    }),
  );
  expect(steps).toEqual([
    'requested approve approved',
    'requested decline declined',
    'requested cancel cancelled',
    'approved decline declined',
    'approved cancel cancelled',
    'approved receive received',
    'received resolve resolved',
  ]);
});
