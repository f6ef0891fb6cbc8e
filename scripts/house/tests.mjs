import ts from 'typescript';

import { pathOf } from './imports.mjs';

/** @typedef {{ file: string, text: string }} Source */
/** @typedef {{ path: string, name: string, line: number }} Use an import of a file: `*` for all names of another */

/** Jobs are known by an import. */
const ENTRANCE = /(?:-(?:actions|endpoints?)\.ts|\.tsx|\/use-[^/]+\.ts|\/emails(?:\/[^/]+)?\.ts)$/;
const JOB = "from '@/lib/work/loop'";

/** Tests behaviour. @param {Source[]} sources @returns {import('./imports.mjs').Finding[]} imports of inner files */
export function checkTests(sources) {
  const program = sources.filter(({ file }) => !isTest(file));
  const entrances = new Set(program.filter(isEntrance).map(({ file }) => file.replace(/\.tsx?$/, '')));
  const open = new Set(
    program.flatMap((source) =>
      usesOf(source)
        .filter(({ path }) => isEntrance(source) || homeOf(path) !== homeOf(source.file))
        .flatMap(({ path, name }) => [path, `${path} ${name}`]),
    ),
  );
  const isOpen = (/** @type {Use} */ { path, name }) =>
    !homeOf(path) || entrances.has(path) || open.has(`${path} *`) || open.has(name === '*' ? path : `${path} ${name}`);

  return sources
    .filter(({ file }) => file.startsWith('tests/'))
    .flatMap((source) =>
      usesOf(source)
        .filter((use) => !isOpen(use))
        .map(({ path, name, line }) => ({
          file: source.file,
          line,
          message: `${name} is an inner part of ${homeOf(path)}: test what others, or its screens, use of it.`,
        })),
    );
}

/** @param {string} file */
const isTest = (file) => /^tests\/|\.test\.tsx?$/.test(file);

/** @param {Source} source */
const isEntrance = ({ file, text }) => ENTRANCE.test(file) || text.includes(JOB);

/** @param {string} path @returns {string | undefined} its module or area */
const homeOf = (path) => /^src\/(?:modules|areas)\/[^/]+/.exec(path)?.[0];

/** Without types. @param {Source} source @returns {Use[]} */
function usesOf({ file, text }) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Use[]} */
  const uses = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const { from, names } of importedBy(node)) {
      const path = pathOf(file, from);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (path) uses.push(...names.map((name) => ({ path, name, line: line + 1 })));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** @param {ts.Node} node @returns {{ from: string, names: string[] }[]} */
function importedBy(node) {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [from] = node.arguments;
    return from && ts.isStringLiteral(from) ? [{ from: from.text, names: ['*'] }] : [];
  }
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
  const { moduleSpecifier } = node;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  return [{ from: moduleSpecifier.text, names: namesOf(node) }];
}

/** @param {ts.ImportDeclaration | ts.ExportDeclaration} node @returns {string[]} */
function namesOf(node) {
  const clause = ts.isExportDeclaration(node) ? node : node.importClause;
  if (!clause || clause.isTypeOnly) return [];
  const bindings = ts.isImportClause(clause) ? clause.namedBindings : clause.exportClause;
  if (!bindings) return ['*'];
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return ['*'];
  return [...bindings.elements].flatMap(({ isTypeOnly, propertyName, name }) =>
    isTypeOnly ? [] : [(propertyName ?? name).text],
  );
}
