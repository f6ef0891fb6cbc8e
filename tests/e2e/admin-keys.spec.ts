import { expect, expectAccessible, openPortal, signIn, test } from './fixtures';

const PASSWORD = 'Demo-pass-1234';

test('a key is made, copied, used and revoked', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, '/admin/settings?tab=developers');
  await page.getByRole('button', { name: 'Create key' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create a key' });
  await form.getByLabel('Your password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByText('Enter a name.')).toBeVisible();
  await expect(form.getByText('Choose what the key may do.')).toBeVisible();
  await expectAccessible(page);
  const name = `Warehouse ${Date.now()}`;
  await form.getByLabel('Name').fill(name);
  await form.getByRole('checkbox', { name: 'Orders: Read', exact: true }).check();
  await form.getByRole('button', { name: 'Create key' }).click();

  const shown = page.getByRole('dialog', { name: 'Your new key' });
  const key = await shown.getByText('kitroom_sk_').innerText();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await shown.getByRole('button', { name: 'Done' }).click();

  const ask = async (path: string) => {
    const answer = await request.get(path, { headers: { Authorization: `Bearer ${key}` } });
    return [answer.status(), ((await answer.json()) as { code?: string }).code];
  };
  expect(await ask('/api/orders')).toEqual([200, undefined]);
  expect(await ask('/api/customers')).toEqual([403, 'missing_scope']);
  expect(await ask('/admin/orders')).toEqual([403, 'key_not_accepted']);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Orders: read');
  await expect(row).toContainText('Last used');
  await expect(page.getByText(key)).toHaveCount(0);
  await expectAccessible(page);
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Key revoked').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await ask('/api/orders')).toEqual([401, 'invalid_key']);
});

test('a manager makes a key to the team’s own records', async ({ page, request }) => {
  await openPortal(page, '/teamwear-portal/account');
  await page.getByRole('button', { name: 'Create key' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create a key' });
  const name = `Club site ${Date.now()}`;
  await form.getByLabel('Name').fill(name);
  await form.getByRole('checkbox', { name: 'Orders: Read', exact: true }).check();
  await form.getByLabel('Your password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new key' });
  const key = await shown.getByText('kitroom_sk_').innerText();
  await shown.getByRole('button', { name: 'Done' }).click();
  const headers = { Authorization: `Bearer ${key}` };
  expect((await request.get('/api/team-orders', { headers })).status()).toBe(200);
  expect((await request.get('/api/orders', { headers })).status()).toBe(403);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Key revoked').first()).toBeVisible();
  expect((await request.get('/api/team-orders', { headers })).status()).toBe(401);
});
