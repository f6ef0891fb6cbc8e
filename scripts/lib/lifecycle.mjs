import { warn } from './log.mjs';
import { commandLine, parentOf, sleep, stopChildren } from './process.mjs';

/** Environment variable: the id of the process that went on as this one on another Node (node.mjs). */
export const STARTED_BY = 'KITROOM_STARTED_BY';

const PATIENCE_MS = 15_000;
const PARENT_CHECK_MS = 1_000;

/** @type {(() => Promise<void>)[]} */
const cleanups = [];
/** @type {Promise<void> | null} */
let ending = null;

/**
 * Adds something to do when the process ends; the last added is done first.
 * @param {() => Promise<void>} cleanup
 */
export const onEnd = (cleanup) => cleanups.unshift(cleanup);

/**
 * Ends the process after its children were stopped and everything was cleaned up. Only the first call counts.
 * @param {number} code the exit code
 */
export function end(code) {
  ending ??= (async () => {
    await stopChildren();
    for (const cleanup of cleanups) {
      const done = await Promise.race([cleanup().then(() => true, reason), sleep(PATIENCE_MS)]);
      if (done !== true) warn(`Not stopped cleanly: ${done ?? 'it took too long'}`);
    }
    process.exit(code);
  })();
  return ending;
}

/** @param {unknown} error */
const reason = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Runs a program's main function such that signals, errors and the death of npm end everything it started.
 * @param {() => Promise<void>} main
 * @param {{ interruptedCode: number }} options exit code after a signal
 */
export async function runMain(main, { interruptedCode }) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(interruptedCode));
  // Whoever read our output may be gone; that is no reason to fail.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('uncaughtException', fail);
  // A stray rejection of one request must not take the shop down; what we await ourselves arrives in main().
  process.on('unhandledRejection', (error) => console.error(error));
  watchParent(() => void end(0));
  await main().catch(fail);
}

/** @param {unknown} error */
function fail(error) {
  if (ending) return;
  warn(explain(error));
  void end(1);
}

/**
 * An expected failure explains itself; a programming error needs its stack.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  const isBug = error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError;
  return isBug ? (error.stack ?? error.message) : reason(error);
}

/**
 * npm killed with -9 cannot tell us, so we look: at our parent and, where that is the shell npm runs scripts with, at
 * its parent too. So does a process that an older Node went on as.
 * @param {() => void} gone called once one of them is
 */
export function watchParent(gone) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event && process.env[STARTED_BY] !== String(parent)) return;
  const shell = /^\S*sh -c /.test(commandLine(parent) ?? '');
  const npm = shell ? parentOf(parent) : null;
  setInterval(() => {
    if (process.ppid !== parent || (npm !== null && parentOf(parent) !== npm)) gone();
  }, PARENT_CHECK_MS).unref();
}
