import { readFileSync } from 'node:fs';
import { processesOf } from '../tests/stress/memory';

/** Ms so far, to 10 ms, with descendants but PostgreSQL. Linux only. */
export const processorTime = (root: number): number => processesOf(root).reduce((sum, { pid }) => sum + timeOf(pid), 0);

/** Ms so far of PostgreSQL below `root`, with its processes that have ended. */
export const databaseTime = (root: number): number =>
  processesOf(root, '')
    .filter(({ name }) => name === 'postgres')
    .reduce((sum, { pid }) => sum + timeOf(pid, 4), 0);

/** @param counters 2 for the process alone, 4 with its children that have ended */
function timeOf(pid: number, counters = 2): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program’s name, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 11 + counters).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
}
