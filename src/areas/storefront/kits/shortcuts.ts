import type { KitElement } from '@/domain/kits/document/kit-document';
import { duplicateElement, moveElement, resizeElement, rotateElement, sizeOf } from '@/domain/kits/editing/elements';
import { edit, elementNow, redoEdit, say, select, settle, undoEdit, useDesigner } from './designer-store';
import { addCopy, deleteElement } from './element-actions';
import { placeWords, sizeWords } from './element-words';

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const RESIZE: Record<string, number> = { '+': 1, '=': 1, '-': -1 };
const TURN: Record<string, number> = { '[': -1, ']': 1 };

const TYPING = 'textarea, select, input:not([type=range], [type=radio], [type=checkbox], [type=color])';

/** Undo and redo on the whole page; the canvas moves the selection. Returns a function that stops it. */
export function listenForShortcuts(): () => void {
  const leaving = new AbortController();
  window.addEventListener('keydown', onKeyDown, { signal: leaving.signal });
  window.addEventListener('keyup', onKeyUp, { signal: leaving.signal });
  return () => leaving.abort();
}

/** A held key is one undo step; so is all typing in a field until blur. */
function onKeyUp({ target }: KeyboardEvent): void {
  if (!(target instanceof Element && target.closest(TYPING))) settle();
}

function onKeyDown(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(TYPING) ?? target.closest('[role=dialog]')) return;
  const done = event.ctrlKey || event.metaKey ? onCommand(event) : !event.altKey && onElementKey(event, target);
  if (done) event.preventDefault();
}

function onCommand({ key, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase();
  const { selected } = useDesigner.getState();
  if (letter === 'z' && !shiftKey) undoEdit();
  else if (letter === 'y' || letter === 'z') redoEdit();
  else if (letter === 'd' && selected) addCopy(duplicateElement, selected, 'Duplicated.');
  else return false;
  return true;
}

function onElementKey({ key, shiftKey }: KeyboardEvent, target: Element): boolean {
  const { selected } = useDesigner.getState();
  const element = elementNow(selected);
  const canvas = document.querySelector<HTMLElement>('[data-canvas]');
  if (!element || (target !== document.body && !canvas?.contains(target))) return false;
  const { id, x, y, rotation } = element;
  const by = shiftKey ? 10 : 1;
  const arrow = ARROWS[key];
  const resize = RESIZE[key];
  const turn = TURN[key];
  if (arrow) {
    edit((kit) => moveElement(kit, id, { x: x + by * arrow[0], y: y + by * arrow[1] }), undefined, `keys-${id}`);
    tell(id, placeWords);
  } else if (resize !== undefined) {
    edit((kit) => resizeElement(kit, id, sizeOf(element) + resize), undefined, `keys-${id}`);
    tell(id, sizeWords);
  } else if (turn !== undefined) {
    edit((kit) => rotateElement(kit, id, rotation + turn), undefined, `keys-${id}`);
    tell(id, sizeWords);
  } else if (key === 'Delete' || key === 'Backspace') {
    deleteElement(id);
    canvas?.focus({ preventScroll: true });
  } else if (key === 'Escape') {
    select(undefined);
    canvas?.focus({ preventScroll: true });
  } else return false;
  return true;
}

function tell(id: string, words: (element: KitElement) => string): void {
  const element = elementNow(id);
  if (element) say(words(element));
}
