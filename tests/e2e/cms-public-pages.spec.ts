import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures';

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

/** As the demo’s editor over REST. */
async function asEditor(request: APIRequestContext): Promise<{ Authorization: string }> {
  const login = await request.post('/api/admin-users/login', {
    data: { email: 'editor@demo.test', password: 'Demo-pass-1234' },
  });
  const { token } = (await login.json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

/** A picture, as an editor uploads it. */
async function upload(request: APIRequestContext, headers: { Authorization: string }, alt: string): Promise<string> {
  const buffer = await readFile('public/art/category-netball.webp');
  const sent = await request.post('/api/media', {
    headers,
    multipart: { file: { name: 'dress.webp', mimeType: 'image/webp', buffer }, _payload: JSON.stringify({ alt }) },
  });
  expect(sent.status()).toBe(201);
  return ((await sent.json()) as { doc: { id: string } }).doc.id;
}

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
});

/** One of every block that there is. */
const everyBlock = (picture: string) => [
  {
    blockType: 'hero',
    eyebrow: 'Above the title',
    title: 'Every block',
    subtitle: 'Below the title',
    buttonText: 'First button',
    buttonLink: '/shop',
    secondButtonText: 'Second button',
    secondButtonLink: '#designer',
    points: [{ text: 'A point' }],
    backgroundImage: picture,
    smallImage: picture,
    alignment: 'left',
  },
  { blockType: 'text', content: paragraph('Written text'), fontSize: 'lg', alignment: 'center', color: 'gray-900' },
  { blockType: 'image', src: picture, alt: 'A dress alone', width: '1/2', alignment: 'center', caption: 'Its caption' },
  { blockType: 'button', text: 'A lone button', variant: 'outline', size: 'lg', link: '/about', alignment: 'left' },
  {
    blockType: 'columns',
    split: 'first',
    columns: [
      { blocks: [{ blockType: 'statistics', heading: 'In a column', items: [{ value: '77', label: 'Teams' }] }] },
      {
        blocks: [
          { blockType: 'gallery', perRow: '2', items: [{ src: picture, alt: 'A dress in a column' }] },
          { blockType: 'productGrid', source: 'newest', limit: 2, heading: 'Products in a column' },
        ],
      },
    ],
  },
  { blockType: 'callToAction', heading: 'Called to act', buttonText: 'Act', buttonLink: '/contact' },
  { blockType: 'featureTiles', heading: 'Features', tiles: [{ figure: '9', title: 'A feature', text: 'Its text' }] },
  { blockType: 'steps', heading: 'Steps', steps: [{ title: 'A step', text: 'Its text' }] },
  {
    blockType: 'testimonials',
    heading: 'Voices',
    items: [{ quote: 'A quoted word', name: 'Someone', role: 'Somebody', rating: 4 }],
  },
  { blockType: 'faq', heading: 'Questions', items: [{ question: 'A question?', answer: 'An answer.' }] },
  { blockType: 'timeline', heading: 'Years', items: [{ year: '1999', title: 'An event', text: 'Its text' }] },
  { blockType: 'team', heading: 'People', members: [{ name: 'Ada Bell', role: 'Cutter', text: 'Cuts.' }] },
  { blockType: 'table', heading: 'Sizes', table: { columns: ['Size', 'Chest'], rows: [['Tiny', '40 cm']] } },
  { blockType: 'swatches', heading: 'Shades', items: [{ name: 'Dusk', color: '#334455', note: 'Evenings' }] },
  { blockType: 'contactDetails', heading: 'Reach us', hours: 'By day' },
  { blockType: 'downloads', heading: 'Files', items: [{ title: 'Price list', file: '/art/sale.svg' }] },
  {
    blockType: 'categoryTiles',
    heading: 'Ways in',
    tiles: [{ title: 'A way', note: 'Its note', picture, link: '/shop?category=netball', color: '#112233' }],
  },
  { blockType: 'form', heading: 'Ask for a price', form: 'quote' },
];

