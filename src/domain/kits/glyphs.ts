import { line, n, path, tag } from './svg';

/** Block figures on a grid 6 wide and 10 high, drawn as lines with cut corners: no font is needed. */
const GLYPHS: Record<string, string> = {
  '0': 'M1 0H5L6 1V9L5 10H1L0 9V1Z',
  '1': 'M1 1.6L3.4 0V10M1 10H5.6',
  '2': 'M0 2V1L1 0H5L6 1V4L0 8.6V10H6.4',
  '3': 'M0 1.6V1L1 0H5L6 1V4L5 5H2.4M5 5L6 6V9L5 10H1L0 9V8.4',
  '4': 'M5 10V0L0 6.6V7H6.8',
  '5': 'M6 0H0V4.2H5L6 5.2V9L5 10H1L0 9V8.4',
  '6': 'M6 1.6V1L5 0H1L0 1V9L1 10H5L6 9V5.6L5 4.6H0.4',
  '7': 'M-0.4 0H6V1.6L2.4 10',
  '8': 'M1 0H5L6 1V4L5 5L6 6V9L5 10H1L0 9V6L1 5L0 4V1ZM1 5H5',
  '9': 'M0 8.4V9L1 10H5L6 9V1L5 0H1L0 1V4.4L1 5.4H5.6',
  A: 'M0 10.4V1.6L1.6 0H4.4L6 1.6V10.4M0 6.2H6',
  C: 'M6 2.4V1L5 0H1L0 1V9L1 10H5L6 9V7.6',
  D: 'M0 0H4.6L6 1.4V8.6L4.6 10H0Z',
  G: 'M6 2.4V1L5 0H1L0 1V9L1 10H5L6 9V5.4H3.4',
  K: 'M0 -0.5V10.5M6 -0.3L0.4 5.6M2 4.2L6 10.3',
  S: 'M6 2V1L5 0H1L0 1V4L1 5H5L6 6V9L5 10H1L0 9V8',
  W: 'M0 -0.5V10L3 7L6 10V-0.5',
};

/** Figures and the letters of netball positions, centred on (x, y), `height` high. Unknown characters are left out. */
export function lettering(text: string, x: number, y: number, height: number, fill: string, edge: string): string {
  const shapes = [...text.toUpperCase()].flatMap((char) => GLYPHS[char] ?? []);
  const unit = height / 11.6;
  const advance = 8.8;
  const left = -((shapes.length - 1) * advance) / 2 - 3;
  const place = (i: number): string =>
    `translate(${n(x + (left + i * advance) * unit)} ${n(y - 5 * unit)}) scale(${Math.round(unit * 1000) / 1000})`;
  const draw = (color: string, width: number): string =>
    shapes
      .map((d, i) => tag('g', { transform: place(i) }, line(d, color, width, { 'stroke-linejoin': 'miter' })))
      .join('');
  return draw(edge, 2.6) + draw(fill, 1.9);
}

/** A small team crest without text, centred on (x, y). */
export function badge(x: number, y: number, size: number, field: string, charge: string, edge: string): string {
  const shield = 'M-40 -46Q-20 -40 0 -52Q20 -40 40 -46V0Q40 34 0 56Q-40 34 -40 0Z';
  return tag(
    'g',
    { transform: `translate(${n(x)} ${n(y)}) scale(${n(size) / 100})` },
    path(shield, { fill: field, stroke: edge, 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
      path('M-37 14L0 -16L37 14V0Q38 -4 37 -8L0 -38L-37 -8Z', { fill: charge }) +
      path('M0 14L7 28L22 30L11 40L14 52Q0 44 -14 52L-11 40L-22 30L-7 28Z', {
        fill: charge,
        transform: 'translate(0 -2) scale(.72)',
      }),
  );
}

/** The maker's mark: two rising blades. */
export function makersMark(x: number, y: number, size: number, fill: string): string {
  return path('M-50 20L-6 -22H20L-24 20ZM-4 20L26 -8H50L22 20Z', {
    fill,
    transform: `translate(${n(x)} ${n(y)}) scale(${n(size) / 100})`,
  });
}
