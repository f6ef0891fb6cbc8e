/** `fill` is a surface, `soft` running text, `ink` a heading, `accent` a button or highlight. */
export type Tone = 'fill' | 'soft' | 'ink' | 'accent';
type Shape = readonly [tone: Tone, x: number, y: number, width: number, height: number, radius?: number];

const heading: Shape = ['ink', 8, 5, 26, 4];
const lines = (x: number, y: number, width: number, count: number): Shape[] =>
  Array.from({ length: count }, (_, row): Shape => [
    'soft',
    x,
    y + row * 4,
    row === count - 1 ? width * 0.7 : width,
    2,
  ]);
const repeated = (count: number, step: number, shapes: readonly Shape[]): Shape[] =>
  Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    shapes.map(([tone, x, ...rest]): Shape => [tone, x + index * step, ...rest]),
  );
const stacked = (count: number, step: number, shapes: readonly Shape[]): Shape[] =>
  Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    shapes.map(([tone, x, y, ...rest]): Shape => [tone, x, y + index * step, ...rest]),
  );

/** Sketches by block type, of rectangles on 64 by 40. */
export const SKETCHES: Readonly<Record<string, readonly Shape[]>> = {
  hero: [
    ['fill', 0, 0, 64, 40],
    ['ink', 12, 10, 40, 6],
    ['soft', 18, 19, 28, 2],
    ['accent', 24, 26, 16, 6, 1],
  ],
  text: [heading, ...lines(8, 13, 48, 5)],
  image: [
    ['fill', 8, 5, 48, 30, 2],
    ['soft', 16, 12, 6, 6, 3],
    ['accent', 14, 26, 36, 5, 1],
  ],
  button: [
    ['accent', 17, 14, 30, 12, 2],
    ['fill', 24, 19, 16, 2],
  ],
  columns: repeated(2, 26, [
    ['fill', 7, 6, 23, 28, 2],
    ['ink', 10, 11, 12, 3],
    ['soft', 10, 18, 16, 2],
    ['soft', 10, 22, 12, 2],
  ]),
  callToAction: [
    ['accent', 0, 9, 64, 22],
    ['fill', 6, 15, 24, 4],
    ['fill', 6, 22, 16, 2],
    ['fill', 40, 16, 18, 8, 1],
  ],
  featureTiles: repeated(3, 18, [
    ['fill', 6, 8, 15, 24, 2],
    ['accent', 9, 12, 7, 5],
    ['soft', 9, 21, 9, 2],
    ['soft', 9, 25, 6, 2],
  ]),
  steps: repeated(3, 18, [
    ['accent', 10, 8, 8, 8, 4],
    ['ink', 7, 20, 13, 3],
    ['soft', 7, 26, 13, 2],
    ['soft', 7, 30, 9, 2],
  ]),
  testimonials: repeated(2, 26, [
    ['fill', 7, 6, 23, 28, 2],
    ['accent', 10, 10, 4, 3],
    ...lines(10, 16, 17, 3),
    ['ink', 10, 29, 9, 2],
  ]),
  faq: stacked(4, 8, [
    ['fill', 8, 4, 48, 6, 1],
    ['ink', 11, 6, 24, 2],
    ['accent', 51, 6, 2, 2],
  ]),
  statistics: repeated(3, 18, [
    ['ink', 8, 12, 12, 8, 1],
    ['soft', 8, 24, 12, 2],
  ]),
  timeline: [
    ['accent', 13, 4, 1, 32],
    ...stacked(3, 11, [
      ['accent', 11, 5, 5, 5, 2.5],
      ['ink', 21, 5, 14, 2],
      ['soft', 21, 9, 32, 2],
    ]),
  ],
  team: repeated(3, 18, [
    ['fill', 8, 6, 12, 12, 6],
    ['ink', 8, 23, 12, 2],
    ['soft', 9, 28, 10, 2],
  ]),
  table: [
    ['ink', 8, 5, 48, 6, 1],
    ...stacked(3, 8, [
      ['soft', 8, 14, 12, 3],
      ['fill', 26, 14, 12, 3],
      ['fill', 44, 14, 12, 3],
    ]),
  ],
  swatches: repeated(4, 13, [
    ['accent', 7, 8, 11, 11, 1],
    ['soft', 7, 22, 11, 2],
    ['fill', 7, 26, 8, 2],
  ]),
  contactDetails: [
    heading,
    ...stacked(3, 8, [
      ['accent', 8, 14, 4, 4, 2],
      ['soft', 16, 15, 30, 2],
    ]),
  ],
  gallery: [...repeated(3, 18, [['fill', 6, 5, 15, 14, 1]]), ...repeated(3, 18, [['fill', 6, 21, 15, 14, 1]])],
  downloads: repeated(3, 18, [
    ['fill', 6, 5, 15, 18, 1],
    ['soft', 6, 25, 11, 2],
    ['accent', 6, 30, 15, 5, 1],
  ]),
  productGrid: repeated(3, 18, [
    ['fill', 6, 5, 15, 19, 1],
    ['ink', 6, 27, 12, 2],
    ['accent', 6, 32, 6, 2],
  ]),
  categoryTiles: [
    ...repeated(2, 27, [
      ['fill', 6, 5, 25, 14, 1],
      ['ink', 9, 14, 10, 2],
    ]),
    ...repeated(2, 27, [
      ['fill', 6, 21, 25, 14, 1],
      ['ink', 9, 30, 10, 2],
    ]),
  ],
  form: [...stacked(3, 8, [['fill', 10, 5, 44, 6, 1]]), ['accent', 10, 30, 18, 6, 1]],
  newsletter: [
    ['ink', 12, 7, 30, 4],
    ['soft', 12, 14, 24, 2],
    ['fill', 12, 22, 26, 8, 1],
    ['accent', 40, 22, 14, 8, 1],
  ],
};

export const UNKNOWN_SKETCH: readonly Shape[] = [['fill', 8, 6, 48, 28, 2], ...lines(14, 13, 36, 3)];
