import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, signIn, test } from './fixtures';
import { emailTo } from './outbox';
import { main, toastOf } from './shopper';

test('a quote request is answered by a quote, changed, sent again and accepted with its deposit', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const id = randomUUID().slice(0, 8);
  const [team, email] = [`Lions ${id}`, `ada-${id}@sender.test`];
  await page.goto('/custom-kits');
  const form = page.locator('#quote-form');
  await form.getByLabel('Team name').fill(team);
  await form.getByLabel('Sport').selectOption('netball');
  await form.getByLabel('Quantity').selectOption('26-50');
  await form.getByLabel('Name', { exact: true }).fill('Ada Okafor');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Email').press('Enter');
  await expect(form.getByRole('status')).toContainText('Your quote request has arrived');
  await signIn(page, `/admin/inbox?search=${team.replace(' ', '+')}`);
  await page.getByRole('link', { name: `Quote request for ${team}` }).click();
  await page.getByRole('link', { name: 'Make a quote' }).click();

  await test.step('it is drawn up at agreed prices', async () => {
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Create quote' }).click();
    await expect(page.getByText('Add at least one product.')).toBeVisible();
    await page.getByRole('button', { name: 'Add products' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByPlaceholder('Search products by name or SKU').fill('Touchline Team Holdall');
    await dialog.getByRole('button', { name: /Touchline Team Holdall/ }).click();
    await dialog.getByLabel('Quantity').fill('10');
    await dialog.getByRole('button', { name: 'Add to quote' }).click();
    await page.getByLabel(/^Price of Touchline/).fill('12.50');
    await page.getByRole('button', { name: 'Discount or price of delivery' }).click();
    await page.getByLabel('Price of delivery').fill('5');
    await page.getByLabel('Deposit in per cent').fill('40');
    await page.getByLabel('Address', { exact: true }).fill('1 High Street');
    await page.getByLabel('Town or city', { exact: true }).fill('Leeds');
    await page.getByLabel('Postcode', { exact: true }).fill('LS1 4AP');
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('10 pieces');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create quote' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Quote Q-\d{4}-\d{6}$/ })).toBeVisible();
    await expect(main(page).getByText('Draft', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  const send = async (label: string) => {
    await page.getByRole('button', { name: label }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(email);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(toastOf(page).filter({ hasText: '✅ Quote Sent' }).first()).toBeVisible();
  };
  const linkIn = (text: string) => /https?:\/\/\S+\/quote\/\S+/.exec(text)?.[0] ?? '';
  const visitor = await browser.newContext({ baseURL });
  const shop = await visitor.newPage();

  await test.step('the version that is sent last can be accepted, and no earlier one', async () => {
    await send('Send');
    const first = linkIn((await emailTo(email, 'Your quote Q-')).text);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel(/^Quantity of Touchline/).fill('12');
    await page.getByRole('button', { name: 'Save quote' }).click();
    await expect(page.getByText('Version 2 has not been sent.')).toBeVisible();
    await send('Send new version');
    await expect(page.getByRole('list', { name: 'Versions' })).toContainText('Replaced');
    const changed = await emailTo(email, 'Your quote has changed');
    expect(changed.text).toContain('10 → 12');
    await shop.goto(first);
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('There is a newer version of this quote');
    await shop.goto(linkIn(changed.text));
    await shop.getByLabel('Your name').fill('Ada Okafor');
    await shop.getByRole('button', { name: 'Accept and order' }).click();
    await shop.waitForURL(/\/order\//);
    await visitor.close();
  });

  await test.step('it has become the order that it says', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    await page.goto(`/admin/quotes?state=accepted&search=${email}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Q-/ }).click();
    await page.getByRole('link', { name: /^#ORD-/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^#ORD-/ })).toBeVisible();
    await expect(main(page)).toContainText('$12.50');
    await expect(main(page)).toContainText('40%');
  });
});
