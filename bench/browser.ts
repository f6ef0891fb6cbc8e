import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { percentile } from '../tests/stress/report';

/** A mid-range phone: CPU four times slower, 1.6 Mbit/s down, 150 ms. */
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

/** KB as transferred. */
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

export type PageMeasures = {
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time: excess of tasks over 50 ms, after the first paint. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** KB as transferred. */
  kilobytes: number;
  requests: number;
};

type Painted = Pick<PageMeasures, 'firstPaint' | 'largestPaint' | 'blocked' | 'shift'>;

function observePaint(): void {
  const seen: Painted = { firstPaint: NaN, largestPaint: NaN, blocked: 0, shift: 0 };
  const tasks: PerformanceEntry[] = [];
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('longtask', (task) => tasks.push(task));
  observe('layout-shift', (entry) => (seen.shift += (entry as unknown as { value: number }).value));
  const read = (): Painted => ({
    ...seen,
    blocked: tasks
      .filter(({ startTime, duration }) => startTime + duration > seen.firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
  });
  Object.assign(window, { readPaint: read });
}

export const measurePhone = (browser: Browser, url: string): Promise<PageMeasures> =>
  visit(browser, async (page, devTools) => {
    let bytes = 0;
    let requests = 0;
    devTools.on('Network.requestWillBeSent', () => (requests += 1));
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', PHONE.network);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
    await page.addInitScript(observePaint);
    return async () => {
      await page.goto(url, { waitUntil: 'networkidle' });
      const painted = await page.evaluate(() => (window as unknown as { readPaint: () => Painted }).readPaint());
      return { ...painted, kilobytes: bytes / 1024, requests };
    };
  });

/** Medians, figure by figure. */
export async function middleOfVisits(browser: Browser, url: string, visits: number): Promise<PageMeasures> {
  const measured: PageMeasures[] = [];
  for (let count = 0; count < visits; count += 1) measured.push(await measurePhone(browser, url));
  const names = ['firstPaint', 'largestPaint', 'blocked', 'shift', 'kilobytes', 'requests'] as const;
  const middle = (name: (typeof names)[number]) =>
    percentile(
      measured.map((each) => each[name]),
      0.5,
    );
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as PageMeasures;
}
