/** Section of a screen; `top` is its distance from the window's top, px. */
type SectionPlace = { id: string; top: number };

/**
 * Section being read: the last that begins above the line, px from the top of the window; at the end of the page the
 * last one, which may be too short to reach the line.
 */
export function currentSection(places: readonly SectionPlace[], line: number, atEnd: boolean): string | undefined {
  if (atEnd) return places.at(-1)?.id;
  return (places.findLast(({ top }) => top <= line) ?? places[0])?.id;
}
