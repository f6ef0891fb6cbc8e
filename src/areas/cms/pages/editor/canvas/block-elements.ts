import { flushSync } from 'react-dom';

/** How the canvas finds blocks and their texts in the document. */

export const BLOCK = 'data-block-id';
/** A text that is edited where it stands. */
export const INLINE = 'data-inline';
/** The canvas's own buttons, which are no part of the page. */
export const CONTROL = 'data-canvas-control';

export const elementOf = (target: EventTarget | null): Element | undefined =>
  target instanceof Element ? target : target instanceof Node ? (target.parentElement ?? undefined) : undefined;

/** The frame of the innermost block around an element. */
export const frameAt = (target: EventTarget | null): HTMLElement | null | undefined =>
  elementOf(target)?.closest<HTMLElement>(`[${BLOCK}]`);

/** The innermost block around an element. */
export const blockIdAt = (target: EventTarget | null): string | undefined =>
  frameAt(target)?.getAttribute(BLOCK) ?? undefined;

const frameOf = (id: string): HTMLElement | null => document.querySelector(`[${BLOCK}="${CSS.escape(id)}"]`);

/** Whether keys typed there are text. */
export function isTextEntry(target: EventTarget | null): boolean {
  const element = elementOf(target);
  return (
    Boolean(element?.closest('input, textarea, select')) ||
    (element instanceof HTMLElement && element.isContentEditable)
  );
}

/** The lines of a rich text; between them, and beside the texts, a block is blank. */
const LINES = ':is(p, h2, h3, h4, h5, h6, li, blockquote)';

/** Whether a press is on a text, or on a control, which knows itself what to do with it. */
export const isForText = (target: EventTarget | null): boolean =>
  isTextEntry(target) ||
  Boolean(elementOf(target)?.closest(`[${CONTROL}], [data-rich-text], span[${INLINE}], [${INLINE}] ${LINES}`));

export function focusBlock(id: string | undefined): void {
  const frame = id && frameOf(id);
  if (!frame) return;
  frame.focus({ preventScroll: true });
  frame.scrollIntoView({ block: 'nearest' });
}

/** Frames that the editor of a rich text may take to come. */
const PATIENCE = 120;

/** Makes a change now, and scrolls so that the block stays where it is: the places of texts above it come and go. */
export function keepInPlace(id: string | undefined, change: () => void): void {
  const frame = id === undefined ? null : frameOf(id);
  const before = frame?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const moved = (frame?.getBoundingClientRect().top ?? 0) - before;
  if (!moved) return;
  let scroller = frame?.parentElement;
  while (scroller && getComputedStyle(scroller).overflowY === 'visible') scroller = scroller.parentElement;
  (scroller ?? document.scrollingElement)?.scrollBy({ top: moved, behavior: 'instant' });
}

/** Puts the caret at the end of the block's first text, once it can be typed into. */
export function focusText(id: string, patience = PATIENCE): void {
  const text = [...(frameOf(id)?.querySelectorAll<HTMLElement>(`[${INLINE}]`) ?? [])].find(
    (each) => blockIdAt(each) === id && each.isContentEditable,
  );
  if (!text) {
    const isStillThere = document.activeElement === frameOf(id);
    if (patience > 0 && isStillThere) requestAnimationFrame(() => focusText(id, patience - 1));
    return;
  }
  text.focus();
  getSelection()?.selectAllChildren(text);
  getSelection()?.collapseToEnd();
}
