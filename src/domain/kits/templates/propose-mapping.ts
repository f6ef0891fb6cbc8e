import { sizeOfWord } from '../../catalogue/size-words';
import type { SizeCode } from '../../catalogue/sizes';
import {
  TURNS,
  turnedSides,
  type MappedPiece,
  type OwnPiece,
  type SketchedOutline,
  type Turn,
} from './template-mapping';
import type { OutlineMeasure } from './template-outlines';

const MOST_SIZE_WORDS = 3;
const SEAM: ReadonlySet<string> = new Set(['seam', 'seams', 'sew', 'sewn', 'sewing', 'stitch', 'stitching']);
const SIDES: ReadonlySet<string> = new Set(['left', 'right']);
const SAME: Readonly<Record<string, string>> = {
  ...{ lh: 'left', rh: 'right', lt: 'left', rt: 'right', sleeves: 'sleeve', fr: 'front', bk: 'back', cuffs: 'cuff' },
  ...{ neck: 'neckband', waist: 'waistband' },
};
/** Area and sides of a piece that is found by them alone, as the logarithm of their ratio. */
const NEAR = 0.25;

interface Named {
  place: number;
  size: SizeCode | undefined;
  isSeam: boolean;
  words: ReadonlySet<string>;
  outline: SketchedOutline;
}

/** By names, sides left open where one outline is for both; then by area and sides among what is left in a size. */
export function proposeMapping(outlines: readonly SketchedOutline[], own: readonly OwnPiece[]): MappedPiece[] {
  const named = outlines.map((outline, place) => nameOutline(outline, place));
  const found = own.map((piece) => ({ piece, cut: best(named, piece, false), seam: best(named, piece, true) }));
  const used = new Set(found.flatMap(({ cut, seam }) => [cut?.place, seam?.place]));
  const left = named.filter(({ place, size }) => size !== undefined && !used.has(place));
  for (const each of found) {
    if (each.cut || each.seam) continue;
    const near = nearest(
      left.filter(({ place }) => !used.has(place)),
      each.piece,
    );
    if (!near) continue;
    used.add(near.place);
    each[near.isSeam ? 'seam' : 'cut'] = near;
  }
  return found.flatMap(({ piece, cut, seam }): MappedPiece[] => {
    const line = seam ?? cut;
    if (!line) return [];
    const pose = poseOf(line.outline, line === seam ? piece.sewn : piece.cut);
    return [{ size: piece.size, piece: piece.piece, cut: cut?.place ?? null, seam: seam?.place ?? null, ...pose }];
  });
}

const wordsIn = (text: string): string[] =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(SAME, word) ? (SAME[word] ?? word) : word));

function nameOutline(outline: SketchedOutline, place: number): Named {
  const words = wordsIn(`${outline.layer} ${outline.name}`);
  const isSeam = words.some((word) => SEAM.has(word));
  return { place, size: sizeIn(outline, words), isSeam, words: new Set(words), outline };
}

function sizeIn({ layer, name }: SketchedOutline, words: readonly string[]): SizeCode | undefined {
  const runs = Array.from({ length: MOST_SIZE_WORDS }, (_, less) =>
    words.map((_word, from) => words.slice(from, from + MOST_SIZE_WORDS - less)),
  ).flat();
  const among = runs.filter((run) => run.every((word) => /\p{L}/u.test(word))).map((run) => run.join(' '));
  for (const text of [name, ...layer.split(' / ').toReversed(), ...among]) {
    const size = sizeOfWord(text);
    if (size) return size;
  }
  return undefined;
}

function best(named: readonly Named[], { size, piece, sewn, cut }: OwnPiece, isSeam: boolean): Named | undefined {
  const wanted = wordsIn(piece);
  const bare = wanted.filter((word) => !SIDES.has(word));
  const fits = ({ words }: Named): boolean => {
    if (wanted.every((word) => words.has(word))) return true;
    return bare.length > 0 && bare.every((word) => words.has(word)) && ![...words].some((word) => SIDES.has(word));
  };
  const extra = ({ words }: Named): number =>
    [...words].filter((word) => PIECE_WORDS.has(word) && !wanted.includes(word)).length;
  const ours = isSeam ? sewn : cut;
  return named
    .filter((each) => each.isSeam === isSeam && (each.size === undefined || each.size === size))
    .filter((each) => fits(each) && extra(each) === 0)
    .filter((each) => each.size !== undefined || isNear(each.outline, ours))
    .toSorted((a, b) => Number(!a.size) - Number(!b.size) || apartOf(a.outline, ours) - apartOf(b.outline, ours))[0];
}

const PIECE_WORDS: ReadonlySet<string> = new Set([
  ...['front', 'back', 'sleeve', 'shoulder', 'side', 'cuff', 'rib', 'collar', 'stand', 'neckband', 'pouch', 'pocket'],
  ...['waistband', 'band', 'hood', 'placket', 'gusset', 'end', 'strap', 'top', 'base', 'binding', 'armhole', 'facing'],
  ...['left', 'right', 'upper', 'under', 'inner', 'outer', 'neckline', 'skirt', 'yoke'],
]);

const logRatio = (one: number, other: number): number =>
  Math.abs(Math.log(Math.max(one, 0.01) / Math.max(other, 0.01)));

const apartOf = (one: OutlineMeasure, other: OutlineMeasure): number => logRatio(one.area, other.area);

const sidesApart = (one: OutlineMeasure, other: OutlineMeasure): number =>
  Math.min(
    ...[0, 90].map((turn) => {
      const [width, height] = turnedSides(one, turn === 0 ? 0 : 90);
      return Math.max(logRatio(width, other.width), logRatio(height, other.height));
    }),
  );

const isNear = (one: OutlineMeasure, other: OutlineMeasure): boolean =>
  apartOf(one, other) < NEAR && sidesApart(one, other) < NEAR;

function nearest(named: readonly Named[], { size, sewn, cut }: OwnPiece): Named | undefined {
  return named
    .filter((each) => each.size === size && isNear(each.outline, each.isSeam ? sewn : cut))
    .toSorted((a, b) => apartOf(a.outline, a.isSeam ? sewn : cut) - apartOf(b.outline, b.isSeam ? sewn : cut))[0];
}

const POSE_COST = 0.02;

function poseOf(outline: OutlineMeasure, ours: OutlineMeasure): { turn: Turn; isMirrored: boolean } {
  const poses = [false, true].flatMap((isMirrored) =>
    TURNS.map((turn) => {
      const [width, height] = turnedSides(outline, turn);
      const [across, along] = leanOf(outline, turn, isMirrored);
      const aspect = logRatio(width / height, ours.width / ours.height);
      const lean = Math.hypot(across - ours.lean[0], along - ours.lean[1]);
      const cost = aspect + 4 * lean + POSE_COST * (Number(isMirrored) + Number(turn !== 0));
      return { turn, isMirrored, cost };
    }),
  );
  const { turn, isMirrored } = poses.reduce((all, each) => (each.cost < all.cost ? each : all));
  return { turn, isMirrored };
}

function leanOf({ lean: [across, along] }: OutlineMeasure, turn: Turn, isMirrored: boolean): [number, number] {
  const x = isMirrored ? -across : across;
  if (turn === 90) return [-along, x];
  if (turn === 180) return [-x, -along];
  return turn === 270 ? [along, -x] : [x, along];
}
