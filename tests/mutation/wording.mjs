/**
 * Leaves out sentences for people. That a message is given is proved by its field or its code; where the specification
 * has the words, tests quote them, and no score is needed to see it.
 */
export const strykerPlugins = [{ kind: 'Ignore', name: 'wording', value: { shouldIgnore } }];

/** @param {{ node: import('@babel/types').Node }} path */
function shouldIgnore({ node }) {
  return isSentence(textOf(node)) ? 'a sentence for people' : undefined;
}

/** @param {import('@babel/types').Node} node */
function textOf(node) {
  if (node.type === 'StringLiteral') return node.value;
  const isPlain = node.type === 'TemplateLiteral' && node.expressions.every(({ type }) => type === 'Identifier');
  return isPlain ? node.quasis.map(({ value }) => value.raw).join('…') : '';
}

/** @param {string} text */
const isSentence = (text) => /^\p{Lu}.*\s/su.test(text);
