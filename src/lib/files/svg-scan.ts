const MAX_ELEMENTS = 10_000;
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 100;

/** What is skipped as a whole, by how it begins. */
const SKIPPED: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/**
 * What is too much about a text of XML, or nothing. It is judged before a parser sees it, in one pass, because jsdom
 * takes the square of an element’s depth and of its attributes. What is not well-formed is left to the parser to tell.
 */
export function excessOf(text: string): string | undefined {
  let elements = 0;
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at));
    if (skipped) {
      const end = text.indexOf(skipped[1], at + skipped[0].length);
      if (end === -1) return undefined;
      at = end;
      continue;
    }
    const { end, attributes } = readTag(text, at);
    if (text[at + 1] === '/') depth -= 1;
    else {
      elements += 1;
      if (text[end - 1] !== '/') depth += 1;
    }
    if (elements > MAX_ELEMENTS || attributes > MAX_ATTRIBUTES) return 'This SVG has too many elements.';
    if (depth > MAX_DEPTH) return 'This SVG is nested too deeply.';
    at = end;
  }
  return undefined;
}

/** Where a tag closes, outside of quotes, and how many attributes it has until then. */
function readTag(text: string, start: number): { end: number; attributes: number } {
  let attributes = 0;
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '>') return { end: at, attributes };
    if (character === '=') attributes += 1;
    if (character === '"' || character === "'") {
      const closing = text.indexOf(character, at + 1);
      if (closing === -1) break;
      at = closing;
    }
  }
  return { end: text.length, attributes };
}
