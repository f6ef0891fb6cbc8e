import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { log } from '@/lib/log';
import { createLimiter } from '@kitroom/front/limiter';
import type { Job, Reply } from './drawing/process.mjs';
import { codeSpace, limitedCommand, MEMORY_LIMIT } from './limited-command';

/** `message` is the fault of an `unreadable` file. */
export type Drawn = { ok: true; value: unknown } | { ok: false; reason: Reason; message: string };
export type Reason = 'unreadable' | 'too_heavy' | 'busy' | 'broken';

export type DrawingLimits = {
  /** Resident, in bytes. */
  memory: number;
  cpuMs: number;
  /** Longer than `cpuMs`, as a busy machine makes jobs wait. */
  clockMs: number;
};

const LIMITS: DrawingLimits = { memory: MEMORY_LIMIT, cpuMs: 15_000, clockMs: 120_000 };
const HEAP_MB = 192;
/** Each keeps its file of up to 25 MB in memory. */
const MAY_WAIT = 32;
/** The process is replaced after this, to release memory. */
const JOBS_OF_ONE_PROCESS = 100;
const IDLE_MS = 10_000;

const ENTRY = path.join(process.cwd(), 'src/lib/files/drawing/process.mjs');

/** One job at a time. Never throws. */
export const draw = (job: Job): Promise<Drawn> => sharedInstance('drawing', () => createDrawing(LIMITS))(job);

export function createDrawing(limits: DrawingLimits): (job: Job) => Promise<Drawn> {
  const turns = createLimiter({ running: 1, waiting: MAY_WAIT });
  let child: ChildProcess | undefined;
  let jobs = 0;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    if (child?.connected) child.disconnect();
    child = undefined;
  }

  async function run(job: Job): Promise<Drawn> {
    clearTimeout(idle);
    if (!child?.connected || jobs >= JOBS_OF_ONE_PROCESS) {
      end();
      child = start(limits);
      jobs = 0;
    }
    jobs += 1;
    const drawn = await ask(child, job, limits.clockMs);
    idle = setTimeout(end, IDLE_MS).unref();
    return drawn;
  }

  return async (job) => {
    const done = await turns.run(() => run(job));
    return done.ok ? done.value : failed('busy');
  };
}

const failed = (reason: Reason, message = ''): Drawn => ({ ok: false, reason, message });

/** Decoders of uploads must not see our environment. The process does not keep the server alive. */
function start({ memory, cpuMs }: DrawingLimits): ChildProcess {
  const program = [`--max-old-space-size=${HEAP_MB}`, ENTRY, String(memory), String(cpuMs)];
  const [command, args] = limitedCommand(process.execPath, program, codeSpace());
  const child = spawn(command, args, {
    cwd: tmpdir(),
    // glibc’s arenas each keep memory.
    env: { NODE_ENV: process.env.NODE_ENV, HOME: tmpdir(), LANG: 'C.UTF-8', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  child.on('error', (error) => log.error({ err: error }, 'The drawing process cannot be reached.'));
  child.unref();
  child.channel?.unref();
  return child;
}

function ask(child: ChildProcess, job: Job, clockMs: number): Promise<Drawn> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), clockMs);
    const settle = (drawn: Drawn) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(drawn);
    };
    const onMessage = (message: unknown) => {
      const reply = message as Reply;
      if (reply.ok) return settle(reply);
      // Without memory the process may still exit in order, with a message.
      settle(failed(/\bmemory\b/i.test(reply.message) ? 'too_heavy' : 'unreadable', reply.message));
    };
    // Limits end it by a signal; an exit by itself is our fault.
    const onExit = (code: number | null, signal: string | null) => {
      if (signal) return settle(failed('too_heavy'));
      log.error({ code }, 'The drawing process ended.');
      settle(failed('broken'));
    };
    const onError = () => settle(failed('broken'));
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(job);
  });
}
