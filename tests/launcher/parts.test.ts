import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { count, sideBySide, total, type Part } from '../../scripts/lib/parts.mjs';
import { run } from '../../scripts/lib/process.mjs';

vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  availableParallelism: () => 2,
}));

let shown: string[];

beforeEach(() => {
  shown = [];
  Object.assign(total, { passed: 0, failed: 0, remarks: [] });
  vi.spyOn(console, 'log').mockImplementation((line: string) => void shown.push(line.trim()));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
});

afterEach(() => vi.restoreAllMocks());

function part(title: string, code = 0, until: Promise<unknown> = Promise.resolve()): Part {
  return {
    title,
    work: async ({ onOutput }) => {
      onOutput?.(`${title} begins\n`);
      await until;
      onOutput?.(`${title} ends\n`);
      return code;
    },
  };
}

describe('parts of a test run', () => {
  it('run two at a time on two cores, and say no more than how they ended', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const third = part('third');
    const passed = sideBySide([
      part('first', 0, held),
      part('second'),
      { ...third, work: (options) => third.work(options).finally(() => setTimeout(letGo)) },
    ]);
    expect(await passed).toBe(true);
    const ends = shown.filter((text) => text.includes(': done')).map((text) => /(\w+): done/.exec(text)?.[1]);
    expect(ends).toEqual(['second', 'third', 'first']);
    expect(shown.filter((text) => text.includes('begins'))).toEqual([]);
    expect(total).toEqual({ passed: 0, failed: 0, remarks: [] });
  });

  it('begin no more after a failure, which counts as one, and let the others end', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const failing = part('failing', 3);
    const late = vi.fn(part('late').work);
    const passed = await sideBySide([
      part('slow', 0, held),
      { ...failing, work: (options) => failing.work(options).finally(() => setTimeout(letGo)) },
      { title: 'late', work: late },
    ]);
    expect(passed).toBe(false);
    expect(late).not.toHaveBeenCalled();
    expect(shown).toContain('failing begins\nfailing ends\n');
    expect(shown.join('\n')).toContain('failing: failed (exit code 3)');
    expect(shown.join('\n')).toContain('slow: done');
    expect(total).toEqual({ passed: 0, failed: 1, remarks: ['failed: failing'] });
  });

  it('are counted by their report, and a failure outside of its tests as one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kitroom-parts-'));
    const report = join(folder, 'report.json');
    const passing = { fullName: 'cart adds', status: 'passed' };
    writeFileSync(report, JSON.stringify({ numPassedTests: 7, testResults: [{ assertionResults: [passing] }] }));
    expect(count('unit', 0, report)).toBe(true);
    expect(total).toEqual({ passed: 7, failed: 0, remarks: [] });
    expect(count('unit', 1, report)).toBe(false);
    expect(total).toEqual({ passed: 14, failed: 1, remarks: ['failed: unit'] });
    expect(count('int', 1, join(folder, 'none.json'))).toBe(false);
    expect(total).toEqual({ passed: 14, failed: 2, remarks: ['failed: unit', 'failed: int'] });
    rmSync(folder, { recursive: true });
  });

  it('name the tests that failed or passed only when tried again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kitroom-parts-'));
    const [unit, browser] = [join(folder, 'unit.json'), join(folder, 'e2e.json')];
    const assertionResults = [
      { fullName: 'cart adds', status: 'passed' },
      { fullName: 'cart merges', status: 'failed' },
    ];
    writeFileSync(unit, JSON.stringify({ numPassedTests: 1, testResults: [{ assertionResults }] }));
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const inner = { title: 'drawer', specs: [spec('opens', 'flaky'), spec('closes', 'unexpected')] };
    const suites = [{ title: 'cart.spec.ts', specs: [spec('counts', 'expected')], suites: [inner] }];
    writeFileSync(browser, JSON.stringify({ stats: { expected: 1, flaky: 1, unexpected: 1 }, suites }));
    count('unit', 1, unit);
    count('browser', 1, browser);
    expect(total).toEqual({
      passed: 3,
      failed: 2,
      remarks: [
        'failed: cart merges',
        'failed: cart.spec.ts › drawer › closes',
        'flaky: cart.spec.ts › drawer › opens',
      ],
    });
    rmSync(folder, { recursive: true });
  });
});

it('a program hands over what it prints to either stream, letters of several bytes whole', async () => {
  const output: string[] = [];
  const script = "process.stdout.write('Größe ✓\\n'); process.stderr.write('warned\\n'); process.exitCode = 4";
  expect(await run(process.execPath, ['-e', script], { onOutput: (text) => void output.push(text) })).toBe(4);
  expect(output.join('')).toContain('Größe ✓\n');
  expect(output.join('')).toContain('warned\n');
});
