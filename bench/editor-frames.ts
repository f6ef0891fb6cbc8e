import type { Browser, Page } from '@playwright/test';
import type { EditorPage } from '../src/domain/pages/editor/page-api';

export interface Frames {
  perSecond: number;
  /** ms */
  longestTask: number;
}

const BLOCKS = 200;
const KEYS = 120;
const STEPS = 150;

/** Every fifth is a hero: the heaviest page allowed. */
const block = (index: number) =>
  index % 5 === 0
    ? { id: `b${index}`, blockType: 'hero', title: `Hero ${index}`, subtitle: 'Kits that last.', alignment: 'left' }
    : {
        id: `b${index}`,
        blockType: 'button',
        text: `Button ${index}`,
        variant: 'primary',
        size: 'md',
        link: '/shop',
        alignment: 'left',
      };

async function watch(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const seen = { frames: 0, longest: 0, since: performance.now(), on: true };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    const count = () => {
      seen.frames += 1;
      if (seen.on) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await work();
  return page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { frames: number; longest: number; since: number; on: boolean };
    };
    seen.on = false;
    return { perSecond: (seen.frames * 1000) / (performance.now() - seen.since), longestTask: seen.longest };
  });
}

/** @param trace file for Chromium’s trace */
export async function measureEditor(
  browser: Browser,
  url: string,
  trace: string,
): Promise<{ typing: Frames; dragging: Frames }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const data = { email: 'admin@demo.test', password: 'Demo-pass-1234' };
    await page.request.post(`${url}/api/admin-users/login`, { data });
    const document = {
      title: 'Two hundred blocks',
      slug: `bench-${Date.now()}`,
      metaTitle: '',
      metaDescription: '',
      blocks: Array.from({ length: BLOCKS }, (_, index) => block(index)),
    };
    const made = await page.request.post(`${url}/cms/pages/create`, { data: { document, isPublished: false } });
    const { id } = (await made.json()) as EditorPage;
    await page.goto(`${url}/cms/pages/${id}`, { waitUntil: 'networkidle' });

    const target = page.locator('[data-block-id="b100"]');
    await target.scrollIntoViewIfNeeded();
    await target.getByText('Hero 100').click();
    await browser.startTracing(page, { path: trace });
    const typing = await watch(page, async () => {
      for (let key = 0; key < KEYS; key += 1) await page.keyboard.type('abc '.charAt(key % 4), { delay: 25 });
    });

    const dragged = page.locator('[data-block-id="b101"]');
    await dragged.getByText('Button 101').click();
    const handle = await dragged.getByRole('button', { name: 'Drag Button' }).boundingBox();
    if (!handle) throw new Error('There is no handle to drag.');
    await page.mouse.move(handle.x + 10, handle.y + 10);
    await page.mouse.down();
    const dragging = await watch(page, async () => {
      for (let step = 0; step < STEPS; step += 1) {
        await page.mouse.move(handle.x - step, 150 + ((step * 13) % 600));
        await page.waitForTimeout(10);
      }
    });
    await page.mouse.up();
    await browser.stopTracing();
    return { typing, dragging };
  } finally {
    await context.close();
  }
}