/** Publishes a page of the test’s own and answers its path. */
async function publish(request: APIRequestContext, content: object[]): Promise<string> {
  const slug = `blocks-${randomUUID()}`;
  const created = await request.post('/api/pages', {
    headers: await asEditor(request),
    data: { title: 'Every block', slug, content, isPublished: true },
  });
  expect(created.status()).toBe(201);
  return `/${slug}`;
}

test('every block shows on a public page', async ({ page, request }) => {
  const picture = `/media/${await upload(request, await asEditor(request), 'A dress of the library')}`;
  await page.goto(await publish(request, everyBlock(picture)));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Every block');
  for (const text of [
    'Above the title',
    'Below the title',
    'A point',
    'Written text',
    'Its caption',
    'In a column',
    '77',
    'Called to act',
    'A feature',
    'A step',
    'A quoted word',
    '1999',
    'Ada Bell',
    '40 cm',
    '#334455',
    'By day',
    'Price list',
    'A way',
    'Ask for a price',
  ]) {
    await expect(main.getByText(text, { exact: true }).first(), text).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'A lone button' })).toHaveAttribute('href', '/about');
  await expect(main.getByRole('link', { name: 'Download Price list' })).toHaveAttribute('href', '/art/sale.svg');
  await expect(main.getByText('Unknown block type')).toHaveCount(0);

  await expect(main.getByText('An answer.')).toBeHidden();
  await main.getByText('A question?').click();
  await expect(main.getByText('An answer.')).toBeVisible();

  // Library pictures come in the widths there are, and keep their place while they load.
  for (const name of ['A dress alone', 'A dress in a column']) {
    const image = main.getByRole('img', { name });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((each) => (each as HTMLImageElement).naturalWidth), name).toBeGreaterThan(1);
    await expect(image).toHaveAttribute('width', /\d+/);
  }
  await expect(main.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
});

test('an editor’s canvas is told what blocks show, a stranger is not', async ({ page }) => {
  const body = { blocks: [{ id: 'grid', blockType: 'productGrid', source: 'newest', limit: 2 }] };
  expect((await page.request.post('/cms/page-data', { data: body })).status()).toBe(401);
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  const answer = await page.request.post('/cms/page-data', { data: body });
  expect(((await answer.json()) as { products: { grid: object[] } }).products.grid).toHaveLength(2);
  expect((await page.request.post('/cms/page-data', { data: { blocks: ['none'] } })).status()).toBe(400);
});

test('a page without a hero has its own title for a heading', async ({ page, request }) => {
  const address = await publish(request, [{ blockType: 'button', text: 'Beside it', variant: 'primary', size: 'md' }]);
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Beside it' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every block');
});

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
  await expect(main.getByRole('button', { name: /^Download .+ kit$/ })).toHaveCount(4);
  await main.getByRole('button', { name: 'Download Netball kit' }).click();
  await expect(page.getByText('🔧 Netball kit download', { exact: true })).toBeVisible();

  const preloads = page.locator('head link[rel="preload"][as="image"][fetchpriority="high"]');
  await expect(preloads).toHaveCount(2);
  await expect(main.locator('img').first()).toHaveAttribute('fetchpriority', 'high');
  await expect(main.locator('img[loading="lazy"]').first()).toBeAttached();
});

