import {
  block,
  button,
  EDITOR_WORDS,
  gatherScripts,
  inBar,
  newPage,
  open,
  order,
  panel,
  saved,
  saveThroughGate,
  test,
  toast,
  unique,
} from './cms';
import { expect, expectAccessible } from './fixtures';

test('editor A builds a page out of components, by mouse and by keyboard, and publishes it', async ({
  page,
  request,
}) => {
  test.slow();
  const other = await newPage(page.request);
  const [slug, add] = [unique('new'), panel(page, 'Add Component')];
  const scripts = gatherScripts(page);
  await open(page, '/cms/pages/new?editor=a');
  const [title, properties] = [page.getByLabel('Title', { exact: true }), panel(page, 'Properties')];

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
    const code = await scripts();
    expect(EDITOR_WORDS.filter((word) => !code.includes(word))).toEqual([]);
  });

  await test.step('a slug that is taken is refused beside its field', async () => {
    await page.getByLabel('Slug').fill(other.slug);
    await button(page, 'Save').click();
    await expect(toast(page, '❌ Error')).toBeVisible();
    await expect(toast(page, 'Failed to save page')).toBeVisible();
    await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
    await title.fill(`Page ${slug}`);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Slug')).toBeFocused();
    await page.getByLabel('Slug').fill(slug);
  });

  await test.step('components are added, each selected, with the specified choices', async () => {
    await button(page, 'Add Your First Component').press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Hero Section' }).press('Enter');
    await expect(toast(page, '✅ Component Added')).toBeVisible();
    await expect(toast(page, 'Hero Section has been added to your page')).toBeVisible();
    await expect(block(page, 'Hero Section')).toContainText('Welcome to Our Website');
    await expect(block(page, 'Hero Section')).toContainText('Get Started');
    const height = await block(page, 'Hero Section').evaluate((hero) => (hero as HTMLElement).offsetHeight);
    expect(height).toBeGreaterThanOrEqual(500);
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

  await test.step('blocks move and are deleted, by their buttons and by keys', async () => {
    await block(page, 'Text Block').click();
    await block(page, 'Text Block').getByRole('button', { name: 'Move up' }).click();
    expect(await order(page)).toEqual(['Text Block', 'Hero Section', 'Image Block']);
    await block(page, 'Text Block').getByRole('button', { name: 'Move down' }).press('Enter');
    await expect.poll(() => order(page)).toEqual(['Hero Section', 'Text Block', 'Image Block']);
    await block(page, 'Text Block').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, '✅ Component Deleted')).toBeVisible();
    await expect(panel(page, 'Page').getByLabel('Meta Title')).toBeVisible();
    await block(page, 'Image Block').press('Alt+ArrowUp');
    expect(await order(page)).toEqual(['Image Block', 'Hero Section']);
    await page.keyboard.press('Control+z');
    expect(await order(page)).toEqual(['Hero Section', 'Image Block']);
    await block(page, 'Image Block').press('Delete');
    expect(await order(page)).toEqual(['Hero Section']);
    await block(page, 'Hero Section').press('Enter');
    await expect(properties.getByLabel('Title', { exact: true })).toHaveValue('Welcome to Our Website');
    await page.keyboard.press('Escape');
    await expect(block(page, 'Hero Section')).toBeFocused();
    await expect(properties).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Page').getByLabel('Meta Title')).toBeVisible();
    await expect(block(page, 'Hero Section')).not.toHaveAttribute('aria-current');
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
    await inBar(page, 'Publish').press('Space');
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    expect(await visit()).toBe(404);
    await expect(button(page, 'Save and publish')).toBeVisible();
    await saveThroughGate(page);
    expect(await visit()).toMatch(/<h1[^>]*>Welcome to Our Website/);
    await inBar(page, 'Unpublish').press('Enter');
    await button(page, 'Save and unpublish').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish', exact: true }).click();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect.poll(visit).toBe(404);
  });

  await test.step('on a phone the panels are sheets', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await button(page, 'Add Component').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Button', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await button(page, 'Properties').click();
    await page.getByRole('dialog').getByLabel('Text', { exact: true }).fill('Tapped in A');
    await expectAccessible(page, '[role=dialog]');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(block(page, 'Button')).toContainText('Tapped in A');
  });
});
