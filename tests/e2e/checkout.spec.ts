import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  addToCart,
  delivery,
  fieldOf,
  fillCheckout,
  keepCart,
  main,
  openCart,
  placeOrder,
  placeOrderButton,
  shopper,
  stockOf,
} from './shopper';

const teal = { slug: 'crease-cricket-shirt', color: 'Teal' };
const UNREACHABLE =
  'We could not reach the shop. Nothing you typed is lost. Please try again: you will not be charged or sent an order twice.';

/** At the checkout with one shirt. */
async function arrive(page: Page, sizes: Record<string, number> = { Medium: 1 }): Promise<void> {
  await keepCart(page, [{ ...teal, sizes }]);
  await page.goto('/checkout');
  await expect(page.getByText('Prices and stock checked just now.')).toBeAttached();
}

async function expectAllKept(page: Page): Promise<void> {
  for (const [label, text] of Object.entries({ ...shopper, ...delivery })) {
    await expect(fieldOf(page, label)).toHaveValue(text);
  }
}

test.describe('each field says beside it what is wrong', () => {
  test('where it was left empty', async ({ page }) => {
    await arrive(page);
    await placeOrderButton(page).click();
    for (const [label, message] of [
      ['First name', 'Please enter your first name.'],
      ['Last name', 'Please enter your last name.'],
      ['Email', 'Please enter your email address.'],
      ['Address', 'Please enter your address.'],
      ['Town or city', 'Please enter your town or city.'],
      ['Postcode', 'Please enter your postcode.'],
    ] as const) {
      await expect(fieldOf(page, label)).toHaveAccessibleDescription(message);
      await expect(fieldOf(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(fieldOf(page, 'Phone')).toHaveAccessibleDescription('optional');
  });

  test('where it cannot be right, and a postcode for its country', async ({ page }) => {
    await arrive(page);
    for (const [label, typed, message] of [
      ['Email', 'ada.byron', 'Please enter a valid email address.'],
      ['Phone', 'call me', 'Please enter a valid phone number.'],
      ['Postcode', '12345', 'Please enter a valid UK postcode.'],
    ] as const) {
      await fieldOf(page, label).fill(typed);
      await fieldOf(page, 'First name').focus();
      await expect(fieldOf(page, label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await fieldOf(page, label).fill('');
      await expect(fieldOf(page, label)).not.toHaveAccessibleDescription(new RegExp(message));
    }
    await fieldOf(page, 'Postcode').fill('12345');
    await fieldOf(page, 'First name').focus();
    await expect(fieldOf(page, 'Postcode')).toHaveAttribute('aria-invalid', 'true');
    await fieldOf(page, 'Country').selectOption('DE');
    await expect(fieldOf(page, 'Postcode')).not.toHaveAttribute('aria-invalid');
  });

  test('the first wrong one has the keyboard', async ({ page }) => {
    await arrive(page);
    await fillCheckout(page);
    await fieldOf(page, 'Email').fill('ada.byron');
    await fieldOf(page, 'Postcode').fill('12345');
    await placeOrderButton(page).click();
    await expect(fieldOf(page, 'Email')).toBeFocused();
  });

  test('no message moves a button while it is pressed', async ({ page }) => {
    await arrive(page);
    await fillCheckout(page);
    await fieldOf(page, 'Postcode').fill('12345');
    await placeOrderButton(page).hover();
    await page.mouse.down();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(fieldOf(page, 'Postcode')).not.toHaveAttribute('aria-invalid');
    await page.mouse.up();
    await expect(fieldOf(page, 'Postcode')).toBeFocused();
  });

  test('an error of the server stands there too', async ({ page }) => {
    await arrive(page);
    await fillCheckout(page);
    await page.route('**/api/checkout', (route) =>
      route.fulfill({
        status: 422,
        json: { code: 'invalid', message: 'Some fields are not valid.', fieldErrors: { 'customer.email': ['No.'] } },
      }),
    );
    await placeOrderButton(page).click();
    await expect(fieldOf(page, 'Email')).toHaveAccessibleDescription('No.');
    await expect(fieldOf(page, 'Email')).toBeFocused();
    await expectAllKept(page);
  });
});

test('the name of a field is its label, without the star; the United Kingdom is chosen, and first', async ({
  page,
}) => {
  await arrive(page);
  await expect(main(page).getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleName('Email');
  await expect(main(page).getByRole('textbox', { name: 'Phone', exact: true })).toHaveAccessibleName('Phone');
  await expect(fieldOf(page, 'Country')).toHaveValue('GB');
  const names = await fieldOf(page, 'Country').locator('option').allTextContents();
  expect(names.slice(0, 3)).toEqual(['United Kingdom', 'Belgium', 'Denmark']);
});

test('what was typed survives a reload', async ({ page }) => {
  await arrive(page);
  await fillCheckout(page);
  await fieldOf(page, 'Country').selectOption('IE');
  await page.reload();
  await expectAllKept(page);
  await expect(fieldOf(page, 'Country')).toHaveValue('IE');
});

test('an empty cart leads back to the shop', async ({ page }) => {
  await page.goto('/checkout');
  await expect(main(page).getByText('Your cart is empty')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
});

test('what sells out while the form is filled is said, and the rest can be ordered', async ({ page, request }) => {
  const left = await stockOf(request, 'momentum-training-tee', 'Black', 'L');
  expect(left).toBeGreaterThan(0);
  await keepCart(page, [
    { slug: 'momentum-training-tee', color: 'Black', sizes: { Medium: 1, Large: 1 } },
    { ...teal, sizes: { Medium: 1 } },
  ]);
  await page.goto('/checkout');
  await fillCheckout(page);
  await expect(main(page).getByText('Prices and stock checked just now.')).toBeVisible();
  await placeOrder(request, { product: 'momentum-training-tee', color: 'Black', sizes: { L: left } });

  await placeOrderButton(page).click();
  await expect(main(page).getByText('Large is sold out.')).toBeVisible();
  // It stays while the cart learns what there is left.
  await expect(main(page).getByRole('alert')).toContainText(
    'Some items are no longer in stock in the quantity you asked for.',
  );
  await expectAllKept(page);
  await main(page).getByRole('button', { name: 'Remove Large' }).click();
  await expect(page.getByTestId('checkout-total')).toHaveText('$59.98');
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
  await expect(main(page)).toContainText('Momentum Training Tee');
});

test.describe('one order comes of', () => {
  test('a double click', async ({ page, request }) => {
    const before = await stockOf(request, 'crease-cricket-shirt', 'Teal', 'LB');
    let sent = 0;
    page.on('request', (each) => (sent += Number(new URL(each.url()).pathname === '/api/checkout')));
    await arrive(page, { 'Boys L': 1 });
    await fillCheckout(page);
    await placeOrderButton(page).dblclick();
    await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
    expect(sent).toBe(1);
    expect(await stockOf(request, 'crease-cricket-shirt', 'Teal', 'LB')).toBe(before - 1);
  });

  test('an answer lost on the way and another try', async ({ page, request }) => {
    const before = await stockOf(request, 'crease-cricket-shirt', 'Teal', 'XLB');
    await arrive(page, { 'Boys XL': 1 });
    await fillCheckout(page);
    const lost: string[] = [];
    await page.route('**/api/checkout', async (route) => {
      const answer = await route.fetch();
      lost.push(((await answer.json()) as { orderNumber: string }).orderNumber);
      await route.abort();
    });
    await placeOrderButton(page).click();
    await expect(main(page).getByRole('alert')).toContainText(UNREACHABLE);
    await page.unroute('**/api/checkout');
    await page.reload();
    await expectAllKept(page);
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
    await expect(main(page)).toContainText(lost[0] ?? 'an order number');
    expect(await stockOf(request, 'crease-cricket-shirt', 'Teal', 'XLB')).toBe(before - 1);
  });

  test('the back button after it', async ({ page }) => {
    await arrive(page);
    await fillCheckout(page);
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
    await page.goBack();
    await expect(main(page).getByText('Your cart is empty')).toBeVisible();
    await expect(placeOrderButton(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  });
});

test('a lost connection says so and loses nothing', async ({ page, context, watch }) => {
  await arrive(page);
  await fillCheckout(page);
  // The whole postcode has had the delivery priced.
  await expect(page.getByText('Prices and stock checked just now.')).toBeAttached();
  await context.setOffline(true);
  await placeOrderButton(page).click();
  await expect(main(page).getByRole('alert')).toContainText(UNREACHABLE);
  await expectAllKept(page);
  for (const error of watch.consoleErrors.splice(0)) expect(error).toContain('net::ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
});

test('the order stands at the server’s price, whatever the browser has kept', async ({ page }) => {
  await keepCart(page, [{ ...teal, price: 0.01, sizes: { Medium: 1 } }]);
  await page.goto('/checkout');
  await expect(main(page).getByText('The price has changed from $0.01 to $39.99.')).toBeVisible();
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
  await expect(main(page)).toContainText('$39.99');
});

test('where prices cannot be checked, the last known ones stand and add up, marked as such', async ({ page }) => {
  const socks = { slug: 'pro-grip-crew-socks', color: 'Red', sizes: { 'Boys M': 4, 'Boys L': 6 } };
  await keepCart(page, [socks, { ...teal, price: 30, sizes: { Medium: 1 } }]);
  await page.goto('/checkout');
  await expect(page.getByTestId('checkout-total')).toHaveText('$158.74');
  await expect(page.getByText('Prices and stock checked just now.')).toBeAttached();
  await page.route('**/api/cart', (route) => route.abort());
  await page.reload();
  await expect(main(page).getByText('We could not check prices and stock just now.')).toBeVisible();
  await expect(main(page).getByText('Prices and stock checked just now.')).toBeHidden();
  await expect(main(page).getByText('Last known prices').last()).toBeVisible();
  for (const sum of ['$164.99', '−$6.25']) await expect(main(page).getByText(sum)).toBeVisible();
  await expect(page.getByTestId('checkout-total')).toHaveText('$158.74');
  await expect(placeOrderButton(page)).toHaveText('Place order');
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(main(page).getByRole('alert')).toContainText(
    'We could not check prices and stock, so nothing was ordered.',
  );
  await expectAllKept(page);
  await page.unroute('**/api/cart');
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
  await expect(main(page)).toContainText('$158.74');
});

test('the discount for quantity stands in the summary and on the order', async ({ page }) => {
  await keepCart(page, [{ slug: 'pro-grip-crew-socks', color: 'Red', sizes: { 'Boys M': 4, 'Boys L': 6 } }]);
  await page.goto('/checkout');
  await expect(page.getByTestId('checkout-total')).toHaveText('$118.75');
  await expect(main(page).getByText('5% off 10 × Pro Grip Crew Socks, Red')).toBeVisible();
  await expect(main(page).getByText('−$6.25')).toBeVisible();
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
  await expect(main(page).getByText('5% off 10 × Pro Grip Crew Socks, Red')).toBeVisible();
  await expect(main(page)).toContainText('$118.75');
});

test('an order is shown under its link alone', async ({ page, request }) => {
  await arrive(page);
  await fillCheckout(page);
  const answered = page.waitForResponse('**/api/checkout');
  await placeOrderButton(page).click();
  const { orderNumber } = (await (await answered).json()) as { orderNumber: string };
  await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
  await page.goto(page.url().replace(/\?.*/, ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderNumber}`);
  await expect(main(page)).toContainText(shopper.Email);

  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const foreign = [orderNumber, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, token.toUpperCase()];
  for (const other of foreign) {
    const answer = await request.get(`/order/${other}`);
    expect(answer.status(), other).toBe(404);
    const text = await answer.text();
    expect(text, other).not.toContain('Byron');
    expect(text, other).not.toContain('Crease Cricket Shirt');
  }
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const) {
  test(`a whole purchase on ${width} px, from home to confirmation`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await main(page).getByRole('link', { name: 'Shop Now' }).first().click();
    await main(page).getByRole('link', { name: 'Crease Cricket Shirt' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crease Cricket Shirt');
    await addToCart(page, 'crease-cricket-shirt', { color: 'Teal', sizes: { Large: 1, 'X-Large': 1 } });
    const drawer = await openCart(page);
    await drawer.getByText('Proceed to Checkout').click();
    await fillCheckout(page);
    await expect(placeOrderButton(page)).toContainText('$79.98');
    await placeOrderButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada!');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
