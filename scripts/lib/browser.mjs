import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

import { unpackChromium, unpackedChromium } from './browser/packaged.mjs';
import { ROOT } from './env.mjs';
import { say } from './log.mjs';
import { run } from './process.mjs';

/** @typedef {{ executablePath: string, args: string[] }} Browser */

/** The npm package comes before the machine’s: it is the same everywhere, and quicker. @returns {Promise<Browser>} */
export async function findChromium() {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    const problem = await problemOf({ executablePath: named, args });
    if (problem) throw new Error(`The browser of CHROMIUM_PATH, ${named}, does not start: ${problem}`);
    return { executablePath: named, args };
  }

  const onMachine = installed().map((path) => async () => path);
  for (const find of [unpackedChromium, unpackChromium, ...onMachine, playwrights, downloaded, fromDebian]) {
    const executablePath = await find();
    if (!executablePath) continue;
    for (const flags of flagSets(args))
      if (await works({ executablePath, args: flags })) return { executablePath, args: flags };
  }
  throw new Error('No browser was found that starts here. Install Chromium or Chrome, or name one with CHROMIUM_PATH.');
}

/** Containers often forbid the sandbox. @param {string[]} args */
const flagSets = (args) => (args.length > 0 ? [args] : [args, ['--no-sandbox']]);

/** @param {Browser} browser */
async function works(browser) {
  const problem = await problemOf(browser);
  if (problem) say(`${browser.executablePath} does not start: ${problem}`);
  return problem === null;
}

/** @param {Browser} browser @returns {Promise<string | null>} the fault, if any */
async function problemOf({ executablePath, args }) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ executablePath, args, timeout: 20_000 });
    try {
      const page = await browser.newPage();
      await page.goto('data:text/html,<title>works</title>');
      return (await page.title()) === 'works' ? null : 'it shows no page';
    } finally {
      await browser.close();
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return /error while loading.*|Failed to launch.*|.*ENOENT.*/.exec(text)?.[0] ?? text.split('\n')[0] ?? text;
  }
}

function installed() {
  const names = [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
    'msedge.exe',
    'chrome.exe',
  ];
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const bundles = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
    ['/Applications', join(homedir(), 'Applications')].map((folder) =>
      join(folder, `${name}.app`, 'Contents', 'MacOS', name),
    ),
  );
  const usual = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'];
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application'));
  const candidates = [...onPath, ...usual, ...windows].flatMap((folder) => names.map((name) => join(folder, name)));
  return [...new Set([...candidates, ...bundles])].filter((path) => existsSync(path));
}

/** @returns {Promise<string | null>} */
async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

async function downloaded() {
  say('No browser on this machine: asking Playwright for one');
  const code = await run(
    process.execPath,
    [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'],
    {
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
      stdio: 'ignore',
    },
  );
  if (code !== 0) say('Playwright could not download one');
  return code === 0 ? playwrights() : null;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null;
  say('Installing Chromium with apt-get');
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  return installed()[0] ?? null;
}
