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
  saveThroughGate,
  stored,
  test,
  toast,
  unique,
} from './cms';
import { expect, expectAccessible } from './fixtures';

test('editor A builds a page out of components, by mouse', async ({ page, request }) => {
  test.slow();
  const other = await newPage(page.request);
  const [slug, add] = [unique('new'), panel(page, 'Add Component')];
  await open(page, '/cms/pages/new?editor=a');
  const title = page.getByLabel('Title', { exact: true });

  await test.step('an empty page: defaults, and components by category', async () => {
    await expect(title).toHaveValue('New Page');
    await expect(page.getByLabel('Slug')).toHaveValue('new-page');
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Start Building Your Page' })).toBeVisible();
    const categories = await add.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(categories.map((each) => each.toLowerCase())).toEqual([
      'layout',
      'content',
      'media',
      'interactive',
      'forms',
    ]);
  });

  await test.step('a slug that is taken is refused beside its field', async () => {
    await page.getByLabel('Slug').fill(other.slug);
    await button(page, 'Save').click();
    await expect(toast(page, '❌ Error')).toBeVisible();
    await expect(toast(page, 'Failed to save page')).toBeVisible();
    await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Slug').fill(slug);
    await title.fill(`Page ${slug}`);
  });

  await test.step('components are added, each selected, with the specified choices', async () => {
    await button(page, 'Add Your First Component').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hero Section' }).click();
    await expect(toast(page, '✅ Component Added')).toBeVisible();
    await expect(toast(page, 'Hero Section has been added to your page')).toBeVisible();
    await expect(block(page, 'Hero Section')).toContainText('Welcome to Our Website');
    await expect(block(page, 'Hero Section')).toContainText('Get Started');
    // In px of the page, which is drawn smaller beside the panels.
    const height = await block(page, 'Hero Section').evaluate((hero) => (hero as HTMLElement).offsetHeight);
    expect(height).toBeGreaterThanOrEqual(500);
    const properties = panel(page, 'Properties');
    await add.getByRole('button', { name: 'Text Block' }).click();
    await expect(toast(page, 'Text Block has been added to your page')).toBeVisible();
    await expect(block(page, 'Text Block')).toHaveAttribute('aria-current', 'true');
    const sizes = ['Small', 'Base', 'Large', 'Extra large', '2X large', '3X large'];
    await expect(properties.getByLabel('Font size').locator('option')).toHaveText(sizes);
    await add.getByRole('button', { name: 'Image Block' }).click();
    const widths = ['Small', 'Medium', 'Large', 'Extra large', 'Full'];
    await expect(properties.getByLabel('Width').locator('option')).toHaveText(widths);
    expect(await order(page)).toEqual(['Hero Section', 'Text Block', 'Image Block']);
  });

  await test.step('blocks move up and down, and are deleted', async () => {
    await block(page, 'Text Block').click();
    await block(page, 'Text Block').getByRole('button', { name: 'Move up' }).click();
    expect(await order(page)).toEqual(['Text Block', 'Hero Section', 'Image Block']);
    await expect(block(page, 'Text Block').getByRole('button', { name: 'Move up' })).toBeDisabled();
    await block(page, 'Text Block').getByRole('button', { name: 'Move down' }).click();
    expect(await order(page)).toEqual(['Hero Section', 'Text Block', 'Image Block']);
    for (const name of ['Text Block', 'Image Block']) {
      await block(page, name).click();
      await block(page, name).getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page, '✅ Component Deleted')).toBeVisible();
    }
    expect(await order(page)).toEqual(['Hero Section']);
    // Deleting clears the selection: the panel is the page’s again.
    await expect(panel(page, 'Page').getByLabel('Meta Title')).toBeVisible();
  });

  await test.step('Save makes the page', async () => {
    await button(page, 'Save').click();
    await expect(toast(page, '✅ Page Saved')).toBeVisible();
    await expect(toast(page, 'Your page has been saved successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/cms\/pages\/[0-9a-f-]{36}\?editor=a$/);
    await saved(page);
    await expectAccessible(page);
  });

  await test.step('the toggle changes the flag, and Save stores it', async () => {
    const visit = async () => {
      const answer = await request.get(`/${slug}`);
      return answer.ok() ? answer.text() : answer.status();
    };
    expect(await visit()).toBe(404);
    await inBar(page, 'Publish').click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    expect(await visit()).toBe(404);
    await expect(button(page, 'Save and publish')).toBeVisible();
    await saveThroughGate(page);
    expect(await visit()).toMatch(/<h1[^>]*>Welcome to Our Website/);
    await inBar(page, 'Unpublish').click();
    await button(page, 'Save and unpublish').click();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect.poll(visit).toBe(404);
  });

  await test.step('Back saves what waits, and returns', async () => {
    const id = page.url().match(/[0-9a-f-]{36}/)?.[0] ?? '';
    await title.fill(`Left ${slug}`);
    await button(page, 'Back').click();
    await expect(page).toHaveURL(/\/cms\/pages$/);
    expect((await stored(page.request, id)).document.title).toBe(`Left ${slug}`);
  });
});

