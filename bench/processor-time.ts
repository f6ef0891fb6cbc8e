import { readFileSync } from 'node:fs';
import { processesOf } from '../tests/stress/memory';

/** Ms so far, to 10 ms, with descendants but PostgreSQL. Linux only. */
export const processorTime = (root: number): number => processesOf(root).reduce((sum, { pid }) => sum + timeOf(pid), 0);

function timeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program’s name, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? NaN) + (system ?? NaN)) * 10;
}
