import { describe, expect, it } from 'vitest';
import { boxAround } from '../geometry/path';
import { readTemplateDxf } from './read-template-dxf';
import { measureOutline, type TemplateUnit } from './template-outlines';

const pairs = (...all: (string | number)[]) => all.join('\n');
const dxf = (entities: string, { units = '4', blocks = '' } = {}) =>
  [
    pairs(
      999,
      'Made by hand',
      0,
      'SECTION',
      2,
      'HEADER',
      9,
      '$ACADVER',
      1,
      'AC1015',
      9,
      '$INSUNITS',
      70,
      units,
      0,
      'ENDSEC',
    ),
    pairs(0, 'SECTION', 2, 'BLOCKS', ...(blocks ? [blocks] : []), 0, 'ENDSEC'),
    pairs(0, 'SECTION', 2, 'ENTITIES', entities, 0, 'ENDSEC', 0, 'EOF'),
  ].join('\r\n');
const read = (entities: string, about?: Parameters<typeof dxf>[1], unit: TemplateUnit = 'file') =>
  readTemplateDxf(dxf(entities, about), unit);

const line = (x: number, y: number, u: number, v: number, layer = 'M') =>
  pairs(0, 'LINE', 8, layer, 10, x, 20, y, 11, u, 21, v);
const polyline = (corners: readonly (readonly number[])[], layer = 'M', closed = 1) =>
  pairs(
    ...[0, 'LWPOLYLINE', 5, 'A1', 100, 'AcDbPolyline', 8, layer, 90, corners.length, 70, closed],
    ...corners.flatMap(([x = 0, y = 0, bulge]) => [10, x, 20, y, ...(bulge === undefined ? [] : [42, bulge])]),
  );
const rectangle = (width: number, height: number, layer?: string) =>
  polyline(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    layer,
  );

const first = (entities: string) => measureOutline(read(entities)[0]?.d ?? '');
const within = (value: number, wanted: number) => expect(Math.abs(value / wanted - 1)).toBeLessThan(0.006);

describe('a DXF of a pattern', () => {
  it('has its closed outlines by layer, the right way up', () => {
    expect(
      read(
        polyline(
          [
            [0, 0],
            [60, 0],
            [0, 40],
          ],
          'FRONT_M',
        ),
      ),
    ).toEqual([{ layer: 'FRONT_M', name: '', d: 'M0 0L60 0L0 -40Z' }]);
  });

  it.each<[string, TemplateUnit, number]>([
    ['4', 'file', 40],
    ['5', 'file', 400],
    ['1', 'file', 1016],
    ['0', 'cm', 400],
    ['1', 'mm', 40],
  ])('of $INSUNITS %s, read in %s, is %s mm wide', (units, unit, width) => {
    const [outline] = read(rectangle(40, 40), { units }, unit);
    expect(boxAround(outline?.d ?? '').width).toBeCloseTo(width, 1);
  });

  it('draws circles, arcs, ellipses and bulges by their areas', () => {
    within(first(pairs(0, 'CIRCLE', 8, 'M', 10, 5, 20, 5, 40, 50)).area, Math.PI * 50 ** 2);
    within(first(pairs(0, 'ELLIPSE', 8, 'M', 10, 5, 20, 5, 11, 0, 21, 80, 40, 0.5)).area, Math.PI * 80 * 40);
    within(
      first(
        polyline([
          [0, 0, 1],
          [100, 0, 1],
        ]),
      ).area,
      Math.PI * 50 ** 2,
    );
    // A quarter of a circle bulges outwards anticlockwise, and inwards clockwise.
    const quarter = Math.tan(Math.PI / 8);
    const segment = 50 ** 2 * Math.PI - 100 ** 2 / 2;
    const corners = (bulge: number) => [
      [0, 0],
      [100, 0, bulge],
      [100, 100],
      [0, 100],
    ];
    within(first(polyline(corners(quarter))).area, 100 ** 2 + segment / 2);
    within(first(polyline(corners(-quarter))).area, 100 ** 2 - segment / 2);
    const arc = pairs(0, 'ARC', 8, 'M', 10, 0, 20, 0, 40, 50, 50, 0, 51, 180);
    within(first(pairs(arc, line(50, 0, -50, 0))).area, (Math.PI * 50 ** 2) / 2);
  });

  it('draws splines: a clamped cubic is its Bézier curve, and weights a circle', () => {
    const controls = (points: readonly (readonly number[])[]) => points.flatMap(([x = 0, y = 0]) => [10, x, 20, y]);
    const knots = (all: readonly number[]) => all.flatMap((knot) => [40, knot]);
    const cubic = pairs(
      ...[0, 'SPLINE', 8, 'M', 70, 8, 71, 3, ...knots([0, 0, 0, 0, 1, 1, 1, 1])],
      ...controls([
        [0, 0],
        [0, 100],
        [100, 100],
        [100, 0],
      ]),
    );
    expect(Math.abs(first(pairs(cubic, line(100, 0, 0, 0))).area / 6000 - 1)).toBeLessThan(0.02);
    const half = Math.SQRT1_2;
    const weights = [1, half, 1].flatMap((weight) => [41, weight]);
    const round = pairs(
      ...[0, 'SPLINE', 8, 'M', 70, 4, 71, 2, ...knots([0, 0, 0, 1, 1, 1]), ...weights],
      ...controls([
        [100, 0],
        [100, 100],
        [0, 100],
      ]),
    );
    const sector = first(pairs(round, line(0, 100, 0, 0), line(0, 0, 100, 0))).area;
    expect(Math.abs(sector / ((Math.PI * 100 ** 2) / 4) - 1)).toBeLessThan(0.01);
    const fitted = pairs(
      0,
      'SPLINE',
      8,
      'M',
      70,
      1,
      71,
      3,
      ...[0, 0, 60, 0, 60, 60].flatMap((v, i) => [i % 2 ? 21 : 11, v]),
    );
    expect(first(fitted).area).toBeCloseTo(1800, 0);
  });

  it('reads old polylines, without the frame of their splines', () => {
    const vertex = (x: number, y: number, flags = 0) => pairs(0, 'VERTEX', 8, 'M', 10, x, 20, y, 70, flags);
    const corners = [vertex(0, 0), vertex(500, 500, 16), vertex(60, 0), vertex(60, 40), vertex(0, 40)];
    expect(first(pairs(0, 'POLYLINE', 8, 'M', 66, 1, 70, 1, ...corners, 0, 'SEQEND')).area).toBe(2400);
  });

  it('takes pieces from blocks, by the names and layers of ASTM D6673', () => {
    const block = pairs(
      ...[
        0,
        'BLOCK',
        2,
        'P1',
        10,
        10,
        20,
        0,
        0,
        'TEXT',
        8,
        '1',
        1,
        'Piece Name: FRONT',
        0,
        'TEXT',
        8,
        '1',
        1,
        'Size: M',
      ],
      ...[rectangle(60, 40, '1'), rectangle(50, 30, '14'), 0, 'ENDBLK'],
    );
    const insert = pairs(0, 'INSERT', 8, '0', 2, 'P1', 10, 100, 20, 0, 41, 2, 42, 1, 50, 90);
    const outlines = read(insert, { blocks: block });
    expect(outlines.map(({ layer }) => layer)).toEqual(['FRONT / M / cut', 'FRONT / M / seam']);
    const { x, y, width, height } = boxAround(outlines[0]?.d ?? '');
    expect([x, y, width, height].map(Math.round)).toEqual([60, -100, 40, 120]);
  });

  it('mirrors what is drawn to be seen from behind', () => {
    const behind = `${polyline([
      [10, 0],
      [70, 0],
      [10, 40],
    ])}\n${pairs(230, -1)}`;
    expect(read(behind)[0]?.d).toBe('M-10 0L-70 0L-10 -40Z');
  });
});

