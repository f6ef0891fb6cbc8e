import { readdirSync, readFileSync } from 'node:fs';

/** Memory in bytes. */
export type DrawingProcess = { pid: number; peak: number; dataLimit: number; environment: string };

const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

/** Linux only. */
export function drawingProcesses(): DrawingProcess[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .flatMap((pid) => {
      try {
        const status = read(pid, 'status');
        const isOurs = numberIn(status, /^PPid:\s+(\d+)/m) === process.pid;
        if (!isOurs || !read(pid, 'cmdline').includes('drawing/process.mjs')) return [];
        const peak = 1024 * numberIn(status, /^VmHWM:\s+(\d+)/m);
        const dataLimit = numberIn(read(pid, 'limits'), /^Max data size\s+(\d+)/m);
        return [{ pid, peak, dataLimit, environment: read(pid, 'environ') }];
      } catch {
        return [];
      }
    });
}
