/** What has changed of a drawing, and how to change it in the page. */
import { markupOf, type SvgNode } from '@/domain/kits/svg';

/** A change of one element, which is found by its place among its siblings on each level. */
type Patch = { at: readonly number[] } & (
  | { kind: 'attribute'; name: string; value: string | undefined }
  /** All that is within. */
  | { kind: 'content'; markup: string }
  /** The children there are to be: the place of one that is there, or the markup of another. */
  | { kind: 'children'; children: readonly (number | string)[] }
);

type Nodes = readonly SvgNode[];

const nameOf = ({ tag, key }: SvgNode, index: number): string => `${tag} ${key ?? index}`;

/**
 * The changes that make one drawing of another, outer ones first. What is the same object in both is not looked at: whoever
 * draws keeps what has not changed.
 */
export function diffSvg(before: Nodes, after: Nodes, at: readonly number[] = []): Patch[] {
  if (before === after) return [];
  const places = new Map(before.map((node, index) => [nameOf(node, index), index]));
  const sources = after.map((node, index) => places.get(nameOf(node, index)));
  const isSameRow = before.length === after.length && sources.every((source, index) => source === index);
  const children = after.map((node, index) => sources[index] ?? markupOf([node]));
  const row: Patch[] = isSameRow ? [] : [{ at, kind: 'children', children }];
  const within = after.flatMap((node, index) => {
    const source = sources[index];
    const old = source === undefined ? undefined : before[source];
    return old && old !== node ? diffNode(old, node, [...at, index]) : [];
  });
  return [...row, ...within];
}

function diffNode(before: SvgNode, after: SvgNode, at: readonly number[]): Patch[] {
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)]);
  const attributes = [...names].flatMap((name): Patch[] => {
    const value = after.attributes[name];
    if (value === before.attributes[name]) return [];
    return [{ at, kind: 'attribute', name, value: value === undefined ? undefined : String(value) }];
  });
  return [...attributes, ...diffContent(before.content ?? '', after.content ?? '', at)];
}

function diffContent(before: string | Nodes, after: string | Nodes, at: readonly number[]): Patch[] {
  if (before === after) return [];
  if (typeof before !== 'string' && typeof after !== 'string') return diffSvg(before, after, at);
  return [{ at, kind: 'content', markup: typeof after === 'string' ? after : markupOf(after) }];
}

/** Elements of markup, as they are within the parent. */
function elementsOf(parent: Element, markup: string): Element[] {
  const scratch = parent.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
  scratch.innerHTML = markup;
  return [...scratch.children];
}

/** Changes what is drawn in an element, in the order of the changes. */
export function patchSvg(root: Element, patches: readonly Patch[]): void {
  for (const patch of patches) {
    const target = patch.at.reduce<Element | undefined>((element, index) => element?.children[index], root);
    if (!target) throw new Error(`Nothing is drawn at ${patch.at.join()}.`);
    if (patch.kind === 'content') target.innerHTML = patch.markup;
    else if (patch.kind === 'children') {
      const { children } = target;
      const next = patch.children.flatMap((child) =>
        typeof child === 'string' ? elementsOf(target, child) : (children[child] ?? []),
      );
      target.replaceChildren(...next);
    } else if (patch.value === undefined) target.removeAttribute(patch.name);
    else target.setAttribute(patch.name, patch.value);
  }
}