describe('a hostile DXF', () => {
  const nested = Array.from({ length: 12 }, (_, i) =>
    pairs(
      0,
      'BLOCK',
      2,
      `B${i}`,
      ...Array.from({ length: 20 }, () => [0, 'INSERT', 8, '0', 2, `B${i + 1}`]).flat(),
      0,
      'ENDBLK',
    ),
  ).join('\n');
  const insert = (name: string) => pairs(0, 'INSERT', 8, '0', 2, name);
  it.each<[string, string, string, string]>([
    ['multiplies itself by blocks', insert('B4'), nested, 'too many parts'],
    ['nests blocks', insert('B0'), nested, 'too deeply'],
    ['refers to itself', insert('A'), pairs(0, 'BLOCK', 2, 'A', insert('A'), 0, 'ENDBLK'), 'too deeply'],
    ['has no outlines', line(0, 0, 100, 0), '', 'no closed outlines'],
    ['has wrong numbers', pairs(0, 'LINE', 8, 'M', 10, 'x', 20, 0, 11, 5, 21, 5), '', 'number'],
    ['has infinite numbers', pairs(0, 'CIRCLE', 8, 'M', 10, 0, 20, 0, 40, '1e999'), '', 'number'],
    ['has a spline of another degree', pairs(0, 'SPLINE', 8, 'M', 70, 0, 71, 99, 10, 0, 20, 0), '', 'spline'],
    ['is kilometres long', rectangle(1e6, 50), '', '4 m'],
  ])('that %s is refused', (_, entities, blocks, message) => {
    expect(() => read(entities, { blocks })).toThrow(message);
  });

  it.each(['no DXF', 'AutoCAD Binary DXF\r\n', '0\nSECTION\nx\ny', '<html>\n'])(
    'that is none is refused: %j',
    (text) => {
      expect(() => readTemplateDxf(text, 'mm')).toThrow(/DXF/);
    },
  );

  it('that says no unit is refused', () => {
    expect(() => read(rectangle(40, 40), { units: '0' })).toThrow('Choose the unit');
  });
});
