import ts from 'typescript';

const METHODS = /^(find|findByID|findGlobal|create|update|updateGlobal|delete|count|duplicate)$/;
const message = 'Say overrideAccess: false with the user, or overrideAccess: true with the reason beside it.';

/**
 * Calls of Payload's local API that leave open on whose behalf they are: they skip access control unless told otherwise.
 * @param {string} file
 * @param {string} text
 * @returns {import('./imports.mjs').Finding[]}
 */
export function checkCalls(file, text) {
  if (!/\bpayload\s*\??\.\s*\w/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {import('./imports.mjs').Finding[]} */
  const findings = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && isLocalApi(node.expression) && !says(node, 'overrideAccess'))
      findings.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, message });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** `payload.find`, `req.payload.find` @param {ts.Expression} callee */
function isLocalApi(callee) {
  if (!ts.isPropertyAccessExpression(callee) || !METHODS.test(callee.name.text)) return false;
  const on = callee.expression;
  return (ts.isIdentifier(on) ? on : ts.isPropertyAccessExpression(on) ? on.name : null)?.text === 'payload';
}

/**
 * @param {ts.Node} node
 * @param {string} name of a property in it, at any depth
 * @returns {boolean}
 */
function says(node, name) {
  if ((ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && node.name.getText() === name)
    return true;
  return ts.forEachChild(node, (child) => says(child, name) || undefined) ?? false;
}
