import { warn } from './log.mjs';
import { commandLine, parentOf, sleep, stopChildren } from './process.mjs';

/** Environment variable with the id of the process that continues on another Node (node.mjs). */
export const STARTED_BY = 'KITROOM_STARTED_BY';

const PATIENCE_MS = 15_000;
const PARENT_CHECK_MS = 1_000;

/** @type {{ cleanup: () => Promise<void>, patience: number }[]} */
const cleanups = [];
/** @type {Promise<void> | null} */
let ending = null;

/** The last added runs first. @param {() => Promise<void>} cleanup @param {number} [patience] ms */
export const onEnd = (cleanup, patience = PATIENCE_MS) => cleanups.unshift({ cleanup, patience });

/** Stops children, then runs cleanups. Only the first call counts. @param {number} code */
export function end(code) {
  ending ??= (async () => {
    await stopChildren();
    for (const { cleanup, patience } of cleanups) {
      const done = await Promise.race([cleanup().then(() => true, reason), sleep(patience)]);
      if (done !== true) warn(`Not stopped cleanly: ${done ?? 'it took too long'}`);
    }
    process.exit(code);
  })();
  return ending;
}

/** @param {unknown} error */
const reason = (error) => (error instanceof Error ? error.message : String(error));

/** @param {() => Promise<void>} main @param {{ interruptedCode: number }} options exit code after a signal */
export async function runMain(main, { interruptedCode }) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(interruptedCode));
  // A closed pipe is no reason to fail.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('uncaughtException', fail);
  // A stray rejection of a request must not end the shop, which logs it itself.
  process.on('unhandledRejection', (error) => process.listenerCount('unhandledRejection') > 1 || console.error(error));
  watchParent(() => void end(0));
  await main().catch(fail);
}

/** @param {unknown} error */
function fail(error) {
  if (ending) return;
  warn(explain(error));
  void end(1);
}

/** Stacks only for bugs. @param {unknown} error @returns {string} */
export function explain(error) {
  const isBug = error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError;
  return isBug ? (error.stack ?? error.message) : reason(error);
}

/** npm killed with -9 sends no signal. @param {() => void} gone called once npm or our parent has ended */
export function watchParent(gone) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event && process.env[STARTED_BY] !== String(parent)) return;
  const shell = /^\S*sh -c /.test(commandLine(parent) ?? '');
  const npm = shell ? parentOf(parent) : null;
  setInterval(() => {
    if (process.ppid !== parent || (npm !== null && parentOf(parent) !== npm)) gone();
  }, PARENT_CHECK_MS).unref();
}
