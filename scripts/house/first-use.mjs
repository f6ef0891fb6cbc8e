import ts from 'typescript';

const message =
  'Make it with onFirstUse: each of Intl’s tools takes a phone 50 ms, on every page that loads this file.';

/** @param {string} file @param {string} text @returns {import('./imports.mjs').Finding[]} */
export function checkFirstUse(file, text) {
  if (!text.includes('new Intl.')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {import('./imports.mjs').Finding[]} */
  const findings = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isNewExpression(node) && node.expression.getText().startsWith('Intl.'))
      findings.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, message });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}
