import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { main, productOf, toastOf } from './shopper';

const dress = '/product/velocity-netball-dress';
const delivered = /Delivery to the UK by \w{3}, \d+ \w{3,4} \d{4}\./;

async function expectFieldsSeen(page: Page): Promise<void> {
  const fields = main(page).locator('form .stepper input');
  const last = (await fields.count()) - 1;
  expect(last).toBeGreaterThan(3);
  for (const place of [...Array(last + 1).keys(), ...[...Array(last).keys()].reverse()]) {
    const field = fields.nth(place);
    await field.focus();
    const isSeen = () =>
      field.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [2, height - 2].every((y) => document.elementFromPoint(left + width / 2, top + y) === element);
      });
    await expect.poll(isSeen, { message: `field ${place}` }).toBe(true);
  }
}

test('pictures are seen large, sizes held to the stock and explained, reviews turned over, and what was seen comes back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  const guideLink = main(page).getByRole('link', { name: 'Size guide' });

  await test.step('custom goods wait for a proof, with a price for each step of the discount', async () => {
    await page.goto('/product/striker-pro-football-kit');
    const add = main(page).getByRole('button', { name: 'Add to cart', exact: true });
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expectFieldsSeen(page);
      await add.evaluate((button) => scrollBy({ top: button.getBoundingClientRect().top, behavior: 'instant' }));
      await expect(add, 'past the form').toBeInViewport({ ratio: 1 });
    }
    const tiers = main(page).getByRole('region', { name: 'Order more, pay less' });
    const steps = [/10\+ pieces\$47\.49 each/, /\$44\.99/, /50\+ pieces\$42\.49/];
    await expect(tiers.getByRole('listitem')).toHaveText(steps);
    await expect(main(page)).toContainText(delivered);
    await expect(main(page)).toContainText('if you approve the proof today.');
  });

  await test.step('others do not, and socks are measured by the shoe', async () => {
    await page.goto('/product/pro-grip-crew-socks');
    await expect(main(page)).toContainText(delivered);
    await expect(main(page)).not.toContainText('approve the proof');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kitroom.recent'))).toMatch(/","/);
    await guideLink.click();
    await expect(guide.getByRole('row', { name: /^Medium 6–8½ 39½–42½/ })).toBeVisible();
  });

  await page.goto(dress);
  const gallery = main(page).getByRole('region', { name: 'Pictures of Velocity Netball Dress' });
  const zoom = gallery.getByRole('button', { name: /^Zoom in/ }).first();
  const viewer = page.getByRole('dialog', { name: 'Velocity Netball Dress' });

  await test.step('pictures are walked by keyboard, seen large, and give focus back', async () => {
    const shown = (number: number) => gallery.getByRole('tabpanel', { name: new RegExp(`^Picture ${number} of`) });
    await expect(gallery.getByRole('tab').first()).toBeVisible();
    const pictures = await gallery.getByRole('tab').count();
    await zoom.focus();
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(shown(pictures)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Home');
    await expect(shown(1)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(shown(2)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(shown(1)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(viewer.getByRole('button', { name: /^Enlarge/ }).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(`Picture 2 of ${pictures}`);
    await page.keyboard.press('Enter');
    await expect(viewer.getByRole('button', { name: /^Enlarge/, pressed: true })).toBeFocused();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(zoom).toBeFocused();
  });

  await test.step('a picture is enlarged around the point that was pressed, where motion is unwanted too', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await zoom.click();
    const picture = viewer.getByRole('button', { name: /^Enlarge/ }).and(page.locator('[tabindex="0"]'));
    const middle = async () => {
      const { x, y, width, height } = (await picture.boundingBox())!;
      return [x + width / 2, y + height / 2].map(Math.round);
    };
    const before = await middle();
    await picture.click();
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
    expect(await middle()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('the product page holds to colours, sizes and stock', async () => {
    const add = main(page).getByRole('button', { name: 'Add to cart', exact: true });
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
    await expect(add).toBeDisabled();
    await expect(page.getByRole('radio', { name: /Pink/ })).toBeDisabled();
    await choose('Purple');
    const medium = page.getByLabel('Medium', { exact: true });
    await medium.fill('abc');
    await expect(add).toBeDisabled();
    await expect(page.getByText('Only 3 left')).toBeVisible();
    await medium.fill('9');
    await expect(page.getByText('Only 3 in stock.')).toBeVisible();
    await expect(medium).toHaveValue('3');
    await expect(add).toBeEnabled();
    await choose('Teal');
    await expect(page.getByText('Sold out').first()).toBeVisible();
    const { variations } = await productOf(page.request, 'velocity-netball-dress');
    const plenty = variations.docs.find(({ sizeCode, stockQuantity }) => sizeCode === 'M' && stockQuantity > 5);
    if (!plenty) throw new Error('There are few in every colour.');
    await choose(plenty.colorName);
    await medium.fill('5000');
    await expect(main(page)).toContainText(`Only ${plenty.stockQuantity} in stock.`);
    await expect(medium).toHaveValue(String(plenty.stockQuantity));
  });

  await test.step('sizes are explained for whom they are made', async () => {
    await expect(guideLink).toHaveAttribute('href', '/size-guides');
    await guideLink.click();
    await expect(guide.getByRole('row', { name: /^Medium 96–101 cm \(38–40 in\)/ })).toBeVisible();
    await expect(guide.getByRole('table', { name: /^Women/ })).toContainText('UK dress');
    await expect(guide.getByRole('row', { name: /^Boys XS/ })).toHaveCount(0);
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(guideLink).toBeFocused();
  });

  await test.step('the link is copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await main(page).getByRole('button', { name: 'Share', exact: true }).click();
    await expect(toastOf(page)).toHaveText(/^Link Copied/);
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(dress);
  });

  await test.step('reviews are turned over', async () => {
    const reviews = page.locator('#reviews');
    const { rating } = (await productOf(page.request, 'velocity-netball-dress')) as { rating?: number };
    await expect(reviews).toContainText(`Rated ${rating?.toFixed(1)} out of 5`);
    const [first] = await reviews.getByRole('article').allInnerTexts();
    await reviews.getByRole('link', { name: 'Older reviews' }).click();
    await expect(reviews).toContainText(/Page 2 of \d+/);
    expect(await reviews.getByRole('article').allInnerTexts()).not.toContain(first);
  });

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('article')).toHaveText([/Pro Grip Crew Socks/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('pictures are swiped, the price is seen at once, the way to the cart always, and a picture larger', async ({
    page,
  }) => {
    await page.goto(dress);
    const price = main(page).getByText('$44.99', { exact: true });
    await expect(price.first()).toBeInViewport({ ratio: 1 });
    const toChoices = main(page).getByRole('link', { name: 'Choose options' });
    await expect(toChoices).toBeInViewport({ ratio: 1 });
    expect((await price.first().boundingBox())!.y).toBeLessThan((await toChoices.boundingBox())!.y - 40);

    await test.step('pictures are swiped', async () => {
      const box = (await main(page).getByRole('tabpanel').boundingBox())!;
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: part === undefined ? [] : [{ x: box.x + box.width * part, y: box.y + box.height / 2 }],
        });
      await touch('touchStart', 0.9);
      for (const part of [0.8, 0.65, 0.5, 0.35, 0.2]) await touch('touchMove', part);
      await touch('touchEnd');
      await expect(main(page).getByRole('tabpanel', { name: /^Picture 2 of/ })).toBeVisible();
      await expect(main(page).getByRole('tab', { selected: true })).toHaveAccessibleName(/^Show picture 2/);
    });

    await test.step('the way to the cart stays, beside a toast too', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(toChoices).toBeInViewport({ ratio: 1 });
      await toChoices.click();
      await expect(main(page).getByRole('group', { name: /^Colour/ })).toBeInViewport();
      await main(page).getByRole('radio', { name: 'Purple', exact: true }).check({ force: true });
      await page.getByLabel('Small', { exact: true }).fill('1');
      await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(toastOf(page)).toContainText('Added to Cart');
      await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
      await expect(toChoices).toBeInViewport({ ratio: 1 });
      await toChoices.click({ trial: true });
    });

    await test.step('a picture fills the screen, and more than that', async () => {
      const shown = (name: RegExp) => page.getByRole('button', { name }).and(page.locator('[tabindex="0"]'));
      const width = async (name: RegExp) => (await shown(name).getByRole('img').boundingBox())!.width;
      const before = await width(/^Zoom in/);
      await shown(/^Zoom in/).click();
      await expect.poll(() => width(/^Enlarge/)).toBeGreaterThan(before);
      await shown(/^Enlarge/).click();
      await expect.poll(() => width(/^Enlarge/)).toBeGreaterThan(2 * before);
    });
  });
});

function brokenWords(): string[] {
  const found: string[] = [];
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
  }
  return found;
}

test('without our letters, and at 200 %, no headline breaks inside a word', async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const path of ['/', dress, '/shop', '/returns']) {
    await page.goto(path);
    for (const width of [195, 320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(brokenWords), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('without JavaScript product page and checkout say how to order', async ({ request }) => {
  for (const path of [dress, '/checkout']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<noscript>[^]*?JavaScript[^]*?Or order by email at.*?sales@[^]*?<\/noscript>/);
  }
});
