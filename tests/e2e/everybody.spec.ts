import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, test, violationsOf } from './fixtures';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const onDesktop = ['target-size', 'scrollable-region-focusable', 'label-content-name-mismatch'];

const pages = [
  ['/', '/shop?search=jersy&color=red', '/product/velocity-netball-dress', '/custom-kits', '/about', '/contact'],
  ['/size-guides', '/color-charts', '/brochures', '/more-info', '/privacy', '/terms', '/returns'],
  [
    '/wishlist',
    '/checkout',
    '/find-order',
    '/account',
    '/newsletter/confirm/no-such-token',
    '/teamwear-portal',
    '/nothing-here',
  ],
  ['/developers', '/developers/shop', '/developers/errors', '/developers/reference/cart-and-checkout'],
];

/** WCAG 2.5.8: under 24 px, except within a line of text. */
function smallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  return [...targets].flatMap((target) => {
    const label = target.matches('[type="radio"], [type="checkbox"]') ? target.closest('label') : null;
    const { width, height, right } = (label ?? target).getBoundingClientRect();
    const isShown = target.checkVisibility({ visibilityProperty: true }) && right > 0 && width > 1;
    const cover = getComputedStyle(target, '::after');
    const isCovering = cover.position === 'absolute' && cover.top === '0px' && cover.bottom === '0px';
    const isInText =
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent.trim() !== target.textContent.trim();
    if (!isShown || isCovering || isInText || (width >= 24 && height >= 24)) return [];
    return [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`];
  });
}

function cutText(): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0 || right < 0) continue;
    for (let frame: HTMLElement | null = parent; frame; frame = frame.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      const box = frame.getBoundingClientRect();
      if (box.width <= 1 || /auto|scroll/.test(overflowX)) break;
      const isFramed = /hidden|clip/.test(overflowX + overflowY) || frame === document.body;
      if (isFramed && (left < box.left - 1 || right > box.right + 1 || top < box.top - 4 || bottom > box.bottom + 4)) {
        cut.push(`“${text.textContent.trim().slice(0, 40)}” in ${frame.className || frame.tagName}`);
        break;
      }
      if (position === 'fixed') break;
    }
  }
  return cut;
}

/** Also with a reader’s own text spacing (WCAG 1.4.12). */
async function expectWhole(page: Page): Promise<void> {
  for (const isSpaced of [false, true]) {
    await page.evaluate((spaced) => {
      const sheet = new CSSStyleSheet();
      const wide = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
      if (spaced) sheet.replaceSync(`* { ${wide} } p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets = [sheet];
    }, isSpaced);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'wider than the page').toBeLessThanOrEqual(0);
    expect(await page.evaluate(cutText), `cut off${isSpaced ? ' with wide spacing' : ''}`).toEqual([]);
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

async function expectOutline(page: Page): Promise<void> {
  const headings = page.getByRole('main').getByRole('heading');
  const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(
    levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
    levels.join(' '),
  ).toEqual([]);
}

for (const addresses of pages) {
  test(`nobody is kept out: ${addresses.join(', ')}`, async ({ page }) => {
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize(phone);
        await page.goto(address);
        const answers = page.getByRole('main').locator('details');
        await answers.evaluateAll((all) => all.forEach((each) => each.toggleAttribute('open', true)));
        if (address === '/contact') await expect(answers).toHaveCount(6);
        await expectAccessibleInBoth(page);
        await expectOutline(page);
        expect(await page.evaluate(smallTargets)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectWhole(page);
        await page.setViewportSize(desktop);
        expect(await violationsOf(page, onDesktop)).toEqual([]);
        expect(await page.evaluate(smallTargets)).toEqual([]);
      });
    }
  });
}

/** Off the screen or under something fixed; `the end` without focus. */
async function outOfSight(): Promise<string | undefined> {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'the end';
  // A card’s link covers the card.
  const shown = focused.matches('article :is(h2, h3) a') ? (focused.closest('article') ?? focused) : focused;
  const isHidden = () => {
    const { left, width, top, bottom } = shown.getBoundingClientRect();
    if (width <= 1) return false;
    const x = Math.min(Math.max(left + width / 2, 0), window.innerWidth - 1);
    return [top + 3, bottom - 3].some((y) => {
      let over = document.elementFromPoint(x, y);
      if (!over) return bottom - top < window.innerHeight / 2;
      if (over.contains(shown) || shown.contains(over)) return false;
      while (over && !/fixed|sticky/.test(getComputedStyle(over).position)) over = over.parentElement;
      return over !== null && !over.contains(shown);
    });
  };
  // Elements may appear on focus.
  for (let frames = 0; frames < 4 && isHidden(); frames += 1) await new Promise(requestAnimationFrame);
  return isHidden() ? focused.outerHTML.slice(0, 160) : undefined;
}

type Walk = { steps: number; hidden: string[] };

/** @returns focused elements that are out of sight */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Walk> {
  const hidden: string[] = [];
  for (let steps = 0; steps < most; steps += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(outOfSight);
    if (found === 'the end') return { steps, hidden };
    if (found) hidden.push(found);
  }
  return { steps: most, hidden };
}

test('never hides the focused element under the header or a bar at the foot', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 660 });
  for (const address of ['/', '/shop', '/product/velocity-netball-dress']) {
    await page.goto(address);
    const there = await walk(page, 'Tab', 200);
    expect(there.steps).toBeGreaterThan(30);
    const back = await walk(page, 'Shift+Tab', there.steps);
    expect([...there.hidden, ...back.hidden], address).toEqual([]);
  }
});

async function expectOpenAccessible(page: Page, part: string): Promise<void> {
  await expectAccessibleInBoth(page, part);
  expect(await page.evaluate(smallTargets)).toEqual([]);
}

test('menus and dialogs open for everyone, give the keyboard back, and what happens is announced', async ({ page }) => {
  const header = page.getByRole('banner');
  await page.goto('/shop');
  for (const name of ['Shop', 'About'])
    await test.step(`the menu ${name}`, async () => {
      const button = header.getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expectOpenAccessible(page, 'header');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    });

  await page.setViewportSize(phone);
  await test.step('the menu of a phone', async () => {
    const menu = header.getByRole('button', { name: /menu$/ });
    await menu.click();
    for (const part of await header.locator('#mobile-menu button[aria-expanded="false"]').all()) await part.click();
    await expectOpenAccessible(page, 'header');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAccessibleName('Open menu');
    await expect(menu).toBeFocused();
  });

  await test.step('a dialog', async () => {
    const add = page.getByRole('button', { name: 'Add to cart: Velocity Netball Dress' });
    await add.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Velocity Netball Dress' });
    await expect(dialog.getByRole('radio', { name: 'Purple', exact: true })).toBeAttached();
    await expectOpenAccessible(page, '[role="dialog"]');
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((box) => box.contains(document.activeElement)), `Tab, ${step}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
  });

  await page.getByRole('button', { name: 'Add Velocity Netball Dress to wishlist' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Added to Wishlist' })).toBeAttached();
});
