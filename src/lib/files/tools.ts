import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limitedCommand } from './limited-command';

const TIME_LIMIT_MS = 15_000;

export function findTool(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Holds `bytes` as `input` in a new folder, which is removed after `work`. */
export async function inToolFolder<Value>(bytes: Buffer, work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kitroom-tool-'));
  try {
    await writeFile(path.join(folder, 'input'), bytes);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const ghostscript = (output: string, ...args: string[]): string[] => [
  ...['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dNOPROMPT', '-dNOOUTERSAVE', ...args],
  ...['-dFirstPage=1', '-dLastPage=1', `-sOutputFile=${output}`, 'input'],
];

/** Runs without our environment, in a folder of its own, under limits. @returns true if it succeeded; never throws */
export function runTool(program: string, args: readonly string[], cwd: string): Promise<boolean> {
  const [command, commandArgs] = limitedCommand(program, args);
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, {
      cwd,
      env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, HOME: cwd, TMPDIR: cwd, LANG: 'C.UTF-8' },
      stdio: 'ignore',
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
