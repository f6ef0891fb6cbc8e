import { inkColor, type KitColorway, type KitInk } from '@/domain/kits/document/kit-document';
import type { Blend, Mark, Matrix } from '@/domain/kits/marks';
import { type Bounds, parsePath } from '@/domain/kits/outline-path';
import type { PrintPicture } from './print-picture';
import { TECHNICAL_PLATES, type SpotInk } from '@/domain/kits/production/spot-inks';

/** A blend of two inks along a line, in millimetres of its marks’ space. */
export interface SpotBlend {
  from: SpotInk;
  to: SpotInk;
  line: readonly [x1: number, y1: number, x2: number, y2: number];
}

/** The name of a technical plate by its place among the inks; no kit has as many spots. */
const technicalName = (place: KitInk): string => `S90${place}`;

export interface PrintForm {
  box: Bounds;
  operators: string;
}

/** Names in PDFs (`S0` ink, `B0` blend, `P0` picture, `F0` form), shared so that common parts are written once. */
export class PrintInks {
  readonly spots = new Map<string, SpotInk>();
  readonly blends = new Map<string, SpotBlend>();
  readonly pictures = new Map<string, PrintPicture>();
  readonly forms = new Map<string, PrintForm>();
  readonly #names = new Map<string, string>();

  constructor(
    spots: readonly SpotInk[],
    private readonly colorway: KitColorway,
    pictures: ReadonlyMap<string, PrintPicture> = new Map(),
  ) {
    spots.forEach((spot, index) => {
      this.spots.set(`S${index}`, spot);
      this.#names.set(spot.hex, `S${index}`);
    });
    for (const [hash, picture] of pictures) {
      const name = `P${this.pictures.size}`;
      this.pictures.set(name, picture);
      this.#names.set(hash, name);
    }
    for (const [place, plate] of TECHNICAL_PLATES) this.spots.set(technicalName(place), plate);
  }

  /** Throws for an ink that the kit is not printed with. */
  spot(ink: KitInk): string {
    const name = TECHNICAL_PLATES.has(ink) ? technicalName(ink) : this.#names.get(inkColor(ink, this.colorway));
    if (!name) throw new Error(`There is no plate for ${ink}.`);
    return name;
  }

  picture(hash: string): string {
    const name = this.#names.get(hash);
    if (!name) throw new Error(`There is no picture ${hash}.`);
    return name;
  }

  form(form: PrintForm): string {
    const name = `F${this.forms.size}`;
    this.forms.set(name, form);
    return `/${name} Do\n`;
  }

  blend({ from, to, x1, y1, x2, y2 }: Blend): string {
    const line = [x1, y1, x2, y2] as const;
    const [start, end] = [this.spot(from), this.spot(to)];
    if (start === end) return start;
    const key = [start, end, ...line].join(' ');
    const known = this.#names.get(key);
    if (known) return known;
    const name = `B${this.blends.size}`;
    const [first, last] = [this.spots.get(start), this.spots.get(end)];
    if (first && last) this.blends.set(name, { from: first, to: last, line });
    this.#names.set(key, name);
    return name;
  }
}

const short = (value: number): number => Math.round(value * 1000) / 1000 || 0;

/** An outline as path operators; quadratic curves become cubic ones, the only ones in PDF. */
export function pathOperators(d: string): string {
  let operators = '';
  let [x, y] = [0, 0];
  for (const { command, points } of parsePath(d)) {
    const [a = 0, b = 0, c = 0, e = 0] = points;
    if (command === 'M') operators += `${a} ${b} m\n`;
    else if (command === 'L') operators += `${a} ${b} l\n`;
    else if (command === 'C') operators += `${points.join(' ')} c\n`;
    else if (command === 'Z') operators += 'h\n';
    else {
      const cubic = [x + ((a - x) * 2) / 3, y + ((b - y) * 2) / 3, c + ((a - c) * 2) / 3, e + ((b - e) * 2) / 3, c, e];
      operators += `${cubic.map(short).join(' ')} c\n`;
    }
    if (command !== 'Z') [x = 0, y = 0] = points.slice(-2);
  }
  return operators;
}

/** A matrix; its scale in full, since a page of a metre shows a thousandth of it. */
export const matrixOperator = (matrix: Matrix): string =>
  `${matrix.map((value) => Number(value.toFixed(6))).join(' ')} cm\n`;

const clipOperators = (d: string): string => `${pathOperators(d)}W n\n`;

export const clippedOperators = (place: Matrix, clip: string, operators: string): string =>
  `q\n${matrixOperator(place)}${clipOperators(clip)}${operators}Q\n`;

/** The name of the state in which a plate leaves those below it as they are. */
export const OVERPRINT = 'Overprint';

/** Operators that print upon other plates without knocking them out. */
export const overprinted = (operators: string): string => `q\n/${OVERPRINT} gs\n${operators}Q\n`;

/** Marks as the operators of a PDF’s page, in its present space; lines have round ends and joins, as on screens. */
export function markOperators(marks: readonly Mark[], inks: PrintInks): string {
  return marks
    .map((mark) => {
      if (mark.kind === 'group')
        return `q\n${mark.clip ? clipOperators(mark.clip) : ''}${mark.transform ? matrixOperator(mark.transform) : ''}${markOperators(mark.marks, inks)}Q\n`;
      if (mark.kind === 'picture') {
        // The picture’s own box is one by one, its y upwards.
        const box: Matrix = [mark.width, 0, 0, -mark.height, 0, mark.height];
        return `q\n${matrixOperator(box)}/${inks.picture(mark.hash)} Do\nQ\n`;
      }
      if (mark.kind === 'stroke')
        return `/${inks.spot(mark.ink)} CS 1 SCN ${short(mark.width)} w 1 j 1 J\n${pathOperators(mark.d)}S\n`;
      const name = typeof mark.ink === 'object' ? inks.blend(mark.ink) : inks.spot(mark.ink);
      return inks.blends.has(name)
        ? `q\n${clipOperators(mark.d)}/${name} sh\nQ\n`
        : `/${name} cs 1 scn\n${pathOperators(mark.d)}f\n`;
    })
    .join('');
}
