import { startTransition, useEffect, useState } from 'react';
import { create } from 'zustand';
import { withReadableLettering } from '@/domain/kits/checks/match-lettering';
import type { KitRules } from '@/domain/kits/checks/kit-rules';
import { DEFAULT_NUMBER_RULES } from '@/domain/kits/checks/number-rules';
import { SAMPLE_PLAYER, type KitDocument, type KitElement } from '@/domain/kits/document/kit-document';
import { SPORT_FONTS } from '@/domain/kits/document/kit-fonts';
import { picturesOf } from '@/domain/kits/document/kit-pictures';
import { canonicalJson } from '@/domain/kits/document/canonical-json';
import type { KitGarmentType, KitSurface, KitView } from '@/domain/kits/document/kit-garments';
import { sportOf } from '@/domain/kits/document/kit-sports';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { endRun, record, redo, startHistory, undo, type History } from '@/domain/kits/editing/history';
import type { Guide } from '@/domain/kits/editing/snap';
import { viewOf } from '@/domain/kits/editing/views';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import type { Outlines } from '@/domain/kits/lettering/outlines';
import { pictureIn, type Pictures } from '@/domain/kits/paint/paint-surface';
import { colorNamed } from '@/domain/kits/palette/kit-palette';
import { afterDrawing } from '@/lib/client/after-drawing';
import { newId } from '@/lib/client/new-id';
import { toast } from '@/ui/toast';
import {
  listDesigns,
  placeOf,
  readDesign,
  readOpenId,
  removeDesign,
  writeDesign,
  writeOpenId,
  type LocalDesign,
} from '@/modules/kits/local-designs';
import type { TeamColors } from './api/team-colors-endpoint';
import { loadPicture } from './logo/load-picture';
import { readSavedLink } from './saved-links';
import { removeSavedCopy } from './collaboration/saved-copy';

export type Tool = 'garments' | 'colors' | 'pattern' | 'logos' | 'text' | 'designs' | 'check';

export interface DesignerState {
  designId: string;
  history: History<KitDocument>;
  colorway: number;
  garment: KitGarmentType;
  view: KitView;
  /** True in 3D, false for a side. */
  isTurning: boolean;
  selected: string | undefined;
  isLarge: boolean;
  /** True while dragging or sliding, which is drawn in less detail. */
  isMoving: boolean;
  /** True while dragging on the canvas: panels do not update. */
  isDragging: boolean;
  guides: readonly Guide[];
  tool: Tool;
  message: string;
  player: { name: string; number: string };
  outlines: Outlines;
  pictures: Pictures;
  /** SHA-256 of pictures that are no longer stored. */
  gone: readonly string[];
  isKept: boolean;
  rules: KitRules;
  team: TeamColors | undefined;
}

const FIRST_COLORS = (['Cobalt', 'White', 'Sunflower'] as const).map(colorNamed);
/** Pause after the last change before storing, ms; */
const STORE_MS = 400;
/** longest time without storing during continuous changes, ms, in case of a crash. */
const STORE_AT_LATEST_MS = 2000;

const NO_GUIDES: readonly Guide[] = [];

const REST = { isMoving: false, isDragging: false, guides: NO_GUIDES } as const;

const fresh = (document: KitDocument) => ({
  history: startHistory(document),
  colorway: 0,
  garment: document.garments[0]?.type ?? 'football-shirt',
  view: 'front' as const,
  isTurning: false,
  selected: undefined,
  ...REST,
});

function kitOf(team: TeamColors | undefined, type: KitGarmentType = 'football-shirt', name?: string): KitDocument {
  const starter = starterKit(type, team?.colors ?? FIRST_COLORS, name);
  const font = SPORT_FONTS[sportOf(starter)];
  const elements = starter.elements.map((each) =>
    each.kind === 'logo' ? each : { ...each, lettering: { ...each.lettering, font } },
  );
  return team ? withReadableLettering({ ...starter, elements }) : { ...starter, elements };
}

export const firstKit = (garment?: KitGarmentType, name?: string): KitDocument => kitOf(get().team, garment, name);

