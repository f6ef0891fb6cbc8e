import {
  block,
  button,
  hero,
  inBar,
  menu,
  newPage,
  open,
  panel,
  saved,
  saveThroughGate,
  test,
  toast,
  unique,
} from './cms';
import { expect, expectAccessible } from './fixtures';

test('a page is previewed, published through the gate, changed, brought back, taken off, deleted and scheduled', async ({
  page,
  request,
}) => {
  test.slow();
  await page.clock.install();
  const own = await newPage(page.request, [
    hero('As published', { buttonLink: '' }),
    { blockType: 'image', src: '/icon.svg', alt: '', width: 'full', alignment: 'center', rounded: false },
  ]);
  const heading = block(page, 'Hero Section').getByRole('heading');
  const publicPage = async () => {
    const answer = await request.get(`/${own.slug}`);
    return answer.ok() ? answer.text() : answer.status();
  };
  await open(page, own.href);

  await test.step('a link and a new tab show the draft', async () => {
    await menu(page, 'Copy preview link');
    const link = page.getByRole('dialog', { name: 'Preview link' });
    await expect(link.getByLabel('Link')).toHaveValue(/\/cms-preview\//);
    await expect(link.getByText(/^It expires on/)).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await link.getByRole('button', { name: 'Revoke links' }).click();
    const question = page.getByRole('alertdialog', { name: 'Revoke all preview links?' });
    await question.getByRole('button', { name: 'Revoke links' }).click();
    await expect(toast(page, '✅ Links Revoked')).toBeVisible();
    await expect(link).toBeHidden();
    const preview = page.waitForEvent('popup');
    await menu(page, 'Preview in a new tab');
    await expect(await preview).toHaveURL(new RegExp(`/cms-preview/${own.id}$`));
    await (await preview).close();
  });

  await test.step('publishing knows the gate’s findings and jumps to each', async () => {
    await inBar(page, 'Publish').click();
    const gate = page.getByRole('dialog');
    await expect(gate.getByRole('heading', { name: 'Before you publish' })).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await gate
      .getByRole('button', { name: /alt text/i })
      .first()
      .press('Enter');
    await expect(gate).toBeHidden();
    await expect(panel(page, 'Block Properties').getByLabel('Alt text')).toBeFocused();
    await page.keyboard.type('The shop’s mark');
    await saveThroughGate(page, 'Publish');
    expect(await publicPage()).toContain('As published');
  });

  await test.step('drafts change nothing for visitors, a save does', async () => {
    await block(page, 'Hero Section').click();
    await panel(page, 'Block Properties').getByLabel('Title', { exact: true }).fill('As drafted');
    await expect(page.getByText('Unpublished changes')).toBeVisible();
    await page.clock.fastForward(2000);
    await saved(page);
    await button(page, 'Save draft').click();
    await expect(toast(page, '✅ Draft Saved')).toBeVisible();
    await expect(page.getByText('Unpublished changes')).toBeVisible();
    expect(await publicPage()).not.toContain('As drafted');
    await expect(button(page, 'Save to live page')).toBeVisible();
    await saveThroughGate(page);
    await expect(page.getByText('Unpublished changes')).toBeHidden();
    expect(await publicPage()).toContain('As drafted');
  });

  await test.step('an earlier version shows what has changed, and is restored as a new change', async () => {
    await menu(page, 'Version history');
    const dialog = page.getByRole('dialog', { name: 'Version history' });
    await dialog.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
    const change = dialog.getByRole('region', { name: 'This version' });
    await expect(change.getByText('As published').first()).toBeVisible();
    await expect(change.getByText('As drafted').first()).toBeVisible();
    await expect(change.getByRole('link', { name: 'Preview this version' })).toHaveAttribute('href', /version=/);
    await expectAccessible(page, '[role="dialog"]');
    await change.getByRole('button', { name: 'Restore as a new change' }).click();
    await expect(toast(page, '✅ Version Restored')).toBeVisible();
    await expect(heading).toHaveText('As published');
    await inBar(page, 'Undo').click();
    await expect(heading).toHaveText('As drafted');
  });

  await test.step('a page is taken off again, and a deleted one comes back by one click', async () => {
    await inBar(page, 'Unpublish').press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish', exact: true }).click();
    await expect(toast(page, '✅ Page Unpublished')).toBeVisible();
    expect(await publicPage()).toBe(404);
    await menu(page, 'Delete');
    await expect(page.getByRole('heading', { name: 'Page deleted' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(heading).toHaveText('As drafted');
  });

  await test.step('times to publish and unpublish are set and kept', async () => {
    await menu(page, 'Schedule…');
    const schedule = page.getByRole('dialog', { name: 'Schedule' });
    await schedule.getByLabel(/^Publish at/).fill('2001-01-01T10:00');
    await button(page, 'Save schedule').click();
    await expect(schedule.getByText('Choose a time in the future.')).toBeVisible();
    await schedule.getByLabel(/^Publish at/).fill('2098-12-31T09:30');
    await schedule.getByLabel(/^Unpublish at/).fill('2099-01-01T10:00');
    await button(page, 'Save schedule').press('Enter');
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true });
    await expect(confirm.or(toast(page, '✅ Schedule Saved')).first()).toBeVisible();
    if (await confirm.isVisible()) await confirm.click();
    await expect(toast(page, '✅ Schedule Saved')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(/Scheduled .*2098.*09:30/);
    await expect(inBar(page, 'Publish now')).toBeVisible();
    await menu(page, 'Schedule…');
    await expect(schedule.getByLabel(/^Publish at/)).toHaveValue('2098-12-31T09:30');
    await expect(schedule.getByLabel(/^Unpublish at/)).toHaveValue('2099-01-01T10:00');
    for (const label of [/^Publish at/, /^Unpublish at/]) await schedule.getByLabel(label).fill('');
    await button(page, 'Remove schedule').click();
    await expect(toast(page, '✅ Schedule Removed')).toBeVisible();
  });

  await test.step('a duplicate is another page', async () => {
    await menu(page, 'Duplicate');
    await expect(page).not.toHaveURL(own.href);
    await expect(page).toHaveURL(/\/cms\/pages\/[0-9a-f-]{36}$/);
    await expect(panel(page, 'Fields').getByLabel('Title', { exact: true })).toHaveValue(`${own.title} (copy)`);
  });
});

test('another page becomes the homepage, from the list and from the editor', async ({ page, request }) => {
  test.slow();
  const found = await page.request.get('/api/pages?where[isHomepage][equals]=true&depth=0');
  const [home] = ((await found.json()) as { docs: { id: string; title: string }[] }).docs;
  if (!home) throw new Error('There is no homepage.');
  const post = (id: string, what: string) => page.request.post(`/cms/pages/${id}/${what}`, { data: {} });
  // Other tests visit the homepage: this copy looks the same.
  const copy = (await (await post(home.id, 'duplicate')).json()) as {
    id: string;
    revision: number;
    document: { title: string };
  };
  const [title, metaTitle] = [unique('Start'), unique('Welcome')];
  try {
    const document = { ...copy.document, title, metaTitle };
    const data = { document, revision: copy.revision, mode: 'save', isPublished: true };
    expect((await page.request.put(`/cms/pages/${copy.id}/document`, { data })).status()).toBe(200);

    await open(page, `/cms/pages/${copy.id}`);
    await menu(page, 'Make homepage');
    const question = page.getByRole('alertdialog', { name: 'Make this the homepage?' });
    await question.getByRole('button', { name: 'Make homepage' }).click();
    await expect(toast(page, '✅ Homepage Set')).toBeVisible();
    expect(await (await request.get('/')).text()).toContain(metaTitle);
    await button(page, 'More actions').click();
    await expect(page.getByRole('menuitem', { name: 'This is the homepage' })).toBeDisabled();

    await page.goto(`/cms/pages?q=${encodeURIComponent(home.title)}`);
    await button(page, `More for ${home.title}`).click();
    await page.getByRole('menuitem', { name: 'Make homepage' }).click();
    await expect(toast(page, '✅ Homepage Changed')).toBeVisible();
    await expect(page.getByRole('article', { name: home.title, exact: true }).getByText('Homepage')).toBeAttached();
    expect(await (await request.get('/')).text()).not.toContain(metaTitle);
  } finally {
    await post(home.id, 'homepage');
    await post(copy.id, 'trash');
  }
});
