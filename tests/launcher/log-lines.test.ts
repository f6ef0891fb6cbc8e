import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../scripts/lib/process.mjs';

const PROGRAM = `
import { hasLogFiles, log, logFile } from '${resolve('src/lib/log')}';
import { logConsole } from '${resolve('src/lib/log/log-console')}';
import { warn } from '${resolve('scripts/lib/log.mjs')}';
if (!hasLogFiles) logConsole(log);
log.error({ err: new Error('of the shop') }, 'failed');
console.error('\\u001b[31mof a package\\u001b[0m', new Error('inner'));
warn('of the launcher');
logFile.flush();
`;

let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitroom-lines-'));
  program = join(folder, 'program.ts');
  writeFileSync(program, PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function printed(dataDir: string, more: Record<string, string>): Promise<string[]> {
  let text = '';
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...more };
  const code = await run(process.execPath, ['scripts/run.mjs', relative('', program)], {
    env,
    onOutput: (part: string) => (text += part),
  });
  expect(code).toBe(0);
  return text.trim().split('\n');
}

it('are JSON alone without log files, and no file is written', async () => {
  const dataDir = join(folder, 'json');
  const lines = await printed(dataDir, { LOG_FILES: 'false' });
  const parsed = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(parsed.map(({ level, msg }) => `${level} ${msg.split('\n')[0]}`).toSorted()).toEqual([
    '40 of a package Error: inner',
    '40 of the launcher',
    '50 failed',
  ]);
  expect(existsSync(join(dataDir, 'logs'))).toBe(false);
});

it('go to files, too, otherwise', async () => {
  const dataDir = join(folder, 'files');
  expect((await printed(dataDir, {})).join('\n')).toContain('! of the launcher');
  expect(existsSync(join(dataDir, 'logs', 'kitroom.log'))).toBe(true);
});
