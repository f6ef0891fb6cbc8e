import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { KitPatternType } from '../src/domain/kits/document/kit-patterns';
import { percentile } from '../tests/stress/report';
import { newShop } from '../tests/stress/server';
import { openBrowser } from './browser';
import { fullKit } from './designer-kit';
import { framesOf, type Frame } from './frames';
import { table, type Row } from './table';

/** `npm run bench:designer`: changes to a full kit; target 16 ms. `-- --pattern=camo`, `-- --url=http://…` */
const CPU = 4;
const TARGET_MS = 16;
const TAP_MS = 60;
const VIEWPORT = { width: 390, height: 844 };

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const pattern = (option('pattern') ?? 'hoops') as KitPatternType;

/** The profiler would slow frames down. */
const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface Change {
  what: string;
  event: string;
  /** @returns makes all changes */
  prepare: (page: Page) => Promise<() => Promise<void>>;
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is to be used cannot be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const bringIntoSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const below = 0.7 * window.innerHeight;
    window.scrollBy({ top: element.getBoundingClientRect().top - below, behavior: 'instant' });
  });

async function fingerOn(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const down = (x: number, y: number) => touch('touchStart', [{ x, y }]);
  const up = () => touch('touchEnd', []);
  return {
    down,
    move: (x: number, y: number) => touch('touchMove', [{ x, y }]),
    up,
    /** Ends the touch in a later frame. */
    async tap(x: number, y: number) {
      await down(x, y);
      await page.waitForTimeout(TAP_MS);
      await up();
    },
  };
}

const tool = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

const CHANGES: readonly Change[] = [
  {
    what: 'drag a logo',
    event: 'pointermove',
    async prepare(page) {
      const logo = page.locator('[data-element="e8"]');
      await logo.focus();
      const { x, y } = await middleOf(logo);
      const finger = await fingerOn(page);
      return async () => {
        await finger.down(x, y);
        for (let step = 0; step < 90; step += 1)
          await finger.move(x + 40 * Math.sin(step / 9), y + 50 * Math.sin(step / 13));
        await finger.up();
      };
    },
  },
  {
    what: 'change a colour',
    event: 'click',
    async prepare(page) {
      await tool(page, 'Colours');
      await page.getByRole('button', { name: /^Colour 2: / }).click();
      const swatches = page.getByRole('group', { name: 'Palette for colour 2' }).getByRole('button');
      await bringIntoSight(swatches.nth(14));
      const places = await Promise.all([8, 11, 14, 17, 20].map((index) => middleOf(swatches.nth(index))));
      const finger = await fingerOn(page);
      return async () => {
        for (let round = 0; round < 6; round += 1)
          for (const { x, y } of places) {
            await finger.tap(x, y);
            await page.waitForTimeout(600);
          }
      };
    },
  },
  {
    what: 'scale the pattern',
    event: 'input',
    async prepare(page) {
      await tool(page, 'Pattern');
      const slider = page.getByRole('slider', { name: 'Size' });
      await bringIntoSight(slider);
      const box = await slider.boundingBox();
      if (!box) throw new Error('There is no slider for the size.');
      const y = box.y + box.height / 2;
      const finger = await fingerOn(page);
      return async () => {
        await finger.down(box.x + box.width * 0.2, y);
        for (let step = 0; step < 60; step += 1)
          await finger.move(box.x + box.width * (0.5 - 0.3 * Math.cos(step / 10)), y);
        await finger.up();
      };
    },
  },
  {
    what: 'type a text',
    event: 'input',
    async prepare(page) {
      await page.locator('[data-element="e14"]').focus();
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('');
      return async () => {
        await page.keyboard.type('Northside Netball Club est. 1984', { delay: 40 });
      };
    },
  },
  {
    what: 'type a player’s name',
    event: 'input',
    async prepare(page) {
      await page.getByRole('radio', { name: 'Back', exact: true }).check();
      await tool(page, 'Text');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
      return async () => {
        await page.keyboard.type('ABERCROMBIE-SMITH', { delay: 40 });
      };
    },
  },
  {
    what: 'undo and redo',
    event: 'click',
    async prepare(page) {
      const [undo, redo] = await Promise.all(
        ['Undo (Ctrl+Z)', 'Redo (Ctrl+Shift+Z)'].map((name) =>
          middleOf(page.getByRole('button', { name, exact: true })),
        ),
      );
      const finger = await fingerOn(page);
      return async () => {
        for (const at of [undo, redo])
          for (let step = 0; step < 12; step += 1) {
            if (at) await finger.tap(at.x, at.y);
            await page.waitForTimeout(600);
          }
      };
    },
  },
];

/** Ms until a change was drawn, and from then until the next. */
interface Work {
  drawn: number;
  all: number;
  longestAfter: number;
}

function worksOf(frames: readonly Frame[], event: string): Work[] {
  const works: Work[] = [];
  for (const { ms, events } of frames) {
    const last = works.at(-1);
    if (events.includes(event)) works.push({ drawn: ms, all: ms, longestAfter: 0 });
    else if (last) {
      last.all += ms;
      last.longestAfter = Math.max(last.longestAfter, ms);
    }
  }
  return works;
}

async function measure(browser: Browser, page: Page, { what, event, prepare }: Change): Promise<Row[]> {
  const act = await prepare(page);
  await page.waitForTimeout(1500);
  await browser.startTracing(page, { categories: TRACED });
  await act();
  await page.waitForTimeout(1000);
  const works = worksOf(framesOf(await browser.stopTracing()), event);
  if (works.length < 8) throw new Error(`${what}: only ${works.length} changes were seen.`);
  const row = (name: string, part: keyof Work, share: number, target?: number): Row => ({
    what: `${what}: ${name}`,
    figure: percentile(
      works.map((work) => work[part]),
      share,
    ),
    unit: 'ms',
    ...(target !== undefined && { target }),
    note: target !== undefined && share === 0.5 ? `${works.length} changes` : '',
  });
  return [
    row('drawn within, median', 'drawn', 0.5, TARGET_MS),
    row('95 %', 'drawn', 0.95, TARGET_MS),
    row('all work, median', 'all', 0.5),
    row('longest frame after it, 95 %', 'longestAfter', 0.95),
  ];
}

async function openDesigner(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const stored = {
    'kitroom.kit.bench': { version: 1, value: { changedAt: 1, document: fullKit(pattern) } },
    'kitroom.kit-open': { version: 1, value: 'bench' },
  };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  const page = await context.newPage();
  await page.goto(`${url}/custom-kits/designer`, { waitUntil: 'networkidle' });
  await page.locator('[data-element]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const devTools: CDPSession = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return page;
}

const running = option('url');
const shop = running === undefined ? await newShop({ demo: true }) : undefined;
const browser = await openBrowser();
try {
  await shop?.start();
  const page = await openDesigner(browser, running ?? shop?.url ?? '');
  const rows: Row[] = [];
  for (const change of CHANGES) rows.push(...(await measure(browser, page, change)));
  console.log(table(rows));
} finally {
  await browser.close();
  await shop?.remove();
}
