import ts from 'typescript';

const METHODS =
  /^(?:find|findByID|findGlobal|findVersions|findVersionByID|findGlobalVersions|findGlobalVersionByID|findDistinct|create|update|updateGlobal|restoreVersion|restoreGlobalVersion|delete|count|countVersions|countGlobalVersions|duplicate)$/;
/** Includes both options. */
const AS_USER = 'asUser';
const message = 'Say ...asUser(req), or overrideAccess: true with the reason beside it.';

/** @param {string} file @param {string} text @returns {import('./imports.mjs').Finding[]} */
export function checkCalls(file, text) {
  if (!/payload/i.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  /** @type {import('./imports.mjs').Finding[]} */
  const findings = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && isLocalApi(node.expression, constants) && !saysAccess(node, constants))
      findings.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, message });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** @typedef {Map<string, ts.Expression>} Constants initial values of a file's constants, by name */

/** @param {ts.SourceFile} source @returns {Constants} */
function constantsOf(source) {
  /** @type {Constants} */
  const constants = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}

/** Also `(await getPayloadClient()).find`, and constants. @param {ts.Expression} callee @param {Constants} constants */
function isLocalApi(callee, constants) {
  return (
    ts.isPropertyAccessExpression(callee) && METHODS.test(callee.name.text) && isPayload(callee.expression, constants)
  );
}

/** @param {ts.Expression} on @param {Constants} constants @returns {boolean} */
function isPayload(on, constants) {
  if (ts.isParenthesizedExpression(on) || ts.isAwaitExpression(on) || ts.isNonNullExpression(on))
    return isPayload(on.expression, constants);
  if (ts.isPropertyAccessExpression(on)) return on.name.text === 'payload';
  if (ts.isCallExpression(on)) return /^getPayload/.test(on.expression.getText());
  if (!ts.isIdentifier(on)) return false;
  if (/^payload(?:Client)?$/.test(on.text)) return true;
  const value = constants.get(on.text);
  return value !== undefined && !ts.isIdentifier(value) && isPayload(value, constants);
}

/** Also looks into spread objects. @param {ts.Node} node @param {Constants} constants @returns {boolean} */
function saysAccess(node, constants) {
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    if (node.name.getText() === 'overrideAccess') return true;
  }
  if (ts.isSpreadAssignment(node) && ts.isCallExpression(node.expression))
    return node.expression.expression.getText() === AS_USER;
  if (ts.isSpreadAssignment(node) && ts.isIdentifier(node.expression)) {
    const value = constants.get(node.expression.text);
    if (value && saysAccess(value, new Map([...constants].filter(([name]) => name !== node.expression.getText()))))
      return true;
  }
  return ts.forEachChild(node, (child) => saysAccess(child, constants) || undefined) ?? false;
}