test('editor A is worked by keyboard alone, and keeps what it does not know', async ({ page }) => {
  const unknown = { id: 'u1', blockType: 'hologram', depth: 3 };
  const [own, slug] = [await newPage(page.request, []), unique('typed')];
  await open(page, `${own.href}?editor=a`);
  await button(page, 'Add Your First Component').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Button', exact: true }).press('Enter');
  await expect(toast(page, 'Button has been added to your page')).toBeVisible();
  await expect(block(page, 'Button')).toHaveAttribute('aria-current', 'true');
  await panel(page, 'Add Component').getByRole('button', { name: 'Hero Section' }).press('Enter');
  expect(await order(page)).toEqual(['Button', 'Hero Section']);

  await test.step('moves and deletes by keys, and by the buttons of the block', async () => {
    await block(page, 'Hero Section').press('Alt+ArrowUp');
    expect(await order(page)).toEqual(['Hero Section', 'Button']);
    await page.keyboard.press('Control+z');
    expect(await order(page)).toEqual(['Button', 'Hero Section']);
    await block(page, 'Button').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Properties').getByLabel('Text', { exact: true })).toHaveValue('Click Me');
    await page.keyboard.press('Escape');
    await expect(block(page, 'Button')).toBeFocused();
    await block(page, 'Button').getByRole('button', { name: 'Move down' }).press('Enter');
    await expect.poll(() => order(page)).toEqual(['Hero Section', 'Button']);
    await block(page, 'Button').getByRole('button', { name: 'Move up' }).press('Space');
    await expect.poll(() => order(page)).toEqual(['Button', 'Hero Section']);
    await block(page, 'Hero Section').press('Delete');
    await expect(toast(page, '✅ Component Deleted')).toBeVisible();
    expect(await order(page)).toEqual(['Button']);
  });

  await test.step('deleting clears the selection, and so does Escape: the panel is the page’s again', async () => {
    await expect(panel(page, 'Page').getByLabel('Meta Title')).toBeVisible();
    await block(page, 'Button').press('Enter');
    await expect(block(page, 'Button')).toHaveAttribute('aria-current', 'true');
    // Out of the text, then out of the block.
    await page.keyboard.press('Escape');
    await expect(block(page, 'Button')).toBeFocused();
    await expect(panel(page, 'Properties')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Page').getByLabel('Meta Title')).toBeVisible();
    await expect(block(page, 'Button')).not.toHaveAttribute('aria-current');
  });

  await test.step('title, slug, the toggle and Save', async () => {
    await page.getByLabel('Title', { exact: true }).press('End');
    await page.keyboard.type(' typed');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Slug')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(slug);
    await inBar(page, 'Publish').press('Space');
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await inBar(page, 'Unpublish').press('Enter');
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(toast(page, '✅ Page Saved')).toBeVisible();
    const now = await stored(page.request, own.id);
    expect(now).toMatchObject({ isPublished: false, document: { title: `${own.title} typed`, slug } });
    expect(now.document.blocks).toMatchObject([{ blockType: 'button', text: 'Click Me' }]);
  });

  await test.step('an unknown type says so, and is kept on save; Back', async () => {
    const strange = await newPage(page.request, [unknown]);
    await open(page, `${strange.href}?editor=a`);
    await expect(canvas(page)).toContainText('Unknown block type');
    await page.getByLabel('Title', { exact: true }).fill('Beside the unknown');
    await save(page);
    expect((await stored(page.request, strange.id)).document.blocks).toMatchObject([unknown]);
    await button(page, 'Back').press('Enter');
    await expect(page).toHaveURL(/\/cms\/pages$/);
  });
});

test('a block is copied out of one editor into the other, by keys', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [from, to] = [await newPage(page.request, [link('Two')]), await newPage(page.request, [hero('One')])];
  await open(page, from.href);
  await block(page, 'Button').press('Control+c');
  await expect(toast(page, 'Block copied')).toBeVisible();
  await open(page, `${to.href}?editor=a`);
  await block(page, 'Hero Section').press('Control+v');
  await expect.poll(() => order(page)).toEqual(['Hero Section', 'Button']);
  await expect(block(page, 'Button')).toContainText('Two');
});
