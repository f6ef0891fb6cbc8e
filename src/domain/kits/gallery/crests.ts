/** Sample crests for a team to replace: drawn in the first three inks of a kit’s lettering, 100 units wide. */
import type { KitInk, KitLogo } from '../document/kit-document';
import { SAMPLE_CREST } from './samples';

const SHIELD = 'M6 8Q50 -4 94 8L94 56Q94 92 50 120Q6 92 6 56Z';
const INNER = 'M14 15Q50 5 86 15L86 56Q86 86 50 110Q14 86 14 56Z';
const circle = (radius: number): string => {
  const bend = radius * 0.5523;
  const [near, far] = [50 - radius, 50 + radius];
  return `M50 ${near}C${50 + bend} ${near} ${far} ${50 - bend} ${far} 50C${far} ${50 + bend} ${50 + bend} ${far} 50 ${far}C${50 - bend} ${far} ${near} ${50 + bend} ${near} 50C${near} ${50 - bend} ${50 - bend} ${near} 50 ${near}Z`;
};
const STAR = 'M50 18L58 41L82 41L63 56L70 79L50 65L30 79L37 56L18 41L42 41Z';

const SUN = `M${Array.from({ length: 24 }, (_, i) => {
  const [radius, angle] = [i % 2 === 0 ? 36 : 21, (Math.PI * i) / 12];
  return [50 + radius * Math.sin(angle), 50 - radius * Math.cos(angle)].map(Math.round).join(' ');
}).join('L')}Z`;

type Draw = (edge: KitInk, field: KitInk, charge: KitInk) => KitLogo;

const crest =
  (height: number, charge: readonly string[], [edge, field]: readonly [string, string]): Draw =>
  (edgeInk, fieldInk, chargeInk) => ({
    name: SAMPLE_CREST,
    width: 100,
    height,
    shapes: [
      { d: edge, color: edgeInk },
      { d: field, color: fieldInk },
      ...charge.map((d) => ({ d, color: chargeInk })),
    ],
  });

export const CRESTS = {
  chevron: crest(120, ['M14 62L50 38L86 62L86 80L50 56L14 80Z', 'M50 74L56 90L50 98L44 90Z'], [SHIELD, INNER]),
  pale: crest(120, ['M40 11Q50 9 60 11L60 104Q55 107 50 110Q45 107 40 104Z'], [SHIELD, INNER]),
  bend: crest(120, ['M14 26L26 12L86 76Q82 84 75 91L14 30Z'], [SHIELD, INNER]),
  cross: crest(
    120,
    ['M42 9Q50 8 58 9L58 44L86 44L86 60L58 60L58 105L50 110L42 105L42 60L14 60L14 44L42 44Z'],
    [SHIELD, INNER],
  ),
  bars: crest(120, ['M14 36L86 36L86 50L14 50Z', 'M14 64L85 64Q82 72 77 80L23 80Q18 72 15 64Z'], [SHIELD, INNER]),
  quarters: crest(120, ['M50 10Q68 10 86 15L86 56L50 56Z', 'M14 56L50 56L50 110Q14 86 14 56Z'], [SHIELD, INNER]),
  star: crest(100, [STAR], [circle(50), circle(43)]),
  sun: crest(100, [SUN], [circle(50), circle(43)]),
  peak: crest(100, ['M14 72L38 32L52 54L61 42L86 72Q70 93 50 93Q30 93 14 72Z'], [circle(50), circle(43)]),
} as const satisfies Record<string, Draw>;

export type CrestName = keyof typeof CRESTS;
