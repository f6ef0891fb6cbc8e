/** Splits pages by estimates in points, as the renderer takes time with the square of a page’s content. */

/** Below brand and heading of a table on A4, with some to spare. */
export const PAGE_ROOM = 630;
/** The same on a first page, below customer and address. */
export const FIRST_PAGE_ROOM = 460;

/** Height of a text of 11 points that wraps after so many letters. */
export const textHeight = (text: string, lettersInLine: number): number =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / lettersInLine)), 0) * 13.2;

/** At least one item on each page, and at least one page. */
export function inPages<Item>(
  items: readonly Item[],
  heightOf: (item: Item, before: Item | undefined) => number,
  firstRoom: number = FIRST_PAGE_ROOM,
): Item[][] {
  const pages: Item[][] = [[]];
  let room = firstRoom;
  for (const item of items) {
    const page = pages.at(-1) ?? [];
    const height = heightOf(item, page.at(-1));
    if (height > room && page.length > 0) {
      pages.push([item]);
      room = PAGE_ROOM - heightOf(item, undefined);
    } else {
      page.push(item);
      room -= height;
    }
  }
  return pages;
}
