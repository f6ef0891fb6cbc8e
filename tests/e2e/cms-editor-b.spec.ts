import {
  block,
  button,
  canvas,
  hero,
  inBar,
  link,
  newPage,
  open,
  order,
  panel,
  save,
  saved,
  stored,
  test,
  toast,
  unique,
} from './cms';
import { expect, expectAccessible } from './fixtures';

test('editor B builds a page with fields, blocks and their properties, by mouse', async ({ page }) => {
  test.slow();
  const slug = unique('new');
  await open(page, '/cms/pages/new');
  const [fields, properties] = [panel(page, 'Fields'), panel(page, 'Block Properties')];

  await test.step('an empty page', async () => {
    await expect(page.getByRole('heading', { name: 'Start Building Your Page' })).toBeVisible();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect(inBar(page, 'Undo')).toBeDisabled();
    await expect(inBar(page, 'Redo')).toBeDisabled();
    await fields.getByLabel('Title', { exact: true }).fill(`Page ${slug}`);
    await fields.getByLabel('Slug').fill(slug);
    await fields.getByLabel('Meta Title').fill('For search engines');
    const names = await fields.getByRole('listitem').allInnerTexts();
    expect(names.slice(0, 4)).toEqual(['Hero Section', 'Text Block', 'Image Block', 'Button']);
    expect(names).toContain('FAQ');
  });

  await test.step('blocks are added, selected, and changed in their properties', async () => {
    await fields.getByRole('button', { name: 'Hero Section' }).click();
    await expect(toast(page, '✅ Block Added')).toBeVisible();
    await expect(block(page, 'Hero Section')).toHaveAttribute('aria-current', 'true');
    await properties.getByLabel('Title', { exact: true }).fill('Kits that last');
    await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Kits that last');
    await expect(properties.getByRole('radio', { name: 'Centre' })).toBeChecked();
    await properties.getByRole('radio', { name: 'Left' }).check();
    await expect(block(page, 'Hero Section').getByRole('button', { name: 'Move up' })).toBeDisabled();
    await fields.getByRole('button', { name: 'Text Block' }).click();
    const sizes = ['Small', 'Base', 'Large', 'Extra large'];
    await expect(properties.getByLabel('Font size').locator('option')).toHaveText(sizes);
    await fields.getByRole('button', { name: 'Image Block' }).click();
    await expect(properties.getByLabel('Width').locator('option')).toHaveCount(8);
    await expect(properties.getByLabel('Image URL')).toHaveAttribute('type', 'url');
    await expect(properties.getByLabel('Alt text')).toHaveValue('Image description');
    await fields.getByRole('button', { name: 'Button', exact: true }).click();
    await expect(properties.getByLabel('Text', { exact: true })).toHaveValue('Click Me');
    expect(await order(page)).toEqual(['Hero Section', 'Text Block', 'Image Block', 'Button']);
  });

  await test.step('blocks move up, are duplicated and deleted', async () => {
    await block(page, 'Button').getByRole('button', { name: 'Move up' }).click();
    expect(await order(page)).toEqual(['Hero Section', 'Text Block', 'Button', 'Image Block']);
    await block(page, 'Button').getByRole('button', { name: 'Duplicate' }).click();
    await expect(toast(page, '✅ Block Duplicated')).toBeVisible();
    expect(await order(page)).toEqual(['Hero Section', 'Text Block', 'Button', 'Button', 'Image Block']);
    await block(page, 'Button').last().click();
    await block(page, 'Button').last().getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, '✅ Block Deleted')).toBeVisible();
    await expect(properties).toContainText('Select a block');
  });

  await test.step('undo and redo go step by step, and end where they must', async () => {
    expect(await order(page)).toHaveLength(4);
    await inBar(page, 'Undo').click();
    expect(await order(page)).toHaveLength(5);
    await inBar(page, 'Redo').click();
    expect(await order(page)).toHaveLength(4);
    await expect(inBar(page, 'Redo')).toBeDisabled();
    while (await inBar(page, 'Undo').isEnabled()) await inBar(page, 'Undo').click();
    expect(await order(page)).toEqual([]);
    // Fields of the page are no part of the history.
    await expect(fields.getByLabel('Slug')).toHaveValue(slug);
    await inBar(page, 'Redo').click();
    await fields.getByRole('button', { name: 'Text Block' }).click();
    await expect(inBar(page, 'Redo')).toBeDisabled();
  });

  await test.step('Save makes the page', async () => {
    await button(page, 'Save').click();
    await expect(toast(page, '✅ Page Saved')).toBeVisible();
    await expect(page).toHaveURL(/\/cms\/pages\/[0-9a-f-]{36}$/);
    await saved(page);
    await expectAccessible(page);
  });

  await test.step('device widths, and a preview in which nothing is edited', async () => {
    await button(page, 'Mobile').click();
    await expect(canvas(page)).toHaveCSS('max-width', '384px');
    await button(page, 'Tablet').click();
    await expect(canvas(page)).toHaveCSS('max-width', '672px');
    await button(page, 'Preview').click();
    await expect(fields).toBeHidden();
    await button(page, 'Desktop').click();
    await expect(canvas(page)).toHaveCSS('max-width', 'none');
    await expect.poll(async () => (await canvas(page).boundingBox())?.width).toBe(1280);
    await canvas(page).getByRole('heading', { level: 1 }).click();
    await expect(canvas(page).getByRole('toolbar')).toHaveCount(0);
    await expect(inBar(page, 'Undo')).toBeDisabled();
    await button(page, 'Edit').click();
    await expect(fields).toBeVisible();
  });
});

