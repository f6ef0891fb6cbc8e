import { readFileSync } from 'node:fs';

/** Data of a program, bytes: memory it writes to, not memory it only reserves. */
export const MEMORY_LIMIT = 640 * 1024 * 1024;
/** Size of a file that it may write, bytes. */
const FILE_LIMIT = 64 * 1024 * 1024;

const CODE_STEP = 16 * 1024 * 1024;

/** True if the system enforces limits of memory; elsewhere the shell's limit has no effect. */
export const hasMemoryLimit = process.platform === 'linux';

/**
 * Sets the limits that every POSIX shell knows (kB of data, blocks of 512 bytes, no core dump), has the system end this
 * program first if memory runs out, and becomes the program.
 */
const script = (dataLimit: number) => `echo 1000 2>/dev/null >/proc/self/oom_score_adj
ulimit -d ${Math.floor(dataLimit / 1024)} && ulimit -f ${FILE_LIMIT / 512} && ulimit -c 0 && exec "$0" "$@"`;

/**
 * Command that runs a program within limits of memory and written data, if the system has such.
 * @param reserved memory that the program maps at its start and never fills, bytes; the limit is added to it
 */
export const limitedCommand = (
  program: string,
  args: readonly string[],
  reserved = 0,
): [command: string, args: string[]] =>
  hasMemoryLimit ? ['/bin/sh', ['-c', script(MEMORY_LIMIT + reserved), program, ...args]] : [program, [...args]];

/**
 * Memory that this version of Node maps for compiled code, bytes: half a gigabyte since Node 24, of which next to
 * nothing is used. Linux counts it as data, as it is writable. Rounded to 16 MB: smaller mappings, as of WebAssembly,
 * come and go.
 */
export function codeSpace(): number {
  if (!hasMemoryLimit) return 0;
  const mappings = readFileSync('/proc/self/maps', 'utf8').matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwx/gm);
  const sizes = [...mappings].map(([, from = '', to = '']) => parseInt(to, 16) - parseInt(from, 16));
  return CODE_STEP * Math.ceil(Math.max(0, ...sizes) / CODE_STEP);
}
