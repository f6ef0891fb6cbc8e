import { availableParallelism } from 'node:os';

import { heading, say, seconds, warn } from './log.mjs';
import { readReport } from './report.mjs';

/**
 * @typedef {object} Part of a test run: a program
 * @property {string} title
 * @property {(options: import('./process.mjs').RunOptions) => Promise<number>} work resolves with its exit code
 * @property {string} [report] its JSON report, if it counts tests
 */

export const total = {
  passed: 0,
  failed: 0,
  /** @type {string[]} tests that failed, or passed only on a retry */
  remarks: [],
};

/** Counts a failure as one failed test. @param {string} title @param {() => Promise<void>} work */
export async function check(title, work) {
  heading(title);
  try {
    await work();
    return true;
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    total.failed += 1;
    total.remarks.push(`failed: ${title}`);
    return false;
  }
}

/** One part for each core; none begins after a failure. @param {Part[]} parts @returns {Promise<boolean>} */
export async function sideBySide(parts) {
  const waiting = [...parts];
  let passed = true;
  const lane = async () => {
    for (let part = waiting.shift(); part && passed; part = waiting.shift()) {
      if (!(await finish(part))) passed = false;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return passed;
}

/** @param {Part} part */
async function finish({ title, work, report }) {
  const since = Date.now();
  /** @type {string[]} */
  const output = [];
  say(`${title} …`);
  const code = await work({ onOutput: (text) => void output.push(text) });
  if (code !== 0) {
    heading(title);
    process.stdout.write(output.join(''));
  }
  const { passed } = total;
  const counted = count(title, code, report);
  const tests = total.passed > passed ? `, ${total.passed - passed} tests passed` : '';
  say(`${title}: ${code === 0 ? 'done' : `failed (exit code ${code})`} in ${seconds(since)}${tests}`);
  return counted;
}

/** @param {string} title @param {number} code @param {string} [file] JSON report @returns {boolean} true if passed */
export function count(title, code, file) {
  const { passed, failed, flaky } = file ? readReport(file) : { passed: 0, failed: [], flaky: [] };
  if (code !== 0 && failed.length === 0) failed.push(title);
  total.passed += passed;
  total.failed += failed.length;
  total.remarks.push(...failed.map((name) => `failed: ${name}`), ...flaky.map((name) => `flaky: ${name}`));
  return code === 0;
}