test('about, contact and custom kits have every part that the specification names', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/about');
  for (const name of ['In figures', 'How it began', 'What we care about', 'Our story', 'Who you talk to']) {
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Kit Designs' })).toHaveAttribute('href', '/custom-kits');

  await page.goto('/contact');
  await expect(main.getByRole('link', { name: /^sales@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByRole('table')).toContainText('The same working day');
  await expect(main.locator('details')).toHaveCount(6);

  await page.goto('/custom-kits');
  await main.getByRole('button', { name: 'Open the kit designer' }).click();
  await expect(page.getByText('🔧 Kit designer', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Request a quote' }).click();
  await expect(page).toHaveURL(/#quote-form$/);
  await expect(main.getByLabel('Team name')).toBeInViewport();
});

/** Letters of the outbox that speak of something. */
async function letters(about: string): Promise<string[]> {
  const outbox = path.join(process.env.DATA_DIR ?? '.data/e2e', 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8').catch(() => '')));
  return texts.filter((text) => text.includes(about));
}

/** What the back office’s inbox finds. */
async function inInbox(browser: Browser, baseURL: string | undefined, subject: string): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  const found = await (await page.request.get(`/admin/inbox/list?search=${encodeURIComponent(subject)}`)).text();
  await context.close();
  return found;
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

async function arrived({ subject, email }: Ticket, browser: Browser, baseURL: string | undefined): Promise<void> {
  expect(await inInbox(browser, baseURL, subject)).toContain(email);
  // One to the supplier, one to the sender; the queue sends them a moment later.
  await expect.poll(async () => (await letters(email)).length, { timeout: 30_000 }).toBe(2);
  const toSender = (await letters(email)).filter((letter) => letter.split(/\r?\n/).includes(`To: ${email}`));
  expect(toSender).toHaveLength(1);
}

test('a message goes from the form to the inbox and to both mailboxes', async ({ page, browser, baseURL }) => {
  const sent = ticket();
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Please enter your name.')).toBeVisible();
  await expect(form.getByText('Please choose what it is about.')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5);
  await expectAccessible(page);

  await fillContact(page, { ...sent, email: 'not an address' });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(form.getByLabel('Subject')).toHaveValue(sent.subject);
  await form.getByLabel('Email').fill(sent.email);
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('Thank you, Grace Adeyemi');
  await expect(form.getByRole('status')).toBeFocused();
  await arrived(sent, browser, baseURL);
  await form.getByRole('button', { name: 'Send another' }).click();
  await expect(form.getByLabel('Subject')).toHaveValue('');
});

test('what cannot be sent stays as it was typed', async ({ page }) => {
  const sent = ticket();
  await page.goto('/contact');
  await fillContact(page, sent);
  await page.route('**/contact', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('nothing was sent');
  await expect(page.getByLabel('Subject')).toHaveValue(sent.subject);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Forty pairs, please.');
  await page.unroute('**/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you');
});

test('a quote request arrives, and its words stay where it is not complete', async ({ page, browser, baseURL }) => {
  const sent = ticket();
  await page.goto('/custom-kits');
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
  await arrived(sent, browser, baseURL);
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
  await arrived(sent, browser, baseURL);

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
  await arrived(quote, browser, baseURL);

  // What was sent is nobody else’s business: the page is the same for the next visitor.
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  expect((await request.get('/contact')).headers()['cache-control']).toContain('public');
  await context.close();
});

test('a program that fills in every field is thanked, and nothing is stored', async ({ page, browser, baseURL }) => {
  const sent = ticket();
  await page.goto('/contact');
  await fillContact(page, sent);
  await page.locator('#contact-form input[name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.test';
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you');
  expect(await inInbox(browser, baseURL, sent.subject)).not.toContain(sent.email);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages of blocks, ${colorScheme}`, async ({ browser, baseURL }) => {
    test.slow();
    const context = await browser.newContext({ baseURL, colorScheme, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    for (const address of starterPages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(skipped, `headings of ${address}: ${levels.join(' ')}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `width of ${address}`).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
}

/** What only an editor’s code says. */
const editorWords = ['DndDescribedBy', 'Start Building Your Page'];
/** And what it says once somebody writes. */
const writingWord = 'data-lexical-editor';

/** All scripts that a page loads, as one text. */
async function scriptsOf(page: Page, address: string): Promise<string> {
  const loading: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loading.push(response.text().catch(() => ''));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return (await Promise.all(loading)).join('\n');
}

test('the public pages load none of the editor’s code', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  for (const address of ['/', '/contact', '/custom-kits']) {
    const page = await context.newPage();
    const scripts = await scriptsOf(page, address);
    expect(scripts.length).toBeGreaterThan(1000);
    expect(
      [...editorWords, writingWord].filter((word) => scripts.includes(word)),
      address,
    ).toEqual([]);
    await page.close();
  }
  // The words are the right ones: the editor’s own page has them.
  const page = await context.newPage();
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  const scripts = await scriptsOf(page, '/cms/pages/new');
  expect(editorWords.filter((word) => !scripts.includes(word))).toEqual([]);
  await context.close();
});
