import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

export interface Program {
  pid: () => number;
  start: () => Promise<void>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Debian’s place of servers is not on everyone’s PATH. */
export const debianEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export function programOf(
  command: readonly [string, ...string[]],
  isUp: () => Promise<boolean>,
  options: SpawnOptions = {},
): Program {
  const [name, ...args] = command;
  let running: ChildProcess | undefined;
  return {
    pid: () => running?.pid ?? NaN,
    start: async () => {
      const child = spawn(name, args, { env: debianEnv, stdio: 'ignore', ...options });
      running = child;
      for (const deadline = Date.now() + PATIENCE_MS; !(await isUp()); await sleep(50)) {
        if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${command.join(' ')} is not up.`);
      }
    },
    stop: async (signal = 'SIGTERM') => {
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill(signal);
      await ended;
    },
  };
}
