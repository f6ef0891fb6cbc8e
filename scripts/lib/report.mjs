import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: string[], flaky: string[] }} Report */

/** @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite */

/** From vitest or Playwright. @param {string} file missing if the run broke off @returns {Report} */
export function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: [], flaky: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats ? ofPlaywright(report) : ofVitest(report);
}

/** @param {{ suites: Suite[], stats: { expected: number, flaky: number } }} report */
function ofPlaywright({ suites, stats }) {
  /** @type {{ name: string, status: string }[]} */
  const tests = [];
  /** @type {(suite: Suite, above: string[]) => void} */
  const collect = (suite, above) => {
    const path = [...above, suite.title];
    for (const spec of suite.specs ?? [])
      for (const { status } of spec.tests) tests.push({ name: [...path, spec.title].join(' › '), status });
    for (const inner of suite.suites ?? []) collect(inner, path);
  };
  for (const suite of suites) collect(suite, []);
  /** @param {string} wanted */
  const named = (wanted) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  return { passed: stats.expected + stats.flaky, failed: named('unexpected'), flaky: named('flaky') };
}

/** @param {{ numPassedTests: number, testResults: { assertionResults: { fullName: string, status: string }[] }[] }} report */
function ofVitest({ numPassedTests, testResults }) {
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed, flaky: [] };
}
