import type { RichTextData } from './chapters';

/**
 * What can be drawn of a stored text. A draft, or what came over the API, may hold any JSON: the views draw what this
 * leaves of it, and nothing where nothing is left. Pure.
 */

type Stored = Readonly<Record<string, unknown>>;
type Sound = { type: string; version: number; children: Sound[]; [property: string]: unknown };

const DRAWN = new Set([
  ...['paragraph', 'heading', 'quote', 'list', 'listitem', 'horizontalrule', 'upload'],
  ...['text', 'linebreak', 'tab', 'link', 'autolink', 'table', 'tablerow', 'tablecell'],
]);

/** No text is meant to be so deep; one that is would break whoever draws it. */
const DEEPEST = 50;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The properties that are values of their own: nothing that is drawn has others, but for those named below. */
const plain = (stored: Stored): Stored =>
  Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value !== 'object'));

const sound = (type: string, stored: Stored, depth: number): Sound => ({
  ...plain(stored),
  type,
  version: 1,
  children: Array.isArray(stored.children) ? stored.children.flatMap((child) => soundNode(child, depth + 1)) : [],
});

function soundNode(stored: unknown, depth: number): Sound[] {
  if (!isStored(stored) || typeof stored.type !== 'string' || !DRAWN.has(stored.type) || depth > DEEPEST) return [];
  const node = sound(stored.type, stored, depth);
  switch (stored.type) {
    case 'text':
      return typeof stored.text === 'string' ? [node] : [];
    case 'link':
    case 'autolink':
      return [{ ...node, fields: soundLink(isStored(stored.fields) ? stored.fields : {}) }];
    case 'upload':
      return [{ ...node, value: stored.value }];
    default:
      return [node];
  }
}

const soundLink = (fields: Stored): Stored => ({
  ...plain(fields),
  url: typeof fields.url === 'string' ? fields.url : '',
  doc: fields.doc,
});

/** Nothing where it is no text at all, or one without anything that can be drawn. */
export function soundText(value: unknown): RichTextData | undefined {
  if (!isStored(value) || !isStored(value.root)) return undefined;
  const { children } = sound('root', value.root, 0);
  if (children.length === 0) return undefined;
  return { root: { type: 'root', version: 1, children, direction: null, format: '', indent: 0 } };
}
