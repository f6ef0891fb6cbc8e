import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures';

const EDITOR = 'editor@demo.test';
const unique = (prefix: string) => `${prefix}-${randomUUID().slice(0, 8)}`;

type Block = { blockType: string } & Record<string, unknown>;

const heroBlock = (title: string): Block => ({
  blockType: 'hero',
  title,
  buttonText: 'Get Started',
  buttonLink: '/shop',
  alignment: 'center',
});

async function asAdministrator(request: APIRequestContext) {
  const data = { email: 'admin@demo.test', password: 'Demo-pass-1234' };
  const { token } = (await (await request.post('/api/admin-users/login', { data })).json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

/** A page of this test’s own. */
async function newPage(request: APIRequestContext, content: Block[] = [], isPublished = false) {
  const slug = unique('page');
  const data = { title: `Page ${slug}`, slug, isPublished, metaDescription: 'A page that a test has made.', content };
  const answer = await request.post('/api/pages', { headers: await asAdministrator(request), data });
  expect(answer.status()).toBe(201);
  const { doc } = (await answer.json()) as { doc: { id: string; title: string; slug: string } };
  return { ...doc, href: `/cms/pages/${doc.id}` };
}

async function signedIn(page: Page, email = EDITOR): Promise<void> {
  await signIn(page, email);
  await expect(page).not.toHaveURL(/\/login/, { timeout: 30_000 });
}

/** Opens the editor and waits until it can be worked with. */
async function open(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await expect(saveState(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
}

async function openNew(page: Page, editor: 'a' | 'b'): Promise<{ title: string; slug: string }> {
  const slug = unique('new');
  await open(page, `/cms/pages/new${editor === 'a' ? '?editor=a' : ''}`);
  await page.getByLabel('Title', { exact: true }).fill(`Page ${slug}`);
  await page.getByLabel('Slug').fill(slug);
  return { title: `Page ${slug}`, slug };
}

const saveState = (page: Page) => page.getByRole('status', { name: 'Save state' });
const canvas = (page: Page) => page.getByRole('region', { name: 'Page canvas' });
const block = (page: Page, name: string) => canvas(page).getByRole('group', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();
/** Where a toast offers the same. */
const inBar = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(saveState(page)).toHaveText(/^Saved \d\d:\d\d$/, { timeout: 30_000 });

const order = (page: Page) =>
  canvas(page)
    .locator('[data-block-id]')
    .evaluateAll((blocks) => blocks.map((each) => each.getAttribute('aria-label')));

/** Saves, and publishes in spite of what the quality gate lists. */
async function saveThroughGate(page: Page, name = 'Save'): Promise<void> {
  // The toast of an earlier save says nothing of this one.
  await expect(toast(page, '✅ Page Saved')).toBeHidden();
  await button(page, name).click();
  const gate = page.getByRole('dialog').getByRole('button', { name: /^Publish( anyway)?$/ });
  await expect(gate.or(toast(page, '✅ Page Saved')).or(toast(page, '✅ Page Published')).first()).toBeVisible();
  if (await gate.isVisible()) await gate.click();
}

/** A page that was navigated to without `open` may not listen to its first click yet. */
async function menu(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await expect(async () => {
    if (!(await item.isVisible())) await button(page, 'More actions').click({ timeout: 5000 });
    await item.click({ timeout: 2000 });
  }).toPass();
}

test.describe('editor A', () => {
  test.setTimeout(180_000);

  test('builds a page out of components, by mouse', async ({ page }) => {
    await signedIn(page);
    const { slug } = await openNew(page, 'a');
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Start Building Your Page' })).toBeVisible();
    const categories = panel(page, 'Add Component').getByRole('heading', { level: 3 });
    expect((await categories.allInnerTexts()).map((each) => each.toLowerCase())).toEqual([
      'layout',
      'content',
      'media',
      'interactive',
      'forms',
    ]);

    await button(page, 'Add Your First Component').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hero Section' }).click();
    await expect(toast(page, '✅ Component Added')).toBeVisible();
    await expect(toast(page, 'Hero Section has been added to your page')).toBeVisible();
    await expect(block(page, 'Hero Section')).toContainText('Welcome to Our Website');
    await expect(block(page, 'Hero Section')).toContainText('Get Started');

    await panel(page, 'Add Component').getByRole('button', { name: 'Text Block' }).click();
    await expect(toast(page, 'Text Block has been added to your page')).toBeVisible();
    expect(await order(page)).toEqual(['Hero Section', 'Text Block']);
    // What is added is selected, and its properties show.
    const properties = panel(page, 'Properties');
    await expect(properties.getByLabel('Font size').locator('option')).toHaveText([
      'Small',
      'Base',
      'Large',
      'Extra large',
      '2X large',
      '3X large',
    ]);

    await block(page, 'Text Block').getByRole('button', { name: 'Move up' }).click();
    expect(await order(page)).toEqual(['Text Block', 'Hero Section']);
    await block(page, 'Text Block').getByRole('button', { name: 'Move down' }).click();
    expect(await order(page)).toEqual(['Hero Section', 'Text Block']);
    await block(page, 'Text Block').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, '✅ Component Deleted')).toBeVisible();
    expect(await order(page)).toEqual(['Hero Section']);

    await button(page, 'Save').click();
    await expect(toast(page, '✅ Page Saved')).toBeVisible({ timeout: 30_000 });
    await expect(toast(page, 'Your page has been saved successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/cms\/pages\/[0-9a-f-]{36}\?editor=a$/);
    await saved(page);
    await expectAccessible(page);

    // A draft is nobody’s but the editors’; the toggle changes the flag, and Save stores it.
    const visitor = await page.context().browser()?.newPage();
    if (!visitor) throw new Error('There is no browser.');
    expect((await visitor.goto(new URL(`/${slug}`, page.url()).href))?.status()).toBe(404);
    await button(page, 'Publish').click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    expect((await visitor.reload())?.status()).toBe(404);
    await saveThroughGate(page);
    await expect(toast(page, '✅ Page Saved')).toBeVisible({ timeout: 30_000 });
    await saved(page);
    expect((await visitor.reload())?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Welcome to Our Website');
    await button(page, 'Unpublish').click();
    await button(page, 'Save').click();
    await saved(page);
    expect((await visitor.reload())?.status()).toBe(404);
    await visitor.close();
  });

  test('can be worked by keyboard alone', async ({ page }) => {
    await signedIn(page);
    await openNew(page, 'a');
    await panel(page, 'Add Component').getByRole('button', { name: 'Button', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(block(page, 'Button')).toHaveAttribute('aria-current', 'true');
    await panel(page, 'Add Component').getByRole('button', { name: 'Hero Section' }).focus();
    await page.keyboard.press('Enter');
    expect(await order(page)).toEqual(['Button', 'Hero Section']);
    await block(page, 'Hero Section').focus();
    await page.keyboard.press('Alt+ArrowUp');
    expect(await order(page)).toEqual(['Hero Section', 'Button']);
    await page.keyboard.press('Control+z');
    expect(await order(page)).toEqual(['Button', 'Hero Section']);
    await block(page, 'Hero Section').focus();
    await page.keyboard.press('Delete');
    await expect(toast(page, '✅ Component Deleted')).toBeVisible();
    expect(await order(page)).toEqual(['Button']);
    await page.keyboard.press('Control+s');
    await expect(toast(page, '✅ Page Saved')).toBeVisible({ timeout: 30_000 });
  });

  test('says what is wrong with a slug, beside it', async ({ page, request }) => {
    const other = await newPage(request);
    await signedIn(page);
    await openNew(page, 'a');
    await page.getByLabel('Slug').fill(other.slug);
    await button(page, 'Save').click();
    await expect(toast(page, '❌ Error')).toBeVisible({ timeout: 30_000 });
    await expect(toast(page, 'Failed to save page')).toBeVisible();
    await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Slug').fill(unique('free'));
    await button(page, 'Save').click();
    await expect(toast(page, '✅ Page Saved')).toBeVisible({ timeout: 30_000 });
  });
});

test.describe('editor B', () => {
  test.setTimeout(180_000);

  test('builds a page with fields, blocks and their properties', async ({ page }) => {
    await signedIn(page);
    const { slug } = await openNew(page, 'b');
    const [fields, properties] = [panel(page, 'Fields'), panel(page, 'Block Properties')];
    await expect(page.getByRole('heading', { name: 'Start Building Your Page' })).toBeVisible();
    await expect(inBar(page, 'Undo')).toBeDisabled();
    await expect(inBar(page, 'Redo')).toBeDisabled();
    const names = await fields.getByRole('listitem').allInnerTexts();
    expect(names.slice(0, 4)).toEqual(['Hero Section', 'Text Block', 'Image Block', 'Button']);
    expect(names).toContain('FAQ');

    await fields.getByRole('button', { name: 'Hero Section' }).click();
    await expect(toast(page, '✅ Block Added')).toBeVisible();
    await properties.getByLabel('Title', { exact: true }).fill('Kits that last');
    await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Kits that last');
    await properties.getByRole('radio', { name: 'Left' }).check();
    await expect(block(page, 'Hero Section').getByRole('button', { name: 'Move up' })).toBeDisabled();

    await fields.getByRole('button', { name: 'Text Block' }).click();
    await expect(properties.getByLabel('Font size').locator('option')).toHaveText([
      'Small',
      'Base',
      'Large',
      'Extra large',
    ]);
    await fields.getByRole('button', { name: 'Image Block' }).click();
    await expect(properties.getByLabel('Width').locator('option')).toHaveCount(8);
    await expect(properties.getByLabel('Image URL')).toHaveAttribute('type', 'url');
    await expect(properties.getByLabel('Alt text')).toHaveValue('Image description');
    await fields.getByRole('button', { name: 'Button', exact: true }).click();
    expect(await order(page)).toEqual(['Hero Section', 'Text Block', 'Image Block', 'Button']);

    await block(page, 'Button').getByRole('button', { name: 'Duplicate' }).click();
    await expect(toast(page, '✅ Block Duplicated')).toBeVisible();
    expect(await order(page)).toHaveLength(5);
    await block(page, 'Button').last().click();
    await block(page, 'Button').last().getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, '✅ Block Deleted')).toBeVisible();
    await inBar(page, 'Undo').click();
    expect(await order(page)).toHaveLength(5);
    await inBar(page, 'Redo').click();
    expect(await order(page)).toHaveLength(4);
    while (await inBar(page, 'Undo').isEnabled()) await inBar(page, 'Undo').click();
    expect(await order(page)).toEqual([]);
    // Fields of the page are no part of the history.
    await expect(fields.getByLabel('Slug')).toHaveValue(slug);
    await inBar(page, 'Redo').click();
    await fields.getByRole('button', { name: 'Text Block' }).click();
    await expect(inBar(page, 'Redo')).toBeDisabled();

    await button(page, 'Save').click();
    await expect(toast(page, '✅ Page Saved')).toBeVisible({ timeout: 30_000 });
    await saved(page);
    await expectAccessible(page);
  });

  test('shows devices and a preview', async ({ page, request }) => {
    const own = await newPage(request, [heroBlock('Wide')]);
    await signedIn(page);
    await open(page, own.href);
    const width = async () => (await canvas(page).boundingBox())?.width ?? 0;
    await button(page, 'Mobile').click();
    await expect.poll(width).toBeLessThanOrEqual(24 * 16);
    await button(page, 'Tablet').click();
    await expect.poll(width).toBeGreaterThan(24 * 16);
    expect(await width()).toBeLessThanOrEqual(42 * 16);
    await button(page, 'Preview').click();
    await expect(panel(page, 'Fields')).toBeHidden();
    await button(page, 'Desktop').click();
    await expect.poll(width).toBeGreaterThan(42 * 16);
    await canvas(page).getByRole('heading', { name: 'Wide' }).click();
    await expect(canvas(page).getByRole('toolbar')).toHaveCount(0);
    await button(page, 'Edit').click();
    await expect(panel(page, 'Fields')).toBeVisible();
  });

  test('publishes with the gate’s findings known, and takes a page off again', async ({ page, request, baseURL }) => {
    const own = await newPage(request, [
      { blockType: 'hero', title: 'Gate', buttonText: 'Go', buttonLink: '', alignment: 'center' },
      { blockType: 'image', src: '/icon.svg', alt: '', width: 'full', alignment: 'center', rounded: false },
    ]);
    await signedIn(page);
    await open(page, own.href);
    await button(page, 'Publish').click();
    const gate = page.getByRole('dialog');
    await expect(gate.getByRole('heading', { name: 'Not ready to publish' })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, '[role="dialog"]');
    await gate
      .getByRole('button', { name: /alt text/i })
      .first()
      .click();
    await expect(gate).toBeHidden();
    await expect(panel(page, 'Block Properties').getByLabel('Alt text')).toBeFocused();
    await page.keyboard.type('The shop’s mark');
    await saveThroughGate(page, 'Publish');
    await expect(toast(page, '✅ Page Published')).toBeVisible({ timeout: 30_000 });
    expect((await request.get(`${baseURL}/${own.slug}`)).status()).toBe(200);
    await button(page, 'Unpublish').click();
    await expect(toast(page, '✅ Page Unpublished')).toBeVisible({ timeout: 30_000 });
    expect((await request.get(`${baseURL}/${own.slug}`)).status()).toBe(404);
  });

  test('refuses addresses that run code, and finds pages to link to', async ({ page, request }) => {
    const own = await newPage(request, [
      { blockType: 'button', text: 'Go', variant: 'primary', size: 'md', link: '#', alignment: 'left' },
    ]);
    await signedIn(page);
    await open(page, own.href);
    await block(page, 'Button').click();
    const properties = panel(page, 'Block Properties');
    await properties.getByLabel('Link', { exact: true }).fill('javascript:alert(1)');
    await expect(properties.getByText(/^Start with \//)).toBeVisible();
    await properties.getByRole('button', { name: 'Choose a page or product' }).click();
    await page.getByPlaceholder('Search pages, products and categories').fill('netball');
    await page.getByRole('dialog').getByRole('option').first().click();
    await expect(properties.getByLabel('Link', { exact: true })).toHaveValue(/^\//);
    await expect(properties.getByText(/^Start with \//)).toBeHidden();
  });

  test('fills a table out of a spreadsheet', async ({ page, request }) => {
    const own = await newPage(request, [
      { blockType: 'table', heading: 'Sizes', table: { columns: ['', ''], rows: [['', '']] }, rowHeads: true },
    ]);
    await signedIn(page);
    await open(page, own.href);
    await block(page, 'Table').click();
    await panel(page, 'Block Properties')
      .getByRole('button', { name: /^Edit table/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Head of column 1').focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Size\tChest\tWaist\nS\t90\t76\nM\t96\t82\n');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(dialog.getByLabel('Row 2, column 3')).toHaveValue('82');
    await dialog.getByLabel('Row 2, column 3').press('Enter');
    await expect(dialog.getByLabel('Row 3, column 3')).toBeFocused();
    await dialog.getByRole('button', { name: 'Remove row 3' }).click();
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(block(page, 'Table').getByRole('cell', { name: '96' })).toBeVisible();
    await saved(page);
  });

  test('edits the items of a list', async ({ page, request }) => {
    const own = await newPage(request, [
      { blockType: 'faq', heading: 'FAQ', items: [{ question: 'One?', answer: '1' }] },
    ]);
    await signedIn(page);
    await open(page, own.href);
    await block(page, 'FAQ').click({ position: { x: 5, y: 5 } });
    const properties = panel(page, 'Block Properties');
    await properties.getByRole('button', { name: 'Add question' }).click();
    await properties.getByLabel('Question', { exact: true }).fill('Two?');
    await properties.getByRole('button', { name: 'Duplicate question 2' }).click();
    await properties.getByLabel('Question', { exact: true }).fill('Three?');
    await properties.getByRole('button', { name: 'Move question 3 up' }).click();
    await properties.getByRole('button', { name: 'Remove question 1' }).click();
    await expect(properties.getByRole('button', { expanded: false })).toHaveText(['Two?']);
    await expect(properties.getByRole('button', { expanded: true })).toHaveText(['Three?']);
    await expect(canvas(page)).toContainText('Three?');
    await expect(canvas(page)).not.toContainText('One?');
  });
});

test('switching editors keeps unsaved work', async ({ page, request }) => {
  test.setTimeout(120_000);
  const own = await newPage(request, [heroBlock('Before')]);
  await signedIn(page);
  await open(page, own.href);
  await page.route('**/document', (route) => route.abort());
  await block(page, 'Hero Section').click();
  await panel(page, 'Block Properties').getByLabel('Title', { exact: true }).fill('Not saved yet');
  await page.getByRole('radio', { name: 'A', exact: true }).check();
  await expect(page).toHaveURL(/\?editor=a$/);
  await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Not saved yet');
  await expect(panel(page, 'Properties').getByLabel('Title', { exact: true })).toHaveValue('Not saved yet');
  await page.getByRole('radio', { name: 'B', exact: true }).check();
  await expect(page).toHaveURL(own.href);
  await inBar(page, 'Undo').click();
  await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Before');
});

test('a published page keeps its face until it is saved', async ({ page, request, baseURL }) => {
  test.setTimeout(120_000);
  const own = await newPage(request, [heroBlock('As published')], true);
  await signedIn(page);
  await open(page, own.href);
  await block(page, 'Hero Section').click();
  await panel(page, 'Block Properties').getByLabel('Title', { exact: true }).fill('As drafted');
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await saved(page);
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  const publicPage = async () => (await request.get(`${baseURL}/${own.slug}`)).text();
  expect(await publicPage()).toContain('As published');
  await menu(page, 'Save draft only');
  await expect(toast(page, '✅ Draft Saved')).toBeVisible({ timeout: 30_000 });
  expect(await publicPage()).not.toContain('As drafted');
  await saveThroughGate(page);
  await expect(toast(page, '✅ Page Saved')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Unpublished changes')).toBeHidden();
  expect(await publicPage()).toContain('As drafted');
});

test('versions: what has changed is readable, and an earlier one comes back as a new change', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const own = await newPage(request, [heroBlock('First version')]);
  await signedIn(page);
  await open(page, own.href);
  await block(page, 'Hero Section').click();
  await panel(page, 'Block Properties').getByLabel('Title', { exact: true }).fill('Second version');
  await button(page, 'Save').click();
  await expect(toast(page, '✅ Page Saved')).toBeVisible({ timeout: 30_000 });
  await menu(page, 'Version history');
  const dialog = page.getByRole('dialog', { name: 'Version history' });
  await dialog.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
  const change = dialog.getByRole('region', { name: 'This version' });
  await expect(change.getByText('First version').first()).toBeVisible({ timeout: 30_000 });
  await expect(change.getByText('Second version').first()).toBeVisible();
  await expect(change.getByRole('link', { name: 'Preview this version' })).toHaveAttribute('href', /version=/);
  await expectAccessible(page, '[role="dialog"]');
  await change.getByRole('button', { name: 'Restore as a new change' }).click();
  await expect(toast(page, '✅ Version Restored')).toBeVisible();
  await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('First version');
  await inBar(page, 'Undo').click();
  await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Second version');
});

test('the menu: schedule, preview link, preview, duplicate, delete with undo', async ({ page, request }) => {
  test.slow();
  const own = await newPage(request, [heroBlock('Menu')]);
  await signedIn(page);
  await open(page, own.href);

  await menu(page, 'Schedule…');
  const schedule = page.getByRole('dialog', { name: 'Schedule' });
  await schedule.getByLabel('Unpublish at').fill('2001-01-01T10:00');
  await schedule.getByRole('button', { name: 'Save schedule' }).click();
  await expect(schedule.getByText('Choose a time that is yet to come.')).toBeVisible();
  await schedule.getByLabel('Unpublish at').fill('2099-01-01T10:00');
  await schedule.getByRole('button', { name: 'Save schedule' }).click();
  await expect(toast(page, '✅ Schedule Saved')).toBeVisible({ timeout: 30_000 });
  await menu(page, 'Schedule…');
  await expect(schedule.getByLabel('Unpublish at')).toHaveValue('2099-01-01T10:00');
  await schedule.getByRole('button', { name: 'Cancel' }).click();
  await expect(schedule).toBeHidden();

  await menu(page, 'Copy preview link');
  const link = page.getByRole('dialog', { name: 'Preview link' });
  await expect(link.getByLabel('Link')).toHaveValue(/\/cms-preview\//, { timeout: 30_000 });
  await expect(link.getByText(/^It expires on/)).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await link.getByRole('button', { name: 'Close' }).click();
  await expect(link).toBeHidden();

  const preview = page.waitForEvent('popup');
  await menu(page, 'Preview in a new tab');
  await expect(await preview).toHaveURL(new RegExp(`/cms-preview/${own.id}$`));
  await (await preview).close();

  await menu(page, 'Duplicate');
  await expect(page).not.toHaveURL(own.href, { timeout: 90_000 });
  await expect(page).toHaveURL(/\/cms\/pages\/[0-9a-f-]{36}$/);
  await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Menu');

  await menu(page, 'Delete');
  await expect(page.getByRole('heading', { name: 'Page deleted' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await button(page, 'Undo').click();
  await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Menu', { timeout: 30_000 });
});

test.describe('two people on one page', () => {
  test.setTimeout(180_000);

  async function together(browser: Browser, request: APIRequestContext, content: Block[], page: Page) {
    const own = await newPage(request, content);
    const context = await browser.newContext();
    const other = await context.newPage();
    await signedIn(page);
    await signIn(other, 'admin@demo.test');
    await expect(other).not.toHaveURL(/\/login/, { timeout: 30_000 });
    await open(page, own.href);
    await open(other, new URL(own.href, page.url()).href);
    return { own, other };
  }

  test('see each other, and different blocks both survive', async ({ page, browser, request }) => {
    const blocks = [heroBlock('Mine'), { ...heroBlock('Theirs'), alignment: 'left' }];
    const { other } = await together(browser, request, blocks, page);
    const here = page.getByRole('button', { name: /is here too$/ });
    await expect(here).toBeVisible({ timeout: 30_000 });
    await block(other, 'Hero Section').last().click();
    const name = (await here.getAttribute('aria-label'))?.replace(' is here too', '') ?? '';
    await expect(block(page, 'Hero Section').last().getByText(name, { exact: true })).toBeVisible({ timeout: 30_000 });
    await here.click();
    await expect(page.getByRole('menuitem', { name: `${name} at Hero Section “Theirs”` })).toBeVisible();
    await page.keyboard.press('Escape');
    await block(page, 'Hero Section').first().click();
    await panel(page, 'Block Properties').getByLabel('Title', { exact: true }).fill('Mine, changed');
    await block(other, 'Hero Section').last().click();
    await panel(other, 'Block Properties').getByLabel('Title', { exact: true }).fill('Theirs, changed');
    for (const each of [page, other]) {
      await expect(block(each, 'Hero Section').first().getByRole('heading')).toHaveText('Mine, changed', {
        timeout: 30_000,
      });
      await expect(block(each, 'Hero Section').last().getByRole('heading')).toHaveText('Theirs, changed', {
        timeout: 30_000,
      });
    }
    await other.context().close();
  });

  test('choose where both changed the same thing', async ({ page, browser, request }) => {
    const { other } = await together(browser, request, [heroBlock('Common')], page);
    // Neither hears of the other until both have written.
    await page.route('**/presence', (route) => route.abort());
    await page.route('**/document', (route) => route.abort());
    await block(page, 'Hero Section').click();
    await panel(page, 'Block Properties').getByLabel('Title', { exact: true }).fill('My words');
    await expect(saveState(page)).toHaveText('Offline: kept on this device', { timeout: 30_000 });
    await block(other, 'Hero Section').click();
    await panel(other, 'Block Properties').getByLabel('Title', { exact: true }).fill('Their words');
    await saved(other);
    await page.unroute('**/document');
    const dialog = page.getByRole('dialog', { name: 'Someone else changed the same thing' });
    await expect(dialog).toBeVisible({ timeout: 40_000 });
    await expect(dialog.getByText('My words').first()).toBeVisible();
    await expect(dialog.getByText('Their words').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep what is chosen' })).toBeDisabled();
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('radio', { name: /^Their version/ }).check();
    await dialog.getByRole('button', { name: 'Keep what is chosen' }).click();
    await expect(dialog).toBeHidden();
    await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Their words');
    await saved(page);
    await other.context().close();
  });
});

test('work survives a closed window and a lost connection', async ({ page, request, context }) => {
  test.setTimeout(180_000);
  const own = await newPage(request, [heroBlock('Safe')]);
  await signedIn(page);
  await open(page, own.href);
  await context.setOffline(true);
  await block(page, 'Hero Section').click();
  await panel(page, 'Block Properties').getByLabel('Title', { exact: true }).fill('Written in a tunnel');
  await expect(saveState(page)).toHaveText('Offline: kept on this device', { timeout: 30_000 });
  await context.setOffline(false);
  await saved(page);

  await page.route('**/document', (route) => route.abort());
  await panel(page, 'Block Properties').getByLabel('Title', { exact: true }).fill('Written before the crash');
  await expect(saveState(page)).toHaveText('Offline: kept on this device', { timeout: 30_000 });
  await page.close({ runBeforeUnload: false });

  for (const choice of ['Restore', 'Discard'] as const) {
    const again = await context.newPage();
    await open(again, new URL(own.href, `${test.info().project.use.baseURL}`).href);
    const banner = again.getByRole('alert').filter({ hasText: 'Unsaved work of' });
    await expect(banner).toBeVisible();
    await expect(block(again, 'Hero Section').getByRole('heading')).toHaveText('Written in a tunnel');
    await expectAccessible(again);
    if (choice === 'Restore') await again.route('**/document', (route) => route.abort());
    await banner.getByRole('button', { name: choice }).click();
    await expect(banner).toBeHidden();
    const title = choice === 'Restore' ? 'Written before the crash' : 'Written in a tunnel';
    await expect(block(again, 'Hero Section').getByRole('heading')).toHaveText(title);
    await again.close({ runBeforeUnload: false });
  }
});

test('Back saves what waits and returns', async ({ page, request }) => {
  test.setTimeout(120_000);
  const own = await newPage(request, [heroBlock('Leaving')]);
  await signedIn(page);
  await open(page, own.href);
  await block(page, 'Hero Section').click();
  await panel(page, 'Block Properties').getByLabel('Title', { exact: true }).fill('Left behind');
  await button(page, 'Back').click();
  await expect(page).toHaveURL(/\/cms\/pages$/, { timeout: 30_000 });
  await page.waitForLoadState();
  await open(page, own.href);
  await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Left behind');
});

test('strangers go to the login, and an unknown page is not found', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/cms/pages/new');
  await expect(page).toHaveURL(/\/cms\/login/);
  await signedIn(page);
  const answer = await page.goto(`/cms/pages/${randomUUID()}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect((await page.goto('/cms/pages/no-id'))?.status()).toBe(404);
});

test('on a phone the panels are sheets', async ({ page, request }) => {
  test.setTimeout(120_000);
  const own = await newPage(request, [heroBlock('Small')]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page);
  for (const editor of ['', '?editor=a']) {
    await open(page, `${own.href}${editor}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await button(page, editor ? 'Add Component' : 'Fields').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Button', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(block(page, 'Button').first()).toBeVisible();
    await button(page, editor ? 'Properties' : 'Block Properties').click();
    await page.getByRole('dialog').getByLabel('Text', { exact: true }).fill('Tap me');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(canvas(page)).toContainText('Tap me');
    await saved(page);
  }
});
