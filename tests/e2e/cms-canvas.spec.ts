import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { EditorPage } from '../../src/domain/page-editor/page-api';
import { expect, expectAccessible, signIn, test } from './fixtures';

const words = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' });
const element = (type: string, children: object[], rest: object = {}) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...rest,
});
/** As Payload's own panel puts it in. */
const RELATION = { type: 'relationship', version: 2, format: '', relationTo: 'pages', value: randomUUID() };

const button = (id: string, text: string) => ({
  id,
  blockType: 'button',
  text,
  variant: 'primary',
  size: 'md',
  link: '/shop',
  alignment: 'left',
});
const hero = {
  id: 'hero',
  blockType: 'hero',
  title: 'Made for teams',
  buttonText: 'Go',
  buttonLink: '/shop',
  alignment: 'left',
};
const text = {
  id: 'text',
  blockType: 'text',
  content: { root: element('root', [element('paragraph', [words('Sewn in Leeds.')]), RELATION]) },
  fontSize: 'base',
  alignment: 'left',
  color: 'gray-900',
};
const columns = {
  id: 'columns',
  blockType: 'columns',
  split: 'equal',
  columns: [
    { id: 'left', blocks: [button('inside', 'Inside')] },
    { id: 'right', blocks: [] },
  ],
};

/** A page of the test's own, opened in an editor. */
async function openPage(page: Page, blocks: object[], query = ''): Promise<string> {
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  const slug = `canvas-${randomUUID().slice(0, 8)}`;
  const document = { title: 'Canvas', slug, metaTitle: '', metaDescription: '', blocks };
  const made = await page.request.post('/cms/pages/create', { data: { document, isPublished: false } });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as EditorPage;
  await page.goto(`/cms/pages/${id}${query}`);
  await expect(canvas(page)).toBeVisible();
  return id;
}

const canvas = (page: Page) => page.getByRole('region', { name: 'Page canvas' });
const block = (page: Page, id: string) => page.locator(`[data-block-id="${id}"]`);
const order = (page: Page) =>
  canvas(page)
    .locator('[data-block-id]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-block-id')));

