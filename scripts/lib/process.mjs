import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

import { logPath, record } from './log.mjs';

const SHOWN_LINES = 40;

/** @param {number} ms */
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** True for a process of any owner. @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** A dead process keeps its id until its parent reads the exit code. @param {number} pid */
const isZombie = (pid) => procStat(pid)?.[0] === 'Z';

/** From the state on; index 19 is the start time. @param {number} pid @returns {string[] | null} */
function procStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Id and, if known, start time: a later process may have the same id. @param {number} pid */
export function processIdentity(pid) {
  const started =
    procStat(pid)?.[19] ?? spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return `${pid}:${started?.trim() ?? ''}`;
}

/** @param {string} identity */
export function isSameProcess(identity) {
  const pid = Number.parseInt(identity, 10);
  return pid > 0 && isAlive(pid) && processIdentity(pid) === identity;
}

/** Null if it cannot be found cheaply. @param {number} pid */
export function parentOf(pid) {
  const stat = procStat(pid);
  return stat ? Number(stat[1]) : null;
}

/** @param {number} pid @returns {string | null} */
export function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return ps.status === 0 ? ps.stdout : null;
  }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let stopping = false;

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {import('node:child_process').StdioOptions} [stdio]
 * @property {number} [nice] above 0 it leaves the processor to others first
 * @property {(text: string) => void} [onOutput] takes the program's output, which is then not shown
 * @property {RegExp} [lastLine] last output of a program that afterwards only frees its memory: it is then killed, and
 * counts as ended by itself. Without it, the program's own end is awaited
 */

/** @param {string} command @param {string[]} args @param {RunOptions} [options] @returns {Promise<number>} exit code */
export function run(command, args, { onOutput, nice, lastLine, ...options } = {}) {
  const out = onOutput ? 'pipe' : 'inherit';
  return new Promise((resolve, reject) => {
    if (stopping) return reject(new Error(`${command} was not started: stopping`));
    const child = spawn(command, args, { stdio: ['ignore', out, out], ...options });
    children.add(child);
    if (nice && child.pid) setPriority(child.pid, nice);
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    let done = false;
    child.stdout?.on('data', (text) => {
      if (!lastLine?.test(text)) return;
      done = true;
      child.kill();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      children.delete(child);
      resolve(done ? 0 : (code ?? 1));
    });
  });
}

/** Logs the output. @param {string} title @param {(options: RunOptions) => Promise<number>} work @throws if it fails */
export async function runOrFail(title, work) {
  let output = '';
  const code = await work({
    onOutput: (text) => {
      output += text;
      record(text);
    },
  });
  if (code === 0) return;
  const end = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  const more = logPath() ? `\nAll of its output: ${logPath()}` : '';
  throw new Error(`${title} failed (exit code ${code})\n${end}${more}`);
}

/** Prevents new ones, too. */
export async function stopChildren() {
  stopping = true;
  const ended = [...children].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of children) child.kill('SIGTERM');
  await Promise.race([Promise.all(ended), sleep(8_000)]);
  for (const child of children) child.kill('SIGKILL');
}
