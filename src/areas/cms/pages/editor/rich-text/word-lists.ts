/** Word copies a list as paragraphs with a level, and the marker as text; Word Online as a list for each item. */

interface Item {
  element: Element;
  level: number;
  /** Id of the list in the document, if known. */
  list: string;
  isNumbered: boolean;
  start: number;
  children: readonly Node[];
}

const LIST = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const MARK = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const NUMBERED = /^(?:\(?[\da-z]{1,5}(?:\.[\da-z]{1,5})*[.)]|\d+(?:\.\d+)+)$/i;
const DEEPEST = 9;

/** Turns them into real lists. */
export function makeLists(root: Element): void {
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
