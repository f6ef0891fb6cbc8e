import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/browser.mjs';

const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '3900';
const backOffice = /(?:admin-[\w-]+|cms-[\w-]+|back-office)\.spec\.ts$/;
const outage = /outage\.spec\.ts$/;
const baseURL = `http://${host}:${port}`;

// Once: the workers read this file too, with the settings of the process that started them.
if (!process.env.CHROMIUM_PATH) {
  const { executablePath, args } = await findChromium();
  Object.assign(process.env, { CHROMIUM_PATH: executablePath, CHROMIUM_ARGS: JSON.stringify(args) });
}

/** `npm test` sets program, database, port and browser; `npm run test:e2e` alone uses a database under .data/e2e. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // Walks wait for pages more than they compute: with as many as cores a sixth of these is idle.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // Reports a test that passes only on retry as flaky: a defect, of the test or of the product.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording costs a quarter of the time: `TRACE=on` where a failure is to be looked into.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...(JSON.parse(process.env.CHROMIUM_ARGS ?? '["--no-sandbox"]') as string[]),
        // No page of a test lives long enough to earn back what optimising its code costs: a tenth of the browser's time.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
  // First what reads the demo, then what adds to it; last, and alone, what takes tables away from everyone.
  projects: [
    { name: 'site', testIgnore: [backOffice, outage] },
    {
      name: 'back-office',
      testMatch: backOffice,
      dependencies: ['site'],
      // Saves a tenth of the processor time; the shop’s tests cover motion.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'outage', testMatch: outage, dependencies: ['back-office'] },
  ],
  webServer: {
    command: `node ${process.env.SHOP_PROGRAM ?? join('scripts', 'start.mjs')}`,
    url: `${baseURL}/api/health`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: false,
    stdout: 'pipe',
    // Each test says where it is: a browser that orders all day long would be one of too many orders.
    env: {
      HOST: host,
      PORT: port,
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.DATA_DIR ?? '.data/e2e',
      TRUST_PROXY: 'true',
      WEBHOOKS_TO_LOOPBACK: 'true',
    },
  },
});
