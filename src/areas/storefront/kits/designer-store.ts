import { startTransition, useEffect, useState } from 'react';
import { create } from 'zustand';
import { withReadableLettering } from '@/domain/kits/checks/match-lettering';
import type { KitRules } from '@/domain/kits/checks/kit-rules';
import { DEFAULT_NUMBER_RULES } from '@/domain/kits/checks/number-rules';
import { SAMPLE_PLAYER, type KitDocument, type KitElement } from '@/domain/kits/document/kit-document';
import { picturesOf } from '@/domain/kits/document/kit-pictures';
import { canonicalJson } from '@/domain/kits/document/canonical-json';
import type { KitGarmentType, KitSurface, KitView } from '@/domain/kits/document/kit-garments';
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
import { removeSavedCopy } from './together/saved-copy';

export type Tool = 'garments' | 'colors' | 'pattern' | 'logos' | 'text' | 'designs' | 'check';

export interface DesignerState {
  /** Of the design that is open, among those of this browser. */
  designId: string;
  history: History<KitDocument>;
  /** Which of the kit’s colourways is looked at. */
  colorway: number;
  garment: KitGarmentType;
  view: KitView;
  /** Whether it is turned in space instead of seen from a side. */
  isTurning: boolean;
  /** Id of the element that is worked on. */
  selected: string | undefined;
  /** Whether the kit has all of a phone’s screen, and the tools wait below. */
  isLarge: boolean;
  /** Whether something is being dragged or slid: it is drawn in less detail then. */
  isMoving: boolean;
  /** Whether something on the canvas is being dragged: panels rest until it is let go. */
  isDragging: boolean;
  /** What the dragged element comes to rest at. */
  guides: readonly Guide[];
  tool: Tool;
  /** What a screen reader is told. */
  said: string;
  /** Whom the kit is shown for. */
  player: { name: string; number: string };
  outlines: Outlines;
  /** Those of logos, of all designs that are shown. */
  pictures: Pictures;
  /** SHA-256 of pictures that are stored no longer. */
  gone: readonly string[];
  /** Whether the browser keeps what is drawn. */
  isKept: boolean;
  /** What the shop judges kits by. */
  rules: KitRules;
  /** Of the team that is signed in. */
  team: TeamColors | undefined;
}

const FIRST_COLORS = (['Cobalt', 'White', 'Sunflower'] as const).map(colorNamed);
/** Stored once nothing has changed for this long, ms; */
const STORE_MS = 400;
/** at the latest after this, however much is drawn or typed meanwhile: a crash asks nobody. */
const STORE_AT_LATEST_MS = 2000;

const NO_GUIDES: readonly Guide[] = [];

/** Nothing is being dragged or slid. */
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

const kitOf = (team: TeamColors | undefined, garment: KitGarmentType = 'football-shirt', name?: string): KitDocument =>
  team ? withReadableLettering(starterKit(garment, team.colors, name)) : starterKit(garment, FIRST_COLORS, name);

/** What a design begins with: in the team’s colours, where one is signed in. */
export const firstKit = (garment?: KitGarmentType, name?: string): KitDocument => kitOf(get().team, garment, name);

