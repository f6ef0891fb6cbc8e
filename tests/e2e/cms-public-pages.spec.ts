import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN, PASSWORD, test } from './cms';
import { expect, expectAccessible } from './fixtures';

test.use({ account: '' });

test('the home page shows what the specification names, its picture first', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/shop');
  await expect(main.getByRole('link', { name: 'Kit Designs' })).toHaveAttribute('href', '/custom-kits');
  for (const category of ['netball', 'football', 'training', 'accessories']) {
    await expect(main.locator(`a[href="/shop?category=${category}"]`)).toHaveCount(1);
  }
  await expect(main.getByRole('heading', { level: 2, name: /^(?:Bulk|2-3|No minimum|Free shipping)/ })).toHaveCount(4);
  await expect(main.getByRole('region', { name: 'Three steps to match day' }).getByRole('listitem')).toHaveCount(3);
  await expect(main.getByRole('blockquote')).toHaveCount(3);
  await expect(main.getByRole('link', { name: /^Download .+ kit$/ })).toHaveCount(4);
  const [mockup] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Download Netball kit' }).click(),
  ]);
  expect(mockup.suggestedFilename()).toBe('aurora.pdf');
  expect((await readFile(await mockup.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const preloads = page.locator('head link[rel="preload"][as="image"][fetchpriority="high"]');
  await expect(preloads).toHaveCount(2);
  await expect(main.locator('img').first()).toHaveAttribute('fetchpriority', 'high');
  await expect(main.locator('img[loading="lazy"]').first()).toBeAttached();
});

type Ticket = { subject: string; email: string };
const ticket = (): Ticket => {
  const id = randomUUID().slice(0, 8);
  return { subject: `Socks ${id}`, email: `grace-${id}@sender.test` };
};

async function fillContact(page: Page, { subject, email }: Ticket): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Grace Adeyemi');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Inquiry type').selectOption('bulk-order');
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('Forty pairs, please.');
}

async function arrived({ subject, email }: Ticket, request: APIRequestContext): Promise<void> {
  const data = { email: ADMIN, password: PASSWORD };
  expect((await request.post('/api/admin-users/login', { data })).status()).toBe(200);
  const found = await request.get(`/admin/inbox/list?search=${encodeURIComponent(subject)}`);
  expect(await found.text()).toContain(email);
}

test('about has every part that the specification names', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/about');
  for (const name of ['In figures', 'How it began', 'What we care about', 'Our story', 'Who you’ll talk to']) {
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Kit Designs' })).toHaveAttribute('href', '/custom-kits');
});

test('contact has every part; a message goes from its form to the inbox', async ({ page, request }) => {
  const sent = ticket();
  const main = page.getByRole('main');
  let isCutOff = false;
  await page.route('**/contact', (route) =>
    isCutOff && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto('/contact');
  await expect(main.getByRole('link', { name: /^sales@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByRole('table')).toContainText('The same working day');
  await expect(main.locator('details')).toHaveCount(6);
  const form = page.locator('#contact-form');

  await test.step('what is missing is said beside it', async () => {
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByText('Please enter your name.')).toBeVisible();
    await expect(form.getByText('Please choose an inquiry type.')).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5);
    await expect(form.locator('input[name="website"]')).not.toBeInViewport();
    await expectAccessible(page);
    await fillContact(page, { ...sent, email: 'not an address' });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(form.getByLabel('Subject')).toHaveValue(sent.subject);
    await form.getByLabel('Email').fill(sent.email);
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  await test.step('what cannot be sent stays as it was typed', async () => {
    isCutOff = true;
    await page.keyboard.press('Enter');
    await expect(main.getByRole('alert')).toContainText('nothing was sent');
    await expect(form.getByLabel('Subject')).toHaveValue(sent.subject);
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Forty pairs, please.');
    isCutOff = false;
  });

  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('status')).toContainText('Thank you, Grace Adeyemi');
  await expect(form.getByRole('status')).toBeFocused();
  await form.getByRole('button', { name: 'Send another' }).click();
  await expect(form.getByLabel('Subject')).toHaveValue('');
  await arrived(sent, request);
});

test('custom kits has every part; a quote request arrives, and its words stay where it is not complete', async ({
  page,
  request,
}) => {
  const sent = ticket();
  const main = page.getByRole('main');
  await page.goto('/custom-kits');
  const designer = main.getByRole('link', { name: 'Open the kit designer' });
  await expect(designer).toHaveAttribute('href', '/custom-kits/designer');
  await main.getByRole('link', { name: 'Request a quote' }).click();
  await expect(page).toHaveURL(/#quote-form$/);
  await expect(main.getByLabel('Team name')).toBeInViewport();
  const form = page.locator('#quote-form');
  await form.getByLabel('Team name').fill(sent.subject);
  await form.getByLabel('Sport').selectOption('basketball');
  await form.getByLabel('Colours').fill('Teal and white');
  await form.getByLabel('Requirements').fill('With names.');
  await form.getByLabel('Name', { exact: true }).fill('Grace Adeyemi');
  await form.getByLabel('Email').fill(sent.email);
  await form.getByRole('button', { name: 'Request a quote' }).click();
  await expect(form.getByText('Please choose a quantity.')).toBeVisible();
  await expect(form.getByLabel('Quantity')).toBeFocused();
  await form.getByLabel('Quantity').selectOption('51+');
  await form.getByRole('button', { name: 'Request a quote' }).click();
  await expect(form.getByRole('status')).toContainText('Your quote request has arrived');
  await arrived(sent, request);
});

test('the contact form works without JavaScript', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const sent = ticket();
  await page.goto('/contact');
  await fillContact(page, { ...sent, email: 'not an address' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/#contact-form$/);
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue(sent.subject);
  await expect(page.getByLabel('Inquiry type')).toHaveValue('bulk-order');
  await page.getByRole('main').getByLabel('Email').fill(sent.email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you, Grace Adeyemi');

  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  expect((await request.get('/contact')).headers()['cache-control']).toContain('public');
  await context.close();
  await arrived(sent, request);
});
