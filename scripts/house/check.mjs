import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { ROOT } from '../lib/env.mjs';
import { checkCalls } from './calls.mjs';
import { checkFirstUse } from './first-use.mjs';
import { checkImports, checkPackages, circlesOf, fileEdges, siblingEdges } from './imports.mjs';
import { checkLanguage, checkSubjects } from './language.mjs';
import { layers } from './layers.mjs';
import { checkLockfile } from './lockfiles.mjs';
import { checkSql } from './sql.mjs';
import { checkTests } from './tests.mjs';

const isTest = /\.test\.tsx?$/;

/** @returns {boolean} true if there are no breaches */
export function checkHouse() {
  const sources = readSources();
  const program = sources.filter(({ file }) => !isTest.test(file));
  const { findings, edges } = checkImports(layers, program);
  const ours = program.filter(({ file }) => /^(?:src|packages|collections|globals|blocks)\//.test(file));
  findings.push(...checkPackages(sources));
  for (const graph of [edges, fileEdges(program), siblingEdges(ours)]) findings.push(...circlesOf(graph));
  for (const { file, text } of ours)
    findings.push(...checkCalls(file, text), ...checkFirstUse(file, text), ...checkSql(file, text));
  for (const { file, text } of sources) {
    findings.push(...checkSilence(file, text));
    findings.push(...checkLanguage(file, text));
  }
  findings.push(...checkSubjects(recentSubjects()));
  findings.push(...checkTests(sources), ...checkPlaces(sources), ...checkSnapshots(), ...checkLockfiles());
  const released = readMigration('released.sha256') ?? '';
  findings.push(
    ...checkReleased(released, readMigration),
    ...checkExpanding(released, listMigrations(), readMigration),
  );

  for (const { file, line, message } of findings) console.error(`${file}:${line} ${message}`);
  console.log(`House rules: ${findings.length} broken in ${sources.length} files`);
  return findings.length === 0;
}

/** None in a copy without history. */
function recentSubjects() {
  if (!existsSync(join(ROOT, '.git'))) return [];
  return execFileSync('git', ['log', '--format=%s', '-50'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
}

/** @returns {import('./imports.mjs').Source[]} all programs and tests written by hand */
export function readSources() {
  const files = globSync(
    ['*.ts', '{src,packages,examples,collections,blocks,globals,scripts,bench,tests}/**/*.{ts,tsx,mjs}'],
    {
      cwd: ROOT,
      exclude: ['**/node_modules/**', 'src/migrations/**', 'src/payload-types.ts', 'packages/client/src/paths.d.ts'],
    },
  );
  return files.map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(ROOT, file), 'utf8') }));
}

const PLACE =
  /`((?:src|packages|app|areas|modules|data|lib|ui|domain|collections|globals|docs|scripts|tests)\/[\w./()[\]-]+)`/g;

const DOCUMENT = /\bdocs\/[\w/-]+\.md\b/g;

/** Links within the repository, without fragment. */
const LINK = /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g;

/** @param {string} file @param {string} text */
function placesIn(file, text) {
  const named = [...text.matchAll(PLACE)].map(([, place = '']) => place);
  const linked = [...text.matchAll(LINK)].map(([, target = '']) => join(dirname(file), target));
  return [...named, ...linked];
}

/** @param {import('./imports.mjs').Source[]} sources @returns {import('./imports.mjs').Finding[]} missing files */
function checkPlaces(sources) {
  const isThere = (/** @type {string} */ place, /** @type {string} */ file) =>
    ['', 'src', dirname(file)].some((folder) => existsSync(join(ROOT, folder, place)));
  const documents = globSync('{README.md,CONTRIBUTING.md,{docs,packages}/**/*.md}', { cwd: ROOT }).map((file) => ({
    file,
    text: readFileSync(join(ROOT, file), 'utf8'),
  }));
  return [...documents, ...sources].flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((content, index) =>
        (file.endsWith('.md') ? placesIn(file, content) : (content.match(DOCUMENT) ?? []))
          .filter((place) => !isThere(place, file))
          .map((place) => ({ file, line: index + 1, message: `${place} is not there.` })),
      ),
  );
}

/** `migrate:create` reads only the newest snapshot. @returns {import('./imports.mjs').Finding[]} */
function checkSnapshots() {
  const folder = 'src/migrations';
  const snapshots = globSync(`${folder}/*.json`, { cwd: ROOT }).sort();
  if (snapshots.length === 0)
    return [{ file: folder, line: 1, message: 'The newest migration’s snapshot is missing.' }];
  return snapshots.slice(0, -1).map((file) => ({ file, line: 1, message: 'Delete it: the newest alone is read.' }));
}

/** @param {string} name */
function readMigration(name) {
  const file = join(ROOT, 'src/migrations', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Shops have run a released migration: a changed one would never reach them.
 * @param {string} list lines as `sha256sum` writes them @param {(name: string) => string | undefined} read
 * @returns {import('./imports.mjs').Finding[]}
 */
export function checkReleased(list, read) {
  return list
    .trim()
    .split('\n')
    .flatMap((content, index) => {
      const [hash, name = ''] = content.split(/\s+/);
      const isSame =
        createHash('sha256')
          .update(read(name) ?? '')
          .digest('hex') === hash;
      const message = `${name} is released and never changes: write another migration.`;
      return isSame ? [] : [{ file: 'src/migrations/released.sha256', line: index + 1, message }];
    });
}

const CONTRACTING =
  /\b(?:drop\s+(?:table|column|type|view|function)|rename\s+(?:to|column)|set\s+not\s+null|alter\s+column\s+\S+\s+(?:set\s+data\s+)?type)\b/i;

/**
 * The release before still runs while the next one migrates, so what it uses goes one release later.
 * @param {string} released lines as `sha256sum` writes them @param {readonly string[]} names files of migrations
 * @param {(name: string) => string | undefined} read @returns {import('./imports.mjs').Finding[]}
 */
export function checkExpanding(released, names, read) {
  return names
    .filter((name) => !released.includes(`  ${name}`) && !name.endsWith('_contract.ts'))
    .flatMap((name) => {
      const [up = ''] = (read(name) ?? '').split('export async function down');
      const line = up.split('\n').findIndex((text) => CONTRACTING.test(text)) + 1;
      const message =
        'A migration only adds: the release before runs beside it. What that one no longer uses goes in a …_contract.ts.';
      return line === 0 ? [] : [{ file: `src/migrations/${name}`, line, message }];
    });
}

const listMigrations = () =>
  globSync('src/migrations/2*.ts', { cwd: ROOT })
    .map((file) => basename(file))
    .sort();

function checkLockfiles() {
  const files = globSync('{,scripts/*/,tests/*/}package-lock.json', { cwd: ROOT });
  return files.flatMap((file) => checkLockfile(file.replaceAll('\\', '/'), readFileSync(join(ROOT, file), 'utf8')));
}

/** @param {string} file @param {string} text @returns {import('./imports.mjs').Finding[]} */
function checkSilence(file, text) {
  const line = text.split('\n').findIndex((content) => /(\/\/|\/\*)\s*(eslint|oxlint)-disable/.test(content)) + 1;
  if (line === 0) return [];
  return [{ file, line, message: 'No file silences a rule: .oxlintrc.json does, with the reason.' }];
}
