import { posix } from 'node:path';
import ts from 'typescript';

/** @typedef {Record<string, string[]>} Layers folders that each folder may use */
/** @typedef {{ file: string, text: string }} Source */
/** @typedef {{ file: string, line: number, message: string }} Finding */
/** @typedef {{ from: string, to: string, file: string, line: number }} Edge an import of one folder from another */

/** Aliases of tsconfig.json. @type {[string, string][]} */
const aliases = [
  ['@/', 'src/'],
  ['@collections/', 'collections/'],
  ['@kitroom/front/', 'packages/front/src/'],
  ['@payload-config', 'payload.config'],
];

/** @param {string} file @param {string} text @returns {{ path: string, line: number }[]} mostly without ending */
export function importsOf(file, text) {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    const path = pathOf(file, fileName);
    return path ? [{ path, line: text.slice(0, pos).split('\n').length }] : [];
  });
}

/** @param {string} file @param {string} name @returns {string | null} null for packages */
export function pathOf(file, name) {
  const alias = aliases.find(([begin]) => name.startsWith(begin));
  if (alias) return alias[1] + name.slice(alias[0].length);
  return name.startsWith('.') ? posix.join(posix.dirname(file), name) : null;
}

/** @param {string} name of a layer, which may be a group of routes: `(site)` */
const pattern = (name) => `^${name.replace(/[()]/g, '\\$&').replaceAll('*', '[^/]+')}`;

/** The longest first, names without `*` before others. @param {string} a @param {string} b */
const bySpecificity = (a, b) =>
  b.split('/').length - a.split('/').length || Number(a.includes('*')) - Number(b.includes('*'));

/** => @param {Layers} layers @returns {(path: string) => { name: string, folder: string } | null} */
export function layerFinder(layers) {
  const known = Object.keys(layers)
    .sort(bySpecificity)
    .map((name) => ({ name, begins: new RegExp(`${pattern(name)}(?=/|$)`) }));
  return (path) => {
    for (const { name, begins } of known) {
      const folder = begins.exec(path)?.[0];
      if (folder) return { name, folder };
    }
    return null;
  };
}

/** @param {Layers} layers @param {Iterable<Source>} sources @returns {{ findings: Finding[], edges: Edge[] }} */
export function checkImports(layers, sources) {
  const layerOf = layerFinder(layers);
  /** @type {Finding[]} */
  const findings = [];
  /** @type {Edge[]} */
  const edges = [];
  for (const { file, text } of sources) {
    const from = layerOf(file);
    if (!from) continue;
    for (const { path, line } of importsOf(file, text)) {
      const to = layerOf(path);
      if (!to || to.folder === from.folder) continue;
      edges.push({ from: from.folder, to: to.folder, file, line });
      if (!layers[from.name]?.some((name) => new RegExp(`${pattern(name)}$`).test(to.folder)))
        findings.push({ file, line, message: `${from.folder} may not import from ${to.folder}.` });
    }
  }
  return { findings, edges };
}

/** Imports that reach out of their package. @param {Iterable<Source>} sources @returns {Finding[]} */
export const checkPackages = (sources) =>
  [...sources].flatMap(({ file, text }) => {
    const own = /^packages\/[^/]+\//.exec(file)?.[0];
    const outside = own ? importsOf(file, text).filter(({ path }) => !path.startsWith(own)) : [];
    return outside.map(({ path, line }) => ({ file, line, message: `${own} may not import ${path}.` }));
  });

/** @param {Iterable<Source>} sources @returns {Edge[]} between files */
export const fileEdges = (sources) =>
  [...sources].flatMap(({ file, text }) =>
    importsOf(file, text).map(({ path, line }) => ({ from: nameOf(file), to: nameOf(path), file, line })),
  );

/** `a/b/c.ts` importing `a/d/e/f.ts` gives `a/b` to `a/d`. @param {Source[]} sources @returns {Edge[]} */
export function siblingEdges(sources) {
  const indexes = new Set(sources.flatMap(({ file }) => (/\/index\.\w+$/.test(file) ? [nameOf(file)] : [])));
  const foldersOf = (/** @type {string} */ name) => name.split('/').slice(0, indexes.has(name) ? undefined : -1);
  return fileEdges(sources).flatMap((edge) => {
    const from = foldersOf(edge.from);
    const to = foldersOf(edge.to);
    const parting = from.findIndex((folder, depth) => folder !== to[depth]);
    if (parting < 0 || parting >= to.length) return [];
    const upTo = (/** @type {string[]} */ folders) => folders.slice(0, parting + 1).join('/');
    return [{ ...edge, from: upTo(from), to: upTo(to) }];
  });
}

/** @param {string} path */
const nameOf = (path) => path.replace(/(?:\/index)?(?:\.(?:tsx?|mjs))?$/, '');

/** One finding for each circle. @param {Edge[]} edges @returns {Finding[]} */
export function circlesOf(edges) {
  /** @type {Map<string, Map<string, Edge>>} */
  const graph = new Map();
  for (const edge of edges) {
    const next = graph.get(edge.from) ?? new Map();
    graph.set(edge.from, next.set(edge.to, next.get(edge.to) ?? edge));
  }
  /** @type {Finding[]} */
  const findings = [];
  const done = new Set();
  /** @param {string} folder @param {string[]} path */
  const walk = (folder, path) => {
    const start = path.indexOf(folder);
    const closing = start >= 0 ? graph.get(path.at(-1) ?? '')?.get(folder) : undefined;
    if (closing) {
      const message = `A circle: ${[...path.slice(start), folder].join(' → ')}.`;
      findings.push({ file: closing.file, line: closing.line, message });
    }
    if (closing || done.has(folder)) return;
    for (const next of graph.get(folder)?.keys() ?? []) walk(next, [...path, folder]);
    done.add(folder);
  };
  for (const folder of graph.keys()) walk(folder, []);
  return findings;
}
