import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeUnused } from '../../scripts/lib/build.mjs';
import { addUser } from '../../scripts/lib/users.mjs';

let builds: string;
let servers: ChildProcess[];

beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'kitroom-builds-'));
  servers = [];
});

afterEach(() => {
  for (const server of servers) server.kill('SIGKILL');
  rmSync(builds, { recursive: true });
});

function makeBuild(name: string): string {
  const home = join(builds, name);
  mkdirSync(home);
  writeFileSync(join(home, 'page.js'), '');
  return home;
}

async function serve(home: string): Promise<ChildProcess> {
  const users = pathToFileURL(resolve('scripts/lib/users.mjs')).href;
  const program = `import { addUser } from '${users}'; addUser(process.argv[1]); console.log('serving'); setInterval(() => {}, 1000)`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', program, home], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  await once(server.stdout, 'data');
  return server;
}

it('keeps a build while a process serves it, and removes it when nobody does', async () => {
  const served = makeBuild('served');
  const left = makeBuild('left');
  addUser(makeBuild('own'));
  const server = await serve(served);

  removeUnused(builds);
  expect([existsSync(served), existsSync(left), existsSync(join(builds, 'own'))]).toEqual([true, false, true]);

  server.kill('SIGKILL');
  await once(server, 'exit');
  removeUnused(builds);
  expect([existsSync(served), existsSync(join(builds, 'own'))]).toEqual([false, true]);
});
