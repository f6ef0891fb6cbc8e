import { readFileSync } from 'node:fs';

/** Data that a program may hold, bytes: what it writes to in memory, not what it only reserves. */
export const MEMORY_LIMIT = 640 * 1024 * 1024;
/** Size of a file that it may write, bytes. */
const FILE_LIMIT = 64 * 1024 * 1024;

const CODE_STEP = 16 * 1024 * 1024;

/** Whether the system holds programs to a limit of memory; elsewhere a shell sets one that nobody keeps. */
export const hasMemoryLimit = process.platform === 'linux';

/**
 * Sets the limits that every POSIX shell knows (kB of data, blocks of 512 bytes, no core dump), lets the system end this
 * program first where memory runs out, and becomes the program.
 */
const script = (dataLimit: number) => `echo 1000 2>/dev/null >/proc/self/oom_score_adj
ulimit -d ${Math.floor(dataLimit / 1024)} && ulimit -f ${FILE_LIMIT / 512} && ulimit -c 0 && exec "$0" "$@"`;

/**
 * What to start so that a program runs within limits of memory and of what it writes, where the system has such.
 * @param reserved what the program maps before it does anything and never fills, bytes; the limit comes on top of it
 */
export const limitedCommand = (
  program: string,
  args: readonly string[],
  reserved = 0,
): [command: string, args: string[]] =>
  hasMemoryLimit ? ['/bin/sh', ['-c', script(MEMORY_LIMIT + reserved), program, ...args]] : [program, [...args]];

/**
 * What a Node of this version maps for compiled code, bytes: half a gigabyte since Node 24, of which next to nothing is
 * used. Linux counts it as data all the same, as it can be written to. In whole steps of 16 MB: what a process compiles
 * besides, as WebAssembly, is mapped beside it and differs from one moment to the next.
 */
export function codeSpace(): number {
  if (!hasMemoryLimit) return 0;
  const mappings = readFileSync('/proc/self/maps', 'utf8').matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwx/gm);
  const sizes = [...mappings].map(([, from = '', to = '']) => parseInt(to, 16) - parseInt(from, 16));
  return CODE_STEP * Math.ceil(Math.max(0, ...sizes) / CODE_STEP);
}
