import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { listenOnLoopback } from '../fixtures/loopback';
import { expect, expectAccessible, signIn, test } from './fixtures';

test('a webhook is added, tested, looked into, paused and deleted', async ({ page }) => {
  const received: { body: string; headers: Record<string, string> }[] = [];
  const server = createServer(async (req, res) => {
    received.push({ body: await text(req), headers: req.headers as Record<string, string> });
    res.end('Thank you');
  });
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}/hook`;

  await signIn(page, '/admin/settings?tab=developers');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByLabel('Address').fill('https://10.0.0.1');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Choose at least one event.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('checkbox', { name: 'order.placed', exact: true }).check();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('The address is in a private network.')).toBeVisible();
  await form.getByLabel('Address').fill(url);
  await form.getByRole('button', { name: 'Add', exact: true }).click();

  const secretDialog = page.getByRole('dialog', { name: 'Signing secret' });
  const webhook = new Webhook(await secretDialog.getByText('whsec_').innerText());
  await expectAccessible(page);
  await secretDialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Secret copied').first()).toBeVisible();
  await secretDialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: url }).click();
  await expect(page.getByText('No deliveries')).toBeVisible();
  await page.getByRole('button', { name: 'Send test event' }).click();
  await expect(page.getByText('✅ Event Queued').first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: 'Deliveries' }).getByText('Accepted')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const events = received.map(({ body, headers }) => webhook.verify(body, headers));
  expect(events).toMatchObject([{ type: 'webhook.test' }]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'View webhook.test' }).click();
  const details = page.getByRole('dialog', { name: 'webhook.test' });
  await expect(details.getByText('Thank you')).toBeVisible();
  await expect(details.getByText('"type": "webhook.test"')).toBeVisible();
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('✅ Webhook Deleted').first()).toBeVisible();
  await expect(page.getByRole('link', { name: url })).toHaveCount(0);
  server.close();
});
