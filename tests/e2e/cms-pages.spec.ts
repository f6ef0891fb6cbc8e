import { randomUUID } from 'node:crypto';
import { hero, newPage, stored, test, unique } from './cms';
import { expect, expectAccessible } from './fixtures';

test('shows a draft to editors and to visitors with its link, and to nobody else', async ({ page, request }) => {
  const draft = await newPage(page.request, [hero('Spring range')]);
  await page.goto(`/cms-preview/${draft.id}`);
  await expect(page.getByRole('heading', { name: 'Spring range', level: 1 })).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Draft preview');
  await expect(bar.getByRole('link', { name: 'Edit page' })).toHaveAttribute('href', draft.href);
  await expectAccessible(page);
  const link = (await (await page.request.post(`${draft.href}/preview-link`)).json()) as { url: string };

  const { pathname, search } = new URL(link.url);
  const answer = await request.get(`${pathname}${search}`);
  expect(answer.headers()['cache-control']).toContain('no-store');
  const shown = await answer.text();
  expect(shown).toMatch(/<h1[^>]*>Spring range/);
  expect(shown).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(shown).not.toContain('Edit page');
  expect(await (await request.get(`${pathname}?token=wrong`)).text()).toContain('This preview link has expired');
  const unsigned = await request.get(pathname, { maxRedirects: 0 });
  expect(unsigned.headers().location).toMatch(/^\/cms\/login\?next=/);
  expect((await request.get(`/${draft.slug}`)).status()).toBe(404);
  for (const id of [randomUUID(), 'no-id']) {
    const unknown = await page.request.get(`/cms/pages/${id}`);
    expect(unknown.status()).toBe(404);
    expect(await unknown.text()).toContain('Page not found');
  }
});

test('shows a published page on the next load, and redirects its old address', async ({ page, request }) => {
  const first = await newPage(page.request, [hero('Autumn range')], { isPublished: true });
  const put = (document: object, revision: number, mode: string) =>
    page.request.put(`${first.href}/document`, {
      data: {
        document: { ...first.document, ...document },
        revision,
        mode,
        ...(mode === 'save' && { isPublished: true }),
      },
    });
  const titleAt = async (path: string) => /<h1[^>]*>([^<]*)/.exec(await (await request.get(path)).text())?.[1];
  for (let load = 0; load < 2; load += 1) expect(await titleAt(`/${first.slug}`)).toBe('Autumn range');
  const blocks = [{ id: 'winter', ...hero('Winter range') }];
  expect((await put({ blocks }, first.revision, 'autosave')).status()).toBe(200);
  expect(await titleAt(`/${first.slug}`)).toBe('Autumn range');

  const slug = unique('moved');
  const { revision } = await stored(page.request, first.id);
  expect((await put({ blocks, slug }, revision, 'save')).status()).toBe(200);
  const moved = await request.get(`/${first.slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, `/${slug}`]);
  expect(await titleAt(`/${first.slug}`)).toBe('Winter range');
  const late = await put({ title: 'Late' }, first.revision, 'save');
  expect([late.status(), await late.json()]).toMatchObject([409, { code: 'conflict', current: { id: first.id } }]);
});
