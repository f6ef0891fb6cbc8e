import { randomUUID } from 'node:crypto';
import {
  button,
  canvas,
  EDITOR,
  hero,
  link,
  newPage,
  open,
  panel,
  PASSWORD,
  saved,
  saveState,
  stored,
  test,
} from './cms';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures';

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
const RELATION = { type: 'relationship', version: 2, format: '', relationTo: 'pages', value: randomUUID() };

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
    { id: 'left', blocks: [link('Inside', { id: 'inside' })] },
    { id: 'right', blocks: [] },
  ],
};

const block = (page: Page, id: string) => page.locator(`[data-block-id="${id}"]`);
const order = (page: Page) =>
  canvas(page)
    .locator('[data-block-id]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-block-id')));

test('edits texts in place, saves by itself and undoes; drags blocks, also when signed out', async ({
  page,
  context,
}) => {
  test.slow();
  await page.clock.install();
  const table = { id: 'x', blockType: 'table', rowHeads: true, table: { columns: ['A'], rows: [['1']] } };
  const own = await newPage(page.request, [
    hero('Made for teams', { id: 'hero', alignment: 'left' }),
    link('Shop', { id: 'b' }),
    text,
    columns,
    table,
  ]);
  await open(page, own.href);
  const label = block(page, 'b').getByRole('textbox', { name: 'Text' });
  const editor = block(page, 'text').getByRole('textbox', { name: 'Content' });

  await test.step('a link is pressed to be edited, not to be followed', async () => {
    await block(page, 'hero').getByText('Get Started').click();
    await expect(block(page, 'hero')).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(own.href);
  });

  await test.step('a press beside the texts of a block selects it as a whole', async () => {
    const box = await block(page, 'text').boundingBox();
    await block(page, 'text').click({ position: { x: (box?.width ?? 0) - 20, y: (box?.height ?? 0) / 2 } });
    await expect(editor).toBeVisible();
    await expect(block(page, 'text')).toBeFocused();
  });

  await test.step('a line', async () => {
    await block(page, 'b').getByText('Shop').click();
    await expect(label).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' now');
    await page.keyboard.press('Home');
    await page.keyboard.type('The ');
    await expect(label).toHaveText('The Shop now');
    await page.keyboard.press('Enter');
    await expect(block(page, 'b')).toBeFocused();
    await expect(page).toHaveURL(own.href);
    await page.clock.fastForward(2000);
    await saved(page);
    expect((await stored(page.request, own.id)).document.blocks[1]).toMatchObject({ id: 'b', text: 'The Shop now' });
    await page.keyboard.press('Control+z');
    await expect(block(page, 'b')).not.toContainText('The Shop now');
    await page.keyboard.press('Control+Shift+Z');
    await expect(block(page, 'b')).toContainText('The Shop now');
  });

  await test.step('a rich text, in which what Payload put in survives', async () => {
    await block(page, 'text').getByText('Sewn in Leeds.').click();
    await expect(editor).toBeFocused();
    await expect(editor.getByText('Linked document, kept as it is')).toBeVisible();
    await expectAccessible(page, '[aria-label="Page canvas"]');
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    await block(page, 'text').getByRole('button', { name: 'Bold' }).click();
    await expect(editor.locator('strong')).toHaveText('Sewn in Leeds.');
  });

  await test.step('no link runs a script', async () => {
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
    await page.clock.fastForward(2000);
    await saved(page);
    const { document } = await stored(page.request, own.id);
    const bold = { text: 'Sewn in Leeds.', format: 1 };
    const inside = { type: 'link', fields: { url: '/shop', linkType: 'custom', newTab: false }, children: [bold] };
    expect(document.blocks[2]?.content).toMatchObject({
      root: {
        children: [
          { type: 'heading', tag: 'h3', children: [inside] },
          { type: 'relationship', relationTo: 'pages', value: RELATION.value },
        ],
      },
    });
  });

  await test.step('a block is dragged by its handle, into a column too', async () => {
    await block(page, 'b').click({ position: { x: 2, y: 2 } });
    const handle = page.getByRole('button', { name: 'Drag Button' }).first();
    await handle.scrollIntoViewIfNeeded();
    const [from, to] = [await handle.boundingBox(), await page.locator('[data-place="right 0"]').boundingBox()];
    if (!from || !to) throw new Error('Nothing to drag, or nowhere to drag it.');
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 3, { steps: 12 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(['hero', 'text', 'columns', 'inside', 'b', 'x']);
  });

  await test.step('and by keys, which is said aloud', async () => {
    await block(page, 'x').click({ position: { x: 2, y: 2 } });
    await block(page, 'x').getByRole('button', { name: 'Drag Table' }).focus();
    await page.keyboard.press('Space');
    for (let place = 0; place < 5; place++) await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Table is now before Columns, position 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => order(page)).toEqual(['hero', 'text', 'x', 'columns', 'inside', 'b']);
    await expect(block(page, 'x')).toBeFocused();
    await page.clock.fastForward(2000);
    await saved(page);
  });

  await test.step('whoever is signed out while editing signs in over the page, and nothing is lost', async () => {
    await context.clearCookies();
    await panel(page, 'Fields').getByLabel('Meta Title').fill('Written while signed out');
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(saveState(page)).toContainText('You are signed out.');
    await page.keyboard.press('Control+s');
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByLabel('Email').fill(EDITOR);
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Sign in and save' }).click();
    await expect(dialog.getByText('Invalid credentials. Please try again.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await saved(page);
    expect((await stored(page.request, own.id)).document.metaTitle).toBe('Written while signed out');
  });
});

const tiles = {
  blockType: 'featureTiles',
  tiles: ['One reason that takes many words to be told', 'Two', 'Three'].map((title, index) => ({
    id: `tile-${index}`,
    title,
    text: 'Why teams come back to us season after season.',
  })),
};

/** In px at full size. */
const layoutOf = (page: Page, root: string) =>
  page.locator(root).evaluate(async (element) => {
    await document.fonts.ready;
    const [own, width] = [element.getBoundingClientRect(), (element as HTMLElement).offsetWidth];
    const inPage = (px: number) => Math.round((px * width) / own.width);
    return [...element.querySelectorAll('h1, h2, h3, p')]
      .filter((each) => !each.closest('[data-canvas-control]'))
      .map((each) => {
        const box = each.getBoundingClientRect();
        return [each.textContent, getComputedStyle(each).fontSize, inPage(box.x - own.x), inPage(box.width)].join(' ');
      });
  });

test('the canvas is the page: as a phone and as a desktop show it, with room where panels fold', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const own = await newPage(page.request, [hero('Tournament kits'), tiles], { isPublished: true });
  await open(page, own.href);
  for (const [device, width] of [
    ['Mobile', 384],
    ['Desktop', 1280],
  ] as const) {
    await button(page, device).click();
    const visitor = await page.context().newPage();
    await visitor.setViewportSize({ width, height: 800 });
    await visitor.goto(`/${own.slug}`);
    const seen = await layoutOf(visitor, '#main');
    await visitor.close();
    expect(seen.length).toBeGreaterThan(5);
    await expect.poll(() => layoutOf(page, '.page-canvas')).toEqual(seen);
  }
  expect((await canvas(page).boundingBox())?.width).toBeLessThan(900);

  const properties = panel(page, 'Block Properties');
  await canvas(page).getByRole('heading', { name: 'Two' }).click();
  const [remove, edge] = [
    await properties.getByRole('button', { name: 'Remove tile 1' }).boundingBox(),
    await properties.boundingBox(),
  ];
  expect((remove?.x ?? 0) + (remove?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));

  await button(page, 'Hide Block Properties').click();
  await button(page, 'Hide Fields').click();
  await expect(properties.getByRole('button', { name: 'Remove tile 1' })).toBeHidden();
  await expect.poll(async () => (await canvas(page).boundingBox())?.width).toBeGreaterThan(1280);
  await expectAccessible(page);
});
