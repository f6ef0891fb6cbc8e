import { expect, expectAccessible, holdBack, test } from './fixtures';
import { main, toastOf } from './shopper';

test('shows suggestions in the order of typing, retries, walks them with arrows and takes one with Enter', async ({
  page,
}) => {
  await page.goto('/shop');
  const box = page.getByRole('combobox', { name: 'Search products' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });

  await test.step('an answer that is overtaken is dropped', async () => {
    const letGo = await holdBack(page, /\/api\/search\?q=ru$/);
    const [overtaken] = await Promise.all([page.waitForRequest(/q=ru$/), box.fill('ru')]);
    const dropped = page.waitForEvent('requestfailed', (request) => request === overtaken);
    await box.fill('sock');
    await expect(list.getByRole('option', { name: /Crew Socks/ })).toBeVisible();
    letGo();
    await dropped;
    await expect(list.getByRole('option', { name: /Ironside/ })).toHaveCount(0);
  });

  await test.step('one that fails can be asked for again', async () => {
    await page.route(/\/api\/search\?q=cricket$/, (route) => route.abort(), { times: 1 });
    await box.fill('cricket');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(list.getByRole('option', { name: /Crease Cricket Shirt/ })).toBeVisible();
  });

  await test.step('Escape shuts them, arrows walk them, Enter takes one', async () => {
    await box.fill('netb');
    const dress = list.getByRole('option', { name: /Velocity Netball Dress/ });
    await expect(dress).toContainText('$44.99');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, 'main');
    await box.press('Escape');
    await expect(list).toBeHidden();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('netb');
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await expect(dress).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', (await dress.getAttribute('id')) ?? '');
    await box.press('Enter');
    await expect(page).toHaveURL('/product/velocity-netball-dress');
  });
});

test('filters count, stand in the address, go one by one, and are a sheet on a phone', async ({ page }) => {
  const ours = '/shop?utm_source=x&search=jersy';
  await page.goto(ours);
  await expect(page.getByText('Showing results for jersey')).toBeVisible();
  await expect(page).toHaveURL(ours);
  const filters = page.getByRole('group', { name: 'Filters' });
  const red = filters.getByRole('checkbox', { name: /^Red/ });
  const chips = page.getByRole('list', { name: 'Chosen filters' });

  await test.step('what is not ours leaves the address with the first choice', async () => {
    await red.check();
    await expect(page).toHaveURL('/shop?search=jersy&color=red');
    await page.goBack();
    await expect(page).toHaveURL(ours);
    await expect(red).not.toBeChecked();
    await red.check();
    await expect(page).toHaveURL('/shop?search=jersy&color=red');
  });

  await test.step('each can be removed, and brought back by the browser', async () => {
    await filters.getByRole('checkbox', { name: /^3X-Large/ }).check();
    await expect(page).toHaveURL('/shop?search=jersy&color=red&size=xxxl');
    await expect(main(page).getByRole('article')).toHaveCount(3);
    await chips.getByRole('link', { name: 'Remove filter: Red' }).click();
    await expect(page).toHaveURL('/shop?search=jersy&size=xxxl');
    await expect(red).not.toBeChecked();
    await page.goBack();
    await expect(red).toBeChecked();
    await chips.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/shop?search=jersy');
    await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
  });

  await test.step('on a phone they are a sheet', async () => {
    await page.locator('#shop-search').fill('');
    await expect(page).toHaveURL('/shop');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(filters).toBeHidden();
    const button = page.getByRole('button', { name: 'Filters', exact: true });
    await button.click();
    await expectAccessible(page, '#shop-filters');
    await filters.getByRole('checkbox', { name: /^Under \$20/ }).check();
    await expect(page).toHaveURL('/shop?price=under-20');
    await filters.getByRole('button', { name: 'Show 2' }).click();
    await expect(filters).toBeHidden();
    await expect(main(page).getByRole('article')).toHaveCount(2);
    await button.click();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search and filters are a form', async ({ page }) => {
    await page.goto('/shop?category=football');
    await page.locator('#shop-search').fill('kit');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    // A form sends fields in page order.
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(query).toEqual({ search: 'kit', category: 'football', sort: 'featured' });
    await page
      .getByRole('group', { name: 'Filters' })
      .getByRole('checkbox', { name: /^Black/ })
      .check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect.poll(query).toEqual({ search: 'kit', category: 'football', color: 'black', sort: 'featured' });
    await expect(main(page).getByRole('article')).toHaveCount(1);
  });
});

test('parameters that are not ours cost no page of their own', async ({ request }) => {
  const first = await request.get('/shop?utm_source=x&color=red&color=blue', { maxRedirects: 0 });
  const second = await request.get('/shop?gclid=1&color=blue,red', { maxRedirects: 0 });
  expect([first.status(), second.status(), second.headers()['x-cache']]).toEqual([200, 200, 'HIT']);
  expect(await second.text()).toBe(await first.text());
});

test('the header has a search box where there is room, which the search icon ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  const banner = page.getByRole('banner');
  const box = banner.getByRole('combobox', { name: 'Search the site' });
  const icon = banner.getByRole('link', { name: 'Search', exact: true });
  await box.fill('size gu');
  await expect(page.getByRole('option', { name: 'Size Guides' })).toHaveAttribute('href', '/size-guides');
  await expectAccessible(page, 'header');
  await box.press('Enter');
  await expect(page).toHaveURL('/shop?search=size+gu');
  await expect(box).toHaveCount(0);
  await expect(page.locator('#shop-search')).toHaveValue('size gu');
  await page.goBack();
  await box.fill('netball');
  await icon.click();
  await expect(page).toHaveURL('/shop?search=netball');
  await expect(toastOf(page)).toContainText('Search Ready');
  await expect(toastOf(page)).toContainText('Use the search bar to find products!');
  await expect(page.locator('#shop-search')).toBeFocused();
  await expect(icon).toHaveAttribute('href', '/shop#shop-search');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the icons of the header lead to the search box of the shop, ready to type, and to the portal', async ({
    page,
  }) => {
    await page.goto('/about');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/teamwear-portal');
    await banner.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.locator('#shop-search')).toBeFocused();
  });
});
