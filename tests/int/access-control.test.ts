import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Payload’s local API skips access control unless it is told not to, so every call says which it means: with `overrideAccess: true`, or `false` and the user. */
const operations = new Set([
  'find',
  'findByID',
  'findGlobal',
  'findDistinct',
  'findVersions',
  'findVersionByID',
  'findGlobalVersions',
  'count',
  'countVersions',
  'create',
  'duplicate',
  'update',
  'updateGlobal',
  'delete',
  'restoreVersion',
]);

const folders = ['src', 'collections', 'globals', 'blocks'];

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('migrations'))
    .map((file) => `${folder}/${file}`),
);

/** Calls of the local API that neither say `overrideAccess` nor spread something of the file that does. */
function silentCalls(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const speaks = (text: string): boolean =>
    /\boverrideAccess\b/.test(text) ||
    [...text.matchAll(/\.\.\.(\w+)/g)].some(([, name]) =>
      new RegExp(`\\bconst ${name}\\b[^;]*\\boverrideAccess\\b`).test(source.text),
    );
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      operations.has(node.expression.name.text) &&
      /(?:^|\.|\s)payload(?:Client)?\)?$|getPayloadClient\(\)\)$/.test(node.expression.expression.getText()) &&
      !speaks(node.getText())
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.expression.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('every call of the local API says for whom it acts', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(silentCalls)).toEqual([]);
});

it('finds what it looks for', () => {
  expect(silentCalls('tests/setup/shop.ts').length).toBeGreaterThan(1);
});