/** Presses a text until it can be typed into: the page is drawn before it listens. */
async function enter(page: Page, id: string, words: string): Promise<void> {
  await expect(async () => {
    await block(page, id).getByText(words).click();
    await expect(block(page, id).getByRole('textbox').first()).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('End');
}

async function stored(page: Page, id: string): Promise<EditorPage['document']['blocks']> {
  const answer = await page.request.get(`/cms/pages/${id}/document`);
  return ((await answer.json()) as EditorPage).document.blocks;
}

const isSaved = (page: Page) =>
  expect(page.getByRole('status', { name: 'Save state' })).toHaveText(/^Saved/, { timeout: 20_000 });

test('texts are typed where they stand, saved by themselves, and undone', async ({ page }) => {
  const id = await openPage(page, [hero, button('b', 'Shop')]);
  await enter(page, 'b', 'Shop');
  const label = block(page, 'b').getByRole('textbox', { name: 'Text' });
  await expect(label).toBeFocused();
  await page.keyboard.type(' now');
  await page.keyboard.press('Home');
  await page.keyboard.type('The ');
  await expect(label).toHaveText('The Shop now');
  await page.keyboard.press('Enter');
  await expect(block(page, 'b')).toBeFocused();
  expect(page.url()).toContain('/cms/pages/');
  await isSaved(page);
  expect(await stored(page, id)).toMatchObject([{ id: 'hero' }, { id: 'b', text: 'The Shop now' }]);

  await page.keyboard.press('Control+z');
  await expect(block(page, 'b')).toContainText('Shop');
  await expect(block(page, 'b')).not.toContainText('The Shop now');
  await page.keyboard.press('Control+Shift+Z');
  await expect(block(page, 'b')).toContainText('The Shop now');
});

test('everything goes by keys: select, edit, move, duplicate, delete, undo, copy and paste', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, [hero, button('b1', 'One'), button('b2', 'Two')]);
  await block(page, 'hero').focus();
  await page.keyboard.press('ArrowDown');
  await expect(block(page, 'b1')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => order(page)).toEqual(['b1', 'hero', 'b2']);
  await expect(block(page, 'b1')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(block(page, 'b1').getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(block(page, 'b1')).toBeFocused();

  await page.keyboard.press('Control+d');
  await expect(page.getByText('✅ Block Duplicated', { exact: true })).toBeVisible();
  await expect.poll(async () => (await order(page)).length).toBe(4);
  await block(page, 'b1').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('✅ Block Deleted', { exact: true })).toBeVisible();
  await expect(block(page, 'b1')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(block(page, 'b1')).toHaveCount(1);

  await block(page, 'b2').focus();
  await page.keyboard.press('Control+c');
  await expect(page.getByText('Block copied', { exact: true })).toBeVisible();
  await openPage(page, [hero], '?editor=a');
  await block(page, 'hero').focus();
  await page.keyboard.press('Control+v');
  await expect(canvas(page).getByText('Two')).toBeVisible();
  expect(await order(page)).toHaveLength(2);
});

test('a block is dragged by its handle, into a column too, and by keys, which is said aloud', async ({ page }) => {
  await openPage(page, [button('b1', 'One'), columns, button('b2', 'Two')]);
  await block(page, 'b1').getByText('One').click();
  const handle = page.getByRole('button', { name: 'Drag Button' });
  const target = page.locator('[data-place="right 0"]');
  const [from, to] = [await handle.first().boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('Nothing to drag, or nowhere to drag it.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 3, { steps: 12 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['columns', 'inside', 'b1', 'b2']);

  await block(page, 'b2').getByText('Two').click();
  await block(page, 'b2').getByRole('button', { name: 'Drag Button' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Button is /)).toBeAttached();
  // From where it is to the places before it, until it is the first.
  const first = page.getByText('Button is before Columns, place 1.');
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(first).toBeAttached({ timeout: 300 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(() => order(page)).toEqual(['b2', 'columns', 'inside', 'b1']);
  await expect(block(page, 'b2')).toBeFocused();
});

test('a rich text is edited where it stands; what Payload put in survives; no link runs a script', async ({ page }) => {
  const id = await openPage(page, [text]);
  await block(page, 'text').getByText('Sewn in Leeds.').click();
  const editor = block(page, 'text').getByRole('textbox', { name: 'Content' });
  await expect(editor).toBeFocused();
  await expect(editor.getByText('Linked document, kept as it is')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await block(page, 'text').getByRole('button', { name: 'Bold' }).click();
  await expect(editor.locator('strong')).toHaveText('Sewn in Leeds.');

  await page.keyboard.press('Control+k');
  const address = block(page, 'text').getByLabel('Address of the link');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an address that begins with https://, /, #, mailto: or tel:.')).toBeVisible();
  await address.fill('/shop');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('link', { name: 'Sewn in Leeds.' })).toHaveAttribute('href', '/shop');
  await block(page, 'text').getByLabel('Style').selectOption('Heading 3');
  await expect(editor.locator('h3')).toHaveText('Sewn in Leeds.');
  await isSaved(page);
  const [saved] = await stored(page, id);
  expect(saved?.content).toMatchObject({
    root: {
      children: [
        {
          type: 'heading',
          tag: 'h3',
          children: [
            {
              type: 'link',
              fields: { url: '/shop', linkType: 'custom', newTab: false },
              children: [{ text: 'Sewn in Leeds.', format: 1 }],
            },
          ],
        },
        { type: 'relationship', relationTo: 'pages', value: RELATION.value },
      ],
    },
  });
});

test('work that was not saved is there again after the window died', async ({ page, context }) => {
  const id = await openPage(page, [button('b', 'Shop')]);
  await context.route(`**/cms/pages/${id}/document`, (route) => route.abort());
  await enter(page, 'b', 'Shop');
  await page.keyboard.type(' kits');
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Offline: kept on this device');
  // As a crash ends it: nothing is asked.
  await page.close({ runBeforeUnload: false });
  await context.unroute(`**/cms/pages/${id}/document`);

  const again = await context.newPage();
  await again.goto(`/cms/pages/${id}`);
  await again.getByRole('button', { name: /restore|recover/i }).click();
  await expect(block(again, 'b')).toContainText('Shop kits');
  await isSaved(again);
  expect(await stored(again, id)).toMatchObject([{ text: 'Shop kits' }]);
});

test('two windows on one page: both edits survive, and who is there is shown', async ({ page, context }) => {
  const id = await openPage(page, [button('b1', 'One'), button('b2', 'Two')]);
  const other = await context.newPage();
  await other.goto(`/cms/pages/${id}`);
  await enter(other, 'b2', 'Two');
  await other.keyboard.type(' of them');
  await enter(page, 'b1', 'One');
  await page.keyboard.type(' of mine');
  await expect(block(page, 'b2')).toContainText('Two of them', { timeout: 20_000 });
  await expect(block(other, 'b1')).toContainText('One of mine', { timeout: 20_000 });
  await isSaved(page);
  expect(await stored(page, id)).toMatchObject([{ text: 'One of mine' }, { text: 'Two of them' }]);
});

test('links lead nowhere in the canvas, unknown blocks are kept, and nothing is wrong to axe', async ({ page }) => {
  await openPage(page, [
    hero,
    text,
    columns,
    { id: 'x', blockType: 'table', rowHeads: true, table: { columns: ['A'], rows: [['1']] } },
  ]);
  const address = page.url();
  await block(page, 'hero').getByText('Go').click();
  await expect(block(page, 'hero')).toHaveAttribute('aria-current', 'true');
  expect(page.url()).toBe(address);
  await expectAccessible(page, '[aria-label="Page canvas"]');
  await block(page, 'text').getByText('Sewn in Leeds.').click();
  await expect(block(page, 'text').getByRole('textbox', { name: 'Content' })).toBeFocused();
  await expectAccessible(page, '[aria-label="Page canvas"]');
});
