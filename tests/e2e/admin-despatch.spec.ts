import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, staffRequest, test } from './fixtures';
import { main, placeOrder, toastOf } from './shopper';

const holdall = { product: 'touchline-team-holdall', color: 'Navy' };

async function idOf(staff: APIRequestContext, orderNumber: string): Promise<string> {
  const found = await staff.get(`/api/orders?where[orderNumber][equals]=${orderNumber}`);
  const { docs } = (await found.json()) as { docs: { id: string }[] };
  return docs[0]?.id ?? '';
}

const chooseFile = (page: Page, ...rows: string[]) =>
  page.getByLabel('Choose a file with tracking numbers').setInputFiles({
    name: 'parcels.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Order number,Carrier,Tracking number', ...rows].join('\r\n')),
  });

test('an order goes out in two parcels, the second by a file, and its shopper follows both', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  test.slow();
  const staff = await staffRequest(playwright, baseURL);
  const email = `nia-${randomUUID()}@shopper.test`;
  const order = await placeOrder(request, { ...holdall, quantity: 3 }, { firstName: 'Nia', lastName: 'Price', email });
  const other = await placeOrder(request, { ...holdall, quantity: 1 });
  const id = await idOf(staff, order.orderNumber);
  const shipments = page.getByRole('region', { name: /^Shipments/ });
  const dialog = page.getByRole('dialog');

  await test.step('a part of it', async () => {
    await signIn(page, `/admin/orders/${id}`);
    await expect(shipments).toContainText('3 pieces not in a shipment yet');
    await shipments.getByRole('button', { name: 'Create a shipment' }).click();
    await dialog.getByLabel(/pieces to ship$/).fill('4');
    await dialog.getByLabel('Tracking number').fill('AB 123');
    await dialog.getByRole('button', { name: 'Create shipment' }).click();
    await expect(dialog.getByText('Please name the carrier.')).toBeVisible();
    await dialog.getByLabel('Carrier').fill('royal mail');
    await dialog.getByRole('button', { name: 'Create shipment' }).click();
    await expect(dialog.getByText('Only 3 left to ship.')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByLabel(/pieces to ship$/).fill('2');
    await dialog.getByRole('button', { name: 'Create shipment' }).click();
    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toContainText('✅ Order Updated');
    await expect(shipments).toContainText('1 piece not in a shipment yet');
    await expect(shipments.getByRole('link', { name: /^Royal Mail, AB 123/ })).toHaveAttribute(
      'href',
      /results\/AB123$/,
    );
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Pending → Processing');
    const slip = shipments.getByRole('link', { name: /^Packing slip of shipment 1/ });
    const file = await page.request.get((await slip.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    await expectAccessible(page);
  });

  await test.step('what was entered is put right', async () => {
    await shipments.getByRole('button', { name: 'Edit shipment 1' }).click();
    await dialog.getByLabel('Tracking number').fill('AB 456');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(shipments).toContainText('Royal Mail, AB 456');
    await shipments.getByRole('button', { name: 'Create a shipment' }).click();
    await dialog.getByRole('button', { name: 'Create shipment' }).click();
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Processing → Shipped');
    await shipments.getByRole('button', { name: 'Withdraw shipment 2' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(shipments).toContainText('1 piece not in a shipment yet');
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline).toContainText('Shipped → Processing');
    await expect(timeline).toContainText('Shipment 2 was withdrawn.');
  });

  await test.step('the rest, with another order, by a file', async () => {
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await page.getByRole('link', { name: 'Despatch' }).click();
    await chooseFile(page, `${order.orderNumber},DPD,1597`, `${other.orderNumber},Evri,H1`, 'ORD-1999-000001,Evri,H2');
    const rows = page.getByRole('list', { name: 'Rows of the file' });
    await expect(rows.getByRole('listitem')).toHaveCount(3);
    await expect(rows).toContainText('Ships the last 1 piece, and emails the customer.');
    await expect(rows).toContainText('There is no order with this number.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Despatch 2 orders' }).click();
    await expect(page.getByText('2 of 2 orders are despatched.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Despatch another file' }).click();
    await chooseFile(page, `${order.orderNumber},DPD,1597`);
    await expect(page.getByText(/^Shipment \d has this tracking number already\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nothing to despatch' })).toBeDisabled();
  });

  await test.step('what the shopper sees', async () => {
    await page.goto(new URL(order.trackingUrl).pathname);
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByRole('listitem').filter({ hasText: /sent|placed|way|started/ })).toContainText([
      ...['Order placed', 'Parcel 1 sent', /^Parcel \d sent/, 'Everything is on its way'],
    ]);
    await expect(timeline.getByRole('link', { name: /^Follow this parcel/ }).last()).toHaveAttribute(
      'href',
      'https://track.dpd.co.uk/parcels/1597',
    );
    await expect(main(page)).toContainText('2 × Touchline Team Holdall (Navy)');
    await expectAccessible(page);
  });
  await staff.dispose();
});
