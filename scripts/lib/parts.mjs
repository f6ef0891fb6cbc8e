import { availableParallelism } from 'node:os';

import { heading, say, seconds, warn } from './log.mjs';
import { readReport } from './report.mjs';

/**
 * @typedef {object} Part of a test run: a program
 * @property {string} title
 * @property {(options: import('./process.mjs').RunOptions) => Promise<number>} work runs it; answers its exit code
 * @property {string} [report] the JSON report it writes, where it counts tests
 */

/** Tests of all parts. */
export const total = {
  passed: 0,
  failed: 0,
  /** @type {string[]} what to look at: tests that failed, or passed only when tried again */
  remarks: [],
};

/**
 * A step without tests of its own; counts as one failed test where it fails.
 * @param {string} title
 * @param {() => Promise<void>} work
 */
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

/**
 * Runs what needs nothing of each other, as many at a time as there are cores. One that fails shows what it printed
 * when it ends, so that none talks into another; after it none begins.
 * @param {Part[]} parts
 * @returns {Promise<boolean>} whether all passed
 */
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

/**
 * Adds the tests of a program to the total.
 * @param {string} title
 * @param {number} code with which it ended; a failure without a failed test counts as one
 * @param {string} [file] its JSON report
 * @returns {boolean} whether it passed
 */
export function count(title, code, file) {
  const { passed, failed, flaky } = file ? readReport(file) : { passed: 0, failed: [], flaky: [] };
  if (code !== 0 && failed.length === 0) failed.push(title);
  total.passed += passed;
  total.failed += failed.length;
  total.remarks.push(...failed.map((name) => `failed: ${name}`), ...flaky.map((name) => `flaky: ${name}`));
  return code === 0;
}
