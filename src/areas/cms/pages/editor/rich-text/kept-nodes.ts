/** Unknown nodes, such as uploads from Payload’s panel, are wrapped before editing and stored unchanged. */

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

export const isStoredText = (value: unknown): value is StoredText =>
  typeof value === 'object' &&
  value !== null &&
  'root' in value &&
  isNode(value.root) &&
  Array.isArray(value.root.children) &&
  value.root.children.some(isNode);

/** Inline nodes, which never occur at block level. */
const INLINE = new Set(['link', 'autolink', 'text', 'linebreak', 'tab']);
const HEADING = /^h[1-6]$/;
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Required properties by type; the API accepts any JSON. */
const shapes: Record<string, (node: StoredNode) => boolean> = {
  text: ({ text }) => typeof text === 'string',
  heading: ({ tag }) => typeof tag === 'string' && HEADING.test(tag),
  list: ({ children }) =>
    Array.isArray(children) && children.every((child) => isNode(child) && child.type === 'listitem'),
  link: hasAddress,
  autolink: hasAddress,
};

function hasAddress({ fields }: StoredNode): boolean {
  if (typeof fields !== 'object' || fields === null) return false;
  const { url }: { url?: unknown } = fields;
  return url === undefined || url === null || typeof url === 'string';
}

function isKnown(node: StoredNode, parent: StoredNode): boolean {
  const { type, children, fields, ...rest } = node;
  if (!KNOWN.has(type) || (parent.type === 'root' && INLINE.has(type))) return false;
  if ((type === 'listitem') !== (parent.type === 'list')) return false;
  return Object.values(rest).every(isPlain) && (shapes[type]?.(node) ?? true);
}

function wrapped(node: StoredNode, parent: StoredNode): StoredNode {
  if (!isKnown(node, parent)) return { type: KEPT, version: 1, node, isInline: parent.type !== 'root' };
  return withWrapped(node);
}

const withWrapped = (node: StoredNode): StoredNode =>
  Array.isArray(node.children)
    ? { ...node, children: node.children.filter(isNode).map((child) => wrapped(child, node)) }
    : node;

function unwrapped(node: StoredNode): StoredNode {
  if (node.type === KEPT) return node.node as StoredNode;
  return node.children ? { ...node, children: node.children.map(unwrapped) } : node;
}

export const wrapUnknown = (text: StoredText): StoredText => ({
  ...text,
  root: withWrapped({ ...text.root, type: 'root' }) as StoredText['root'],
});

export const unwrapKept = (text: StoredText): StoredText => ({
  ...text,
  root: unwrapped(text.root) as StoredText['root'],
});

export function storedOrNull(text: StoredText): StoredText | null {
  const [first, ...rest] = text.root.children;
  const isBlank = rest.length === 0 && (!first || (first.type === 'paragraph' && !first.children?.length));
  return isBlank ? null : unwrapKept(text);
}