export const useDesigner = create<DesignerState>(() => ({
  ...fresh(kitOf(undefined)),
  designId: newId(),
  isLarge: false,
  tool: 'garments',
  message: '',
  player: SAMPLE_PLAYER,
  outlines: {},
  pictures: {},
  gone: [],
  isKept: true,
  rules: { strict: [], sizes: {}, numbers: DEFAULT_NUMBER_RULES },
  team: undefined,
}));

const { getState: get, setState: set } = useDesigner;

const presentKit = ({ history }: DesignerState): KitDocument => history.present;

export const useKit = (): KitDocument => useDesigner(presentKit);

export const useKitPart = <Part>(select: (kit: KitDocument) => Part): Part =>
  useDesigner(({ history }) => select(history.present));

/** State as last drawn: panels follow a change once it is on screen. For a control in use, read the store itself. */
export const useDrawn = create<DesignerState>(get);

let isFollowing = false;

const letPanelsFollow = (): void => useDrawn.setState(get(), true);

useDesigner.subscribe(({ isDragging }) => {
  if (isFollowing || isDragging) return;
  isFollowing = true;
  afterDrawing(() => {
    isFollowing = false;
    if (!get().isDragging) letPanelsFollow();
  });
});

export const useElementPart = <Part>(id: string, select: (element: KitElement) => Part): Part | undefined =>
  useDesigner((state) => {
    const element = elementIn(state, id);
    return element && select(element);
  });

export const useElements = (): KitDocument['elements'] => useDrawn(({ history }) => history.present.elements);

export const elementIn = ({ history }: DesignerState, id: string | undefined): KitElement | undefined =>
  history.present.elements.find((each) => each.id === id);

export function useElement(id: string | undefined): KitElement | undefined {
  const dragged = useDesigner((state) => (state.isDragging ? elementIn(state, id) : undefined));
  const drawn = useDrawn((state) => elementIn(state, id));
  return dragged ?? drawn;
}

const NO_COLORS: readonly string[] = [];

export const useShownColors = (): readonly string[] =>
  useDrawn(({ history, colorway }) => history.present.colorways[colorway]?.colors ?? NO_COLORS);

/** Time without changes before slower work starts, ms. */
const REST_MS = 300;

/** For slow followers, which must not delay the next change. @param select must be the same function each time. */
export function useAtRest<Part>(select: (state: DesignerState) => Part): Part {
  const [rested, setRested] = useState(() => select(get()));
  useEffect(() => {
    let timer: number | undefined;
    const follow = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!get().isMoving) startTransition(() => setRested(() => select(get())));
      }, REST_MS);
    };
    follow();
    const stopFollowing = useDesigner.subscribe(follow);
    return () => {
      window.clearTimeout(timer);
      stopFollowing();
    };
  }, [select]);
  return rested;
}

export const useKitAtRest = (): KitDocument => useAtRest(presentKit);

export const kitNow = (): KitDocument => get().history.present;

export const elementNow = (id: string | undefined): KitElement | undefined => elementIn(get(), id);

export const say = (message: string): void => set({ message });

/** @param message for screen readers. @param run edits in a row with the same one are one undo step. */
export function edit(change: (document: KitDocument) => KitDocument, message?: string, run?: string): void {
  const history = record(get().history, change(kitNow()), run);
  if (history === get().history) return;
  set({ history, ...(message && { message }) });
  follow();
}

export const startMoving = (): void => set({ isMoving: true });

export const startDragging = (): void => set({ isMoving: true, isDragging: true });

export function showGuides(guides: readonly Guide[]): void {
  const before = get().guides;
  const isSame =
    guides.length === before.length &&
    guides.every(({ axis, at }, i) => axis === before[i]?.axis && at === before[i].at);
  if (!isSame) set({ guides });
}

/** Ends a drag, a slide or typing: the next edit is an undo step of its own. */
export function settle(message?: string): void {
  const { isMoving, isDragging, history } = get();
  if (message || isMoving || history.run !== undefined)
    set({ ...REST, history: endRun(history), ...(message && { message }) });
  // Panels must show the dropped state, never the one before the drag.
  if (isDragging) letPanelsFollow();
}

