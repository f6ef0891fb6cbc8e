import { randomUUID } from 'node:crypto';
import { type APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures';

type EditorPage = { id: string; revision: number; document: Record<string, unknown> };

const heading = (text: string) => ({
  id: `block-${randomUUID()}`,
  blockType: 'hero',
  title: text,
  alignment: 'center',
});

async function newPage(request: APIRequestContext, title: string, isPublished: boolean): Promise<EditorPage> {
  const slug = `e2e-${randomUUID()}`;
  const document = { title, slug, metaTitle: '', metaDescription: '', blocks: [heading(title)] };
  const created = await request.post('/cms/pages/create', { data: { document, isPublished } });
  expect(created.status()).toBe(201);
  return created.json() as Promise<EditorPage>;
}

const save = (request: APIRequestContext, page: EditorPage, document: object, mode: string, isPublished?: boolean) =>
  request.put(`/cms/pages/${page.id}/document`, {
    data: { document: { ...page.document, ...document }, revision: page.revision, mode, isPublished },
  });

test('a draft is seen by editors and by whoever has the link, and by nobody else', async ({ page, browser }) => {
  await signIn(page, 'editor@demo.test');
  const draft = await newPage(page.request, 'Spring range', false);
  await page.goto(`/cms-preview/${draft.id}`);
  await expect(page.getByRole('heading', { name: 'Spring range', level: 1 })).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Draft preview');
  await expect(bar.getByRole('link', { name: 'Edit page' })).toHaveAttribute('href', `/cms/pages/${draft.id}`);
  await expectAccessible(page);
  const link = (await (await page.request.post(`/cms/pages/${draft.id}/preview-link`)).json()) as { url: string };

  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  const { pathname, search } = new URL(link.url);
  const answer = await visit.goto(`${pathname}${search}`);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(visit.getByRole('heading', { name: 'Spring range', level: 1 })).toBeVisible();
  await expect(visit.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(visit.getByRole('link', { name: 'Edit page' })).toHaveCount(0);
  await visit.goto(`${pathname}?token=wrong`);
  await expect(visit.getByRole('heading', { name: 'This preview link has expired' })).toBeVisible();
  await visit.goto(pathname);
  await expect(visit).toHaveURL(/\/cms\/login\?next=/);
  expect((await visit.request.get(`/${String(draft.document.slug)}`)).status()).toBe(404);
  await stranger.close();
});

test('what is published shows on the next load, and its old address leads on', async ({ page, browser }) => {
  await signIn(page, 'editor@demo.test');
  const first = await newPage(page.request, 'Autumn range', true);
  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  const at = `/${String(first.document.slug)}`;
  for (let load = 0; load < 2; load++) {
    await visit.goto(at);
    await expect(visit.getByRole('heading', { name: 'Autumn range', level: 1 })).toBeVisible();
  }
  const draft = await save(page.request, first, { blocks: [heading('Winter range')] }, 'autosave');
  await visit.goto(at);
  await expect(visit.getByRole('heading', { name: 'Autumn range', level: 1 })).toBeVisible();

  const second = (await draft.json()) as EditorPage;
  const slug = `e2e-${randomUUID()}`;
  expect((await save(page.request, second, { slug }, 'save', true)).status()).toBe(200);
  const moved = await visit.request.get(at, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, `/${slug}`]);
  await visit.goto(at);
  await expect(visit).toHaveURL(`/${slug}`);
  await expect(visit.getByRole('heading', { name: 'Winter range', level: 1 })).toBeVisible();

  const late = await save(page.request, first, { title: 'Late' }, 'save', true);
  expect([late.status(), await late.json()]).toMatchObject([409, { code: 'conflict', current: { id: first.id } }]);
  await stranger.close();
});

test('Payload’s panel opens, and saves by itself, a page with a block that it does not know', async ({ page }) => {
  await signIn(page, 'editor@demo.test');
  const made = await newPage(page.request, 'From the future', false);
  const unknown = { id: 'u1', blockType: 'hologram', depth: 3 };
  expect((await save(page.request, made, { blocks: [unknown] }, 'save', false)).status()).toBe(200);
  await page.goto(`/cms/collections/pages/${made.id}`);
  const title = page.locator('#field-title');
  await expect(title).toHaveValue('From the future');
  await title.fill('From the panel');
  const stored = async () =>
    ((await (await page.request.get(`/cms/pages/${made.id}/document`)).json()) as EditorPage).document;
  await expect.poll(async () => (await stored()).title).toBe('From the panel');
  expect((await stored()).blocks).toMatchObject([unknown]);
});
