import { expect, expectAccessible, signIn, test } from './fixtures';
import { main, toastOf } from './shopper';

const square = (name: string, x: number, width: number, height: number) =>
  `<rect id="${name}" x="${x}" y="10" width="${width}" height="${height}"/>`;
const FILE = `<svg xmlns="http://www.w3.org/2000/svg" width="900mm" height="700mm" viewBox="0 0 900 700"><g id="M">
  ${square('Left outer side', 10, 120, 420)}${square('Right outer side', 200, 118, 430)}${square('', 400, 110, 400)}</g></svg>`;

test('staff upload a workshop’s pattern, see its pieces beside ours, map and confirm it', async ({ page }) => {
  test.slow();
  await signIn(page, '/admin/settings?tab=shop');
  await page.getByRole('link', { name: 'Pattern templates' }).click();
  await expect(page.getByRole('heading', { name: 'No pattern templates yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Sock block');
  await dialog.getByLabel('Garment').selectOption('crew-socks');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByLabel('File')).toHaveAccessibleDescription(/Choose a file/);
  const choose = (content: string) =>
    dialog
      .getByLabel('File')
      .setInputFiles({ name: 'socks.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(content) });
  await choose(FILE.replaceAll('mm"', '"'));
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByLabel('File')).toHaveAccessibleDescription(/Choose the unit/);
  await expect(dialog.getByLabel('Name')).toHaveValue('Sock block');
  await choose(FILE);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await page.waitForURL(/\/admin\/settings\/templates\/[\w-]{36}$/);

  const pieces = main(page).getByRole('region', { name: 'Pieces' });
  await expect(pieces.getByLabel('Size')).toHaveValue('M');
  await expect(pieces.getByText(/^Nothing is mapped in Boys XS/)).toBeVisible();
  await expectAccessible(page);
  const [card] = await pieces.getByRole('group').all();
  if (!card) throw new Error('There is a piece.');
  await card.getByLabel('Cut line').selectOption({ label: 'M, 110 × 400 mm' });
  await expect(card.getByText(/^110 × 400 mm, ours/)).toBeVisible();
  await card.getByLabel('Position').selectOption('Turned 180°');

  await page.getByLabel('The pieces are right').check();
  await page.getByLabel('Default of this garment').check();
  await page.getByLabel('Seam allowance').fill('99');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Seam allowance')).toHaveAccessibleDescription(/Enter 0 to 20 mm/);
  await page.getByLabel('Seam allowance').fill('8');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastOf(page)).toContainText('✅ Pattern Template Saved');

  await page.reload();
  await expect(card.getByLabel('Position')).toHaveValue('180 false');
  await page.getByRole('link', { name: 'Pattern templates' }).click();
  await expect(main(page).getByRole('listitem')).toContainText(['Sock block']);
  await expect(main(page).getByText('Default', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Sock block' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No pattern templates yet' })).toBeVisible();
});