test('editor B is worked by keyboard alone, and shows what it does not know', async ({ page }) => {
  const unknown = { id: 'u1', blockType: 'hologram', depth: 3 };
  const [own, slug] = [await newPage(page.request, [hero('First'), link('Second'), unknown]), unique('typed')];
  await open(page, own.href);
  const [fields, properties] = [panel(page, 'Fields'), panel(page, 'Block Properties')];
  await expect(canvas(page)).toContainText('Unknown block type');
  const start = await order(page);

  await test.step('goes between blocks, moves, duplicates and deletes', async () => {
    await block(page, 'Hero Section').focus();
    await page.keyboard.press('ArrowDown');
    await expect(block(page, 'Button')).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => order(page)).toEqual(['Button', 'Hero Section', start[2]]);
    await expect(block(page, 'Button')).toBeFocused();
    // At the end it stays.
    await page.keyboard.press('Alt+ArrowUp');
    expect(await order(page)).toEqual(['Button', 'Hero Section', start[2]]);
    await page.keyboard.press('Control+d');
    await expect(toast(page, '✅ Block Duplicated')).toBeVisible();
    expect(await order(page)).toEqual(['Button', 'Button', 'Hero Section', start[2]]);
    await block(page, 'Button').last().press('Delete');
    await expect(toast(page, '✅ Block Deleted')).toBeVisible();
    expect(await order(page)).toEqual(['Button', 'Hero Section', start[2]]);
    await expect(properties).toContainText('Select a block');
  });

  await test.step('undo and redo', async () => {
    await page.keyboard.press('Control+z');
    expect(await order(page)).toHaveLength(4);
    await page.keyboard.press('Control+Shift+Z');
    expect(await order(page)).toHaveLength(3);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
    expect(await order(page)).toEqual(start);
    await expect(inBar(page, 'Undo')).toBeDisabled();
    await page.keyboard.press('Control+y');
    expect(await order(page)).toEqual(['Button', 'Hero Section', start[2]]);
  });

  await test.step('fields, a new block and its properties', async () => {
    await fields.getByLabel('Title', { exact: true }).press('End');
    await page.keyboard.type(' typed');
    for (const [label, text] of [
      ['Slug', slug],
      ['Meta Title', 'Typed for search engines'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(fields.getByLabel(label)).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    }
    await block(page, 'Hero Section').press('Enter');
    await expect(properties.getByLabel('Title', { exact: true })).toHaveValue('First');
    // Out of the text, then out of the block.
    await page.keyboard.press('Escape');
    await expect(block(page, 'Hero Section')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(properties).toContainText('Select a block');
    await fields.getByRole('button', { name: 'Text Block' }).press('Enter');
    await expect(toast(page, '✅ Block Added')).toBeVisible();
    await properties.getByLabel('Font size').press('L');
    await expect(properties.getByLabel('Font size')).toHaveValue('lg');
    await block(page, 'Button').press('Enter');
    await expect(block(page, 'Button').getByRole('textbox', { name: 'Text' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' thoughts');
    await page.keyboard.press('Escape');
    await expect(block(page, 'Button')).toBeFocused();
    await expect(properties.getByLabel('Text', { exact: true })).toHaveValue('Second thoughts');
  });

  await test.step('widths, preview, save and Back', async () => {
    await button(page, 'Mobile').press('Enter');
    await expect(button(page, 'Mobile')).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Preview').press('Enter');
    await expect(fields).toBeHidden();
    await button(page, 'Edit').press('Space');
    await expect(fields).toBeVisible();
    await save(page);
    await expect(toast(page, '✅ Page Saved')).toBeVisible();
    const { document } = await stored(page.request, own.id);
    expect(document).toMatchObject({
      title: `${own.title} typed`,
      slug,
      metaTitle: 'Typed for search engines',
    });
    expect(document.blocks).toMatchObject([
      { text: 'Second thoughts' },
      { title: 'First' },
      { blockType: 'hologram', depth: 3 },
      { blockType: 'text', fontSize: 'lg' },
    ]);
    await button(page, 'Back').press('Enter');
    await expect(page).toHaveURL(/\/cms\/pages$/);
  });
});

test('switching editors keeps unsaved work, by mouse and by keys', async ({ page }) => {
  const own = await newPage(page.request, [hero('Before')]);
  await open(page, own.href);
  await page.route('**/document', (route) => route.abort());
  await block(page, 'Hero Section').click();
  await panel(page, 'Block Properties').getByLabel('Title', { exact: true }).fill('Not saved yet');
  await page.getByRole('radio', { name: 'A', exact: true }).check();
  await expect(page).toHaveURL(/\?editor=a$/);
  await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Not saved yet');
  await expect(panel(page, 'Properties').getByLabel('Title', { exact: true })).toHaveValue('Not saved yet');
  await page.getByRole('radio', { name: 'A', exact: true }).press('ArrowRight');
  await expect(page).toHaveURL(own.href);
  await inBar(page, 'Undo').click();
  await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Before');
});

test('a page that holds all it can takes no more, in either editor', async ({ page }) => {
  const full = Array.from({ length: 500 }, (_, index) => link(`Button ${index + 1}`));
  const own = await newPage(page.request, full);
  await open(page, own.href);
  for (const name of ['Fields', 'Add Component']) {
    if (name === 'Add Component') await page.getByRole('radio', { name: 'A', exact: true }).check();
    await panel(page, name).getByRole('button', { name: 'Button', exact: true }).press('Enter');
    await expect(toast(page, '❌ Error')).toBeVisible();
    await expect(toast(page, 'Failed to add component')).toBeVisible();
    await button(page, 'Dismiss').press('Enter');
    await expect(toast(page, 'Failed to add component')).toBeHidden();
    expect(await order(page)).toHaveLength(500);
  }
  // Two who add a block each: the server says what is too much, and keeps what it has.
  const { document, revision } = await stored(page.request, own.id);
  const data = {
    document: { ...document, blocks: [...document.blocks, { ...link('One more'), id: 'more' }] },
    revision,
  };
  const answer = await page.request.put(`${own.href}/document`, { data: { ...data, mode: 'autosave' } });
  expect([answer.status(), await answer.json()]).toMatchObject([
    422,
    { code: 'invalid', fieldErrors: { 'document.blocks': ['A page can have at most 500 blocks.'] } },
  ]);
});

test('on a phone the panels are sheets', async ({ page }) => {
  const own = await newPage(page.request, [hero('Small')]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, own.href);
  for (const [panels, properties] of [
    ['Fields', 'Block Properties'],
    ['Add Component', 'Properties'],
  ] as const) {
    if (panels === 'Add Component') await page.getByRole('radio', { name: 'A', exact: true }).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await button(page, panels).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Button', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await button(page, properties).click();
    await page.getByRole('dialog').getByLabel('Text', { exact: true }).fill(`Tap ${panels}`);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(canvas(page)).toContainText(`Tap ${panels}`);
  }
  await save(page);
});
