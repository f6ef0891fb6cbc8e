import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, staffRequest, test } from './fixtures';
import { emailTo } from './outbox';
import { main, placeOrder, toastOf } from './shopper';

test('a guest’s order is found by a code, returned and ordered again; their data is downloaded and deleted', async ({
  page,
  playwright,
  baseURL,
  request,
}) => {
  test.slow();
  const email = `ada-${randomUUID()}@shopper.test`;
  const item = { product: 'crease-cricket-shirt', color: 'Navy', sizes: { M: 1 } };
  const { orderNumber, trackingUrl } = await placeOrder(request, item, { email });
  const staff = await staffRequest(playwright, baseURL);
  const { docs } = (await (await staff.get(`/api/orders?where[contact.email][equals]=${email}`)).json()) as {
    docs: { id: string; totalAmount: number }[];
  };
  const [order] = docs;
  const paid = { amount: order?.totalAmount, receivedOn: new Date().toISOString().slice(0, 10) };
  expect((await staff.post(`/api/orders/${order?.id}/payments`, { data: paid })).status()).toBe(201);
  await staff.patch(`/api/orders/${order?.id}`, { data: { status: 'delivered' } });

  await test.step('the emailed code signs in', async () => {
    await page.goto('/shop');
    await main(page).getByRole('button', { name: 'Add Velocity Netball Dress to wishlist' }).click();
    await expect(toastOf(page)).toContainText('Added to Wishlist');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expectAccessible(page);
    await main(page).getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await expect(main(page).getByLabel('6-digit code')).toBeFocused();
    await expectAccessible(page);
    const { text } = await emailTo(email, 'Sign in to your account');
    await main(page)
      .getByLabel('6-digit code')
      .fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    await expect(main(page).getByRole('link', { name: /^Invoice / })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('pages that are the same for everybody stay so', async () => {
    await page.request.get('/shop');
    const shop = await page.request.get('/shop');
    expect(shop.headers()['x-cache']).toBe('HIT');
    const account = await page.request.get('/account');
    expect(account.headers()['cache-control']).toContain('no-store');
    const wishes = await page.request.post('/account/wishlist', { data: { add: [], remove: [] } });
    expect(((await wishes.json()) as { productIds: string[] }).productIds).toHaveLength(1);
  });

  await test.step('the order is put into the cart again', async () => {
    await main(page)
      .getByRole('button', { name: `Order again ${orderNumber}` })
      .click();
    const drawer = page.getByRole('dialog', { name: /^Your Cart/ });
    await expect(drawer).toContainText('Navy');
    await drawer.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a kept address fills in the checkout', async () => {
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Addresses' }).click();
    const kept = { 'First name': 'Ada', 'Last name': 'Okafor', Address: '1 Mill Lane', 'Town or city': 'Leeds' };
    for (const [label, value] of Object.entries({ ...kept, Postcode: 'ls14ap' }))
      await main(page).getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Keep this address' }).click();
    await expect(main(page).getByText('Fills in the checkout')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/checkout');
    await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(main(page).getByLabel('Postcode', { exact: true })).toHaveValue('LS1 4AP');
  });

  await test.step('it is returned from its page', async () => {
    await page.goto('/account');
    await main(page).getByRole('link', { name: orderNumber, exact: true }).click();
    await page.getByRole('link', { name: 'Return something' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return something');
    await page.getByLabel('Pieces').selectOption('1');
    await page.getByLabel('Reason').selectOption('Faulty or damaged');
    await page.getByRole('button', { name: 'Ask to return' }).click();
    await page.waitForURL(/#returns$/);
    await page.goto('/account');
    await expect(main(page).getByText('Requested', { exact: true })).toBeVisible();
  });

  await test.step('the data is downloaded, then deleted', async () => {
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Your data' }).click();
    const file = page.waitForEvent('download');
    await main(page).getByRole('link', { name: 'Download your data' }).click();
    expect(await readFile(await (await file).path(), 'utf8')).toContain(orderNumber);
    await main(page).getByLabel('Delete my data. I cannot undo this.').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await expect(main(page).getByText('Your account and your personal data are deleted.')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem('kitroom.wishlist'))).toContain('[]');
    await page.goto(new URL(trackingUrl).pathname);
    await expect(main(page)).not.toContainText(email);
  });
});