export function undoEdit(): void {
  if (get().history.past.length === 0) return say('Nothing to undo.');
  set({ history: undo(get().history), message: 'Undone.', ...REST });
  follow();
}

export function redoEdit(): void {
  if (get().history.future.length === 0) return say('Nothing to redo.');
  set({ history: redo(get().history), message: 'Redone.', ...REST });
  follow();
}

export function putHistory(history: History<KitDocument>, selected = get().selected): void {
  set({ history, selected });
  follow();
}

function follow(): void {
  lookAgain();
  loadSources();
  storeSoon();
}

export function putTeam(team: TeamColors): void {
  const { history, designId } = get();
  const { garments, name } = history.present;
  const begun = (whose?: TeamColors) => kitOf(whose, garments[0]?.type, name);
  const isUntouched =
    history.past.length + history.future.length === 0 &&
    !readSavedLink(designId) &&
    canonicalJson(history.present) === canonicalJson(begun());
  set({ team, ...(isUntouched && { history: startHistory(begun(team)) }) });
}

function lookAgain(): void {
  const { garment, colorway, selected } = get();
  const { garments, colorways, elements } = kitNow();
  const hasGarment = garments.some(({ type }) => type === garment);
  if (!hasGarment) set({ garment: garments[0]?.type ?? garment, view: 'front', isTurning: false });
  if (colorway >= colorways.length) set({ colorway: 0 });
  if (selected && !elements.some(({ id }) => id === selected)) set({ selected: undefined });
}

export const select = (selected: string | undefined): void => set({ selected });

export function pick(id: string): void {
  const element = elementNow(id);
  if (element && get().selected !== id) set({ selected: id, tool: element.kind === 'logo' ? 'logos' : 'text' });
}

export function showElement(id: string): void {
  const element = elementNow(id);
  if (!element) return;
  const { garment, surface, kind } = element;
  set({ garment, view: viewOf(surface), isTurning: false, selected: id, tool: kind === 'logo' ? 'logos' : 'text' });
}

export function showPlace(place: { garment?: KitGarmentType; surface?: KitSurface; colorway?: number }): void {
  set({
    ...(place.garment && { garment: place.garment }),
    ...(place.surface && { view: viewOf(place.surface), isTurning: false }),
    ...(place.colorway !== undefined && { colorway: place.colorway }),
  });
}

export const showPlayer = (player: Partial<DesignerState['player']>): void =>
  set((state) => ({ player: { ...state.player, ...player } }));
export const showView = (view: KitView): void => set({ view, isTurning: false, selected: undefined });
export const turnGarment = (): void => set({ isTurning: true, selected: undefined });
export const showGarment = (garment: KitGarmentType): void =>
  set({ garment, view: 'front', isTurning: false, selected: undefined });
export const showColorway = (colorway: number): void => set({ colorway });
export const showTool = (tool: Tool): void => set({ tool, isLarge: false });
export const judgeBy = (rules: KitRules): void => set({ rules });
export const enlarge = (isLarge: boolean): void => set({ isLarge });

export async function loadFonts(ids = fontsOf(kitNow())): Promise<void> {
  const missing = ids.filter((id) => !get().outlines[id]);
  if (missing.length === 0) return;
  try {
    const loaded = await loadOutlines(missing);
    set(({ outlines }) => ({ outlines: { ...outlines, ...loaded } }));
  } catch {
    toast({
      title: 'Fonts not loaded',
      description: 'Names and numbers show once the connection is back.',
      variant: 'destructive',
      action: { label: 'Try again', onClick: () => void loadFonts(ids) },
    });
  }
}

const awaited = new Set<string>();

export async function loadPictures(document = kitNow()): Promise<void> {
  const { pictures, gone } = get();
  const missing = picturesOf(document)
    .map(({ hash }) => hash)
    .filter((hash) => !pictures[hash] && !gone.includes(hash) && !awaited.has(hash));
  const failed: string[] = [];
  await Promise.all(
    missing.map(async (hash) => {
      awaited.add(hash);
      const loaded = await loadPicture(hash);
      awaited.delete(hash);
      if (loaded === 'gone') set(({ gone: known }) => ({ gone: [...known, hash] }));
      else if (loaded) set(({ pictures: known }) => ({ pictures: { ...known, [hash]: loaded.href } }));
      else failed.push(hash);
    }),
  );
  if (failed.length === 0) return;
  toast({
    title: 'Pictures not loaded',
    description: 'Their logos show in flat colours until the connection is back.',
    variant: 'destructive',
    action: { label: 'Try again', onClick: () => void loadPictures(document) },
  });
}

