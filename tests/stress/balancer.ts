import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { debianEnv, programOf, type Program } from '../setup/program';

/** Interval of its probes, ms. */
export const PROBE_MS = 500;

/** HAProxy before servers, probed at `/readyz`. Refused requests go to another, as do unanswered ones for pages. */
export async function startBalancer(folder: string, port: number, servers: readonly string[]): Promise<Program> {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, servers));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const balancer = programOf(['haproxy', '-db', '-f', file], isUp);
  await balancer.start();
  return balancer;
}

export const isInstalled = (program: string): boolean => !spawnSync(program, ['-v'], { env: debianEnv }).error;

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
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  default-server inter ${PROBE_MS} fall 2 rise 1 check
${servers.map((url, number) => `  server machine${number} ${new URL(url).host}\n`).join('')}`;