export const useDesigner = create<DesignerState>(() => ({
  ...fresh(kitOf(undefined)),
  designId: newId(),
  isLarge: false,
  tool: 'garments',
  said: '',
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

/** A part of the open kit, at once: edits of others do not concern who shows it. */
export const useKitPart = <Part>(select: (kit: KitDocument) => Part): Part =>
  useDesigner(({ history }) => select(history.present));

/**
 * The designer as it was drawn last. What panels tell of a change follows once the change is on the screen, which does not wait
 * for them; the value of a control that is being used is no such thing.
 */
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

/** A part of a logo or text, at once: the value of a control that changes it. Undefined where the element has gone. */
export const useElementPart = <Part>(id: string, select: (element: KitElement) => Part): Part | undefined =>
  useDesigner((state) => {
    const element = elementIn(state, id);
    return element && select(element);
  });

/** The logos and texts as panels show them. */
export const useElements = (): KitDocument['elements'] => useDrawn(({ history }) => history.present.elements);

/** A logo or text of the kit in a state; undefined where it has gone. */
export const elementIn = ({ history }: DesignerState, id: string | undefined): KitElement | undefined =>
  history.present.elements.find((each) => each.id === id);

/** One of them as the canvas tells of it: at once while it is dragged. Undefined where it has gone. */
export function useElement(id: string | undefined): KitElement | undefined {
  const dragged = useDesigner((state) => (state.isDragging ? elementIn(state, id) : undefined));
  const drawn = useDrawn((state) => elementIn(state, id));
  return dragged ?? drawn;
}

const NO_COLORS: readonly string[] = [];

/** The colours that the kit is shown in. */
export const useShownColors = (): readonly string[] =>
  useDrawn(({ history, colorway }) => history.present.colorways[colorway]?.colors ?? NO_COLORS);

/** Nothing has changed for this long: time for what takes longer than a change may, ms. */
const REST_MS = 300;

/**
 * Something of the designer as it was when all was at rest last: for what follows a change in good time, as pictures beside
 * the canvas do, and must not keep the next one waiting.
 * @param select the same function each time.
 */
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

/** The kit at rest: for pictures beside the canvas. */
export const useKitAtRest = (): KitDocument => useAtRest(presentKit);

export const kitNow = (): KitDocument => get().history.present;

/** A logo or text of the open kit; undefined where it has gone. */
export const elementNow = (id: string | undefined): KitElement | undefined => elementIn(get(), id);

/** Tells screen readers what has changed. */
export const say = (said: string): void => set({ said });

/**
 * Makes an edit.
 * @param said what a screen reader is told of it.
 * @param run edits in a row with the same one are undone together: a drag, a slider, typing.
 */
export function edit(change: (document: KitDocument) => KitDocument, said?: string, run?: string): void {
  const history = record(get().history, change(kitNow()), run);
  if (history === get().history) return;
  set({ history, ...(said && { said }) });
  follow();
}

/** Something is being dragged or slid, until `settle`. */
export const startMoving = (): void => set({ isMoving: true });

/** Something on the canvas is being dragged, until `settle`. */
export const startDragging = (): void => set({ isMoving: true, isDragging: true });

/** Shows what the dragged element comes to rest at. */
export function showGuides(guides: readonly Guide[]): void {
  const before = get().guides;
  const isSame =
    guides.length === before.length &&
    guides.every(({ axis, at }, i) => axis === before[i]?.axis && at === before[i].at);
  if (!isSame) set({ guides });
}

/** Ends a drag, a slide or typing: the next edit is a step of its own. */
export function settle(said?: string): void {
  const { isMoving, isDragging, history } = get();
  if (said || isMoving || history.run !== undefined) set({ ...REST, history: endRun(history), ...(said && { said }) });
  // What was dragged is to be told as it was let go, at no moment as it was before.
  if (isDragging) letPanelsFollow();
}

export function undoEdit(): void {
  if (get().history.past.length === 0) return say('Nothing to undo.');
  set({ history: undo(get().history), said: 'Undone.', ...REST });
  follow();
}

export function redoEdit(): void {
  if (get().history.future.length === 0) return say('Nothing to redo.');
  set({ history: redo(get().history), said: 'Redone.', ...REST });
  follow();
}

/** Goes on with another history: what others did has come into it. */
export function putHistory(history: History<KitDocument>, selected = get().selected): void {
  set({ history, selected });
  follow();
}

/** What an edit leaves behind: what is looked at, the fonts that are needed, what is stored. */
function follow(): void {
  lookAgain();
  loadSources();
  storeSoon();
}

/** Takes the colours of a team that is signed in, also for a kit that nobody has changed yet. */
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

/** A garment, a colourway or an element that was looked at may have gone. */
function lookAgain(): void {
  const { garment, colorway, selected } = get();
  const { garments, colorways, elements } = kitNow();
  const hasGarment = garments.some(({ type }) => type === garment);
  if (!hasGarment) set({ garment: garments[0]?.type ?? garment, view: 'front', isTurning: false });
  if (colorway >= colorways.length) set({ colorway: 0 });
  if (selected && !elements.some(({ id }) => id === selected)) set({ selected: undefined });
}

export const select = (selected: string | undefined): void => set({ selected });

/** Takes up an element that is in sight. */
export function pick(id: string): void {
  const element = elementNow(id);
  if (element && get().selected !== id) set({ selected: id, tool: element.kind === 'logo' ? 'logos' : 'text' });
}

/** Shows an element, ready to be worked on. */
export function showElement(id: string): void {
  const element = elementNow(id);
  if (!element) return;
  const { garment, surface, kind } = element;
  set({ garment, view: viewOf(surface), isTurning: false, selected: id, tool: kind === 'logo' ? 'logos' : 'text' });
}

/** Shows a surface of a garment, in a colourway. */
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
/** Shows a tool, which needs room beside the kit. */
export const showTool = (tool: Tool): void => set({ tool, isLarge: false });
export const judgeBy = (rules: KitRules): void => set({ rules });
export const enlarge = (isLarge: boolean): void => set({ isLarge });

/** Loads the outlines of fonts, those of the kit where none are named. */
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

/** Those that are being loaded. */
const awaited = new Set<string>();

/** Loads the pictures of a kit’s logos, the open one’s where none is named. */
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

/** A picture was uploaded, perhaps once more. */
export function expectPicture(hash: string): void {
  set(({ gone }) => ({ gone: gone.filter((each) => each !== hash) }));
  void loadPictures();
}

function loadSources(): void {
  void loadFonts();
  void loadPictures();
}

/** What a logo is shown as, where that is a picture that is here. */
export const usePicture = (element: KitElement): string | undefined =>
  useDesigner(({ history, pictures }) => {
    const hash = pictureIn(history.present, element)?.hash;
    return hash && pictures[hash];
  });

let storing: number | undefined;
/** Since when something waits to be stored, ms since 1970. */
let waitingSince: number | undefined;

function storeSoon(): void {
  waitingSince ??= Date.now();
  window.clearTimeout(storing);
  storing = window.setTimeout(storeNow, Math.min(STORE_MS, waitingSince + STORE_AT_LATEST_MS - Date.now()));
}

/** Stores what waits to be. */
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

/** Opens a design of this browser, with a history of its own. */
export function openDesign({ id, document }: LocalDesign): void {
  storeNow();
  set({ ...fresh(document), designId: id, said: `${document.name} is open.` });
  writeOpenId(id);
  loadSources();
}

/** Begins another design, and keeps it from now on. */
export function startDesign(document: KitDocument): void {
  storeNow();
  set({ ...fresh(document), designId: newId(), said: `${document.name} is open.` });
  loadSources();
  storeSoon();
}

/** Begins an empty design. */
export const newDesign = (): void => startDesign(firstKit());

/** Removes a design of this browser, which can be taken back. */
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

/** The kit that the page begins with where nothing is asked for, before it has begun. */
export const kitToBegin = (): KitDocument => openLast(listDesigns().designs)?.document ?? kitNow();

/** What the page begins with: what was asked for, else the design that was open last, else a new one. */
export function begin(wanted: KitDocument | undefined): () => void {
  const { designs, damaged } = listDesigns();
  const open = openLast(designs);
  if (wanted) startDesign(wanted);
  else if (open) openDesign(open);
  else loadSources();
  if (damaged.length > 0)
    toast({
      title: damaged.length === 1 ? 'A design cannot be read' : `${damaged.length} designs cannot be read`,
      description: 'What this browser kept of it is damaged. Your other designs are all here.',
      variant: 'destructive',
    });
  return keepStored();
}

/** Stores what waits when the page is left, and follows the same design in another tab. */
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
      set({ history: record(get().history, changed.document), said: 'Changed in another tab.' });
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
