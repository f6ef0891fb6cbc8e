import { SIZE_CODES, type SizeCode } from '../../catalogue/sizes';
import type { KitGarment } from '../document/kit-document';
import { KIT_GARMENTS, type KitCollar, type KitCut, type KitGarmentType } from '../document/kit-garments';
import type { MakeRules } from '../production/make-rules';
import { patternPieces } from '../production/pattern-pieces';
import { measureOutline, type OutlineMeasure } from './template-outlines';

export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

export interface MappedPiece {
  size: SizeCode;
  piece: string;
  /** Places in the file’s list of outlines: one of the two at least. */
  cut: number | null;
  seam: number | null;
  /** Degrees clockwise, after mirroring. */
  turn: Turn;
  isMirrored: boolean;
}

export interface TemplateGarment {
  garment: KitGarmentType;
  cut: KitCut;
  collar?: KitCollar | null | undefined;
}

export interface SketchedOutline extends OutlineMeasure {
  layer: string;
  name: string;
}

export interface OwnPiece {
  size: SizeCode;
  piece: string;
  d: string;
  sewn: OutlineMeasure;
  cut: OutlineMeasure;
}

const collarOf = (type: KitGarmentType, collar: KitCollar | null | undefined): KitCollar | undefined =>
  collar ?? KIT_GARMENTS[type].collars[0];

export function kitGarmentOf({ garment, cut, collar }: TemplateGarment): KitGarment {
  const made = collarOf(garment, collar);
  return { type: garment, cut, ...(made && { collar: made }) };
}

export const isMadeBy = ({ garment, cut, collar }: TemplateGarment, kit: KitGarment): boolean =>
  kit.type === garment && kit.cut === cut && collarOf(garment, collar) === collarOf(garment, kit.collar);

export const ownPieces = (of: TemplateGarment, rules: MakeRules): OwnPiece[] =>
  SIZE_CODES.flatMap((size) =>
    patternPieces(kitGarmentOf(of), size, rules).map(({ name, sewn, cut }) => ({
      ...{ size, piece: name, d: sewn },
      sewn: measureOutline(sewn),
      cut: measureOutline(cut),
    })),
  );

const MOST_RATIO = 3;

const ratioOf = (one: number, other: number): number => Math.max(one, other) / Math.max(Math.min(one, other), 0.01);

export const turnedSides = ({ width, height }: OutlineMeasure, turn: Turn): [width: number, height: number] =>
  turn % 180 === 0 ? [width, height] : [height, width];

type Mapped = { outlines: readonly SketchedOutline[]; own: readonly OwnPiece[]; mapping: readonly MappedPiece[] };

export function mappingFaults({ outlines, own, mapping }: Mapped): { place: number; message: string }[] {
  const known = new Map(own.map((each) => [keyOf(each), each]));
  const seen = new Set<string>();
  return mapping.flatMap((mapped, place) => {
    const refuse = (message: string) => [{ place, message: `${mapped.size}, ${mapped.piece}: ${message}` }];
    const piece = known.get(keyOf(mapped));
    if (!piece) return refuse('this garment has no such piece.');
    if (seen.has(keyOf(mapped))) return refuse('it is mapped twice.');
    seen.add(keyOf(mapped));
    if (mapped.cut === null && mapped.seam === null) return refuse('choose an outline.');
    const [cut, seam] = [mapped.cut, mapped.seam].map((each) => (each === null ? undefined : outlines[each]));
    if ((mapped.cut !== null && !cut) || (mapped.seam !== null && !seam))
      return refuse('the file has no such outline.');
    if (cut && seam && (seam.width > cut.width + 1 || seam.height > cut.height + 1))
      return refuse('the seam line is larger than the cut line.');
    const line = seam ?? cut;
    const [width, height] = line ? turnedSides(line, mapped.turn) : [0, 0];
    const { sewn } = piece;
    return ratioOf(width, sewn.width) > MOST_RATIO || ratioOf(height, sewn.height) > MOST_RATIO
      ? refuse('it is over three times as large as ours, or as small. Check the unit of the file.')
      : [];
  });
}

const keyOf = ({ size, piece }: Pick<MappedPiece, 'size' | 'piece'>): string => `${size} ${piece}`;

export function missingPieces(own: readonly OwnPiece[], mapping: readonly MappedPiece[]) {
  const mapped = new Set(mapping.map(keyOf));
  const sizes = [...new Set(own.map(({ size }) => size))].map((size) => {
    const pieces = own.filter((each) => each.size === size);
    const lacking = pieces.filter((each) => !mapped.has(keyOf(each)));
    return { size, count: pieces.length, missing: lacking.map(({ piece }) => piece) };
  });
  return {
    none: sizes.filter(({ count, missing }) => missing.length === count).map(({ size }) => size),
    some: sizes.filter(({ count, missing }) => missing.length > 0 && missing.length < count),
    whole: sizes.filter(({ missing }) => missing.length === 0).map(({ size }) => size),
  };
}
