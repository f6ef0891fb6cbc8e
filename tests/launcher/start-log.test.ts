import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLog, step } from '../../scripts/lib/log.mjs';
import { run, runOrFail } from '../../scripts/lib/process.mjs';

let folder: string;
let shown: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitroom-start-'));
  shown = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void shown.push(line));
  openLog(join(folder, 'logs', 'start.log'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const logged = (): string => readFileSync(join(folder, 'logs', 'start.log'), 'utf8');

const program = (script: string) => () =>
  runOrFail('The build', (options) => run(process.execPath, ['-e', script], options));

it('prints one line for a step, and logs what its program prints', async () => {
  await step('Building', program('console.log("Route (app)"); console.error("a warning")'));
  expect(shown).toEqual(['› Building …']);
  expect(logged()).toMatch(/Route \(app\)/);
  expect(logged()).toMatch(/a warning/);
  expect(logged()).toMatch(/Building: done in \d+\.\d s/);
});

it('quotes the end of what a failed program printed, and names the log', async () => {
  const lines = program(
    'for (let line = 1; line <= 100; line += 1) console.log(`line ${line}.`); process.exitCode = 3',
  );
  const { message } = await lines().then(
    () => new Error('passed'),
    (error: Error) => error,
  );
  expect(message).toMatch(/^The build failed \(exit code 3\)\nline 61\.\n/);
  expect(message).toMatch(/line 100\.\nAll of its output: .*start\.log$/);
  expect(logged()).toMatch(/^line 1\.\n/);
});
