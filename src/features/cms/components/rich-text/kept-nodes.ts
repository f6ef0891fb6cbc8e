/**
 * What this editor does not know of a rich text, as uploads and relationships put in by Payload's own panel, is wrapped
 * before it is edited and unwrapped again, unchanged, when it is stored. Pure.
 */

export interface StoredNode {
  type: string;
  version: number;
  children?: StoredNode[];
  [property: string]: unknown;
}

export interface StoredText {
  root: StoredNode & { children: StoredNode[] };
  [property: string]: unknown;
}

export const KEPT = 'kept';

const KNOWN = new Set([
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'link',
  'autolink',
  'text',
  'linebreak',
  'tab',
]);

const isNode = (value: unknown): value is StoredNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Whether a stored value is a text that can be edited: one with something in it. */
export const isStoredText = (value: unknown): value is StoredText =>
  typeof value === 'object' &&
  value !== null &&
  'root' in value &&
  isNode(value.root) &&
  Array.isArray(value.root.children) &&
  value.root.children.length > 0;

const isKnown = ({ type, children }: StoredNode): boolean =>
  KNOWN.has(type) && (type !== 'list' || (children ?? []).every((child) => child.type === 'listitem'));

function wrapped(node: StoredNode, isInline: boolean): StoredNode {
  if (!isKnown(node)) return { type: KEPT, version: 1, node, isInline };
  if (!Array.isArray(node.children)) return node;
  return { ...node, children: node.children.filter(isNode).map((child) => wrapped(child, node.type !== 'root')) };
}

function unwrapped(node: StoredNode): StoredNode {
  if (node.type === KEPT) return node.node as StoredNode;
  return node.children ? { ...node, children: node.children.map(unwrapped) } : node;
}

export const wrapUnknown = (text: StoredText): StoredText => ({
  ...text,
  root: wrapped(text.root, false) as StoredText['root'],
});

export const unwrapKept = (text: StoredText): StoredText => ({
  ...text,
  root: unwrapped(text.root) as StoredText['root'],
});

/** What is stored for a text: nothing where nothing was written. */
export function storedOrNull(text: StoredText): StoredText | null {
  const [first, ...rest] = text.root.children;
  const isBlank = rest.length === 0 && (!first || (first.type === 'paragraph' && !first.children?.length));
  return isBlank ? null : unwrapKept(text);
}
