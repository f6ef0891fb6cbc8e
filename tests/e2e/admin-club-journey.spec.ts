import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import sharp from 'sharp';
import { expect, fillDelivery, newTeam, signIn, signInTeam, staffRequest, test } from './fixtures';
import { emailTo } from './outbox';
import { pdfText } from '../setup/pdf-text';
import { fillToday, toastOf } from './shopper';

type Order = {
  id: string;
  orderNumber: string;
  totalAmount: number;
  shippingAmount: number;
  taxAmount: number;
  taxLines: { rate: number; net: number; tax: number }[];
};

const money = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const percent = (rate: number) => `${rate}% on`;

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

const roster = Array.from({ length: 30 }, (_, index) => `Player ${index + 1};${index + 1};${index < 20 ? 'MB' : 'M'}`);

test('a club of thirty orders at three rates of tax, pays a deposit and the rest by transfer, and gets two parcels', async ({
  browser,
  page,
  request,
  playwright,
  baseURL,
}) => {
  test.slow();
  const tag = randomUUID().slice(0, 8);
  const staffApi = await staffRequest(playwright, baseURL);
  const treasurer = `treasurer-${tag}@club.test`;
  const seat = `Booster Seat ${tag}`;
  const team = await newTeam(request, `Oakfield Juniors ${tag}`, treasurer);

  await test.step('something at the reduced rate, by the API', async () => {
    const { docs } = (await (await staffApi.get('/api/categories?limit=1')).json()) as { docs: { id: string }[] };
    const made = await staffApi.post('/api/products', {
      data: {
        ...{ name: seat, slug: `booster-seat-${tag}`, sku: `SEAT-${tag}`, category: docs[0]?.id },
        ...{ description: 'For the minibus.', price: 21, stockQuantity: 0, taxClass: 'reduced', isActive: true },
      },
    });
    expect(made.status(), await made.text()).toBe(201);
  });

  const headers = await signInTeam(page, team);
  await test.step('the roster, and the club’s crest', async () => {
    const crest = { name: 'crest.png', mimeType: 'image/png', buffer: await picture('#facc15') };
    const kept = await page.request.post('/api/team/assets', {
      multipart: { name: 'Oakfield crest', type: 'logo', file: crest },
    });
    expect(kept.status(), await kept.text()).toBe(201);
    const text = ['Name;Number;Size', ...roster].join('\n');
    const plan = await page.request.post('/api/team/members/import', { data: { text } });
    const { seal } = ((await plan.json()) as { preview: { seal: string } }).preview;
    expect((await page.request.post('/api/team/members/import', { data: { text, seal } })).status()).toBe(200);
  });

  const summary = page.getByRole('region', { name: 'Your order' });
  await test.step('the order: shirts for all, two seats, express', async () => {
    await page.goto('/teamwear-portal/order');
    await page.getByLabel('Search products').fill('striker');
    await page.getByRole('button', { name: 'Striker Pro Football Kit', exact: true }).click();
    await page.getByTitle('Royal Blue', { exact: true }).click();
    await page.getByRole('button', { name: 'Fill from roster' }).click();
    await page.getByRole('button', { name: 'Add a logo' }).click();
    await page.getByLabel('Place of logo 1').selectOption('Left chest');
    await page.getByRole('button', { name: 'Add to order' }).click();
    await page.getByRole('button', { name: 'Add another product' }).click();
    await page.getByLabel('Search products').fill(tag);
    await page.getByRole('button', { name: seat, exact: true }).click();
    await page.getByLabel('One size', { exact: true }).fill('2');
    await page.getByRole('button', { name: 'Add to order' }).click();
    await fillDelivery(page);
    await page.getByRole('radio', { name: /^Express delivery/ }).check({ force: true });
    await expect(summary).toContainText('Delivery, Express delivery$12.50');
    for (const rate of [0, 5, 20]) await expect(summary).toContainText(percent(rate));
    await page.getByRole('button', { name: 'Submit order' }).click();
    await expect(page).toHaveURL(/\/orders\/[\w-]{36}/);
  });

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const order = (await (await page.request.get(`/api/team-orders/${id}?depth=0`, { headers })).json()) as Order;
  const number = order.orderNumber;
  const total = money(order.totalAmount);
  /** In every place: net by rate, tax, delivery, total. */
  const figures = [
    ...order.taxLines.flatMap(({ rate, net }) => [`${percent(rate)} ${money(net)}`]),
    `Includes VAT ${money(order.taxLines.reduce((sum, { tax }) => sum + Math.round(100 * tax), 0) / 100)}`,
    ...['$12.50', total],
  ];

  await test.step('tells the same on its page, in the email and in the PDF', async () => {
    expect(order.taxLines.map(({ rate }) => rate).toSorted((a, b) => a - b)).toEqual([0, 5, 20]);
    const cents = order.taxLines.reduce((sum, { net, tax }) => sum + Math.round(100 * net) + Math.round(100 * tax), 0);
    expect(cents / 100).toBe(order.totalAmount);
    const items = page.getByRole('region', { name: 'What you ordered' });
    for (const text of figures) await expect(items).toContainText(text);
    const { text } = await emailTo(treasurer, `Your team order ${number}`);
    for (const part of figures) expect(text).toContain(part);
    const served = await page.request.get(`/api/team/orders/${id}/pdf`);
    const file = await served.body();
    expect(served.headers()['content-length']).toBe(String(file.length));
    const pdf = await pdfText(file);
    for (const part of [...figures, 'Oakfield crest']) expect(pdf).toContain(part);
  });

  const office = await browser.newContext({ baseURL });
  const staff = await office.newPage();
  const dialog = staff.getByRole('dialog');
  const status = staff.getByLabel(`Status of order #${number}`);
  const moveTo = async (next: string, label: string) => {
    await status.selectOption(next);
    await expect(staff.getByText(`Order status changed to ${label}`).first()).toBeVisible();
  };
  const pay = async (amount: number) => {
    await staff.getByRole('button', { name: 'Record a payment' }).click();
    await expect(dialog.getByLabel('Amount')).toHaveValue(amount.toFixed(2));
    await fillToday(dialog.getByLabel('Received on'));
    await dialog.getByLabel('Reference').fill(`OAKFIELD ${number}`);
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog).toBeHidden();
  };
  const deposit = Math.round(order.totalAmount * 30) / 100;

  await test.step('staff ask for a deposit and send a proof', async () => {
    await signIn(staff, `/admin/clubs/${team.id}/orders/${id}`);
    await staff.getByRole('button', { name: 'Change deposit' }).click();
    await dialog.getByLabel('Deposit in %').fill('30');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toastOf(staff)).toContainText('Deposit set to 30%');
    await expect(staff.getByRole('main')).toContainText('Oakfield crest');
    const proof = { name: 'proof.png', mimeType: 'image/png', buffer: await picture('#1d4ed8') };
    await staff.getByLabel('Proof', { exact: true }).setInputFiles(proof);
    await staff.getByRole('button', { name: 'Add proof' }).click();
    await expect(staff.getByText('✅ Proof Added').first()).toBeVisible();
  });

  await test.step('the team approves it, and reads when it is there', async () => {
    await page.reload();
    await expect(page.getByText('11 working days after the proof is approved')).toBeVisible();
    await page.getByRole('button', { name: 'Approve proof' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(/^Approved by/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(/Promised date\w{3}, \d/);
  });

  await test.step('the invoice comes with the approval; nothing is made before the deposit', async () => {
    await staff.reload();
    await moveTo('approved', 'Approved');
    await emailTo(treasurer, number, 'The invoice for your order is attached.');
    const link = staff.getByRole('link', { name: /^Invoice INV-\d{6}/ });
    await expect(link).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Invoices' })).toContainText(`${money(deposit)} to pay by`);
    const invoice = page.getByRole('link', { name: /^Invoice INV-\d{6}/ });
    const file = await page.request.get((await invoice.getAttribute('href')) ?? '');
    const text = await pdfText(await file.body());
    for (const part of [total, ...order.taxLines.map(({ net }) => money(net)), money(deposit)])
      expect(text).toContain(part);
    const delivery = [...text.matchAll(/Delivery \d+% \$[\d.]+ \$([\d.]+)/g)].map(([, gross]) =>
      Math.round(100 * Number(gross)),
    );
    expect([delivery.length, delivery.reduce((sum, cents) => sum + cents, 0)]).toEqual([3, 1250]);
    await status.selectOption('in_production');
    const question = staff.getByRole('alertdialog');
    await expect(question).toContainText(`The deposit is not paid: ${money(deposit)} is still to come in.`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await pay(deposit);
    await moveTo('in_production', 'In Production');
  });

  const shipments = staff.getByRole('region', { name: /^Shipments/ });
  await test.step('the rest is paid, and two parcels go out', async () => {
    await pay(Math.round(100 * (order.totalAmount - deposit)) / 100);
    for (const tracking of ['AB 123', 'AB 456']) {
      await shipments.getByRole('button', { name: 'Create a shipment' }).click();
      await expect(dialog.getByText(tracking === 'AB 123' ? '20 of 20 players' : '10 of 10 players')).toBeVisible();
      if (tracking === 'AB 123') {
        await dialog.getByText('10 of 10 players').click();
        await dialog.getByRole('checkbox', { name: 'Select all' }).uncheck();
        await expect(dialog.getByText('0 of 10 players')).toBeVisible();
        await dialog.getByLabel(/pieces to ship$/).fill('0');
      }
      await dialog.getByLabel('Carrier').fill('Royal Mail');
      await dialog.getByLabel('Tracking number').fill(tracking);
      await dialog.getByRole('button', { name: 'Create shipment' }).click();
      await expect(dialog).toBeHidden();
    }
    await moveTo('delivered', 'Delivered');
  });

  await test.step('the team follows both, its statement is settled, and the export says the same', async () => {
    await page.reload();
    for (const tracking of ['AB 123', 'AB 456']) await expect(page.getByRole('main')).toContainText(tracking);
    await expect(page.getByText('Your payment has arrived. Thank you.')).toBeVisible();
    const csv = await (await page.request.get('/api/team/statement.csv')).text();
    for (const amount of [order.totalAmount, deposit]) expect(csv).toContain(amount.toFixed(2));
    expect(csv).toContain(number);
    const exported = await staff.request.get(`/admin/orders/export.csv?kind=team&search=${number}`);
    const [heading, values] = Papa.parse<string[]>(await exported.text()).data;
    const cell = (name: string) => Number(values?.[heading?.indexOf(name) ?? -1]);
    for (const { rate, net, tax } of order.taxLines)
      expect([cell(`net_${rate}%`), cell(`tax_${rate}%`)]).toEqual([net, tax]);
    expect([cell('total_amount'), cell('paid_amount')]).toEqual([order.totalAmount, order.totalAmount]);
    for (const news of ['A proof is waiting', 'In Production', 'AB 123', 'AB 456', 'Delivered'])
      await emailTo(treasurer, number, news);
  });
  await office.close();
  await staffApi.dispose();
});
