import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../setup/free-port';

type Settings = Record<string, string>;
type Artefact = { artefact: string; node: string; account: { uid?: number; gid?: number } };

const PATIENCE_MS = 300_000;
/** Reported by a program that misses a file, or writes where it may not. */
const TROUBLE = /EACCES|EPERM|EROFS|ENOENT|MODULE_NOT_FOUND/;

/** Runs the artefact's programs as `account`, with few variables and from the root of the file system. */
export function artefactRunner({ artefact, node, account }: Artefact) {
  function start(name: string, args: string[], settings: Settings) {
    const env = { NODE_ENV: undefined, PATH: '/usr/bin:/bin', ...settings } as unknown as NodeJS.ProcessEnv;
    const child = spawn(node, [join(artefact, `${name}.mjs`), ...args], { ...account, cwd: '/', env, stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    return { child, output: () => output, ended: once(child, 'close') };
  }

  /** @throws if it fails, or reports a file that it cannot reach */
  async function program(name: string, args: string[], settings: Settings): Promise<string> {
    const { child, output, ended } = start(name, args, settings);
    await ended;
    if (child.exitCode !== 0 || TROUBLE.test(output())) throw new Error(`${name} failed:\n${output()}`);
    return output();
  }

  /** Resolves when it serves. `stop` throws if it reported trouble meanwhile. */
  async function launch(settings: Settings): Promise<{ url: string; stop: () => Promise<void> }> {
    const port = String(await freePort());
    const { child, output, ended } = start('start', [], { PORT: port, ...settings });
    const deadline = Date.now() + PATIENCE_MS;
    while (!output().includes('Ready in')) {
      if (child.exitCode !== null || Date.now() > deadline) {
        child.kill();
        throw new Error(`The shop did not start:\n${output()}`);
      }
      await pause(100);
    }
    return {
      url: `http://127.0.0.1:${port}`,
      stop: async () => {
        child.kill();
        await ended;
        if (TROUBLE.test(output())) throw new Error(`The shop reported trouble:\n${output()}`);
      },
    };
  }

  return { program, launch };
}
