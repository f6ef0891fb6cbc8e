import type { RichTextData } from './chapters';

/** Reduces a stored text to what the views can draw: a draft or an API value may be any JSON. Pure. */

type Stored = Readonly<Record<string, unknown>>;
type SafeNode = { type: string; version: number; children: SafeNode[]; [property: string]: unknown };

const DRAWN = new Set([
  ...['paragraph', 'heading', 'quote', 'list', 'listitem', 'horizontalrule', 'upload'],
  ...['text', 'linebreak', 'tab', 'link', 'autolink', 'table', 'tablerow', 'tablecell'],
]);

/** Deeper nesting would overflow the renderer’s stack. */
const DEEPEST = 50;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Primitive properties: views need no others but those named below. */
const plain = (stored: Stored): Stored =>
  Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value !== 'object'));

const sanitiseElement = (type: string, stored: Stored, depth: number): SafeNode => ({
  ...plain(stored),
  type,
  version: 1,
  children: Array.isArray(stored.children) ? stored.children.flatMap((child) => sanitiseNode(child, depth + 1)) : [],
});

function sanitiseNode(stored: unknown, depth: number): SafeNode[] {
  if (!isStored(stored) || typeof stored.type !== 'string' || !DRAWN.has(stored.type) || depth > DEEPEST) return [];
  const node = sanitiseElement(stored.type, stored, depth);
  switch (stored.type) {
    case 'text':
      return typeof stored.text === 'string' ? [node] : [];
    case 'link':
    case 'autolink':
      return [{ ...node, fields: sanitiseLink(isStored(stored.fields) ? stored.fields : {}) }];
    case 'upload':
      return [{ ...node, value: stored.value }];
    default:
      return [node];
  }
}

const sanitiseLink = (fields: Stored): Stored => ({
  ...plain(fields),
  url: typeof fields.url === 'string' ? fields.url : '',
  doc: fields.doc,
});

/** Undefined if nothing can be drawn. */
export function sanitiseRichText(value: unknown): RichTextData | undefined {
  if (!isStored(value) || !isStored(value.root)) return undefined;
  const { children } = sanitiseElement('root', value.root, 0);
  if (children.length === 0) return undefined;
  return { root: { type: 'root', version: 1, children, direction: null, format: '', indent: 0 } };
}
