import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, expectAccessible, newTeam, placeTeamOrder, signIn, signInTeam, test } from './fixtures';

test('staff attach a proof, the manager asks for changes, approves the next, and production starts', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const team = await newTeam(request, `Proofs ${randomUUID().slice(0, 8)}`);
  const { id, orderNumber: number } = await placeTeamOrder(request, team);
  const create = { width: 300, height: 400, channels: 3, background: '#7c3aed' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const office = await browser.newContext({ baseURL });
  const staff = await office.newPage();
  await signIn(staff, `/admin/clubs/${team.id}/orders/${id}`);
  const sent = await office.request.post(`/admin/team-orders/${id}/proofs`, {
    multipart: { file: { name: 'proof.png', mimeType: 'image/png', buffer: picture } },
  });
  expect(sent.status(), await sent.text()).toBe(201);

  await signInTeam(page, team);
  await test.step('the manager finds the order by its status', async () => {
    await page.goto('/teamwear-portal/orders');
    await page.getByRole('link', { name: 'Delivered', exact: true }).click();
    await expect(page).toHaveURL(/status=delivered/);
    await expect(page.getByText('No orders found')).toBeVisible();
    await page.getByRole('link', { name: 'Pending Approval', exact: true }).click();
    await expect(page.getByText('Showing 1 of 1 order')).toBeVisible();
    await page.getByRole('link', { name: /Proof waiting/ }).click();
    await expect(page).toHaveURL(`/teamwear-portal/orders/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pending Approval');
    const unknown = await page.request.get('/teamwear-portal/orders/00000000-0000-4000-8000-000000000000');
    expect(await unknown.text()).toContain('Page not found');
  });
  await test.step('asks for changes, with words', async () => {
    await page.getByRole('button', { name: 'Ask for changes' }).click();
    await page.getByRole('button', { name: 'Request changes' }).click();
    await expect(page.getByText('Say what should be different.')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
  });
  await test.step('pins a note by click and another by keyboard', async () => {
    await page.getByRole('button', { name: 'Place of the note on Proof' }).click({ position: { x: 30, y: 40 } });
    await page.getByRole('textbox', { name: 'Note on Proof' }).fill('The crest is missing.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('button', { name: 'Note 1, open' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(page.getByText('40% from the left, 50% from the top')).toBeAttached();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Note on Proof' }).fill('Wrong purple.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('button', { name: 'Note 2, open' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('sends them with words as the reason', async () => {
    await page.getByRole('button', { name: 'Ask for changes' }).click();
    await expect(page.getByText('2 notes on the drawing are open, and sent with your answer.')).toBeVisible();
    await page.getByLabel('What should be different?').fill('Please make the numbers bigger.');
    await page.route('**/proof', (route) => route.abort());
    await page.getByRole('button', { name: 'Request changes' }).click();
    await expect(page.getByText('Answer not sent').first()).toBeVisible();
    await expect(page.getByLabel('What should be different?')).toHaveValue('Please make the numbers bigger.');
    await page.unroute('**/proof');
    await page.getByRole('button', { name: 'Request changes' }).click();
    await expect(page.getByText('We are working on the changes you asked for.')).toBeVisible();
  });

  const status = staff.getByLabel(`Status of order #${number}`);
  await test.step('staff cannot start production yet, and add a proof', async () => {
    await staff.reload();
    await expect(staff.getByText('“Please make the numbers bigger.').first()).toBeVisible();
    await staff.getByRole('button', { name: 'Answer note 1' }).click();
    await staff.getByLabel('Answer to note 1').fill('It is on the next one.');
    await staff.getByRole('button', { name: 'Send answer' }).click();
    await expect(staff.getByText('It is on the next one.')).toBeVisible();
    await staff.getByRole('button', { name: 'Resolve note 1' }).click();
    await expect(staff.getByRole('button', { name: 'Note 1, resolved' })).toBeVisible();
    await status.selectOption('in_production');
    await expect(staff.getByText(/Failed to update order status.*Production waits for a proof/).first()).toBeVisible();
    await expect(status).toHaveValue('pending');
    await staff.getByRole('button', { name: 'Add proof' }).click();
    await expect(staff.getByText('Select a file.')).toBeVisible();
    const choose = (buffer: Buffer) =>
      staff.getByLabel('Proof', { exact: true }).setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer });
    await choose(Buffer.from('not a picture'));
    await staff.getByRole('button', { name: 'Add proof' }).click();
    await expect(staff.getByText('A proof is a PNG, a JPEG or a PDF.')).toBeVisible();
    await choose(picture);
    await staff.getByLabel('Note to the team').fill('Numbers are 20 cm now.');
    await staff.getByRole('button', { name: 'Add proof' }).click();
    await expect(staff.getByText('✅ Proof Added').first()).toBeVisible();
  });

  await test.step('the manager approves it', async () => {
    await page.reload();
    await expect(page.getByText('Numbers are 20 cm now.', { exact: true })).toBeVisible();
    await expect(page.getByAltText('Proof 2', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Approve proof' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(/^Approved by Test Manager/)).toBeVisible();
  });

  await test.step('production starts, and both see it', async () => {
    await staff.reload();
    await status.selectOption('in_production');
    await expect(staff.getByText('Order status changed to In Production').first()).toBeVisible();
    await expectAccessible(staff);
    await office.close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('In Production');
    await expect(page.getByText('Pending Approval → In Production')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'PDF confirmation' }).click();
    expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
    await expectAccessible(page);
  });
});
