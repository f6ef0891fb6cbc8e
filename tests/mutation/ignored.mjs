/** @typedef {{ type: string, value?: unknown }} Node of Babel’s syntax tree */
/** @typedef {Node & { expressions: Node[], quasis: { value: { raw: string } }[] }} Template */
/** @typedef {{ node: Node, parentPath: Path | null }} Path */

/** Ignores sentences: tests prove messages by field or code. @param {Path} path */
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

const SHARED_RULES = /^(?:hidden|readOnly|shopRule)$/;

/** Mutates only `access` of collections, globals and fields. @param {Path} path */
function ignoresOutsideOfRules(path) {
  const [program] = ancestors(path).slice(-1);
  if (!holds(program, isConfig) || ancestors(path).some(isRule)) return undefined;
  return holds(path.node, isRule) ? undefined : 'outside of the access rules';
}

/** @param {unknown} node */
const isConfig = (node) => /^(?:Collection|Global)Config$/.test(find(node, 'typeName', 'name'));

/** @param {unknown} node */
const isRule = (node) =>
  (find(node, 'type') === 'ObjectProperty' && find(node, 'key', 'name') === 'access') ||
  (find(node, 'type') === 'VariableDeclarator' && SHARED_RULES.test(find(node, 'id', 'name')));

/** @param {Path} path @returns {Node[]} the file last */
const ancestors = ({ node, parentPath }) => [node, ...(parentPath ? ancestors(parentPath) : [])];

/** @type {Map<(node: unknown) => boolean, WeakMap<object, boolean>>} */
const known = new Map();

/** @param {unknown} part @param {(node: unknown) => boolean} isKind @returns {boolean} */
function holds(part, isKind) {
  if (typeof part !== 'object' || part === null) return false;
  const answers = known.get(isKind) ?? new WeakMap();
  known.set(isKind, answers);
  if (!answers.has(part)) answers.set(part, isKind(part) || Object.values(part).some((each) => holds(each, isKind)));
  return answers.get(part) ?? false;
}

/** @param {unknown} node @param {string[]} names path @returns {string} '' if it is no text */
function find(node, ...names) {
  let found = node;
  for (const name of names) found = /** @type {Record<string, unknown> | undefined} */ (found)?.[name];
  return typeof found === 'string' ? found : '';
}

export const strykerPlugins = [
  { kind: 'Ignore', name: 'wording', value: { shouldIgnore: ignoresWording } },
  { kind: 'Ignore', name: 'outside-of-rules', value: { shouldIgnore: ignoresOutsideOfRules } },
];
