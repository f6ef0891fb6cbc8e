import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { percentile } from '../tests/stress/report';

/** A phone as design §8 has it: CPU four times slower, 1.6 Mbit/s down, 150 ms. */
const PHONE = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  viewport: { width: 412, height: 823 },
};

export async function openBrowser(): Promise<Browser> {
  const { findChromium } = await import('../scripts/lib/browser.mjs');
  return chromium.launch(await findChromium());
}

async function visit<Value>(
  browser: Browser,
  prepare: (page: Page, devTools: CDPSession) => Promise<() => Promise<Value>>,
): Promise<Value> {
  const context = await browser.newContext({ viewport: PHONE.viewport, deviceScaleFactor: 1.75, isMobile: true });
  try {
    const page = await context.newPage();
    const read = await prepare(page, await context.newCDPSession(page));
    return await read();
  } finally {
    await context.close();
  }
}

/** KB of scripts as they are sent, until the page is quiet. */
export const scriptKilobytes = (browser: Browser, url: string): Promise<number> =>
  visit(browser, async (page, devTools) => {
    const scripts = new Set<string>();
    let bytes = 0;
    devTools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await devTools.send('Network.enable');
    return async () => {
      await page.goto(url, { waitUntil: 'networkidle' });
      return bytes / 1024;
    };
  });

/** Seconds until the largest content is painted on a phone with an empty cache: the middle of `visits`. */
export async function phoneLcp(browser: Browser, url: string, visits: number): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < visits; count += 1) {
    times.push(
      await visit(browser, async (page, devTools) => {
        await devTools.send('Network.enable');
        await devTools.send('Network.emulateNetworkConditions', PHONE.network);
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
        return async () => {
          await page.goto(url, { waitUntil: 'networkidle' });
          return page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                new PerformanceObserver((entries) => resolve(entries.getEntries().at(-1)?.startTime ?? NaN)).observe({
                  type: 'largest-contentful-paint',
                  buffered: true,
                });
              }),
          );
        };
      }),
    );
  }
  return percentile(times, 0.5) / 1000;
}
