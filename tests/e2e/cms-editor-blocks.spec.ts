import type { Page } from '@playwright/test';
import { block, button, canvas, link, newPage, open, panel, save, stored, test, unique, upload } from './cms';
import { expect, expectAccessible } from './fixtures';

const properties = (page: Page) => panel(page, 'Block Properties');
const select = (page: Page, name: string) => block(page, name).click({ position: { x: 5, y: 5 } });

test('links, tables, lists, products, pictures and columns are edited in their properties', async ({
  page,
  request,
}) => {
  test.slow();
  const alt = unique('Dress');
  const picture = await upload(request, alt);
  const own = await newPage(page.request, [
    link('Go', { link: '#' }),
    { blockType: 'table', heading: 'Sizes', table: { columns: ['', ''], rows: [['', '']] }, rowHeads: true },
    { blockType: 'faq', heading: 'FAQ', items: [{ question: 'One?', answer: '1' }] },
    { blockType: 'productGrid', heading: 'Shop', source: 'featured', limit: 4, products: [] },
    { blockType: 'image', src: '/icon.svg', alt: 'Image description', width: '1/2', alignment: 'center' },
    {
      blockType: 'columns',
      split: 'equal',
      columns: [
        { id: 'left', blocks: [] },
        { id: 'right', blocks: [] },
      ],
    },
  ]);
  await open(page, own.href);

  await test.step('an address that runs code is refused; pages are found to link to', async () => {
    await select(page, 'Button');
    const address = properties(page).getByLabel('Link', { exact: true });
    await address.fill('javascript:alert(1)');
    await expect(properties(page).getByText(/^Start with \//)).toBeVisible();
    await properties(page).getByRole('button', { name: 'Choose a page, product or file' }).click();
    await page.getByPlaceholder('Search pages, products and files').fill('netball');
    await page.getByRole('dialog').getByRole('option').first().click();
    await expect(address).toHaveValue(/^\//);
    await expect(properties(page).getByText(/^Start with \//)).toBeHidden();
  });

  await test.step('a table is filled out of a spreadsheet', async () => {
    await select(page, 'Table');
    await properties(page)
      .getByRole('button', { name: /^Edit table/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Heading of column 1').focus();
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
  });

  await test.step('items of a list are added, duplicated, moved and removed', async () => {
    await select(page, 'FAQ');
    await properties(page).getByRole('button', { name: 'Add question' }).click();
    await properties(page).getByLabel('Question', { exact: true }).fill('Two?');
    await properties(page).getByRole('button', { name: 'Duplicate question 2' }).click();
    await properties(page).getByLabel('Question', { exact: true }).fill('Three?');
    await properties(page).getByRole('button', { name: 'Move question 3 up' }).click();
    await properties(page).getByRole('button', { name: 'Remove question 1' }).click();
    await expect(properties(page).getByRole('listitem').getByRole('button', { expanded: false })).toHaveText(['Two?']);
    await expect(properties(page).getByRole('listitem').getByRole('button', { expanded: true })).toHaveText(['Three?']);
    await expect(canvas(page)).toContainText('Three?');
    await expect(canvas(page)).not.toContainText('One?');
  });

  await test.step('a grid shows what its category holds', async () => {
    await select(page, 'Product Grid');
    await properties(page).getByLabel('Which products').selectOption('From a category');
    await properties(page).getByLabel('Category', { exact: true }).selectOption('Rugby');
    const found = await request.get('/api/products?where[category.slug][equals]=rugby&limit=100&depth=0');
    const names = ((await found.json()) as { docs: { name: string }[] }).docs.map(({ name }) => name);
    const shown = block(page, 'Product Grid').getByRole('article').getByRole('heading');
    expect(names.length).toBeGreaterThan(0);
    await expect
      .poll(async () => {
        const titles = await shown.allTextContents();
        return titles.length > 0 && titles.every((title) => names.includes(title));
      })
      .toBe(true);
  });

  await test.step('products are chosen by hand, by mouse and by keys, in an order of one’s own', async () => {
    await properties(page).getByLabel('Which products').selectOption('Hand-picked');
    await expect(properties(page).getByText('None chosen yet.')).toBeVisible();
    const list = properties(page).getByRole('group', { name: 'Products' });
    const options = page.getByRole('dialog', { name: 'Add a product' }).getByRole('option');
    const pick = async (search: string, choose: () => Promise<void>) => {
      await list.getByRole('button', { name: 'Add product' }).click();
      await page.getByPlaceholder('Search products').fill(search);
      await expect(options.first()).toContainText(new RegExp(search, 'i'));
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      const name = await options.first().innerText();
      await choose();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(list.getByRole('listitem').last()).toContainText(name);
      return name;
    };
    const one = await pick('netball', () => options.first().click());
    const two = await pick('football', () => page.keyboard.press('Enter'));
    const shown = block(page, 'Product Grid').getByRole('article').getByRole('heading');
    await expect(shown).toHaveText([one, two]);
    await list.getByRole('button', { name: `Move ${two} up` }).click();
    await expect(shown).toHaveText([two, one]);
    await list.getByRole('button', { name: `Remove ${one}` }).press('Enter');
    await expect(shown).toHaveText([two]);
  });

  await test.step('a picture of the library brings its words', async () => {
    await select(page, 'Image Block');
    await properties(page).getByRole('button', { name: 'Choose from library' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a picture' });
    await picker.getByRole('searchbox').fill(alt);
    const found = picker.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button');
    // A press while the list is redrawn is lost.
    await expect(found).toHaveText([alt]);
    await found.click();
    await expect(picker).toBeHidden();
    await expect(properties(page).getByLabel('Image URL')).toHaveValue(picture);
    await expect(properties(page).getByLabel('Alt text')).toHaveValue(alt);
    await expect(block(page, 'Image Block').getByRole('img', { name: alt })).toBeVisible();
  });

  await test.step('each column takes blocks, by mouse and by keys, but no columns', async () => {
    await select(page, 'Columns');
    const add = block(page, 'Columns').getByRole('button', { name: 'Add a block to this column' });
    await expect(add).toHaveCount(2);
    await add.last().press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a block' });
    await expect(dialog.getByRole('button', { name: 'Columns' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Button', exact: true }).press('Enter');
    await expect(block(page, 'Columns').getByRole('group', { name: 'Button' })).toHaveAttribute('aria-current', 'true');
    await add.click();
    await dialog.getByRole('button', { name: 'Hero Section' }).click();
    await select(page, 'Columns');
    await expect(properties(page).getByRole('listitem')).toHaveText([/^Column 1 · 1 block/, /^Column 2 · 1 block/]);
    await properties(page).getByRole('button', { name: 'Move column 2 up' }).click();
    await button(page, 'Add column').click();
    await expect(add).toHaveCount(1);
  });

  await save(page);
  expect((await stored(page.request, own.id)).document.blocks).toMatchObject([
    { blockType: 'button', link: expect.stringMatching(/^\//) },
    { blockType: 'table', table: { columns: ['Size', 'Chest', 'Waist'] } },
    { blockType: 'faq', items: [{ question: 'Three?' }, { question: 'Two?' }] },
    { source: 'chosen', products: [expect.any(String)] },
    { src: picture, alt },
    { columns: [{ blocks: [{ blockType: 'button' }] }, { blocks: [{ blockType: 'hero' }] }, { blocks: [] }] },
  ]);
});
