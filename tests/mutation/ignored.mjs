/** @typedef {{ type: string, start?: number, end?: number, value?: unknown, key?: { name?: string } }} Node */
/** @typedef {Node & { expressions: Node[], quasis: { value: { raw: string } }[] }} Template */
/** @typedef {{ node: Node, parentPath: Path | null, hub: { file: { opts: { filename: string }, code: string } } }} Path */

/**
 * Sentences for people are left as they are. That a message is given is proved by its field or its code; where the
 * specification has the words, tests quote them, and no score is needed to see it.
 * @param {Path} path
 */
function ignoresWording({ node }) {
  return isSentence(textOf(node)) ? 'a sentence for people' : undefined;
}

/** @param {Node} node */
function textOf(node) {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return '';
  const { expressions, quasis } = /** @type {Template} */ (node);
  const isPlain = expressions.every(({ type }) => type === 'Identifier');
  return isPlain ? quasis.map(({ value }) => value.raw).join('…') : '';
}

/** @param {string} text */
const isSentence = (text) => /^\p{Lu}.*\s/su.test(text);

/**
 * Of a collection, who may do what with it: its `access` and that of its fields. What its fields are called and look
 * like is left as it is.
 * @param {Path} path
 */
function ignoresOutsideOfRules(path) {
  const { code, opts } = path.hub.file;
  if (!/collections\/[^/]+\/index\.ts$/.test(opts.filename) || isInRule(path)) return undefined;
  const holdsRule = /\b(?:access|hidden|readOnly)\b/.test(code.slice(path.node.start ?? 0, path.node.end));
  return holdsRule ? undefined : 'outside of the access rules';
}

/**
 * @param {Path | null} path
 * @returns {boolean}
 */
const isInRule = (path) =>
  path !== null &&
  ((path.node.type === 'ObjectProperty' && path.node.key?.name === 'access') || isInRule(path.parentPath));

export const strykerPlugins = [
  { kind: 'Ignore', name: 'wording', value: { shouldIgnore: ignoresWording } },
  { kind: 'Ignore', name: 'outside-of-rules', value: { shouldIgnore: ignoresOutsideOfRules } },
];
