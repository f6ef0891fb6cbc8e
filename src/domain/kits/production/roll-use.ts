import { formatCount } from '../../text/locale';

/** Length of a roll that a pack needs; all lengths in whole millimetres, rounded up. */
export interface RollUse {
  pieces: number;
  width: number;
  length: number;
  bound: number;
  files: number;
  unplaced: readonly string[];
}

/** '120 pieces on 26,450 mm of a roll of 1,600 mm · at least 19,568 mm by area (74 %)' */
export const rollText = ({ pieces, width, length, bound }: RollUse): string =>
  [
    `${formatCount(pieces)} ${pieces === 1 ? 'piece' : 'pieces'} on ${formatCount(length)} mm of a roll of ${formatCount(width)} mm`,
    `at least ${formatCount(bound)} mm by area (${Math.floor((100 * bound) / length)} %)`,
  ].join(' · ');
