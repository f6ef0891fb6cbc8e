import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import type { PatternPiece } from '@/domain/kits/production/pattern-pieces';

interface Printed {
  svg: () => string;
  pdf: () => Promise<Uint8Array>;
}

export interface PackFile {
  path: string;
  print: () => Printed;
}

/** Only letters and figures, which all systems accept in the names of files and folders. */
export const fileName = (parts: readonly string[]): string =>
  parts
    .map((part) => (part.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).join('-').slice(0, 40))
    .filter(Boolean)
    .join('_');

export const pieceName = ({ garment, name }: Pick<PatternPiece, 'garment' | 'name'>): string =>
  `${KIT_GARMENTS[garment.type].label} ${name.toLowerCase()}`;
