import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const coloured = process.stdout.isTTY && !process.env.NO_COLOR;

/** @param {number} code of an ANSI style @param {string} text */
const style = (code, text) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text);

/** @param {number} since result of Date.now() */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} message */
export const say = (message) => console.log(`${style(35, '›')} ${message}`);

/** @param {string} message */
export function warn(message) {
  if (hasLogFiles()) console.error(`${style(31, '!')} ${message}`);
  else process.stderr.write(`${JSON.stringify({ level: 40, time: Date.now(), msg: message })}\n`);
}

/** False if standard error holds JSON lines alone (src/lib/log). */
export const hasLogFiles = () => process.env.LOG_FILES !== 'false';

/** @param {string} title */
export const heading = (title) =>
  console.log(`\n${style(1, `── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}`)}`);

/** @template T @param {string} title @param {() => Promise<T>} work @returns {Promise<T>} */
export async function step(title, work) {
  const since = Date.now();
  say(`${title} …`);
  const result = await work();
  record(`${title}: done in ${seconds(since)}\n`);
  return result;
}

/** @type {string | null} */
let logFile = null;

/** Replaces the last start’s log. @param {string} file */
export function openLog(file) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, '', { mode: 0o600 });
  logFile = file;
}

/** @returns {string | null} */
export const logPath = () => logFile;

/** For output too long for the terminal. @param {string} text */
export function record(text) {
  if (logFile) appendFileSync(logFile, text);
}
