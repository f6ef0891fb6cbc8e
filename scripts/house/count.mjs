import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

import { ROOT } from '../lib/env.mjs';
import { pathOf } from './imports.mjs';
import { checkLanguage, checkSubjects, commentsOf, opensBadly, shunnedIn, shunnedNames } from './language.mjs';

/** @typedef {import('./imports.mjs').Source} Source */

const isTest = /^tests\/|^bench\/|\.test\.tsx?$/;

const CALLED_BY_NAME =
  /^src\/(?:app|migrations)\/|^src\/instrumentation|payload\.config|^scripts\/(?:payload\/)?[^/]+$/;

/** @param {readonly Source[]} sources @param {string | undefined} folder lists its findings of language instead */
export function countHouse(sources, folder) {
  if (folder) {
    const findings = sources.filter(({ file }) => file.startsWith(folder));
    for (const { file, text } of findings) {
      for (const { line, message } of checkLanguage(file, text)) console.log(`${file}:${line} ${message}`);
      const names = [...new Set(shunnedNames(text))];
      if (names.length > 0) console.log(`${file} Names: ${names.join(', ')}`);
    }
    return;
  }
  console.table({ ...languageOf(sources), ...documentsOf(), ...roomsOf(sources) });
}

/** @param {readonly Source[]} sources */
function languageOf(sources) {
  const written = sources.filter(({ file }) => file !== 'src/payload-types.ts');
  const comments = written.flatMap(({ text }) => commentsOf(text));
  const docs = comments.filter(({ isDoc }) => isDoc);
  const bad = docs.filter(opensBadly).length;
  return {
    'doc comments that open with What, Whether, How, Of, Where, Who …': `${bad} of ${docs.length}`,
    'shunned words in comments': comments.flatMap(shunnedIn).length,
    'shunned words in names': sources.flatMap(({ text }) => shunnedNames(text)).length,
    'lines of comments, without the generated src/payload-types.ts': comments.reduce(
      (sum, { lines }) => sum + lines,
      0,
    ),
  };
}

function documentsOf() {
  const words = globSync('{README,CONTRIBUTING,CHANGELOG}.md', { cwd: ROOT })
    .concat(globSync('{docs,packages}/**/*.md', { cwd: ROOT }))
    .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;
  const subjects = execFileSync('git', ['log', '--format=%s', '-200'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return {
    'words of documents': words,
    'subjects over 72 characters among the last 200 commits': checkSubjects(subjects).length,
  };
}

/** @param {readonly Source[]} sources */
function roomsOf(sources) {
  const files = new Set(sources.map(({ file }) => file));
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  /** @type {Set<string>} */
  const used = new Set();
  for (const { file, text } of sources)
    for (const { path, names } of usesOf(file, text)) {
      const target = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
        .map((end) => path + end)
        .find((each) => files.has(each));
      if (!target) continue;
      if (!isTest.test(file)) importers.set(target, (importers.get(target) ?? new Set()).add(file));
      for (const name of names) used.add(`${target} ${name}`);
    }
  const program = sources.filter(({ file }) => !isTest.test(file));
  /** @type {Map<string, number>} files of each folder */
  const folders = new Map();
  for (const { file } of program) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
  const unused = program
    .filter(({ file }) => !CALLED_BY_NAME.test(file))
    .flatMap(({ file, text }) =>
      exportsOf(text)
        .filter((name) => !used.has(`${file} ${name}`) && !used.has(`${file} *`))
        .map((name) => `${file} ${name}`),
    );
  return {
    files: sources.length,
    'files with one importer': program.filter(({ file }) => importers.get(file)?.size === 1).length,
    'folders with one file': [...folders].filter(
      ([folder, count]) =>
        count === 1 &&
        !folder.startsWith('src/app') &&
        ![...folders.keys()].some((each) => each.startsWith(`${folder}/`)),
    ).length,
    'loose files in src/lib': folders.get('src/lib') ?? 0,
    'exports nobody else uses': unused.length,
  };
}

/** @param {string} text @returns {string[]} */
const exportsOf = (text) =>
  [
    ...text.matchAll(/^export (default )?(?:async )?(?:function\*?|const|let|class|type|interface|enum) ([\w$]+)/gm),
  ].map(([, isDefault, name = '']) => (isDefault ? 'default' : name));

/** @param {string} file @param {string} text @returns {{ path: string, names: string[] }[]} with types */
function usesOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  /** @type {{ path: string, names: string[] }[]} */
  const uses = [];
  /** @param {string} from @param {string[]} names */
  const add = (from, names) => {
    const path = pathOf(file, from);
    if (path) uses.push({ path, names });
  };
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) continue;
    const from = node.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from)) continue;
    const clause = ts.isExportDeclaration(node) ? node.exportClause : node.importClause?.namedBindings;
    const named =
      clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause))
        ? [...clause.elements].map(({ propertyName, name }) => (propertyName ?? name).text)
        : ['*'];
    const isDefault = ts.isImportDeclaration(node) && node.importClause?.name;
    const names = isDefault && !clause ? ['default'] : isDefault ? ['default', ...named] : named;
    add(from.text, names);
  }
  for (const [, from = ''] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)) add(from, ['*']);
  return uses;
}
