import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, signIn, staffRequest, test } from './fixtures';
import { emailTo } from './outbox';
import { fieldOf, fillCheckout, keepCart, main, placeOrderButton, productOf, shopper } from './shopper';

test('a large order waits for its mailbox: from checkout by the emailed link to the back office', async ({
  page,
  browser,
  baseURL,
  playwright,
  request,
}) => {
  test.slow();
  const slug = `bibs-${randomUUID().slice(0, 8)}`;
  const staff = await staffRequest(playwright, baseURL);
  const data = { name: 'Training bibs', slug, sku: slug, price: 4, stockQuantity: 100, isActive: true };
  expect((await staff.post('/api/products', { data })).status()).toBe(201);
  const stock = async () => (await productOf(request, slug)).stockQuantity;

  await keepCart(page, [{ slug, quantity: 31 }]);
  await page.goto('/checkout');
  // A quicker shopper would be refused for an outdated total.
  const priced = page.waitForResponse(
    (response) => response.url().endsWith('/api/cart') && response.request().postData()?.includes('M1 2AB') === true,
  );
  await fillCheckout(page);
  await priced;
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);

  await test.step('one order too many says so and loses nothing typed', async () => {
    const message = 'Too many orders came from your network. Please try again in 1 hour, or get in touch with us.';
    await page.route('**/api/checkout', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '3600' }, json: { code: 'too_many_attempts', message } }),
    );
    await placeOrderButton(page).click();
    await expect(main(page).getByRole('alert')).toContainText(message);
    await expect(fieldOf(page, 'Email')).toHaveValue(shopper.Email);
    await page.unroute('**/api/checkout');
  });

  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{32}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step: confirm your order');
  await expect(main(page).getByText('Waiting for confirmation')).toBeVisible();
  await expect(main(page)).toContainText(shopper.Email);
  await expect(main(page)).toContainText('We start on your order once you have confirmed it.');
  await expectAccessible(page);
  const tracking = page.url().replace(/\?.*/, '');
  const orderNumber = /ORD-\d{4}-\d{6}/.exec(await main(page).innerText())?.[0] ?? '';
  expect(await stock()).toBe(100);

  await signIn(page, `/admin/orders?search=${orderNumber}`);
  const card = page.getByRole('article', { name: `#${orderNumber}` });
  await expect(card.getByText('Waiting for confirmation')).toBeVisible();
  await card.getByRole('link', { name: `#${orderNumber}` }).click();
  await page.getByRole('button', { name: 'Confirm for the customer' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Confirm order #${orderNumber} for the customer?` });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page);
  const office = page.url();

  const email = await emailTo(shopper.Email, `Please confirm your order ${orderNumber}`);
  const link = new URL(/https?:\/\/\S+\/order\/confirm\/\S+/.exec(email.text)?.[0] ?? '').pathname;
  const plain = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await request.get(link);
  await plain.goto(link);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Confirm your order');
  await expect(plain.getByText('Training bibs', { exact: true })).toBeVisible();
  expect(await stock()).toBe(100);
  await plain.getByRole('button', { name: 'Confirm order' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed');
  expect(await stock()).toBe(69);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is confirmed');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await expect(page).toHaveURL(tracking);
  await expect(main(page).getByText('Waiting for confirmation')).toHaveCount(0);
  await expect(main(page)).toContainText('We have your order and will confirm it shortly.');
  expect(await (await page.request.get(office)).text()).toContain('Confirmed by email');
  expect(await (await request.get(`${link}x`)).text()).toContain('This link does not work');
  await plain.context().close();
});
