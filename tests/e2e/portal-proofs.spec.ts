import sharp from 'sharp';
import { expect, expectAccessible, openPortal, signIn, test } from './fixtures';

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

test('staff attach a proof, the manager asks for changes, approves the next, and production starts', async ({
  browser,
  page,
  baseURL,
}) => {
  await openPortal(page, '/teamwear-portal/orders?status=pending');
  await page
    .getByRole('link', { name: /Proof waiting/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pending Approval');
  const number = /ORD-\d{4}-\d{6}/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await page.getByRole('button', { name: 'Send the changes' }).click();
  await expect(page.getByText('Say what should be different.')).toBeVisible();
  await page.getByLabel('What should be different?').fill('Please make the numbers bigger.');
  await page.route('**/proof', (route) => route.abort());
  await page.getByRole('button', { name: 'Send the changes' }).click();
  await expect(page.getByText('Not sent').first()).toBeVisible();
  await expect(page.getByLabel('What should be different?')).toHaveValue('Please make the numbers bigger.');
  await page.unroute('**/proof');
  await page.getByRole('button', { name: 'Send the changes' }).click();
  await expect(page.getByText('We are working on the changes you asked for.')).toBeVisible();

  const office = await browser.newContext({ baseURL });
  const staff = await office.newPage();
  await signIn(staff, '/admin/clubs?search=Northside');
  await staff.getByRole('link', { name: 'View Northside Netball' }).click();
  await staff.getByRole('link', { name: `#${number}` }).click();
  await expect(staff.getByText('“Please make the numbers bigger.”').first()).toBeVisible();
  const status = staff.getByLabel(`Status of order #${number}`);
  await status.selectOption('in_production');
  await expect(staff.getByText(/Failed to update order status.*Production waits for a proof/).first()).toBeVisible();
  await expect(status).toHaveValue('pending');

  await staff.getByRole('button', { name: 'Add proof' }).click();
  await expect(staff.getByText('Select a file.')).toBeVisible();
  await staff.getByLabel('Proof', { exact: true }).setInputFiles({
    name: 'proof.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  });
  await staff.getByRole('button', { name: 'Add proof' }).click();
  await expect(staff.getByText('A proof is a PNG, a JPEG or a PDF.')).toBeVisible();
  await staff.getByLabel('Proof', { exact: true }).setInputFiles({
    name: 'proof.png',
    mimeType: 'image/png',
    buffer: await picture('#7c3aed'),
  });
  await staff.getByLabel('Note to the team').fill('Numbers are 20 cm now.');
  await staff.getByRole('button', { name: 'Add proof' }).click();
  await expect(staff.getByText('✅ Proof Added').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Numbers are 20 cm now.', { exact: true })).toBeVisible();
  await expect(page.getByAltText(/^Proof \d+; opens in full size$/)).toBeVisible();
  await page.getByRole('button', { name: 'Approve proof' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Approved by Maya Osei/)).toBeVisible();

  await staff.reload();
  await status.selectOption('in_production');
  await expect(staff.getByText('Order status changed to In Production').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('In Production');
  await expect(page.getByText('Pending Approval → In Production')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF confirmation' }).click();
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
  for (const each of [page, staff]) {
    await expectAccessible(each);
  }
  await office.close();
});

test('the orders of a team are filtered by status', async ({ page }) => {
  await openPortal(page, '/teamwear-portal/orders');
  await page.getByRole('link', { name: 'Delivered', exact: true }).click();
  await expect(page).toHaveURL(/status=delivered/);
  await expect(page.getByText('Showing 1 of 1 order')).toBeVisible();
  await page.getByRole('link', { name: 'Cancelled', exact: true }).click();
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.goto('/teamwear-portal/orders/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Page not found')).toBeVisible();
});
