import { readFileSync } from 'node:fs';

/** Bytes written to, not those only reserved. */
export const MEMORY_LIMIT = 640 * 1024 * 1024;
const FILE_LIMIT = 64 * 1024 * 1024;

const CODE_STEP = 16 * 1024 * 1024;

/** Elsewhere the shell’s limit has no effect. */
export const hasMemoryLimit = process.platform === 'linux';

/** POSIX limits: kB of data, blocks of 512 bytes. Without memory, the system ends this program first. */
const script = (dataLimit: number) => `echo 1000 2>/dev/null >/proc/self/oom_score_adj
ulimit -d ${Math.floor(dataLimit / 1024)} && ulimit -f ${FILE_LIMIT / 512} && ulimit -c 0 && exec "$0" "$@"`;

/** @param reserved bytes that the program maps at its start and never fills; added to the limit */
export const limitedCommand = (
  program: string,
  args: readonly string[],
  reserved = 0,
): [command: string, args: string[]] =>
  hasMemoryLimit ? ['/bin/sh', ['-c', script(MEMORY_LIMIT + reserved), program, ...args]] : [program, [...args]];

/** Bytes Node maps for code: 512 MB since Node 24, data to Linux. Rounded to 16 MB, as WebAssembly’s mappings vary. */
export function codeSpace(): number {
  if (!hasMemoryLimit) return 0;
  const mappings = readFileSync('/proc/self/maps', 'utf8').matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwx/gm);
  const sizes = [...mappings].map(([, from = '', to = '']) => parseInt(to, 16) - parseInt(from, 16));
  return CODE_STEP * Math.ceil(Math.max(0, ...sizes) / CODE_STEP);
}
