import type { Point } from '../geometry/path';
import type { Segment } from '../outline-path';

const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /[a-df-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAGS = /^[01]/;

/** Path data of SVG as absolute M, L, C, Q and Z; undefined if it is malformed. */
export function readPathData(d: string): Segment[] | undefined {
  const segments: Segment[] = [];
  let [x, y, startX, startY, handleX, handleY, before] = [0, 0, 0, 0, 0, 0, ''];
  const add = (command: Segment['command'], ...points: number[]) => {
    segments.push({ command, points });
    [x = x, y = y] = points.slice(-2);
  };
  for (const { letter, figures } of steps(d)) {
    const command = letter.toUpperCase();
    const [ox, oy] = letter === command ? [0, 0] : [x, y];
    if (segments.length === 0 && command !== 'M') return undefined;
    const [a = 0, b = 0, e = 0, f = 0, g = 0, h = 0] = figures;
    const isSmooth = (letters: string) => letters.includes(before);
    switch (command) {
      case 'M':
        add('M', a + ox, b + oy);
        [startX, startY] = [x, y];
        break;
      case 'L':
        add('L', a + ox, b + oy);
        break;
      case 'H':
        add('L', a + ox, y);
        break;
      case 'V':
        add('L', x, a + oy);
        break;
      case 'C':
        [handleX, handleY] = [e + ox, f + oy];
        add('C', a + ox, b + oy, handleX, handleY, g + ox, h + oy);
        break;
      case 'S': {
        const first = isSmooth('CS') ? [2 * x - handleX, 2 * y - handleY] : [x, y];
        [handleX, handleY] = [a + ox, b + oy];
        add('C', ...first, handleX, handleY, e + ox, f + oy);
        break;
      }
      case 'Q':
        [handleX, handleY] = [a + ox, b + oy];
        add('Q', handleX, handleY, e + ox, f + oy);
        break;
      case 'T':
        [handleX, handleY] = isSmooth('QT') ? [2 * x - handleX, 2 * y - handleY] : [x, y];
        add('Q', handleX, handleY, a + ox, b + oy);
        break;
      case 'A': {
        const [toX, toY] = [(figures[5] ?? 0) + ox, (figures[6] ?? 0) + oy];
        for (const curve of arc([x, y], [toX, toY], figures)) add('C', ...curve);
        break;
      }
      default:
        segments.push({ command: 'Z', points: [] });
        [x, y] = [startX, startY];
    }
    before = command;
  }
  return segments.every(({ points }) => points.every(Number.isFinite)) && segments.length > 0 ? segments : undefined;
}

/** One step each, however often its letter is left out; none after the first fault, as SVG has it. */
function* steps(d: string): Generator<{ letter: string; figures: number[] }> {
  let at = 0;
  let letter = '';
  const next = (isFlag = false): string | undefined => {
    while (/[\s,]/.test(d[at] ?? '')) at += 1;
    if (isFlag && FLAGS.test(d[at] ?? '')) return d[at++];
    TOKEN.lastIndex = at;
    const [token] = TOKEN.exec(d) ?? [];
    at += token?.length ?? 0;
    return token;
  };
  for (;;) {
    const kept = at;
    const token = next();
    if (token === undefined) return;
    if (/[a-z]/i.test(token[0] ?? '')) letter = token;
    else if (!letter || 'zZ'.includes(letter)) return;
    else at = kept;
    const count = COUNTS[letter.toUpperCase()];
    if (count === undefined) return;
    const figures: number[] = [];
    while (figures.length < count) {
      const isFlag = count === 7 && (figures.length === 3 || figures.length === 4);
      const figure = Number(next(isFlag) ?? NaN);
      if (Number.isNaN(figure)) return;
      figures.push(figure);
    }
    yield { letter, figures };
    // Further points after a move are lines.
    if (letter === 'M') letter = 'L';
    if (letter === 'm') letter = 'l';
  }
}

/** Cubic curves of an elliptic arc (SVG 1.1, appendix F.6), each of at most a quarter. */
function arc([x, y]: Point, [toX, toY]: Point, [givenX = 0, givenY = 0, degrees = 0, large, sweep]: readonly number[]) {
  let [rx, ry] = [Math.abs(givenX), Math.abs(givenY)];
  if (x === toX && y === toY) return [];
  if (rx === 0 || ry === 0) return [[x, y, toX, toY, toX, toY]];
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [halfX, halfY] = [(x - toX) / 2, (y - toY) / 2];
  const [px, py] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
  [rx, ry] = [rx * grow, ry * grow];
  const rest = Math.max(0, (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1);
  const side = Math.sqrt(rest) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(side * rx * py) / ry, (-side * ry * px) / rx];
  const [middleX, middleY] = [cos * cx - sin * cy + (x + toX) / 2, sin * cx + cos * cy + (y + toY) / 2];
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let turn = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - from;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const bend = (4 / 3) * Math.tan(turn / count / 4);
  const at = (ax: number, ay: number): number[] => [
    middleX + cos * rx * ax - sin * ry * ay,
    middleY + sin * rx * ax + cos * ry * ay,
  ];
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [from + (turn * i) / count, from + (turn * (i + 1)) / count];
    return [
      ...at(Math.cos(a) - bend * Math.sin(a), Math.sin(a) + bend * Math.cos(a)),
      ...at(Math.cos(b) + bend * Math.sin(b), Math.sin(b) - bend * Math.cos(b)),
      ...(i === count - 1 ? [toX, toY] : at(Math.cos(b), Math.sin(b))),
    ];
  });
}
