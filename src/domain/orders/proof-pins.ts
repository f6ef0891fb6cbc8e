import { z } from 'zod';
import { picturePath } from '../kits/designs/design-links';
import { KIT_GARMENT_TYPES, KIT_VIEWS, type KitGarmentType, type KitView } from '../kits/document/kit-garments';
import { textInput } from '../text/person-input';
import type { ProofStatus } from './proof';

export const MAX_PINS = 50;
export const MAX_PIN_NOTES = 30;
export const MAX_PIN_TEXT = 1000;
const MAX_REASON = 2000;

export const FILE_PAGE = 'file';

export interface PinPage {
  /** `file`, or hash, garment and side of a kit: `{hash}.{garment}.{view}`. */
  id: string;
  title: string;
}

/** Shares of a page’s width and height, from its upper left corner. */
export interface PinPlace {
  x: number;
  y: number;
}

export interface PinNote {
  /** Null if staff wrote it and a team reads it. */
  author: string | null;
  byStaff: boolean;
  text: string;
  createdAt: string;
}

export interface ProofPin extends PinPlace {
  number: number;
  page: PinPage;
  isResolved: boolean;
  /** Oldest first; the first is the pin’s own. */
  notes: PinNote[];
}

const text = textInput(MAX_PIN_TEXT, 'Please write a note.');
const share = z.number().min(0).max(1);

export const pinInput = z.object({ page: z.string().max(200), x: share, y: share, text });
export type PinInput = z.output<typeof pinInput>;

export const pinNoteInput = z.object({ text });

export const kitPage = (hash: string, type: KitGarmentType, view: KitView): string => `${hash}.${type}.${view}`;

export function pagePicture(id: string, player?: { name: string; number: string }): string | undefined {
  const [hash = '', type, side] = id.split('.');
  const garment = KIT_GARMENT_TYPES.find((each) => each === type);
  const view = KIT_VIEWS.find((each) => each === side);
  return garment && view && picturePath(hash, { garment, view, detail: 'full', player });
}

export const isOpen = ({ isResolved }: Pick<ProofPin, 'isResolved'>): boolean => !isResolved;

/** Answers go on once changes are requested; new pins wait for the next proof. */
export const takesPins = (status: ProofStatus): boolean => status === 'waiting';
export const takesPinNotes = (status: ProofStatus): boolean => takesPins(status) || status === 'changes_requested';

export const pinsForTeam = (pins: readonly ProofPin[]): ProofPin[] =>
  pins.map((pin) => ({
    ...pin,
    notes: pin.notes.map((note) => (note.byStaff ? { ...note, author: null } : note)),
  }));

/** Why changes are requested: the comment, then open pins by number. Empty if there is neither. */
export function changesReason(comment: string, pins: readonly ProofPin[]): string {
  const lines = pins.filter(isOpen).map(pinLine);
  const all = [comment, lines.join('\n')].filter(Boolean).join('\n\n');
  if (all.length <= MAX_REASON) return all;
  const ending = '…\nAll notes are on the drawing.';
  return all.slice(0, MAX_REASON - ending.length).trimEnd() + ending;
}

export const pinLine = ({ number, page, notes }: Pick<ProofPin, 'number' | 'page' | 'notes'>): string =>
  `${number}. ${page.title}: ${notes[0]?.text ?? ''}`;

export const openPinsText = (count: number): string =>
  count === 1 ? 'One note on the drawing is open' : `${count} notes on the drawing are open`;

const STEP = 0.01;
const LONG_STEP = 0.1;

const STEPS: Readonly<Record<string, PinPlace>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function movedPlace({ x, y }: PinPlace, key: string, isLong: boolean): PinPlace | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const by = isLong ? LONG_STEP : STEP;
  return { x: onPage(x + step.x * by), y: onPage(y + step.y * by) };
}

type Box = { left: number; top: number; width: number; height: number };

export const placeIn = (box: Box, point: { clientX: number; clientY: number }): PinPlace => ({
  x: onPage((point.clientX - box.left) / box.width),
  y: onPage((point.clientY - box.top) / box.height),
});

const onPage = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;
