import { block, button, canvas, inBar, open, order, panel, saved, saveState, stored, test, toast, unique } from './cms';
import { expect, expectAccessible } from './fixtures';

test('editor B builds a page, by mouse and by keyboard, on a desk and on a phone; editor A goes on with it', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const slug = unique('new');
  await open(page, '/cms/pages/new');
  const [fields, properties] = [panel(page, 'Fields'), panel(page, 'Block Properties')];

  await test.step('an empty page', async () => {
    await expect(page.getByRole('heading', { name: 'Start Building Your Page' })).toBeVisible();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect(inBar(page, 'Undo')).toBeDisabled();
    await expect(inBar(page, 'Redo')).toBeDisabled();
    const names = await fields.getByRole('listitem').allInnerTexts();
    expect(names.slice(0, 4)).toEqual(['Hero Section', 'Text Block', 'Image Block', 'Button']);
    expect(names).toContain('FAQ');
  });

  await test.step('its fields, one after the other', async () => {
    await fields.getByLabel('Title', { exact: true }).fill(`Page ${slug}`);
    for (const [label, text] of [
      ['Slug', slug],
      ['Meta Title', 'For search engines'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(fields.getByLabel(label)).toBeFocused();
      await fields.getByLabel(label).fill(text);
    }
  });

  await test.step('blocks are added, selected, and changed in their properties', async () => {
    await fields.getByRole('button', { name: 'Hero Section' }).click();
    await expect(toast(page, '✅ Block Added')).toBeVisible();
    await expect(block(page, 'Hero Section')).toHaveAttribute('aria-current', 'true');
    await properties.getByLabel('Title', { exact: true }).fill('Kits that last');
    await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Kits that last');
    await expect(properties.getByRole('radio', { name: 'Centre' })).toBeChecked();
    await properties.getByRole('radio', { name: 'Left' }).check();
    await fields.getByRole('button', { name: 'Text Block' }).press('Enter');
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

  await test.step('blocks move, are duplicated and deleted, by their buttons and by keys', async () => {
    await block(page, 'Button').getByRole('button', { name: 'Move up' }).click();
    expect(await order(page)).toEqual(['Hero Section', 'Text Block', 'Button', 'Image Block']);
    await block(page, 'Button').getByRole('button', { name: 'Duplicate' }).click();
    await expect(toast(page, '✅ Block Duplicated')).toBeVisible();
    await block(page, 'Button').last().click();
    await block(page, 'Button').last().getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, '✅ Block Deleted')).toBeVisible();
    await expect(properties).toContainText('Select a block');
    await block(page, 'Text Block').focus();
    await page.keyboard.press('ArrowDown');
    await expect(block(page, 'Button')).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => order(page)).toEqual(['Hero Section', 'Button', 'Text Block', 'Image Block']);
    await expect(block(page, 'Button')).toBeFocused();
    await page.keyboard.press('Control+d');
    expect(await order(page)).toHaveLength(5);
    await page.keyboard.press('Control+z');
    expect(await order(page)).toHaveLength(4);
    await page.keyboard.press('Control+Shift+Z');
    expect(await order(page)).toHaveLength(5);
  });

  await test.step('undo ends where it must, and fields of the page are no part of it', async () => {
    while (await inBar(page, 'Undo').isEnabled()) await inBar(page, 'Undo').click();
    expect(await order(page)).toEqual([]);
    await expect(fields.getByLabel('Slug')).toHaveValue(slug);
    await inBar(page, 'Redo').click();
    await fields.getByRole('button', { name: 'Text Block' }).click();
    await expect(inBar(page, 'Redo')).toBeDisabled();
    await properties.getByLabel('Font size').selectOption('lg');
    await fields.getByRole('button', { name: 'Button', exact: true }).click();
    await block(page, 'Button').press('Enter');
    await expect(block(page, 'Button').getByRole('textbox', { name: 'Text' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' now');
    await page.keyboard.press('Escape');
    await expect(block(page, 'Button')).toBeFocused();
    await expect(properties.getByLabel('Text', { exact: true })).toHaveValue('Click Me now');
  });

  await test.step('Save makes the page', async () => {
    await page.keyboard.press('Control+s');
    await expect(toast(page, '✅ Page Saved')).toBeVisible();
    await expect(page).toHaveURL(/\/cms\/pages\/[0-9a-f-]{36}$/);
    await saved(page);
    await expectAccessible(page);
  });
  const id = page.url().split('/').at(-1) ?? '';
  expect((await stored(page.request, id)).document).toMatchObject({
    title: `Page ${slug}`,
    slug,
    metaTitle: 'For search engines',
    blocks: [{ blockType: 'hero' }, { blockType: 'text', fontSize: 'lg' }, { text: 'Click Me now' }],
  });

  await test.step('device widths, and a preview in which nothing is edited', async () => {
    await button(page, 'Mobile').press('Enter');
    await expect(button(page, 'Mobile')).toHaveAttribute('aria-pressed', 'true');
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
    await button(page, 'Edit').press('Space');
    await expect(fields).toBeVisible();
  });

  await test.step('on a phone the panels are sheets', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await button(page, 'Fields').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Button', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await button(page, 'Block Properties').click();
    await page.getByRole('dialog').getByLabel('Text', { exact: true }).fill('Tapped in B');
    await expectAccessible(page, '[role=dialog]');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(canvas(page)).toContainText('Tapped in B');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('what is not saved yet, and what was copied, come into editor A, and back', async () => {
    await page.route('**/document', (route) => route.abort());
    await block(page, 'Button').last().press('Control+c');
    await expect(toast(page, 'Block copied')).toBeVisible();
    await block(page, 'Hero Section').click();
    await properties.getByLabel('Title', { exact: true }).fill('Not saved yet');
    await page.getByRole('radio', { name: 'A', exact: true }).check();
    await expect(page).toHaveURL(/\?editor=a$/);
    await expect(block(page, 'Hero Section').getByRole('heading')).toHaveText('Not saved yet');
    await expect(panel(page, 'Properties').getByLabel('Title', { exact: true })).toHaveValue('Not saved yet');
    const before = await order(page);
    await block(page, 'Hero Section').press('Control+v');
    await expect.poll(() => order(page)).toHaveLength(before.length + 1);
    await page.getByRole('radio', { name: 'A', exact: true }).press('ArrowRight');
    await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
    await inBar(page, 'Undo').click();
    await inBar(page, 'Undo').click();
    await expect(block(page, 'Hero Section').getByRole('heading')).not.toHaveText('Not saved yet');
    await page.unroute('**/document');
  });

  await test.step('Back saves what waits, and returns', async () => {
    await expect(saveState(page)).toBeVisible();
    await fields.getByLabel('Title', { exact: true }).fill(`Left ${slug}`);
    await button(page, 'Back').press('Enter');
    await expect(page).toHaveURL(/\/cms\/pages$/);
    expect((await stored(page.request, id)).document.title).toBe(`Left ${slug}`);
  });
});
