import type { Attack } from './attack';
import { drawnByStranger, drawnByTeam } from './files';
import { withoutEntries } from './log';
import { ordersInVain } from './orders';
import { dearConditions, dearestAllowed, nestedJoins } from './questions';

export const attacks: readonly Attack[] = [
  withoutEntries,
  drawnByStranger,
  drawnByTeam,
  nestedJoins,
  dearConditions,
  dearestAllowed,
  ordersInVain,
];
