import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { delivery, shopper } from './shopper';

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never comes to ${target}.`);
}

async function expectFocusToShow(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const frames = [element, ...['label', 'div', 'article'].map((frame) => element.closest(frame))];
        return frames.some((each) => {
          if (!each) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(each);
          return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
        });
      }),
    )
    .toBe(true);
}

test('a whole purchase by the keyboard alone, from home to confirmation', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('link', { name: 'Shop Now' }).first());
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/shop$/);
  const product = main.getByRole('link', { name: 'Crease Cricket Shirt' }).first();
  await tabTo(page, product);
  await expectFocusToShow(product);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crease Cricket Shirt');
  const white = main.getByRole('radio', { name: 'White', exact: true });
  await tabTo(page, white);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('radio', { name: 'Teal', exact: true })).toBeChecked();
  await expectFocusToShow(main.getByRole('radio', { name: 'Teal', exact: true }));

  const small = main.getByLabel('Small', { exact: true });
  await tabTo(page, small);
  await expectFocusToShow(small);
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'One more Small' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(small).toHaveValue('3');
  await tabTo(page, main.getByRole('button', { name: 'Add to cart', exact: true }));
  await page.keyboard.press('Enter');

  const cart = page.getByRole('button', { name: 'Cart, 3 items' });
  await tabTo(page, cart, 'Shift+Tab');
  await expectFocusToShow(cart);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Your Cart (3 items)' });
  await expect(drawer).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await tabTo(page, drawer.getByRole('button', { name: 'One less Crease Cricket Shirt' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('link', { name: 'Proceed to Checkout' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expectAccessible(page);
  for (const [label, text] of Object.entries(shopper)) {
    await tabTo(page, main.getByLabel(label, { exact: true }));
    await page.keyboard.insertText(text);
  }
  await tabTo(page, main.getByLabel('Country', { exact: true }));
  await page.keyboard.type('Irel');
  await expect(main.getByLabel('Country', { exact: true })).toHaveValue('IE');
  const { Postcode: _, ...place } = delivery;
  for (const [label, text] of Object.entries({ ...place, Eircode: 'D02 X285' })) {
    await tabTo(page, main.getByLabel(label, { exact: true }));
    await page.keyboard.insertText(text);
  }
  await tabTo(page, main.getByRole('radio', { name: 'Invoice' }));
  await expectFocusToShow(main.getByRole('radio', { name: 'Invoice' }));
  const placeOrder = main.getByRole('button', { name: 'Place order · $89.93' });
  await tabTo(page, placeOrder);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada!');
  await expect(main).toContainText('Ireland');
  await expectAccessible(page);
});
