import type { Page } from '@playwright/test';
import { ADMIN, hero, newPage, test, unique } from './cms';
import { expect, expectAccessible } from './fixtures';
import { emailTo, newsletterLink } from './outbox';

test.use({ account: ADMIN });

async function subscribe(page: Page): Promise<void> {
  const email = `${unique('reader')}@newsletter.test`.toLowerCase();
  await page.goto('/shop');
  await page.locator('#newsletter').getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await page.goto(newsletterLink(await emailTo(email, 'Confirm your subscription'), 'confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
}

test('an issue is written from a page, previewed, tested, scheduled, taken back and sent', async ({
  page,
  context,
}) => {
  const title = unique('Spring');
  const { id } = await newPage(context.request, [hero(title)], { title });
  await subscribe(page);
  await page.goto('/admin/newsletter');
  await page.getByRole('link', { name: 'Issues' }).click();
  await page.getByRole('link', { name: 'New issue' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please write a subject.')).toBeVisible();
  await page.getByLabel('Page').selectOption(id);
  await page.getByLabel('Subject').fill(`${title} kits`);
  const preview = page.frameLocator('iframe[title="Preview of the email"]');
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await emailTo(ADMIN, `Test: ${title} kits`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} kits` })).toBeVisible();

  await page.getByRole('button', { name: 'Send to readers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Send at').fill('2001-01-01T10:00');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Enter a time in the future.')).toBeVisible();
  await dialog.getByLabel('Send at').fill(`${new Date().getFullYear() + 1}-01-01T10:00`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to a draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to a draft' }).click();

  await page.getByRole('button', { name: 'Send to readers' }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Issues' }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: `${title} kits` })).toContainText('Sent');
  await expectAccessible(page);
});
