/** Text of a Lexical document. Data may come over the API: its shape is not taken for granted. */

export type TextNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is TextNode => typeof value === 'object' && value !== null;

/** Nodes of a rich text, parents first. */
export function nodesIn(value: unknown): TextNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return 'root' in value ? nodesIn(value.root) : [value, ...nodesIn(value.children)];
}

export function plainText(value: unknown): string {
  let text = '';
  for (const node of nodesIn(value)) {
    if (node.type === 'linebreak') text += '\n';
    else if (typeof node.text === 'string') text += node.text;
    else if (node.type !== 'link' && node.type !== 'autolink' && text !== '' && !text.endsWith('\n')) text += '\n';
  }
  return text.trim();
}

/** True without text, picture or rule. */
export const isBlankText = (value: unknown): boolean =>
  plainText(value) === '' && !nodesIn(value).some(({ type }) => type === 'upload' || type === 'horizontalrule');
