import type { Page } from '@playwright/test';
import { expect, staffRequest, test } from './fixtures';
import {
  changeVariation,
  delivery,
  fieldOf,
  fillCheckout,
  keepCart,
  main,
  placeOrder,
  placeOrderButton,
  shopper,
  stockOf,
} from './shopper';

const teal = { slug: 'crease-cricket-shirt', color: 'Teal' };
const UNREACHABLE =
  'We could not reach the shop. Nothing you typed is lost. Please try again: you will not be charged or sent an order twice.';

async function expectAllKept(page: Page): Promise<void> {
  for (const [label, text] of Object.entries({ ...shopper, ...delivery })) {
    await expect(fieldOf(page, label)).toHaveValue(text);
  }
}

test('each field says beside it what is wrong, a lost answer loses nothing, and one order comes of it', async ({
  page,
  context,
  request,
  watch,
}) => {
  const before = await stockOf(request, 'crease-cricket-shirt', 'Teal', 'XLB');
  await keepCart(page, [{ ...teal, sizes: { 'Boys XL': 1 } }]);
  await page.goto('/checkout');
  const checked = page.getByText('Prices and stock checked just now.');
  await expect(checked).toBeAttached();

  await test.step('no message moves a button while it is pressed', async () => {
    await fillCheckout(page);
    await fieldOf(page, 'Postcode').fill('12345');
    await placeOrderButton(page).hover();
    await page.mouse.down();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(fieldOf(page, 'Postcode')).not.toHaveAttribute('aria-invalid');
    await page.mouse.up();
    await expect(fieldOf(page, 'Postcode')).toBeFocused();
  });

  await test.step('the first wrong one has the keyboard', async () => {
    await fieldOf(page, 'Email').fill('ada.byron');
    await placeOrderButton(page).click();
    await expect(fieldOf(page, 'Email')).toBeFocused();
  });

  await test.step('where it cannot be right, and a postcode for its country', async () => {
    for (const [label, typed, message] of [
      ['Email', 'ada.byron', 'Please enter a valid email address.'],
      ['Phone', 'call me', 'Please enter a valid phone number.'],
      ['Postcode', '12345', 'Please enter a valid UK postcode.'],
    ] as const) {
      await fieldOf(page, label).fill(typed);
      await fieldOf(page, 'First name').focus();
      await expect(fieldOf(page, label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
    }
    await fieldOf(page, 'Country').selectOption('DE');
    await expect(fieldOf(page, 'Postcode')).not.toHaveAttribute('aria-invalid');
    await fieldOf(page, 'Country').selectOption('GB');
  });

  await test.step('where it was left empty', async () => {
    for (const label of ['Phone', ...Object.keys({ ...shopper, ...delivery })]) await fieldOf(page, label).fill('');
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

  await test.step('an error of the server stands there too', async () => {
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
    await page.unroute('**/api/checkout');
  });

  const express = main(page).getByRole('radio', { name: /Express delivery/ });
  await test.step('without a connection nothing is lost', async () => {
    await express.check();
    await expect(checked).toBeAttached();
    await context.setOffline(true);
    await placeOrderButton(page).click();
    await expect(main(page).getByRole('alert')).toContainText(UNREACHABLE);
    await expectAllKept(page);
    for (const error of watch.consoleErrors.splice(0)) expect(error).toContain('net::ERR_INTERNET_DISCONNECTED');
    await context.setOffline(false);
  });

  const lost: string[] = [];
  await test.step('nor where the answer gets lost, after a reload either', async () => {
    await page.route('**/api/checkout', async (route) => {
      const answer = await route.fetch();
      lost.push(((await answer.json()) as { orderNumber: string }).orderNumber);
      await route.abort();
    });
    await placeOrderButton(page).click();
    await expect.poll(() => lost.length).toBe(1);
    await expect(main(page).getByRole('alert')).toContainText(UNREACHABLE);
    await page.unroute('**/api/checkout');
    await page.reload();
    await expectAllKept(page);
    await expect(express).toBeChecked();
  });

  await test.step('a double click orders once, and the way back leads to an empty cart', async () => {
    await expect(checked).toBeAttached();
    let sent = 0;
    page.on('request', (each) => (sent += Number(new URL(each.url()).pathname === '/api/checkout')));
    await placeOrderButton(page).dblclick();
    await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
    expect(sent).toBe(1);
    await expect(main(page)).toContainText(lost[0] ?? 'an order number');
    expect(await stockOf(request, 'crease-cricket-shirt', 'Teal', 'XLB')).toBe(before - 1);
    await page.goBack();
    await expect(main(page).getByText('Your cart is empty')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
    await expect(placeOrderButton(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  });
});

test('prices, discounts, stock and delivery are the shop’s, whatever the browser has kept or could not ask', async ({
  page,
  playwright,
  request,
  baseURL,
}) => {
  const staff = await staffRequest(playwright, baseURL);
  const left = 2;
  await changeVariation(staff, ['momentum-training-tee', 'Black', 'L'], { stockQuantity: left });
  await keepCart(page, [
    { slug: 'pro-grip-crew-socks', color: 'Red', sizes: { 'Boys M': 4, 'Boys L': 6 } },
    { ...teal, price: 0.01, sizes: { Medium: 1 } },
    { slug: 'velocity-netball-dress', color: 'Purple', sizes: { '3X-Large': 13 } },
    { slug: 'momentum-training-tee', color: 'Black', sizes: { Medium: 1, Large: 1 } },
  ]);
  await page.goto('/checkout');
  const total = page.getByTestId('checkout-total');
  const summary = main(page).getByRole('region', { name: 'Order summary' });
  const checked = main(page).getByText('Prices and stock checked just now.');

  await test.step('a changed price is told, and what cannot be ordered is struck out and counts nowhere', async () => {
    await expect(main(page).getByText('The price has changed from $0.01 to $39.99.')).toBeVisible();
    await expect(summary.getByText('$584.87')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(summary.getByText('Subtotal, 13 items', { exact: true })).toBeVisible();
    await expect(main(page).getByText('5% off 10 × Pro Grip Crew Socks, Red')).toBeVisible();
    await expect(total).toHaveText('$198.72');
  });

  await test.step('a price that is raised before the click is shown line by line, and has to be agreed to', async () => {
    await main(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await fillCheckout(page);
    await expect(placeOrderButton(page)).toHaveText('Place order · $198.72');
    await changeVariation(staff, [teal.slug, teal.color, 'M'], { additionalPrice: 10 });
    let sent = 0;
    page.on('response', (each) => (sent += Number(each.url().endsWith('/api/checkout') && each.status() === 409)));
    await placeOrderButton(page).click();
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText(
      'Prices have changed since you looked. Please check the new total and order again.',
    );
    await expect(alert).toContainText(/Crease Cricket Shirt, Teal.*\$39\.99.*\$49\.99.*Total.*\$198\.72.*\$208\.72/);
    await expect(placeOrderButton(page)).toHaveText('Place order · $208.72');
    expect(sent).toBe(1);
    await expectAllKept(page);
    await changeVariation(staff, [teal.slug, teal.color, 'M'], { additionalPrice: 0 });
    await staff.dispose();
  });

  await test.step('each country has its own delivery, and there are those alone that the shop delivers to', async () => {
    const country = fieldOf(page, 'Country');
    await expect(country).toHaveValue('GB');
    const names = await country.locator('option').allTextContents();
    expect(names.slice(0, 3)).toEqual(['United Kingdom', 'Belgium', 'Denmark']);
    await expect(country.locator('option[value="US"]')).toHaveCount(0);
    await country.selectOption('IE');
    await expect(main(page).getByRole('radio', { name: /International parcel/ })).toBeChecked();
    await expect(main(page).getByRole('radio', { name: /Express delivery/ })).toHaveCount(0);
    await expect(main(page).locator('#order-summary')).toContainText('Delivery, International parcel$16.50');
  });

  await test.step('what sells out while the form is filled is said', async () => {
    await fieldOf(page, 'Country').selectOption('GB');
    await expect(checked).toBeVisible();
    await expect(total).toHaveText('$198.72');
    await placeOrder(request, { product: 'momentum-training-tee', color: 'Black', sizes: { L: left } });
    await placeOrderButton(page).click();
    await expect(main(page).getByText('Large is sold out.')).toBeVisible();
    await expect(main(page).getByRole('alert')).toContainText(
      'Some items are no longer in stock in the quantity you asked for.',
    );
    await expectAllKept(page);
    await main(page).getByRole('button', { name: 'Remove Large' }).click();
    await expect(total).toHaveText('$178.73');
    await expect(checked).toBeVisible();
  });

  await test.step('where they cannot be checked, the last known ones stand and add up, marked as such', async () => {
    await page.route('**/api/cart', (route) => route.abort());
    await page.reload();
    await expect(main(page).getByText('We could not check prices and stock just now.')).toBeVisible();
    await expect(checked).toBeHidden();
    await expect(main(page).getByText('Last known prices').last()).toBeVisible();
    for (const sum of ['$184.98', '−$6.25']) await expect(main(page).getByText(sum)).toBeVisible();
    await expect(total).toHaveText('$178.73');
    await expect(placeOrderButton(page)).toHaveText('Place order');
    await placeOrderButton(page).click();
    await expect(main(page).getByRole('alert')).toContainText(
      'We could not check prices and stock, so nothing was ordered.',
    );
    await expectAllKept(page);
    await page.unroute('**/api/cart');
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
    for (const text of ['Momentum Training Tee', '5% off 10 × Pro Grip Crew Socks, Red', '$178.73'])
      await expect(main(page)).toContainText(text);
  });
});

test('an order is shown under its link alone', async ({ request }) => {
  const item = { product: 'touchline-team-holdall', color: 'Navy', quantity: 1 };
  const { orderNumber, trackingUrl } = await placeOrder(request, item, { lastName: 'Lovelace' });
  const { pathname } = new URL(trackingUrl);
  const shown = await (await request.get(pathname)).text();
  for (const text of [orderNumber, 'Lovelace', 'Touchline Team Holdall']) expect(shown).toContain(text);

  const token = pathname.split('/').at(-1) ?? '';
  const foreign = [orderNumber, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, token.toUpperCase()];
  for (const other of foreign) {
    const answer = await request.get(`/order/${other}`);
    expect(answer.status(), other).toBe(404);
    const text = await answer.text();
    for (const secret of ['Lovelace', 'Touchline Team Holdall']) expect(text, other).not.toContain(secret);
  }
});
