import { markupOf, type SvgNode } from '@/domain/kits/svg';

type Patch = { at: readonly number[] } & (
  | { kind: 'attribute'; name: string; value: string | undefined }
  | { kind: 'content'; markup: string }
  | { kind: 'children'; children: readonly (number | string)[] }
);

type Nodes = readonly SvgNode[];

const isSameNode = (one: SvgNode | undefined, other: SvgNode | undefined): boolean =>
  one?.tag === other?.tag && one?.key === other?.key;

const nameOf = ({ tag, key }: SvgNode, index: number): string => `${tag} ${key ?? index}`;

/** Skips identical objects: unchanged nodes must be reused. */
export function diffSvg(before: Nodes, after: Nodes): readonly Patch[] {
  const patches: Patch[] = [];
  diffRow(before, after, [], patches);
  return patches;
}

function diffRow(before: Nodes, after: Nodes, at: readonly number[], patches: Patch[]): void {
  if (before === after) return;
  const isSameRow = before.length === after.length && after.every((node, index) => isSameNode(before[index], node));
  const places = isSameRow ? undefined : new Map(before.map((node, index) => [nameOf(node, index), index]));
  const placeOf = (node: SvgNode, index: number) => (places ? places.get(nameOf(node, index)) : index);
  if (places)
    patches.push({ at, kind: 'children', children: after.map((node, i) => placeOf(node, i) ?? markupOf([node])) });
  after.forEach((node, index) => {
    const place = placeOf(node, index);
    const old = place === undefined ? undefined : before[place];
    if (old && old !== node) diffNode(old, node, [...at, index], patches);
  });
}

function diffNode(before: SvgNode, after: SvgNode, at: readonly number[], patches: Patch[]): void {
  for (const name in after.attributes) {
    const value = after.attributes[name];
    if (value !== before.attributes[name])
      patches.push({ at, kind: 'attribute', name, value: value === undefined ? undefined : String(value) });
  }
  for (const name in before.attributes)
    if (before.attributes[name] !== undefined && !(name in after.attributes))
      patches.push({ at, kind: 'attribute', name, value: undefined });
  diffContent(before.content ?? '', after.content ?? '', at, patches);
}

function diffContent(before: string | Nodes, after: string | Nodes, at: readonly number[], patches: Patch[]): void {
  if (before === after) return;
  if (typeof before !== 'string' && typeof after !== 'string') diffRow(before, after, at, patches);
  else patches.push({ at, kind: 'content', markup: typeof after === 'string' ? after : markupOf(after) });
}

function elementsOf(parent: Element, markup: string): Element[] {
  const scratch = parent.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
  scratch.innerHTML = markup;
  return [...scratch.children];
}

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
