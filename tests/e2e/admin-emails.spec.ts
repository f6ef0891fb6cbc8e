import { expect, expectAccessible, signIn, test } from './fixtures';
import { emailTo } from './outbox';

test('an email is edited beside its preview, refused, tested, saved, and put back to our text', async ({ page }) => {
  await signIn(page, '/admin/settings?tab=emails');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Link to an order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Link to an order' })).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of the email"]');
  await expect(preview.getByRole('heading', { name: 'Here is your order' })).toBeVisible();
  await expectAccessible(page);

  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Look, {customer}');
  await expect(page.getByText('Unknown placeholder: {customer}.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Here is your order' })).toBeVisible();
  await title.fill('<b>Order</b> ');
  await page.getByRole('button', { name: 'Insert into Title' }).click();
  await page.getByRole('menuitem', { name: /^Order number/ }).click();
  await expect(title).toHaveValue('<b>Order</b> {orderNumber}');
  await expect(preview.getByRole('heading', { name: '<b>Order</b> ORD-2026-000042' })).toBeVisible();
  await page.getByText('Plain text').click();
  await expect(page.getByText('<b>Order</b> ORD-2026-000042')).toBeVisible();

  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('✅ Test Sent').first()).toBeVisible();
  const test = await emailTo('admin@demo.test', 'Test: Link to your order');
  expect(test.text).toContain('<b>Order</b> ORD-2026-000042');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('✅ Email Saved').first()).toBeVisible();
  await expect(page.getByText(/^Changed by /)).toBeVisible();
  await page.goto('/admin/settings?tab=emails');
  await expect(page.getByText('Edited', { exact: true })).toHaveCount(1);

  await page.getByRole('link', { name: 'Link to an order' }).click();
  await page.getByRole('button', { name: 'Back to our text' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to our text' }).click();
  await expect(page.getByText('✅ Back to Our Text').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Here is your order');
  await expect(page.getByText(/^Changed by /)).toHaveCount(0);
});
