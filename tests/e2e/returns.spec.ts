import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, newTeam, placeTeamOrder, signIn, signInTeam, staffRequest, test } from './fixtures';
import { emailTo } from './outbox';
import { main, placeOrder, stockOf, toastOf } from './shopper';

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a return is asked for with a photo, approved, received, restocked and refunded', async ({
  page,
  browser,
  playwright,
  baseURL,
  request,
}) => {
  test.slow();
  const email = `ada-${randomUUID()}@shopper.test`;
  const shirt = ['crease-cricket-shirt', 'Navy', 'L'] as const;
  const item = { product: shirt[0], color: shirt[1], sizes: { L: 3 } };
  const before = await stockOf(request, ...shirt);
  const { trackingUrl } = await placeOrder(request, item, { email });
  const orderPath = new URL(trackingUrl).pathname;
  const staff = await staffRequest(playwright, baseURL);
  const { docs } = (await (await staff.get(`/api/orders?where[contact.email][equals]=${email}`)).json()) as {
    docs: { id: string; totalAmount: number }[];
  };
  const [order] = docs;
  await page.goto(orderPath);
  await expect(page.getByRole('heading', { name: 'Returns' })).toHaveCount(0);
  const paid = { amount: order?.totalAmount, receivedOn: new Date().toISOString().slice(0, 10) };
  expect((await staff.post(`/api/orders/${order?.id}/payments`, { data: paid })).status()).toBe(201);
  await staff.patch(`/api/orders/${order?.id}`, { data: { status: 'delivered' } });

  await test.step('by its customer, on the order page', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Return something' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return something');
    await page.getByRole('button', { name: 'Ask to return' }).click();
    await expect(page.getByText('Choose what comes back.')).toBeVisible();
    await page.getByLabel('Pieces').selectOption('2');
    await page.getByRole('button', { name: 'Ask to return' }).click();
    await expect(page.getByText('Choose a reason.')).toBeVisible();
    await page.getByLabel('Reason').selectOption('Faulty or damaged');
    await page.getByLabel('Tell us more').fill('A seam came open.');
    await page.getByLabel('Photos').setInputFiles({ name: 'seam.png', mimeType: 'image/png', buffer: PHOTO });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ask to return' }).click();
    await page.waitForURL(/#returns$/);
    await expect(main(page).getByText('Requested', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await emailTo(email, 'We have your return request');
  });

  const shop = await (await browser.newContext({ baseURL })).newPage();
  await test.step('approved by staff, who are shown the photo', async () => {
    await signIn(shop, `/admin/returns?search=${email}`);
    await expect(
      shop.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: /^Returns/ }),
    ).toBeVisible();
    await expect(shop.getByRole('article')).toHaveCount(1);
    await expectAccessible(shop);
    await shop.getByRole('link', { name: /^RET-/ }).click();
    await expect(shop.getByRole('img', { name: 'seam.png' })).toHaveJSProperty('naturalWidth', 1);
    await expectAccessible(shop);
    await shop.getByRole('button', { name: 'Approve' }).click();
    await shop.getByLabel('How to send it back').fill('Use the label that came with it.');
    await shop.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(toastOf(shop).filter({ hasText: '✅ Return Approved' }).first()).toBeVisible();
    await emailTo(email, 'Send back your return', 'Use the label that came with it.');
    await page.reload();
    await expect(main(page)).toContainText('Use the label that came with it.');
  });

  await test.step('received, restocked and refunded', async () => {
    await shop.getByRole('button', { name: 'Receive' }).click();
    await shop.getByLabel('Restocked').fill('1');
    await shop.getByLabel('Written off').fill('1');
    await shop.getByRole('dialog').getByRole('button', { name: 'Receive' }).click();
    await expect(shop.getByText('1 restocked, 1 written off')).toBeVisible();
    expect(await stockOf(request, ...shirt)).toBe(before - 2);
    await shop.getByRole('button', { name: 'Resolve' }).click();
    await expectAccessible(shop);
    await shop.getByLabel('Refund now').fill('5');
    await shop.getByLabel('How', { exact: true }).selectOption('Bank transfer or cash');
    await shop.getByRole('button', { name: 'Resolve with refund' }).click();
    await expect(main(shop).getByText('Resolved', { exact: true })).toBeVisible();
    await expect(main(shop).getByText(/^CN-/)).toBeVisible();
    await page.reload();
    await expect(main(page)).toContainText('We have credited these goods');
    const refunds = (await (await staff.get(`/api/order-refunds?where[order][equals]=${order?.id}`)).json()) as {
      docs: { amount: number }[];
    };
    expect(refunds.docs.map(({ amount }) => amount)).toEqual([5]);
  });
});

test('a club’s manager asks for a return in the portal, and staff find it', async ({
  page,
  browser,
  playwright,
  baseURL,
  request,
}) => {
  test.slow();
  const team = await newTeam(request, `Returns ${randomUUID().slice(0, 8)}`);
  const { id } = await placeTeamOrder(request, team);
  const shop = await (await browser.newContext({ baseURL })).newPage();
  await signIn(shop, `/admin/clubs/${team.id}/orders/${id}`);
  const staff = await staffRequest(playwright, baseURL);
  const file = { name: 'proof.png', mimeType: 'image/png', buffer: PHOTO };
  const sent = await shop.request.post(`/admin/team-orders/${id}/proofs`, { multipart: { file } });
  expect(sent.status(), await sent.text()).toBe(201);
  await signInTeam(page, team);
  const proofs = (await (await staff.get(`/api/team-order-proofs?where[teamOrder][equals]=${id}`)).json()) as {
    docs: { id: string }[];
  };
  const data = { decision: 'approve', proofId: proofs.docs[0]?.id };
  expect((await page.request.post(`/api/team/orders/${id}/proof`, { data })).ok()).toBe(true);
  for (const status of ['in_production', 'delivered']) {
    const change = await staff.patch(`/api/team-orders/${id}`, { data: { status, despiteUnpaid: true } });
    expect(change.status(), await change.text()).toBe(200);
  }
  await page.goto(`/teamwear-portal/orders/${id}`);
  await page.getByRole('link', { name: 'Return something' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return something');
  await page.getByRole('button', { name: 'Ask to return' }).click();
  await expect(page.getByText('Choose what comes back.')).toBeVisible();
  await page.getByLabel('Pieces').first().selectOption('1');
  await page.getByLabel('Reason').first().selectOption('Faulty or damaged');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask to return' }).click();
  await page.waitForURL(/#returns$/);
  await expect(main(page).getByText('Requested', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Cancel return/ }).click();
  await expect(main(page).getByText('Cancelled', { exact: true })).toBeVisible();
  await shop.goto('/admin/returns?status=cancelled');
  await shop.getByRole('article').filter({ hasText: team.teamName }).getByRole('link').click();
  await expect(main(shop).getByText(team.teamName)).toBeVisible();
});
