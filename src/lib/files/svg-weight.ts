const XLINK = 'http://www.w3.org/1999/xlink';
/** Elements within elements, counting through `use`. */
const MAX_NESTING = 500;

/**
 * How many elements a drawing comes to once every `use` is followed: ten that each repeat ten others are a hundred.
 * One that leads back to itself weighs without end.
 * @param limit from which on counting stops.
 */
export function drawnElements(root: Element, limit: number): number {
  const byId = new Map<string, Element>();
  for (const element of root.querySelectorAll('[id]')) if (!byId.has(element.id)) byId.set(element.id, element);
  const known = new Map<Element, number>();
  const open = new Set<Element>();

  function weigh(element: Element): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (open.has(element) || open.size > MAX_NESTING) return Infinity;
    open.add(element);
    let sum = 1;
    const target = element.localName === 'use' ? byId.get(targetOf(element)) : undefined;
    // In jsdom `childNodes` is read in one go; `children` is counted through for each of its elements.
    for (const part of [...(target ? [target] : []), ...element.childNodes]) {
      if (!isElement(part)) continue;
      sum += weigh(part);
      if (sum > limit) break;
    }
    open.delete(element);
    known.set(element, sum);
    return sum;
  }
  return weigh(root);
}

export const isElement = (node: Node): node is Element => node.nodeType === 1;

const targetOf = (use: Element): string =>
  (use.getAttribute('href') ?? use.getAttributeNS(XLINK, 'href') ?? '').replace(/^#/, '');
