import { existsSync, readFileSync } from 'node:fs';
import { processesOf } from '../tests/stress/memory';

/** Ms so far, to 10 ms, with descendants but PostgreSQL. Linux only. */
export const processorTime = (root: number): number => processesOf(root).reduce((sum, { pid }) => sum + timeOf(pid), 0);

/** Ms so far of PostgreSQL, by its first process, with those that have ended. */
export const databaseTime = (root: number): number =>
  processesOf(root, '').reduce((sum, { pid }) => sum + timeOf(pid, 4), 0);

/** @param counters 2 for the process alone, 4 with its children that have ended */
function timeOf(pid: number, counters = 2): number {
  const file = `/proc/${pid}/stat`;
  // A process that has ended meanwhile counts with its parent.
  const stat = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // The program’s name, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 11 + counters).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
}
