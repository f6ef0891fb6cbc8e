import { line, rect, tag } from '../svg';
import { darken } from '../color';
import type { KitCut, KitSurface, KitView } from '../document/kit-garments';
import { mirror, move, rectangle, symmetric } from '../geometry/path';
import type { Matrix } from '../marks';
import { gradedShape } from './grade';
import { piece } from './pieces';
import { mirrored } from './sides';
import type { Figure, Flat, GarmentShape, Part, Piece, ZoneColor } from './types';
import { movePath } from '../outline-path';

/** A sock from its outer side, the toes to the left; x 0 is the middle of the leg. */
const SOCK =
  'M-49.5 0C-17 5 17 5 49 0C52 91 40 179 44 267C47 309 64 334 61 371C58 404 28 412 2 412C-42 414 -76 436 -117 442C-153 445 -174 426 -166 400C-157 377 -113 368 -79 342C-54 323 -45 301 -43 267C-39 179 -52 91 -49.5 0Z';
const HEEL = 'M124 296L68 313C38 322 8 347 0 385C-3 402 0 414 2 427L8 480L124 480Z';
const TOE = 'M-140 318L-114 355C-96 381 -91 410 -98 452L-103 510L-240 510L-240 318Z';
const CUFF = 46;

const GRADES: Record<KitCut, number> = { mens: 1, womens: 0.92, boys: 0.84 };

function flat(surface: 'left' | 'right'): Flat {
  const flip = (d: string): string => (surface === 'left' ? d : mirror(d));
  const band = (y: number, height: number): string => rectangle({ x: -120, y, width: 240, height });
  return {
    outline: flip(SOCK),
    role: 'sock',
    drop: 0,
    span: 98,
    rise: 410,
    focus: 130,
    seams: [`M-60 ${CUFF}L60 ${CUFF}`],
    zones: {
      cuffs: [{ d: band(-40, CUFF + 40) }],
      trim: [{ d: band(62, 11) }, { d: band(80, 11) }, { d: flip(HEEL) }, { d: flip(TOE) }],
    },
  };
}

const ribbing = (x: number, width: number): string =>
  Array.from({ length: Math.floor(width / 4.2) }, (_, i) =>
    rect(x + i * 4.2, -8, 1.3, CUFF + 8, { fill: '#000', opacity: 0.16 }),
  ).join('');

function sock(surface: KitSurface, at: Matrix, level: number, plain: boolean): Part {
  const markup = (content: string): string => tag('g', { transform: `matrix(${at.join(' ')})` }, content);
  return {
    d: movePath(SOCK, at),
    cloth: { surface, matrix: at, plain },
    level,
    grain: markup(ribbing(-52, 104) + line(`M-52 ${CUFF}L52 ${CUFF}`, '#000', 2, { opacity: 0.2 })),
    volume: 'limb',
  };
}

const edges = (parts: readonly Part[]) => (color: ZoneColor) =>
  parts.map(({ d }) => line(d, darken(color('base'), 0.5), 1, { opacity: 0.3 })).join('');

/** The pair from the wearer’s left: the left sock in front, the inside of the right one behind it. */
function side(): Figure {
  const parts = [sock('left', [1, 0, 0, 1, 88, -32], 0.36, true), sock('left', [1, 0, 0, 1, -26, 0], 0.56, false)];
  return { parts, relief: '', finish: edges(parts.slice(-1)) };
}

const LEG = symmetric(
  [0, 4],
  [
    [20, 4, 36, 3, 49, 0],
    [56, 90, 50, 170, 38, 300],
    [35, 334, 46, 372, 47, 398],
    [47, 428, 30, 440, 0, 440],
  ],
);
const INSTEP = symmetric(
  [0, 384],
  [
    [26, 384, 42, 388, 47, 400],
    [47, 430, 30, 442, 0, 442],
  ],
);
const HEEL_BACK = symmetric(
  [0, 342],
  [
    [24, 342, 34, 350, 40, 364],
    [50, 404, 36, 442, 0, 442],
  ],
);

function facing(view: 'front' | 'back'): Figure {
  const sign = view === 'front' ? 1 : -1;
  const parts = (['left', 'right'] as const).flatMap((surface): Part[] => {
    const outwards = (surface === 'left' ? 1 : -1) * sign;
    const x = outwards * 68;
    const shape = move(LEG, x, 0);
    // The toes of the outer side point left on a left sock; from the back its heel is nearer.
    const edge = (surface === 'left' ? -49 : 49) * sign;
    const halfOf = (away: 1 | -1): Part => {
      const direction = away === 1 ? 1 : -1;
      return {
        // The far half reaches below the near one, so that no gap shows between them.
        d:
          away === -1
            ? shape
            : movePath(
                `M0 4C${20 * outwards} 4 ${36 * outwards} 3 ${49 * outwards} 0C${56 * outwards} 90 ${50 * outwards} 170 ${38 * outwards} 300C${35 * outwards} 334 ${46 * outwards} 372 ${47 * outwards} 398C${47 * outwards} 428 ${30 * outwards} 440 0 440Z`,
                [1, 0, 0, 1, x, 0],
              ),
        cloth: { surface, matrix: [direction, 0, 0, 1, x - direction * edge, 0], plain: away === -1 },
        level: 0.5,
        grain: tag(
          'g',
          { transform: `translate(${x} 0)` },
          ribbing(-50, 100) + line(`M-50 ${CUFF}L50 ${CUFF}`, '#000', 2, { opacity: 0.2 }),
        ),
      };
    };
    const cap = move(view === 'front' ? INSTEP : HEEL_BACK, x, 0);
    return [
      halfOf(-1),
      halfOf(1),
      {
        d: shape,
        cloth: { color: 'none' },
        level: 0.5,
        volume: 'limb',
      },
      { d: cap, cloth: { zone: 'trim' }, level: 0.54, volume: 'limb' },
    ];
  });
  return { parts, relief: '', finish: edges(parts.filter((part) => 'color' in part.cloth)) };
}

function figure(view: KitView): Figure {
  if (view === 'front' || view === 'back') return facing(view);
  return view === 'left' ? side() : mirrored(side());
}

const HEM_DEPTH = 20;

/** Both sides of each sock: the inner one is shaped as the outer one of the other. */
function pieces(flats: Record<'left' | 'right', Flat>): Piece[] {
  const top = 'M-49.5 0C-17 5 17 5 49 0';
  return (['left', 'right'] as const).flatMap((sock) =>
    (['outer', 'inner'] as const).map((side): Piece => {
      const surface = (sock === 'left') === (side === 'outer') ? 'left' : 'right';
      const d = surface === 'left' ? top : mirror(top);
      const name = `${sock === 'left' ? 'Left' : 'Right'} ${side} side`;
      const flat = flats[surface];
      return piece({
        ...{ name, surface, flat, outline: flat.outline, hems: [{ d, depth: HEM_DEPTH }] },
        ...(side === 'inner' && { isPlain: true }),
      });
    }),
  );
}

export const socks = (cut: KitCut): GarmentShape => {
  const surfaces = { left: flat('left'), right: flat('right') };
  return gradedShape(
    { measure: { across: 98, along: 412 }, surfaces, pieces: pieces(surfaces), figure },
    GRADES[cut],
    GRADES[cut],
  );
};
