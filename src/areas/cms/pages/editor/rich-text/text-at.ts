/** Where in a text someone has pressed, told by letters: they stay where they are when the text is laid out anew. */

/** The texts inside an element, without what stands in it to be kept as it is. */
function* textsIn(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('[contenteditable="false"]')) yield node as Text;
  }
}

/** How many letters of an element stand before a point of the window; nothing where the browser cannot say. */
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

/** Puts the caret after so many letters of an element. */
export function placeCaret(element: Element, letters: number): void {
  let left = letters;
  for (const text of textsIn(element)) {
    if (left <= text.length) return void getSelection()?.collapse(text, left);
    left -= text.length;
  }
}
