import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Interval of its probes, ms. */
export const PROBE_MS = 500;

/**
 * Starts HAProxy before servers, which it probes at `/readyz`. Only connections that were refused go to another server.
 * @param folder for its configuration
 * @throws if it is not installed
 */
export async function startBalancer(
  folder: string,
  port: number,
  servers: readonly string[],
): Promise<{ stop: () => Promise<void> }> {
  if (spawnSync('haproxy', ['-v']).status !== 0)
    throw new Error('HAProxy is not installed: apt-get install haproxy, or the like.');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, servers));
  const process = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (process.exitCode !== null) throw new Error(`HAProxy ended with ${process.exitCode}: haproxy -c -f ${file}`);
    await sleep(50);
  }
  return {
    stop: async () => {
      const ended = once(process, 'exit');
      process.kill();
      await ended;
    },
  };
}

const configuration = (port: number, servers: readonly string[]): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 65s
  timeout server 60s
  timeout check 3s
  retries 3
  option redispatch 1
  option forwardfor if-none
frontend shop
  bind 127.0.0.1:${port}
  default_backend machines
backend machines
  option httpchk GET /readyz
  default-server inter ${PROBE_MS} fall 2 rise 1 check
${servers.map((url, number) => `  server machine${number} ${new URL(url).host}\n`).join('')}`;
