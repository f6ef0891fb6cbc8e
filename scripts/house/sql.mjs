import ts from 'typescript';

/** `src/data` for tables of several modules, else the module’s `data.ts` or `data/`. `src/lib` has queues and log. */
const HOLDS_SQL = /^(?:packages\/|src\/(?:(?:data|lib|server)\/|(?:modules|areas)\/.+\/data(?:\.ts$|\/)))/;

const IMPORTS = ['@/lib/database/query', '@/lib/database/conditions'];
const STATEMENT =
  /^\s*\(?(?:select\s.*\sfrom\s|select \S*\s*$|insert into |update \S+(?: \w+)?\s+set |delete from |lock table |with (?:recursive )?\w+(?: ?\([^)]*\))? as )/s;
const CONNECTION = /\b(?:client|pool)$/;

const message = 'SQL is in src/data, or in data.ts or data/ of the module or the job that alone reads the table.';

/** @param {string} file @param {string} text @returns {import('./imports.mjs').Finding[]} the first one */
export function checkSql(file, text) {
  if (HOLDS_SQL.test(file)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const first = findSql(source);
  if (!first) return [];
  return [{ file, line: source.getLineAndCharacterOfPosition(first.getStart()).line + 1, message }];
}

/** @param {ts.Node} node @returns {ts.Node | undefined} */
function findSql(node) {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
    return IMPORTS.includes(node.moduleSpecifier.text) ? node : undefined;
  if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return undefined;
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return STATEMENT.test(node.text) ? node : undefined;
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'query' && CONNECTION.test(node.expression.getText()))
    return node;
  return ts.forEachChild(node, findSql);
}
