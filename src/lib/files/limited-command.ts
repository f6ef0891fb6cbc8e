/** Data that a program may hold, bytes: what it writes to in memory, not what it only reserves. */
export const MEMORY_LIMIT = 640 * 1024 * 1024;
/** Size of a file that it may write, bytes. */
const FILE_LIMIT = 64 * 1024 * 1024;

/** Whether the system holds programs to a limit of memory; elsewhere a shell sets one that nobody keeps. */
export const hasMemoryLimit = process.platform === 'linux';

/**
 * Sets the limits that every POSIX shell knows (kB of data, blocks of 512 bytes, no core dump), lets the system end this
 * program first where memory runs out, and becomes the program.
 */
const SCRIPT = `echo 1000 2>/dev/null >/proc/self/oom_score_adj
ulimit -d ${MEMORY_LIMIT / 1024} && ulimit -f ${FILE_LIMIT / 512} && ulimit -c 0 && exec "$0" "$@"`;

/** What to start so that a program runs within limits of memory and of what it writes, where the system has such. */
export const limitedCommand = (program: string, args: readonly string[]): [command: string, args: string[]] =>
  hasMemoryLimit ? ['/bin/sh', ['-c', SCRIPT, program, ...args]] : [program, [...args]];
