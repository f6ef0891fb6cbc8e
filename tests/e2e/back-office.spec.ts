import { expect, submitLogin, test } from './fixtures';

test('the guard redirects strangers to the login', async ({ request }) => {
  const screens = ['dashboard', 'products', 'products/import', 'categories', 'orders', 'clubs', 'settings'];
  for (const screen of [...screens, 'inbox', 'customers', 'reviews']) {
    const answer = await request.get(`/admin/${screen}`, { maxRedirects: 0 });
    expect(answer.status(), screen).toBe(307);
    expect(answer.headers().location, screen).toContain('/admin/login');
  }
});

test('whatever is wrong, the login says the same; a content manager has no access to the back office', async ({
  page,
}) => {
  await submitLogin(page, 'admin@demo.test', 'wrong-password');
  await expect(page.getByText('Login Failed').first()).toBeVisible();
  await expect(page.getByText('Invalid credentials').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('admin@demo.test');
  await page.getByLabel('Email').fill('editor@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1234');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin\/no-access/);
  await expect(page.getByRole('link', { name: 'Go to the CMS' })).toHaveAttribute('href', '/cms/dashboard');
});
