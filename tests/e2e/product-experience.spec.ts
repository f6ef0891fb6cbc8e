import { expect, expectAccessible, test } from './fixtures';
import { main, productOf, toastOf } from './shopper';

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
  await expect(viewer.getByRole('button', { name: /^Twice as large/ }).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(`Picture 2 of ${pictures}`);
  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('button', { name: /^Twice as large/, pressed: true })).toBeFocused();
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
  await expect(guide.getByRole('row', { name: /^Medium 96 to 101 cm/ })).toBeVisible();
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
