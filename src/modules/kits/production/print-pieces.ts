import { type SizeCode, sizeLabelOf } from '@/domain/catalogue/sizes';
import type { KitGarment } from '@/domain/kits/document/kit-document';
import type { Mark } from '@/domain/kits/marks';
import { boundsOf, parsePath } from '@/domain/kits/outline-path';
import { wordsOf } from '@/domain/kits/lettering/printed-words';
import { madeLabel, techniqueOf } from '@/domain/kits/production/garment-techniques';
import { clothMarks, elementMarks, type PatternPiece, patternPieces } from '@/domain/kits/production/pattern-pieces';
import { wearersOf, type PrintPlayer } from '@/domain/kits/production/print-player';
import { cuttingMarks, printSheet, sewingMarks } from '@/domain/kits/production/print-sheet';
import { fitPiece } from '@/domain/kits/templates/fit-piece';
import { CUT_CONTOUR, SEW_LINE, spotInksOf, withTechnicalPlates } from '@/domain/kits/production/spot-inks';
import type { Artwork } from './artwork';
import { fileName, pieceName, type PackFile } from './pack-files';
import { clippedOperators, markOperators, type PrintForm, PrintInks } from './print-content';
import { madeAs, type PrintOrder } from './print-order';
import { printSvg } from './print-svg';
import { writePrintPdf } from './write-print-pdf';

export interface PrintedPiece {
  piece: PatternPiece;
  player: PrintPlayer;
  path: string;
  /** '7 HUDSON · Medium · Football shirt front' */
  name: string;
  label: string;
  /** For the bleed, the fullest first: squad and wearer, and what else is put onto the piece. */
  labels: readonly string[];
}

export type PieceInks = ReturnType<typeof createPieceInks>;

export function createPieceInks({ document, colorway: place }: PrintOrder, { prints }: Artwork) {
  const kitColorway = document.colorways[place] ?? { name: '', colors: [] };
  const colorway = withTechnicalPlates(kitColorway);
  const inks = new PrintInks(spotInksOf(document, kitColorway), colorway, prints);
  const cloths = new Map<PatternPiece, { marks: Mark; operators: string }>();
  const forms = new Map<PatternPiece, string>();

  const clothOf = (piece: PatternPiece) => {
    const known = cloths.get(piece);
    if (known) return known;
    const marks = clothMarks(document, piece);
    const cloth = { marks, operators: markOperators([marks], inks) };
    cloths.set(piece, cloth);
    return cloth;
  };
  const clothForm = (piece: PatternPiece): string => {
    const box = boundsOf(parsePath(piece.bleed)) ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const form: PrintForm = { box, operators: clothOf(piece).operators };
    const shown = forms.get(piece) ?? inks.form(form);
    forms.set(piece, shown);
    return shown;
  };
  return { inks, colorway, clothOf, clothForm };
}

export function printedPieces(order: PrintOrder, garments: readonly KitGarment[]): PrintedPiece[] {
  const { players, label, document, rules, templates = {} } = order;
  const main = document.garments[0]?.type;
  const made = new Map<string, PatternPiece[]>();
  const piecesOf = (garment: KitGarment, size: SizeCode): PatternPiece[] => {
    const key = `${garment.type} ${size}`;
    const template = templates[garment.type];
    const pieces =
      made.get(key) ??
      patternPieces(garment, size, rules).map((piece) => (template ? fitPiece(piece, template) : piece));
    made.set(key, pieces);
    return pieces;
  };
  return players.flatMap((player, index) =>
    garments.flatMap((garment) =>
      wearersOf([player], garment.type, main).flatMap(({ size }) =>
        piecesOf(garment, size).map((piece) => {
          const name = nameOf(player, piece);
          const path = `pieces/${folderOf(player, index)}/${pieceFile(piece, player)}`;
          const labels = labelsOf(order, player, piece);
          return { piece, player, path, name, label: `${label} · ${name}`, labels };
        }),
      ),
    ),
  );
}

export const pieceFiles = (
  { document }: PrintOrder,
  pieces: readonly PrintedPiece[],
  { inks, colorway, clothOf }: PieceInks,
  { outlines, pictures }: Artwork,
): PackFile[] =>
  pieces.map(({ piece, player, path, label }) => ({
    path,
    print() {
      const sheet = printSheet(piece);
      const cloth = clothOf(piece);
      const elements = elementMarks(document, piece, player, outlines, pictures);
      const cutting = cuttingMarks(piece, sheet, label, outlines);
      const sewing = sewingMarks(piece, sheet);
      return {
        svg() {
          const printed: Mark = { kind: 'group', clip: piece.bleed, marks: [cloth.marks, ...elements] };
          const artwork: Mark = { kind: 'group', transform: sheet.place, marks: [printed] };
          const layers = { artwork: [artwork], [SEW_LINE.name]: sewing, [CUT_CONTOUR.name]: cutting };
          return printSvg(sheet, label, layers, colorway);
        },
        pdf() {
          const artwork = clippedOperators(sheet.place, piece.bleed, cloth.operators + markOperators(elements, inks));
          const operators = artwork + markOperators([...sewing, ...cutting], inks);
          return writePrintPdf([{ ...sheet, operators }], inks, { title: label });
        },
      };
    },
  }));

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

function labelsOf(order: PrintOrder, player: PrintPlayer, piece: PatternPiece): string[] {
  const { label } = order;
  const { name, number, person = '', squad = '' } = player;
  const print = `${number} ${name}`.trim();
  const wearer = person.toLowerCase() === name.toLowerCase() ? '' : person;
  const [size, made] = [sizeLabelOf(piece.size) ?? '', pieceName(piece)];
  const further = furtherTechniques(order, player, piece);
  return [
    joined([label, squad, print, wearer, size, made, further]),
    joined([label, squad, print || wearer, size, made]),
    joined([label, print, size, made]),
  ];
}

function furtherTechniques(
  order: PrintOrder,
  player: PrintPlayer,
  { garment, surface, isPlain }: PatternPiece,
): string {
  const of = order.document.garments.find(({ type }) => type === garment.type);
  if (!of || isPlain) return '';
  const made = madeAs(order)(of);
  const techniques = order.document.elements
    .filter((element) => element.garment === garment.type && element.surface === surface)
    .filter((element) => element.kind === 'logo' || wordsOf(element, player).trim() !== '')
    .map((element) => techniqueOf(element, made))
    .filter((technique) => technique !== 'sublimation');
  const labels = [...new Set(techniques)].map((technique) => madeLabel(technique).toLowerCase());
  return labels.length > 0 ? `then ${labels.join(', ')}` : '';
}

const folderOf = ({ name, number, size }: PrintPlayer, index: number): string =>
  fileName([String(index + 1).padStart(3, '0'), size, number, name]);

/** 'football-shorts-left-front-L': with its size if that is not the folder’s. */
const pieceFile = ({ garment, name, size }: PatternPiece, player: PrintPlayer): string =>
  [garment.type, fileName([name.toLowerCase()]), ...(size === player.size ? [] : [size])].join('-');

const nameOf = ({ name, number }: PrintPlayer, piece: PatternPiece): string =>
  [`${number} ${name}`.trim(), sizeLabelOf(piece.size), pieceName(piece)].filter(Boolean).join(' · ');
