import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} File */

/** Longest first: one that begins last would leave a core idle. */
const LONG = [
  ...['hostile-files', 'backup', 'access-matrix', 'team-proofs', 'cms-media', 'login-limits', 'seed'],
  ...['random-requests', 'api-reference'],
  ...['admin-order-documents', 'admin-product-csv', 'mail', 'cms-pages-status', 'activity-log-flags', 'bad-questions'],
  ...[
    'frozen-database',
    'replica',
    'postgres',
    'small-pool',
    'drawing-process',
    'access-order',
    'despatch',
    'order-proofs',
  ],
  ...['trace-shapes', 'canvas', 'together', 'patch-svg', 'print-pack', 'clean-svg', 'pattern-pieces', 'paint-surface'],
];

/** @param {File} file */
const placeOf = ({ moduleId }) => {
  const place = LONG.findIndex((name) => moduleId.includes(`/${name}.test.`));
  return place < 0 ? LONG.length : place;
};

/** Changing the environment starts a new process. @param {File} file */
const drawsPages = ({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

export class OrderOfFiles extends BaseSequencer {
  /** @override @param {File[]} files */
  async sort(files) {
    const placed = (await super.sort(files)).map((file) => ({ file, page: drawsPages(file), place: placeOf(file) }));
    return placed.sort((a, b) => Number(b.page) - Number(a.page) || a.place - b.place).map(({ file }) => file);
  }
}