export function expectPicture(hash: string): void {
  set(({ gone }) => ({ gone: gone.filter((each) => each !== hash) }));
  void loadPictures();
}

function loadSources(): void {
  void loadFonts();
  void loadPictures();
}

export const usePicture = (element: KitElement): string | undefined =>
  useDesigner(({ history, pictures }) => {
    const hash = pictureIn(history.present, element)?.hash;
    return hash && pictures[hash];
  });

let storing: number | undefined;
/** Time of the oldest unstored change, ms since 1970. */
let waitingSince: number | undefined;

function storeSoon(): void {
  waitingSince ??= Date.now();
  window.clearTimeout(storing);
  storing = window.setTimeout(storeNow, Math.min(STORE_MS, waitingSince + STORE_AT_LATEST_MS - Date.now()));
}

export function storeNow(): void {
  if (storing === undefined) return;
  window.clearTimeout(storing);
  storing = undefined;
  waitingSince = undefined;
  const { designId } = get();
  const isKept = writeDesign({ id: designId, changedAt: Date.now(), document: kitNow() });
  writeOpenId(designId);
  if (isKept !== get().isKept) set({ isKept });
}

export function openDesign({ id, document }: LocalDesign): void {
  storeNow();
  set({ ...fresh(document), designId: id, message: `${document.name} is open.` });
  writeOpenId(id);
  loadSources();
}

export function startDesign(document: KitDocument): void {
  storeNow();
  set({ ...fresh(document), designId: newId(), message: `${document.name} is open.` });
  loadSources();
  storeSoon();
}

export const newDesign = (): void => startDesign(firstKit());

export function deleteDesign(design: LocalDesign): void {
  storeNow();
  removeDesign(design.id);
  removeSavedCopy(design.id);
  const isOpen = design.id === get().designId;
  if (isOpen) {
    const [next] = listDesigns().designs;
    if (next) openDesign(next);
    else newDesign();
  }
  toast({
    title: 'Design deleted',
    description: design.document.name,
    action: {
      label: 'Undo',
      onClick: () => {
        writeDesign(design);
        if (isOpen) openDesign(design);
      },
    },
  });
}

const openLast = (designs: readonly LocalDesign[]): LocalDesign | undefined =>
  designs.find(({ id }) => id === readOpenId()) ?? designs[0];

export const kitToBegin = (): KitDocument => openLast(listDesigns().designs)?.document ?? kitNow();

export function begin(wanted: KitDocument | undefined): () => void {
  const { designs, damaged } = listDesigns();
  const open = openLast(designs);
  if (wanted) startDesign(wanted);
  else if (open) openDesign(open);
  else loadSources();
  if (damaged.length > 0)
    toast({
      title: damaged.length === 1 ? 'A design cannot be read' : `${damaged.length} designs cannot be read`,
      description: 'Its copy in this browser is damaged. Your other designs are not affected.',
      variant: 'destructive',
    });
  return keepStored();
}

function keepStored(): () => void {
  const leaving = new AbortController();
  const onHide = () => {
    if (document.visibilityState === 'hidden') storeNow();
  };
  window.addEventListener('pagehide', storeNow, { signal: leaving.signal });
  document.addEventListener('visibilitychange', onHide, { signal: leaving.signal });
  window.addEventListener(
    'storage',
    ({ key }) => {
      const { designId } = get();
      const changed = key === placeOf(designId).key ? readDesign(designId) : undefined;
      if (!changed || JSON.stringify(changed.document) === JSON.stringify(kitNow())) return;
      set({ history: record(get().history, changed.document), message: 'Changed in another tab.' });
      lookAgain();
      loadSources();
    },
    { signal: leaving.signal },
  );
  return () => {
    storeNow();
    leaving.abort();
  };
}
