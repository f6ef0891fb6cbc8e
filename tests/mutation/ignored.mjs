/** @typedef {{ type: string, start?: number, end?: number, value?: unknown, key?: { name?: string }, id?: { name?: string } }} Node */
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

/** Rules that several fields of a file share stand in constants of these names. */
const SHARED_RULES = /^(?:hidden|readOnly|shopRule)$/;

/**
 * Of a collection or global, who may do what with it: its `access` and that of its fields. What its fields are called
 * and look like is left as it is.
 * @param {Path} path
 */
function ignoresOutsideOfRules(path) {
  const { code, opts } = path.hub.file;
  if (!/(?:collections\/[^/]+\/index|globals\/[^/]+)\.ts$/.test(opts.filename) || isInRule(path)) return undefined;
  const text = code.slice(path.node.start ?? 0, path.node.end);
  return /\baccess:|\b(?:hidden|readOnly|shopRule) = /.test(text) ? undefined : 'outside of the access rules';
}

/**
 * @param {Path | null} path
 * @returns {boolean}
 */
function isInRule(path) {
  if (path === null) return false;
  const { type, key, id } = path.node;
  const isRule =
    (type === 'ObjectProperty' && key?.name === 'access') ||
    (type === 'VariableDeclarator' && SHARED_RULES.test(id?.name ?? ''));
  return isRule || isInRule(path.parentPath);
}

export const strykerPlugins = [
  { kind: 'Ignore', name: 'wording', value: { shouldIgnore: ignoresWording } },
  { kind: 'Ignore', name: 'outside-of-rules', value: { shouldIgnore: ignoresOutsideOfRules } },
];
