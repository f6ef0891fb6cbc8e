import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '@kitroom/front/http/http-server';
import { keptBuilds } from './kept-builds';

let home: string;
let servers: Server[];
let stops: (() => void)[];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'kitroom-kept-'));
  [servers, stops] = [[], []];
});

afterEach(() => {
  for (const stop of stops) stop();
  for (const server of servers) server.close();
  rmSync(home, { recursive: true });
});

const folder = () => path.join(home, 'builds');
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };

/** Serves a build of one script; the application behind it answers 404. @returns its address */
async function serve(build: string): Promise<string> {
  const chunks = path.join(home, build, 'static/chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(chunks, `${build}.js`), `'${build}'`);
  const kept = keptBuilds({ distDir: path.join(home, build), folder: folder(), build, log });
  stops.push(kept.stop);
  const handler = kept.serving((req, res) => void res.writeHead(404).end(req.url));
  const server = createServer((req, res) => void handler(req, res));
  servers.push(server);
  await vi.waitFor(() => expect(readdirSync(folder())).toContain(build), 20_000);
  return `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}/_next/static/chunks`;
}

it('serves the scripts of the build before and of the one after, unchanging', async () => {
  const [old, young] = [await serve('old'), await serve('young')];
  for (const [chunks, build] of [
    [old, 'young'],
    [young, 'old'],
  ]) {
    const answer = await fetch(`${chunks}/${build}.js`);
    expect([answer.status, await answer.text()]).toEqual([200, `'${build}'`]);
    expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
  }
});

it('leaves its own scripts, and what no build has, to the application', async () => {
  const chunks = await serve('only');
  for (const name of ['only.js', 'none.js', '..%2f..%2f..%2fonly%2fstatic%2fchunks%2fonly.js']) {
    const answer = await fetch(`${chunks}/${name}`);
    expect([answer.status, await answer.text()]).toEqual([404, new URL(`${chunks}/${name}`).pathname]);
  }
});

it('forgets builds that nobody has served for a day', async () => {
  await serve('old');
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  utimesSync(path.join(folder(), 'old'), hours(23), hours(23));
  await serve('young');
  expect(readdirSync(folder()).toSorted()).toEqual(['old', 'young']);
  utimesSync(path.join(folder(), 'old'), hours(25), hours(25));
  await serve('youngest');
  await vi.waitFor(() => expect(readdirSync(folder()).toSorted()).toEqual(['young', 'youngest']), 20_000);
});

it('serves on, with a warning, where the folder cannot be written', async () => {
  writeFileSync(folder(), 'a file');
  mkdirSync(path.join(home, 'built/static'), { recursive: true });
  const kept = keptBuilds({ distDir: path.join(home, 'built'), folder: folder(), build: 'built', log });
  stops.push(kept.stop);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), 20_000);
  rmSync(folder());
});

it('keeps the files of a read-only build so that it can remove them', async () => {
  const chunks = path.join(home, 'fixed/static/chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(chunks, 'fixed.js'), '');
  chmodSync(chunks, 0o555);
  stops.push(keptBuilds({ distDir: path.join(home, 'fixed'), folder: folder(), build: 'fixed', log }).stop);
  const kept = path.join(folder(), 'fixed/_next/static/chunks');
  await vi.waitFor(() => expect(statSync(kept).mode & 0o700).toBe(0o700), 20_000);
  chmodSync(chunks, 0o755);
});
