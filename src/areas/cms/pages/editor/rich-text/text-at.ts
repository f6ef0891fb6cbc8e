/** Press position in a text, counted in letters, which survive a new layout. */

function* textsIn(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('[contenteditable="false"]')) yield node as Text;
  }
}

/** Number of letters before a point of the window; undefined if the browser cannot tell. */
export function lettersBefore(element: Element, x: number, y: number): number | undefined {
  const at = document.caretPositionFromPoint?.(x, y);
  if (!at || !element.contains(at.offsetNode)) return undefined;
  let before = 0;
  for (const text of textsIn(element)) {
    if (text === at.offsetNode) return before + at.offset;
    before += text.length;
  }
  return undefined;
}

export function placeCaret(element: Element, letters: number): void {
  let left = letters;
  for (const text of textsIn(element)) {
    if (left <= text.length) return void getSelection()?.collapse(text, left);
    left -= text.length;
  }
}
