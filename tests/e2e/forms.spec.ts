import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, signIn, staffRequest, test } from './fixtures';
import { emailTo, newsletterLink } from './outbox';
import { placeOrder } from './shopper';

async function statusOf(staff: APIRequestContext, email: string): Promise<string | undefined> {
  const answer = await staff.get(`/api/subscribers?where[email][equals]=${email}&depth=0`);
  return ((await answer.json()) as { docs: { status: string }[] }).docs[0]?.status;
}

test('subscribes to the newsletter, confirms, unsubscribes and deletes', async ({
  page,
  browser,
  playwright,
  baseURL,
  request,
}) => {
  const email = `reader-${randomUUID().slice(0, 8)}@newsletter.test`;
  const office = await staffRequest(playwright, baseURL);
  const title = page.getByRole('heading', { level: 1 });

  await test.step('what is no address is said beside the field', async () => {
    await page.goto('/shop');
    const form = page.locator('#newsletter');
    const field = form.getByLabel('Email address');
    await field.fill('not an address');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('not an address');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
    await expectAccessible(page, '#newsletter');
    await field.fill(email);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Almost there', { exact: true })).toBeVisible();
    await expect(form.getByText('Check your inbox to confirm your subscription.')).toBeVisible();
    await expect(field).toHaveValue('');
  });

  const confirm = newsletterLink(await emailTo(email, 'Confirm your subscription'), 'confirm');
  await test.step('it is confirmed by a press', async () => {
    await page.goto(confirm);
    await expect(title).toHaveText('Confirm your subscription');
    await expectAccessible(page);
    // A mail scanner’s visit is no consent.
    expect(await statusOf(office, email)).toBe('pending');
    await page.getByRole('button', { name: 'Confirm subscription' }).focus();
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('You are subscribed');
    expect(await statusOf(office, email)).toBe('confirmed');
  });

  await test.step('it is left by one press in a mail program, which is taken back', async () => {
    const welcome = await emailTo(email, 'Welcome to the newsletter');
    expect(welcome.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { pathname } = new URL(/^<(.+)>$/.exec(welcome.headers.get('list-unsubscribe') ?? '')?.[1] ?? '');
    expect(pathname).toMatch(/^\/newsletter\/unsubscribe\//);
    const opened = await (await request.get(pathname)).text();
    expect(opened).toContain('Unsubscribe from the newsletter?');
    const pressed = await request.post(pathname, {
      form: { 'List-Unsubscribe': 'One-Click' },
      headers: { Origin: 'https://mail.test' },
      maxRedirects: 0,
    });
    expect(pressed.status()).toBe(200);
    expect(await statusOf(office, email)).toBe('unsubscribed');
    await page.goto(pathname);
    await page.getByRole('button', { name: 'Subscribe again' }).click();
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('staff export and delete it', async () => {
    const staff = await (await browser.newContext({ baseURL })).newPage();
    await signIn(staff, '/admin/newsletter');
    await staff.getByLabel('Search subscribers').fill(email);
    await expect(staff.getByText(/^Showing 1 of [\d,]+ subscribers$/)).toBeVisible();
    await expect(staff.getByRole('article').getByText('Subscribed', { exact: true })).toBeVisible();
    await expectAccessible(staff);
    const download = staff.waitForEvent('download');
    await staff.getByRole('link', { name: 'Export CSV' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(`${email},Subscribed,`);
    await staff.getByRole('button', { name: `Delete ${email}` }).click();
    await staff.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(staff.getByText('No subscribers found')).toBeVisible();
    await staff.context().close();
    await office.dispose();
    expect(await (await request.get(confirm)).text()).toContain('This link does not work');
  });
});

const crest = () =>
  sharp({ create: { width: 320, height: 200, channels: 4, background: '#7c3aed' } })
    .png()
    .toBuffer();

test('a quote request brings a crest, which staff load', async ({ page, browser, baseURL }) => {
  const id = randomUUID().slice(0, 8);
  const [team, email] = [`Lions ${id}`, `grace-${id}@sender.test`];
  const picture = await crest();
  await test.step('a file that is not accepted is taken out again', async () => {
    await page.goto('/custom-kits');
    const form = page.locator('#quote-form');
    await form.getByLabel('Team name').fill(team);
    await form.getByLabel('Sport').selectOption('netball');
    await form.getByLabel('Quantity').selectOption('26-50');
    const files = form.getByLabel('Logo or sketch');
    await files.setInputFiles([
      { name: 'Our crest.png', mimeType: 'image/png', buffer: picture },
      { name: 'kit.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    ]);
    await form.getByLabel('Name', { exact: true }).fill('Grace Adeyemi');
    await form.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(form.getByText('“kit.gif”: This type of file is not accepted.')).toBeVisible();
    await expect(files).toBeFocused();
    await expectAccessible(page, '#quote-form');
    await form.getByRole('button', { name: 'Remove kit.gif' }).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByText('“kit.gif”')).toHaveCount(0);
    await expect(form.getByRole('list', { name: 'Chosen files' })).toContainText('Our crest.png');
    await form.getByLabel('Email').press('Enter');
    await expect(form.getByRole('status')).toContainText('Your quote request has arrived');
    expect((await emailTo(email, 'We have your quote request')).text).toContain('Quantity: 26-50');
  });

  const staff = await (await browser.newContext({ baseURL })).newPage();
  await signIn(staff, `/admin/inbox?search=${team.replace(' ', '+')}`);
  await staff.getByRole('link', { name: `Quote request for ${team}` }).click();
  const sent = staff.getByRole('list', { name: 'Files' });
  await expect(sent.getByText('Our crest.png')).toBeVisible();
  await expect(sent.getByRole('img')).toHaveCount(0);
  await expectAccessible(staff);
  const link = sent.getByRole('link', { name: 'Download Our crest.png' });
  const download = staff.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('Our crest.png');
  expect(await readFile(await (await download).path())).toEqual(picture);
  const address = (await link.getAttribute('href')) ?? '';
  const headers = (await staff.request.get(address)).headers();
  expect(headers['content-disposition']).toMatch(/^attachment;/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect((await page.request.get(address)).status()).toBe(401);

  await staff.getByRole('button', { name: 'Delete inquiry' }).click();
  await expect(staff.getByText('It is deleted with its file for good.')).toBeVisible();
  await staff.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(staff.getByText('✅ Inquiry Deleted', { exact: true })).toBeVisible();
  expect((await staff.request.get(address)).status()).toBe(404);
  await staff.context().close();
});

test('an order whose link is lost is found by its number and its address', async ({ page, request }) => {
  const email = `ada-${randomUUID().slice(0, 8)}@shopper.test`;
  const { orderNumber, trackingUrl } = await placeOrder(
    request,
    { product: 'touchline-team-holdall', color: 'Navy', quantity: 1 },
    { email },
  );
  await page.goto('/contact');
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Find my order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find my order');
  const form = page.locator('#find');
  const number = form.getByLabel('Order number');
  await number.fill('123');
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Email me the link' }).click();
  await expect(form.getByText('An order number looks like ORD-2026-000123.')).toBeVisible();
  await expect(number).toBeFocused();
  await expect(form.getByLabel('Email address')).toHaveValue(email);
  await expectAccessible(page, '#find');
  await number.fill(orderNumber);
  await page.keyboard.press('Enter');
  const confirmation = form.getByText(`If there is an order with this number for ${email}, its link is on the way.`);
  await expect(confirmation).toBeFocused();
  expect((await emailTo(email, `Link to your order ${orderNumber}`)).text).toContain(trackingUrl);
  await page.goto(trackingUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderNumber}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('newsletter, quote request and the search for an order are forms that keep what was typed', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const id = randomUUID().slice(0, 8);
    await test.step('the newsletter', async () => {
      const email = `reader-${id}@newsletter.test`;
      await page.goto('/about');
      const form = page.locator('#newsletter');
      await form.getByLabel('Email address').fill('not an address');
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page).toHaveURL(/#newsletter$/);
      await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
      await expect(form.getByLabel('Email address')).toHaveValue('not an address');
      await form.getByLabel('Email address').fill(email);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(form.getByRole('status')).toHaveText('Check your inbox to confirm your subscription.');
      await page.goto(newsletterLink(await emailTo(email, 'Confirm your subscription'), 'confirm'));
      await page.getByRole('button', { name: 'Confirm subscription' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
      await page.goto(newsletterLink(await emailTo(email, 'Welcome to the newsletter'), 'unsubscribe'));
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
    });

    await test.step('a quote request with files', async () => {
      const email = `grace-${id}@sender.test`;
      await page.goto('/custom-kits');
      const form = page.locator('#quote-form');
      await form.getByLabel('Team name').fill(`Bears ${id}`);
      await form.getByLabel('Sport').selectOption('other');
      await form.getByLabel('Quantity').selectOption('1-10');
      await form.getByLabel('Requirements').fill('With names.');
      await form.getByLabel('Name', { exact: true }).fill('Grace Adeyemi');
      await form.getByLabel('Email').fill(email);
      const send = async (name: string, buffer: Buffer) => {
        await form.getByLabel('Logo or sketch').setInputFiles({ name, mimeType: 'image/png', buffer });
        await form.getByRole('button', { name: 'Request a quote' }).click();
      };
      await send('page.png', Buffer.from('<html>'));
      await expect(form.getByText('“page.png”: The name says PNG, but this file is')).toBeVisible();
      await expect(form.getByText('Please choose your files again.')).toBeVisible();
      await expect(form.getByLabel('Requirements')).toHaveValue('With names.');
      await expect(form.getByLabel('Sport')).toHaveValue('other');
      await send('crest.png', await crest());
      await expect(form.getByRole('status')).toContainText('Your quote request has arrived');

      const staff = await staffRequest(playwright, baseURL);
      const found = await staff.get(`/api/inquiries?where[email][equals]=${email}&depth=0`);
      const [inquiry] = ((await found.json()) as { docs: { id: string }[] }).docs;
      const files = await staff.get(`/api/inquiry-files?where[inquiry][equals]=${inquiry?.id}&depth=0`);
      expect(((await files.json()) as { docs: { name: string }[] }).docs).toMatchObject([{ name: 'crest.png' }]);
      expect((await staff.delete(`/api/inquiries/${inquiry?.id}`)).status()).toBe(200);
      await staff.dispose();
    });

    await test.step('the search for an order', async () => {
      const email = `ada-${id}@shopper.test`;
      await page.goto('/find-order');
      await page.getByLabel('Order number').fill('ORD-2026-999999');
      await page.locator('#find').getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Email me the link' }).click();
      await expect(page.getByText(`If there is an order with this number for ${email}`)).toBeVisible();
    });
  });
});
