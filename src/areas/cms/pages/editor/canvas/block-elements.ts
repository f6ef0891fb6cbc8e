import { flushSync } from 'react-dom';

export const BLOCK = 'data-block-id';
export const INLINE = 'data-inline';
export const CONTROL = 'data-canvas-control';

export const elementOf = (target: EventTarget | null): Element | undefined =>
  target instanceof Element ? target : target instanceof Node ? (target.parentElement ?? undefined) : undefined;

export const frameAt = (target: EventTarget | null): HTMLElement | null | undefined =>
  elementOf(target)?.closest<HTMLElement>(`[${BLOCK}]`);

export const blockIdAt = (target: EventTarget | null): string | undefined =>
  frameAt(target)?.getAttribute(BLOCK) ?? undefined;

const frameOf = (id: string): HTMLElement | null => document.querySelector(`[${BLOCK}="${CSS.escape(id)}"]`);

export function isTextEntry(target: EventTarget | null): boolean {
  const element = elementOf(target);
  return (
    Boolean(element?.closest('input, textarea, select')) ||
    (element instanceof HTMLElement && element.isContentEditable)
  );
}

/** Lines of a rich text; a press elsewhere in a block is on its background. */
const LINES = ':is(p, h2, h3, h4, h5, h6, li, blockquote)';

/** True for a press on a text, or on a control, which handles it itself. */
export const isForText = (target: EventTarget | null): boolean =>
  isTextEntry(target) ||
  Boolean(elementOf(target)?.closest(`[${CONTROL}], [data-rich-text], span[${INLINE}], [${INLINE}] ${LINES}`));

export function focusBlock(id: string | undefined): void {
  const frame = id && frameOf(id);
  if (!frame) return;
  frame.focus({ preventScroll: true });
  frame.scrollIntoView({ block: 'nearest' });
}

/** Frames to wait for the rich text editor. */
const PATIENCE = 120;

/** Scrolls so that the block keeps its position: the insert points of texts above it come and go. */
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
