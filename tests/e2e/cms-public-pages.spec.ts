import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN, EDITOR, PASSWORD, test } from './cms';
import { expect, expectAccessible } from './fixtures';

test.use({ account: '' });

const starterPages = [
  '/',
  '/about',
  '/contact',
  '/custom-kits',
  '/size-guides',
  '/color-charts',
  '/brochures',
  '/more-info',
  '/privacy',
  '/terms',
  '/returns',
];

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

/** Emails of the outbox that speak of something. */
async function emails(about: string): Promise<string[]> {
  const outbox = path.join(process.env.DATA_DIR ?? '.data/e2e', 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8').catch(() => '')));
  return texts.filter((text) => text.includes(about));
}

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

/** Stands in the back office’s inbox, and one email went to the supplier, one to the sender. */
async function arrived({ subject, email }: Ticket, request: APIRequestContext): Promise<void> {
  const data = { email: ADMIN, password: PASSWORD };
  expect((await request.post('/api/admin-users/login', { data })).status()).toBe(200);
  const found = await request.get(`/admin/inbox/list?search=${encodeURIComponent(subject)}`);
  expect(await found.text()).toContain(email);
  // The queue sends them a moment later.
  await expect.poll(async () => (await emails(email)).length, { timeout: 30_000 }).toBe(2);
  const toSender = (await emails(email)).filter((source) => source.split(/\r?\n/).includes(`To: ${email}`));
  expect(toSender).toHaveLength(1);
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

test('contact has every part; a message goes from its form to the inbox and to both mailboxes', async ({
  page,
  request,
}) => {
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
    // What only programs fill in, whose messages are thrown away.
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
  await main.getByRole('link', { name: 'Open the kit designer' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Kit designer' })).toBeVisible();
  await page.goBack();
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

test('both forms work without JavaScript', async ({ browser, baseURL, request }) => {
  test.slow();
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

  const quote = ticket();
  await page.goto('/custom-kits');
  const form = page.locator('#quote-form');
  await form.getByLabel('Team name').fill(quote.subject);
  await form.getByLabel('Sport').selectOption('other');
  await form.getByLabel('Quantity').selectOption('1-10');
  await form.getByLabel('Name', { exact: true }).fill('Grace Adeyemi');
  await form.getByLabel('Email').fill(quote.email);
  await form.getByRole('button', { name: 'Request a quote' }).click();
  await expect(form.getByRole('status')).toContainText('Your quote request has arrived');

  // What was sent is nobody else’s business: the page is the same for the next visitor.
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  expect((await request.get('/contact')).headers()['cache-control']).toContain('public');
  await context.close();
  for (const each of [sent, quote]) await arrived(each, request);
});

/** What only an editor’s code says. */
const editorWords = ['DndDescribedBy', 'Start Building Your Page'];
/** And what it says once someone writes. */
const writingWord = 'data-lexical-editor';

/** Gathers every script that a page loads from now on; answers them as one text. */
function gatherScripts(page: Page): () => Promise<string> {
  const loading: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loading.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(loading)).join('\n');
}

test('the pages of blocks load none of the editor’s code', async ({ page }) => {
  const scripts = gatherScripts(page);
  for (const address of starterPages) await page.goto(address);
  const text = await scripts();
  expect(text.length).toBeGreaterThan(1000);
  expect([...editorWords, writingWord].filter((word) => text.includes(word))).toEqual([]);
});

test('an editor’s own page has those words', async ({ page, context, staff }) => {
  await staff.signIn(context, EDITOR);
  const scripts = gatherScripts(page);
  await page.goto('/cms/pages/new', { waitUntil: 'networkidle' });
  const text = await scripts();
  expect(editorWords.filter((word) => !text.includes(word))).toEqual([]);
});
