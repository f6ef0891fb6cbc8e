import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startWorkers } from '../../scripts/lib/workers.mjs';
import { freePort } from '../setup/free-port';

type Answer = { pid: number; jobs: string | null; pages: string | null; heard: string[] };

/** Answers what it has heard; `/tell` broadcasts, `/die` ends it. The first ends once; the other waits for that. */
const PROGRAM = `
import { existsSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { broadcast, onBroadcast } from '${pathToFileURL(resolve('packages/front/src/neighbours.ts')).href}';
const heard = [];
onBroadcast('news', (bytes) => heard.push(Buffer.from(bytes).toString()));
onBroadcast('other', () => heard.push('not asked for'));
process.on('message', (message) => message === 'close' && process.exit(0));
const place = (name) => new URL(name, import.meta.url);
const serve = () => createServer((req, res) => {
  if (req.url === '/die') process.exit(1);
  if (req.url === '/tell') broadcast('news', Buffer.from('of ' + process.pid));
  res.setHeader('Connection', 'close');
  res.end(JSON.stringify({ pid: process.pid, jobs: process.env.JOBS ?? null, pages: process.env.MAKES_PAGES ?? null, heard }));
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send('serving'));
if (process.env.JOBS) {
  let waits = true;
  const look = () => {
    if (!waits || !existsSync(place('again'))) return;
    waits = false;
    waiting.close();
    serve();
  };
  const waiting = watch(place('.'), look);
  look();
} else if (existsSync(place('ended'))) {
  serve();
  writeFileSync(place('again'), '');
} else {
  writeFileSync(place('ended'), '');
  process.send('serving', () => process.exit(1));
}
`;

let folder: string;
let url: string;
let running: Awaited<ReturnType<typeof startWorkers>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kitroom-workers-'));
  const program = join(folder, 'program.mjs');
  writeFileSync(program, PROGRAM);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  vi.stubEnv('PORT', String(port));
  running = await startWorkers({ count: 2, program, compiled: join(folder, 'compiled'), closeMs: 10_000 });
});

afterAll(async () => {
  await running.close();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (path = '/'): Promise<Answer> => (await fetch(url + path)).json() as Promise<Answer>;

async function askAll(): Promise<Map<number, Answer>> {
  const answers = new Map<number, Answer>();
  await vi.waitFor(async () => {
    const answer = await ask();
    answers.set(answer.pid, answer);
    expect(answers.size).toBe(2);
  }, 20_000);
  return answers;
}

it('starts a process again that ended before the others served', () => {
  expect(existsSync(join(folder, 'again'))).toBe(true);
});

it('serves in several processes on one port, of which one does the jobs and makes pages ahead', async () => {
  const answers = [...(await askAll()).values()];
  expect(answers.map(({ jobs }) => jobs).toSorted()).toEqual(['false', null]);
  expect(answers.map(({ pages }) => pages).toSorted()).toEqual(['false', null]);
});

it('passes what one process broadcasts to the others, and not back', async () => {
  const { pid } = await ask('/tell');
  await vi.waitFor(async () => {
    const answers = await askAll();
    const [other] = [...answers.values()].filter((answer) => answer.pid !== pid);
    expect([answers.get(pid)?.heard, other?.heard]).toEqual([[], [`of ${pid}`]]);
  }, 20_000);
});

it('starts a process that ends again, with its own part', async () => {
  const before = await askAll();
  await expect(ask('/die')).rejects.toThrow();
  await vi.waitFor(async () => {
    const after = await askAll();
    expect([...after.keys()].filter((pid) => before.has(pid))).toHaveLength(1);
    expect([...after.values()].map(({ jobs }) => jobs).toSorted()).toEqual(['false', null]);
  }, 20_000);
});
