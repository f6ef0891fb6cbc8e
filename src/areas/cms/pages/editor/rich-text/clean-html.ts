/** HTML from a word processor's clipboard, cleaned for Lexical. */
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS } from '@/domain/text/table/table-data';
import { makeLists } from './word-lists';

/** Placeholder of a table until it becomes a block (see pasted-tables.ts); its attribute holds the cells as JSON. */
export const TABLE_TAG = 'kitroom-table';

const LEFT_OUT = 'style, script, meta, link, title, xml, template, noscript, object, iframe';
/** Styles with a format of their own; others belong to the source document. */
const KEPT_STYLES = ['font-weight', 'font-style', 'text-decoration', 'vertical-align'] as const;

/** @param hasBlocks true if a table can become a block; else each of its rows becomes a line of text. */
export function cleanHtml(html: string, hasBlocks: boolean): Document {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const { body } = document;
  body.querySelectorAll(`${LEFT_OUT}, ${TABLE_TAG}`).forEach((each) => each.remove());
  removeComments(document);
  body.querySelectorAll('br[style*="page-break"]').forEach((each) => each.remove());
  // Google Docs wraps everything in it.
  body.querySelectorAll('b[id^="docs-internal-guid"]').forEach(unwrap);
  makeLists(body);
  for (const table of body.querySelectorAll('table')) if (body.contains(table)) replaceTable(table, hasBlocks);
  body.querySelectorAll('li > p, li > div').forEach(unwrapInItem);
  body.querySelectorAll('h1, .MsoTitle').forEach((each) => rename(each, 'h2'));
  body.querySelectorAll('.MsoSubtitle').forEach((each) => rename(each, 'h3'));
  body.querySelectorAll('h5, h6').forEach((each) => rename(each, 'h4'));
  // Links are underlined anyway.
  body.querySelectorAll('a u').forEach(unwrap);
  body.querySelectorAll('*').forEach(removeLooks);
  body.querySelectorAll('p, h2, h3, h4, blockquote').forEach((each) => isEmpty(each) && each.remove());
  return document;
}

function removeComments(document: Document): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Comment);
  for (const comment of found) comment.remove();
}

const isEmpty = (element: Element): boolean =>
  (element.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '' && !element.querySelector(`img, ${TABLE_TAG}`);

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** An item holds one line of text: its paragraphs become lines of it. */
function unwrapInItem(element: Element): void {
  const before = element.previousSibling;
  if (before && (before.textContent ?? '').trim() !== '') element.before(element.ownerDocument.createElement('br'));
  unwrap(element);
}

function removeLooks(element: Element): void {
  const style = element instanceof HTMLElement && element.localName === 'span' ? keptStyle(element) : '';
  for (const name of ['style', 'class', 'align', 'dir', 'lang']) element.removeAttribute(name);
  if (style) element.setAttribute('style', style);
}

const keptStyle = ({ style, parentElement }: HTMLElement): string =>
  KEPT_STYLES.filter((name) => name !== 'text-decoration' || !parentElement?.closest('a'))
    .flatMap((name) => {
      const value = style.getPropertyValue(name);
      return value ? [`${name}: ${value}`] : [];
    })
    .join('; ');

/** A table too long becomes several. */
function replaceTable(table: HTMLTableElement, hasBlocks: boolean): void {
  const { ownerDocument: document } = table;
  const { cells, hasRowHeads } = gridOf(table);
  const [columns, ...rows] = cells;
  const text = (words: string, tag: string) => {
    const element = document.createElement(tag);
    element.textContent = words;
    return element;
  };
  const caption = table.caption?.textContent?.trim();
  const before = caption ? [text(caption, 'p')] : [];
  if (!columns || columns.length < 2) {
    // Layout table around a text: its cells become paragraphs.
    table.replaceWith(...before, ...[...table.querySelectorAll('td, th')].flatMap((cell) => [...cell.childNodes]));
    return;
  }
  if (!hasBlocks || columns.length > MAX_COLUMNS || cells.some((row) => row.some((cell) => cell.length > MAX_CELL))) {
    table.replaceWith(...before, ...cells.map((row) => text(row.filter(Boolean).join(' · '), 'p')));
    return;
  }
  const pieces = Array.from({ length: Math.max(1, Math.ceil(rows.length / MAX_ROWS)) }, (_, piece) => {
    const element = document.createElement(TABLE_TAG);
    const part = rows.slice(piece * MAX_ROWS, (piece + 1) * MAX_ROWS);
    element.dataset.table = JSON.stringify({ table: { columns, rows: part }, rowHeads: hasRowHeads });
    return element;
  });
  table.replaceWith(...before, ...pieces);
}

/** Cells of another program's table, equally many in every row; merged cells leave the others empty. */
function gridOf(table: HTMLTableElement): { cells: string[][]; hasRowHeads: boolean } {
  const grid: (string | undefined)[][] = [];
  let heads = 0;
  for (const [y, row] of [...table.rows].entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while (grid[y]?.[x] !== undefined) x += 1;
      if (x === 0 && y > 0 && cell.localName === 'th') heads += 1;
      fill(grid, { x, y, width: spanOf(cell.colSpan), height: spanOf(cell.rowSpan) }, cellText(cell));
      x += 1;
    }
  }
  const rows = grid.slice(0, table.rows.length);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const cells = rows.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? ''));
  return { cells: cells.filter((row) => row.some(Boolean)), hasRowHeads: heads > 0 && heads === table.rows.length - 1 };
}

/** Span within a table's limits; 0 means the rest of the table, for which one cell is enough. */
const spanOf = (span: number): number => Math.min(Math.max(span, 1), 200);

type Area = { x: number; y: number; width: number; height: number };

function fill(grid: (string | undefined)[][], { x, y, width, height }: Area, text: string): void {
  for (let down = y; down < y + height; down += 1) {
    const row = (grid[down] ??= []);
    for (let across = x; across < x + width; across += 1) row[across] ??= '';
  }
  const first = grid[y];
  if (first) first[x] = text;
}

/** Paragraphs and lines of a cell as one line, as in our tables. */
function cellText(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  copy.querySelectorAll('p, div, li, br, tr, td').forEach((each) => each.after(' '));
  return (copy.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
}
