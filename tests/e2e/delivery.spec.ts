import { expect, expectAccessible, test } from './fixtures';
import { fieldOf, fillCheckout, keepCart, main, openCart, placeOrderButton } from './shopper';

const bag = { slug: 'crease-cricket-shirt', color: 'Teal', sizes: { Medium: 1 } };
/** 'Fri, 27 Nov 2026' */
const DAY = String.raw`\w{3}, \d{1,2} \w{3,4} \d{4}`;

test('a shopper sees by when it is there, chooses how, and finds both with the order', async ({ page }) => {
  await keepCart(page, [bag]);
  await page.goto(`/product/${bag.slug}`);
  await expect(main(page)).toContainText(new RegExp(`Delivery to United Kingdom by ${DAY}`));
  const drawer = await openCart(page);
  await expect(drawer).toContainText(new RegExp(`Standard delivery: free\\. Delivery by ${DAY}\\.`));
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click();

  const standard = main(page).getByRole('radio', { name: /Standard delivery/ });
  const express = main(page).getByRole('radio', { name: /Express delivery/ });
  await expect(standard).toBeChecked();
  await fillCheckout(page);
  const before = await main(page).getByTestId('checkout-total').textContent();
  await express.check();
  await expect(main(page).getByTestId('checkout-total')).not.toHaveText(before ?? '');
  await expect(main(page).locator('#order-summary')).toContainText('Delivery, Express delivery');
  await expect(main(page).locator('#order-summary')).toContainText('$12.50');
  await expectAccessible(page);

  await page.reload();
  await expect(express).toBeChecked();
  const total = await main(page).getByTestId('checkout-total').textContent();
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(main(page)).toContainText('Delivery, Express delivery');
  await expect(main(page)).toContainText(total ?? '-');
  await expect(main(page)).toContainText(new RegExp(`Delivery by ${DAY}\\.`));
});

test('only countries that the shop delivers to can be chosen, with their own methods', async ({ page }) => {
  await keepCart(page, [bag]);
  await page.goto('/checkout');
  const country = fieldOf(page, 'Country');
  await expect(country.locator('option[value="US"]')).toHaveCount(0);
  await country.selectOption('IE');
  await expect(main(page).getByRole('radio', { name: /International parcel/ })).toBeChecked();
  await expect(main(page).getByRole('radio', { name: /Express delivery/ })).toHaveCount(0);
  await expect(main(page).locator('#order-summary')).toContainText('$9.95');
});
