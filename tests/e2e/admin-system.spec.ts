import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, expectAccessible, signIn, test } from './fixtures';

const password = 'Demo-pass-1234';

test('backups, cache, export and system log, each with the password', async ({ page }) => {
  test.slow();
  await signIn(page, '/admin/settings?tab=system');
  await expect(page.getByText('No backups yet.').or(page.getByRole('list', { name: 'Backups' }))).toBeVisible();

  await test.step('a backup is made, downloaded and deleted', async () => {
    await page.getByRole('button', { name: 'Create Database Backup' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Database Backup' });
    await dialog.getByLabel('Your password').fill('not-my-password');
    await dialog.getByRole('button', { name: 'Create backup' }).click();
    await expect(dialog.getByText('That is not your password.')).toBeVisible();
    await expect(dialog.getByLabel('Your password')).toHaveValue('not-my-password');
    await dialog.getByLabel('Your password').fill(password);
    const [made] = await Promise.all([
      page.waitForEvent('download', { timeout: 90_000 }),
      expect(page.getByText('✅ Backup Created').first()).toBeVisible({ timeout: 90_000 }),
      dialog.getByRole('button', { name: 'Create backup' }).click(),
    ]);
    const name = made.suggestedFilename();
    expect(name).toMatch(/^kitroom-\d{8}-\d{6}-[0-9a-f]{4}\.tar\.gz$/);
    const row = page.getByRole('list', { name: 'Backups' }).getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    expect((await page.request.get(`/admin/system/backups/${name}`)).status()).toBe(403);

    await row.getByRole('button', { name: `Download ${name}` }).click();
    await page.getByLabel('Your password').fill(password);
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(readFileSync(await again.path()).equals(readFileSync(await made.path()))).toBe(true);

    await row.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Delete backup' }).click();
    await expect(page.getByText('✅ Backup Deleted').first()).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step('the cache is cleared', async () => {
    await page.getByRole('button', { name: 'Clear System Cache' }).click();
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Clear cache' }).click();
    await expect(page.getByText('✅ Cache Cleared').first()).toBeVisible();
  });

  await test.step('the data is exported', async () => {
    await page.getByRole('button', { name: 'Export System Data' }).click();
    await page.getByLabel('Your password').fill(password);
    const [exported] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name: 'Export data' }).click(),
    ]);
    expect(exported.suggestedFilename()).toMatch(/^kitroom-data-.*\.tar\.gz$/);
    const data = gunzipSync(readFileSync(await exported.path()));
    for (const file of ['products.ndjson', 'orders.ndjson', 'README.txt']) expect(data.includes(file), file).toBe(true);
  });

  await test.step('the log is searched and downloaded', async () => {
    await page.getByRole('button', { name: 'View System Logs' }).click();
    const panel = page.getByRole('dialog', { name: 'System log' });
    await expect(panel.getByRole('list', { name: 'Log' }).or(panel.getByText('Nothing to report'))).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await panel.getByRole('searchbox', { name: 'Search the log' }).fill('nothing-says-this');
    await expect(panel.getByText('No lines found')).toBeVisible();
    const href = (await panel.getByRole('link', { name: 'Download' }).getAttribute('href')) ?? '';
    const log = await page.request.get(href);
    expect(log.headers()['content-disposition']).toContain('attachment');
    expect(await log.text()).not.toContain(password);
    await page.keyboard.press('Escape');
  });

  await test.step('unsent emails are shown', async () => {
    await page.getByRole('button', { name: 'View Unsent Emails' }).click();
    const panel = page.getByRole('dialog', { name: 'Unsent emails' });
    await expect(panel.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(
      panel.getByRole('list', { name: 'Unsent emails' }).or(panel.getByText('All emails are sent')),
    ).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
  });

  await test.step('jobs have run', async () => {
    await page.getByRole('button', { name: 'View Jobs' }).click();
    const panel = page.getByRole('dialog', { name: 'Background jobs' });
    const job = panel.getByRole('list', { name: 'Jobs' }).getByRole('listitem').filter({ hasText: 'Scheduled pages' });
    await expect(job).toContainText(/Succeeded.*, process \d+/);
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
  });

  await page.getByRole('link', { name: 'View Activity Log' }).click();
  await expect(page).toHaveURL(/\/admin\/activity$/);
});

test('lists changes by staff in the activity log, which can be searched, exported and verified', async ({
  page,
  baseURL,
}) => {
  const name = `Log test ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await signIn(page, '/admin/activity');
  const send = async (method: 'post' | 'patch' | 'delete', path: string, data?: object) => {
    const answer = await page.request[method](`/api/categories${path}`, { data, headers: { Origin: baseURL ?? '' } });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as { doc: { id: string } };
  };
  const { doc } = await send('post', '', { name, slug, sortOrder: 999, isActive: false });
  await send('patch', `/${doc.id}`, { description: 'For a test' });
  await send('delete', `/${doc.id}`);

  await page.getByPlaceholder('Search by person, action or subject...').fill(name);
  await expect(page.getByText(/^Showing 3 of [\d,]+ entries$/)).toBeVisible();
  const entries = page.getByRole('list', { name: 'Activity' }).getByRole('article');
  await expect(entries.getByRole('heading')).toHaveText([
    'Category: deleted',
    'Category: updated',
    'Category: created',
  ]);
  await expect(entries.nth(1)).toContainText('DescriptionFor a test');
  await expect(entries.nth(1)).toContainText('Alex Morgan');
  await expectAccessible(page);

  await page.getByLabel('Filter by action').selectOption({ label: 'Category: updated' });
  await expect(page.getByText(/^Showing 1 of [\d,]+ entries$/)).toBeVisible();
  const href = (await page.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href')) ?? '';
  const lines = (await (await page.request.get(href)).text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(name);

  await page.getByLabel('To', { exact: true }).fill('2020-01-02');
  await expect(page.getByText('No activity found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/admin\/activity$/);

  await page.getByRole('button', { name: 'Verify log' }).click();
  const verdict = page.getByRole('dialog', { name: 'The log is intact' });
  await expect(verdict.getByText(/^All \d+ entries are exactly as written\.$/)).toBeVisible();
  await expect(verdict.getByText(/npm run log:verify -- --expect \d+:[0-9a-f]{64}/)).toBeVisible();
});
