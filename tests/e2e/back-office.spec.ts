import { expect, expectAccessible, signIn, submitLogin, test } from './fixtures';

test('the guard redirects strangers to the login', async ({ request }) => {
  for (const screen of ['dashboard', 'products', 'categories', 'orders', 'clubs', 'settings']) {
    const answer = await request.get(`/admin/${screen}`, { maxRedirects: 0 });
    expect(answer.status(), screen).toBe(307);
    expect(answer.headers().location, screen).toContain('/admin/login');
  }
});

test('a wrong password and an unknown account get the same text', async ({ page }) => {
  for (const email of ['admin@demo.test', 'nobody@demo.test']) {
    await submitLogin(page, email, 'wrong-password');
    await expect(page.getByText('Login Failed').first()).toBeVisible();
    await expect(page.getByText('Invalid credentials').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
});

test('orders are searched, filtered, counted and moved on', async ({ page }) => {
  await signIn(page, '/admin/orders');
  await expect(page.getByText(/^Showing \d+ of \d+ orders$/)).toBeVisible();

  await page.getByPlaceholder('Search orders by number, customer name, or email...').fill('nobody-at-all');
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();

  await page.goto('/admin/orders?status=cancelled&search=Brennan');
  await expect(page.getByText('Tom Brennan')).toBeVisible();
  await page.goto('/admin/orders?search=Dev+Patel');
  const status = page
    .getByRole('article')
    .filter({ hasText: 'Dev Patel' })
    .getByLabel(/^Status of order/);
  const before = await status.inputValue();
  const next = before === 'processing' ? 'delivered' : 'processing';
  await status.selectOption(next);
  if (before === 'delivered') {
    await page.getByLabel('Reason').fill('Came back');
    await page.getByRole('button', { name: 'Change status' }).click();
  }
  await expect(page.getByText('✅ Order Updated', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`Order status changed to ${next}`, { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: 'Dev Patel' })
      .getByLabel(/^Status of order/),
  ).toHaveValue(next);

  await expectAccessible(page);
});

test('a content manager has no access to the back office', async ({ page }) => {
  await submitLogin(page, 'editor@demo.test');
  await expect(page).toHaveURL(/\/admin\/no-access/);
});
