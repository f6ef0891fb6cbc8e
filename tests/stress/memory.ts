import { readdirSync, readFileSync } from 'node:fs';

/** Bytes, with descendants but PostgreSQL. Linux only. */
export const memoryOf = (root: number): number => processesOf(root).reduce((sum, { resident }) => sum + resident, 0);

/** With descendants. Linux only. @param leftOut name of those that do not count */
export function processesOf(root: number, leftOut = 'postgres'): Process[] {
  const running = processes();
  const within = (pid: number): number[] => [
    pid,
    ...running.filter(({ parent, name }) => parent === pid && name !== leftOut).flatMap((child) => within(child.pid)),
  ];
  const ids = new Set(within(root));
  return running.filter(({ pid }) => ids.has(pid));
}

type Process = { pid: number; parent: number; name: string; resident: number };

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const status = readFileSync(`/proc/${entry}/status`, 'utf8');
        const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? '';
        return [
          {
            pid: Number(entry),
            parent: Number(field('PPid')),
            name: field('Name'),
            resident: Number(field('VmRSS')) * 1024,
          },
        ];
      } catch {
        return [];
      }
    });
}
