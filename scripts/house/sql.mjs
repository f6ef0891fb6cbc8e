import ts from 'typescript';

/**
 * Where statements may stand: `src/data` for tables that several modules or areas read, else the `data/` of the module or
 * the job that alone reads them. `src/lib` keeps the queues and the log; `src/server` has connections of its own.
 */
const HOLDS_SQL = /^src\/(?:data\/|lib\/|server\/|(?:modules|areas)\/.+\/data\/)/;

/**
 * Files and folders whose statements have not moved to `data/` yet. It only ever gets shorter: one that no longer needs
 * its place here is a finding.
 */
export const NOT_YET = [
  'collections/Customers/keep-with-orders.ts',
  'collections/Pages/leave-redirect.ts',
  'collections/Pages/publication-status.ts',
  'collections/shared/keep-stock.ts',
  'src/modules/accounts/own-account/login-history.ts',
  'src/modules/accounts/second-factor/set-up.ts',
  'src/modules/accounts/second-factor/spend-code.ts',
  'src/modules/accounts/staff-rules.ts',
  'src/modules/catalogue/prepare-category-deletion.ts',
  'src/modules/catalogue/prepare-product-deletion.ts',
  'src/modules/inquiries/answer-with-order.ts',
  'src/modules/inquiries/inquiry-files.ts',
  'src/modules/newsletter/subscriptions.ts',
  'src/modules/system/backup/backup-job.ts',
  'src/modules/system/backup/restore-backup.ts',
  'src/modules/system/clear-cache.ts',
];

const IMPORTS = ['@/lib/database/query', '@/lib/database/conditions'];
const STATEMENT =
  /^\s*\(?(?:select\s.*\sfrom\s|select \S*\s*$|insert into |update \S+(?: \w+)?\s+set |delete from |lock table |with (?:recursive )?\w+(?: ?\([^)]*\))? as )/s;
const CONNECTION = /\b(?:client|pool)$/;

const message = 'SQL stands in src/data, or in the data/ of the module or the job that alone reads the table.';

/**
 * SQL outside of the folders that are there for it: imports of what runs it, statements, and connections that run one.
 * @param {string} file from the project's folder
 * @param {string} text
 * @returns {import('./imports.mjs').Finding[]} the first one of the file
 */
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

/**
 * Findings without those that are known, and entries of that list that are known no more.
 * @param {import('./imports.mjs').Finding[]} findings
 * @param {readonly string[]} known
 * @returns {import('./imports.mjs').Finding[]}
 */
export function withoutKnown(findings, known) {
  const place = (/** @type {string} */ file) => known.find((each) => file === each || file.startsWith(`${each}/`));
  const needed = new Set(findings.map(({ file }) => place(file)));
  const idle = known.filter((each) => !needed.has(each));
  return [
    ...findings.filter(({ file }) => !place(file)),
    ...idle.map((each) => ({ file: 'scripts/house/sql.mjs', line: 1, message: `${each} holds no SQL: strike it.` })),
  ];
}
