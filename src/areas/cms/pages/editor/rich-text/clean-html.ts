/** HTML from a word processor's clipboard, cleaned for Lexical. */
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS } from '@/domain/text/table/table-data';

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

/** Word copies a list as paragraphs with a level, and the marker as text; Word Online as a list for each item. */

interface Item {
  element: Element;
  level: number;
  list: string;
  isNumbered: boolean;
  start: number;
  children: readonly Node[];
}

const LIST = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const MARK = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const NUMBERED = /^(?:\(?[\da-z]{1,5}(?:\.[\da-z]{1,5})*[.)]|\d+(?:\.\d+)+)$/i;
const DEEPEST = 9;

function makeLists(root: Element): void {
  let run: Item[] = [];
  const close = () => {
    const [first] = run;
    if (first) {
      const lists = build(run, root.ownerDocument);
      first.element.before(...lists);
      for (const { element } of run) element.remove();
    }
    run = [];
  };
  for (const element of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div.ListContainerWrapper, ul, ol, table')) {
    const item = itemOf(element);
    if (run.length > 0 && (!item || !follows(element, run.at(-1)?.element))) close();
    if (item) run.push(item);
  }
  close();
  // Marker of a paragraph that is no item, such as a numbered heading.
  for (const mark of root.querySelectorAll(MARK)) mark.replaceWith(`${markOf(mark)} `);
}

function follows(element: Element, before: Element | undefined): boolean {
  for (let each = element.previousSibling; each; each = each.previousSibling) {
    if (each === before) return true;
    if (each.nodeType === Node.ELEMENT_NODE || (each.textContent ?? '').trim() !== '') return false;
  }
  return false;
}

const markOf = (mark: Element): string => (mark.textContent ?? '').replace(/[\s\u00a0]+/g, '');

function itemOf(element: Element): Item | undefined {
  if (element.localName === 'p') return itemOfWord(element);
  return element.localName === 'div' ? itemOfWordOnline(element) : undefined;
}

function itemOfWord(element: Element): Item | undefined {
  const [, list, level] = LIST.exec(element.getAttribute('style') ?? '') ?? [];
  if (list === undefined) return undefined;
  const mark = element.querySelector(MARK);
  const written = mark ? markOf(mark) : '';
  // The marker is in a span with its font.
  (mark?.parentElement !== element && mark?.parentElement?.textContent === mark?.textContent
    ? mark?.parentElement
    : mark
  )?.remove();
  return {
    element,
    list,
    level: Math.min(Math.max(Number(level), 1), DEEPEST),
    isNumbered: NUMBERED.test(written),
    start: Number.parseInt(written.replace(/^\(/, ''), 10) || 1,
    children: [...element.childNodes],
  };
}

function itemOfWordOnline(element: Element): Item | undefined {
  const item = element.querySelector('li[data-aria-level]');
  const list = item?.parentElement;
  if (!item || !list || element.querySelectorAll('li').length > 1) return undefined;
  return {
    element,
    list: item.getAttribute('data-listid') ?? '',
    level: Math.min(Math.max(Number(item.getAttribute('data-aria-level')) || 1, 1), DEEPEST),
    isNumbered: list.localName === 'ol',
    start: Number.parseInt(list.getAttribute('start') ?? '', 10) || 1,
    children: [...item.childNodes],
  };
}

/** Lists of consecutive items: an item of a deeper level goes in a list of the one before. */
function build(items: readonly Item[], document: Document): Element[] {
  const lists: Element[] = [];
  let open: { list: Element; item: Item }[] = [];
  for (const item of items) {
    while (open.length > item.level) open.pop();
    const last = open.at(-1);
    const isNext =
      last && open.length === item.level && last.item.list === item.list && last.item.isNumbered === item.isNumbered;
    if (last && open.length === item.level && !isNext) open.pop();
    while (open.length < item.level) {
      const list = document.createElement(item.isNumbered ? 'ol' : 'ul');
      if (item.isNumbered && item.start > 1) list.setAttribute('start', String(item.start));
      const around = open.at(-1)?.list;
      if (around) (around.lastElementChild ?? around.appendChild(document.createElement('li'))).append(list);
      else lists.push(list);
      open = [...open, { list, item }];
    }
    const line = document.createElement('li');
    line.append(...item.children);
    open.at(-1)?.list.append(line);
  }
  return lists;
}
