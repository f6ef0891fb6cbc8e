import { expect, expectAccessible, test } from './fixtures';
import { addToCart, main, productOf, toastOf } from './shopper';

const dress = '/product/velocity-netball-dress';

test('pictures are seen by keyboard, large, and give focus back', async ({ page }) => {
  await page.goto(dress);
  const gallery = main(page).getByRole('region', { name: 'Pictures of Velocity Netball Dress' });
  const shown = (number: number) => gallery.getByRole('tabpanel', { name: new RegExp(`^Picture ${number} of`) });
  await expect(gallery.getByRole('tab').first()).toBeVisible();
  const pictures = await gallery.getByRole('tab').count();
  await gallery
    .getByRole('button', { name: /^Zoom in/ })
    .first()
    .focus();
  // Again until there is script to hear it.
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
  const viewer = page.getByRole('dialog', { name: 'Velocity Netball Dress' });
  await expect(viewer.getByRole('button', { name: /^Enlarge/ }).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(`Picture 2 of ${pictures}`);
  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('button', { name: /^Enlarge/, pressed: true })).toBeFocused();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(gallery.getByRole('button', { name: /^Zoom in/ }).first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('pictures are swiped', async ({ page }) => {
    await page.goto(dress);
    const box = await main(page).getByRole('tabpanel').boundingBox();
    if (!box) throw new Error('There is no picture.');
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

  test('the price is seen at once, the way to the cart always, and a picture larger', async ({ page }) => {
    await page.goto(dress);
    const price = main(page).getByText('$44.99', { exact: true });
    await expect(price.first()).toBeInViewport({ ratio: 1 });
    const toChoices = main(page).getByRole('link', { name: 'Choose options' });
    await expect(toChoices).toBeInViewport({ ratio: 1 });
    expect((await price.first().boundingBox())!.y).toBeLessThan((await toChoices.boundingBox())!.y - 40);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(toChoices).toBeInViewport({ ratio: 1 });
    await toChoices.click();
    await expect(main(page).getByRole('group', { name: /^Colour/ })).toBeInViewport();
    await addToCart(page, 'velocity-netball-dress', { color: 'Purple', sizes: { Small: 1 } });
    await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
    await expect(toChoices).toBeInViewport({ ratio: 1 });
    await toChoices.click({ trial: true });

    const width = async (name: RegExp) =>
      (await page.getByRole('button', { name }).and(page.locator('[tabindex="0"]')).getByRole('img').boundingBox())!
        .width;
    const before = await width(/^Zoom in/);
    await page
      .getByRole('button', { name: /^Zoom in/ })
      .first()
      .click();
    await expect.poll(() => width(/^Enlarge/)).toBeGreaterThan(before);
    await page
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click();
    await expect.poll(() => width(/^Enlarge/)).toBeGreaterThan(2 * before);
  });
});

test('a picture is enlarged around the point that was pressed, where motion is unwanted too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(dress);
  await page
    .getByRole('button', { name: /^Zoom in/ })
    .first()
    .click();
  const picture = page.getByRole('button', { name: /^Enlarge/ }).and(page.locator('[tabindex="0"]'));
  const middle = async () => {
    const { x, y, width, height } = (await picture.boundingBox())!;
    return [x + width / 2, y + height / 2].map(Math.round);
  };
  const before = await middle();
  await picture.click();
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  expect(await middle()).toEqual(before);
});

test('at 1440 × 900 Add to cart stands above the fold', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/product/striker-pro-football-kit');
  const add = main(page).getByRole('button', { name: 'Add to cart', exact: true });
  await expect(add).toBeInViewport({ ratio: 1 });
});

test('each step of the discount has its price, and stock and custom goods their story', async ({ page }) => {
  await page.goto('/product/striker-pro-football-kit');
  const tiers = main(page).getByRole('region', { name: 'Order more, pay less' });
  await expect(tiers.getByRole('listitem')).toHaveText([/10\+ pieces\$47\.49 each/, /\$44\.99/, /50\+ pieces\$42\.49/]);
  await expect(main(page)).toContainText(/Delivery to United Kingdom by \w{3}, \d+ \w{3,4} \d{4}\./);
  await expect(main(page)).toContainText('if you approve the proof today.');
  await page.goto('/product/pro-grip-crew-socks');
  await expect(main(page)).toContainText(/Delivery to United Kingdom by \w{3}, \d+ \w{3,4} \d{4}\./);
  await expect(main(page)).not.toContainText('approve the proof');
  await main(page).getByRole('link', { name: 'Size guide' }).click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  await expect(guide.getByRole('row', { name: /^Medium 6–8½ 39½–42½/ })).toBeVisible();
});

test('a size of which there are plenty is held to what there is', async ({ page, request }) => {
  const { slug, variations } = await productOf(request, 'striker-pro-football-kit');
  const plenty = variations.docs.find(({ sizeCode, stockQuantity }) => sizeCode === 'M' && stockQuantity > 5);
  if (!plenty) throw new Error('There are few in every colour.');
  await page.goto(`/product/${slug}`);
  await main(page).getByRole('radio', { name: plenty.colorName, exact: true }).check({ force: true });
  const size = main(page).getByLabel('Medium', { exact: true });
  await size.fill('5000');
  await expect(main(page)).toContainText(`Only ${plenty.stockQuantity} in stock.`);
  await expect(size).toHaveValue(String(plenty.stockQuantity));
});

test('without our letters, and at 200 %, no headline breaks inside a word', async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const width of [195, 320, 390, 768])
    for (const path of ['/', dress, '/shop', '/returns']) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const broken = await page.evaluate(() => {
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
      });
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('product page and checkout say how to order', async ({ page }) => {
    for (const path of [dress, '/checkout']) {
      await page.goto(path);
      await expect(main(page).getByText(/JavaScript.*Or order by email at sales@/)).toBeVisible();
    }
  });
});

test('sizes are explained, the link is copied, reviews are turned over, and what was seen comes back', async ({
  page,
  context,
}) => {
  await page.goto('/product/pro-grip-crew-socks');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kitroom.recent'))).not.toBeNull();
  await page.goto(dress);
  const guideLink = main(page).getByRole('link', { name: 'Size guide' });
  await expect(guideLink).toHaveAttribute('href', '/size-guides');
  await guideLink.click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  await expect(guide.getByRole('row', { name: /^Medium 96–101 cm \(38–40 in\)/ })).toBeVisible();
  await expect(guide.getByRole('table', { name: /^Women/ })).toContainText('UK dress');
  await expect(guide.getByRole('row', { name: /^Boys XS/ })).toHaveCount(0);
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(guideLink).toBeFocused();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await main(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(toastOf(page)).toHaveText(/^Link Copied/);
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(dress);

  const reviews = page.locator('#reviews');
  const { rating } = (await productOf(page.request, 'velocity-netball-dress')) as { rating?: number };
  await expect(reviews).toContainText(`Rated ${rating?.toFixed(1)} out of 5`);
  const [first] = await reviews.getByRole('article').allInnerTexts();
  await reviews.getByRole('link', { name: 'Older reviews' }).click();
  await expect(reviews).toContainText(/Page 2 of \d+/);
  expect(await reviews.getByRole('article').allInnerTexts()).not.toContain(first);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('article')).toHaveText([/Pro Grip Crew Socks/]);
});
