import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, BrowserContext, Cookie, Page } from '@playwright/test';
import type { EditorPage } from '../../src/domain/pages/editor/page-api';
import { expect, test as base } from './fixtures';

export const EDITOR = 'editor@demo.test';
export const ADMIN = 'admin@demo.test';
export const PASSWORD = 'Demo-pass-1234';
export const unique = (prefix: string) => `${prefix}-${randomUUID().slice(0, 8)}`;

type Staff = { signIn: (context: BrowserContext, email: string) => Promise<void> };

/** @param account demo account, signed in once for all tests; '' for none */
export const test = base.extend<{ account: string }, { staff: Staff }>({
  account: [EDITOR, { option: true }],
  staff: [
    async ({ playwright }, use, { project }) => {
      const known = new Map<string, Promise<Cookie[]>>();
      async function sign(email: string): Promise<Cookie[]> {
        const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
        const login = await request.post('/api/admin-users/login', { data: { email, password: PASSWORD } });
        expect(login.status()).toBe(200);
        const { cookies } = await request.storageState();
        await request.dispose();
        return cookies;
      }
      await use({
        async signIn(context, email) {
          const cookies = known.get(email) ?? sign(email);
          known.set(email, cookies);
          await context.addCookies(await cookies);
        },
      });
    },
    { scope: 'worker' },
  ],
  context: async ({ context, staff, account }, provide) => {
    if (account) await staff.signIn(context, account);
    await provide(context);
  },
});

export type Block = { blockType: string } & Record<string, unknown>;

export const hero = (title: string, rest: object = {}): Block => ({
  blockType: 'hero',
  title,
  buttonText: 'Get Started',
  buttonLink: '/shop',
  alignment: 'center',
  ...rest,
});

export const link = (text: string, rest: object = {}): Block => ({
  blockType: 'button',
  text,
  variant: 'primary',
  size: 'md',
  link: '/shop',
  alignment: 'left',
  ...rest,
});

type NewPage = { title?: string; isPublished?: boolean };

export async function newPage(
  request: APIRequestContext,
  blocks: Block[] = [],
  { title, isPublished = false }: NewPage = {},
) {
  const slug = unique('page');
  const document = {
    title: title ?? `Page ${slug}`,
    slug,
    metaTitle: '',
    metaDescription: 'A page that a test has made.',
    blocks: blocks.map((block, index) => ({ id: `block-${index}`, ...block })),
  };
  const made = await request.post('/cms/pages/create', { data: { document, isPublished } });
  expect(made.status(), await made.text()).toBe(201);
  const page = (await made.json()) as EditorPage;
  return { ...page, title: document.title, slug, href: `/cms/pages/${page.id}` };
}

export async function stored(request: APIRequestContext, id: string): Promise<EditorPage> {
  return (await (await request.get(`/cms/pages/${id}/document`)).json()) as EditorPage;
}

/** @returns its address */
export async function upload(request: APIRequestContext, alt: string): Promise<string> {
  const data = { email: EDITOR, password: PASSWORD };
  const { token } = (await (await request.post('/api/admin-users/login', { data })).json()) as { token: string };
  const buffer = await readFile('public/art/category-netball.webp');
  const sent = await request.post('/api/media', {
    headers: { Authorization: `JWT ${token}` },
    multipart: { file: { name: 'dress.webp', mimeType: 'image/webp', buffer }, _payload: JSON.stringify({ alt }) },
  });
  expect(sent.status()).toBe(201);
  return `/media/${((await sent.json()) as { doc: { id: string } }).doc.id}`;
}

export async function open(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await expect(saveState(page)).toBeVisible();
  await expect(saveButton(page)).toBeEnabled();
}

export const saveState = (page: Page) => page.getByRole('status', { name: 'Save state' });
export const saved = (page: Page) => expect(saveState(page)).toHaveText(/^Saved \d\d:\d\d$/);
export const canvas = (page: Page) => page.getByRole('region', { name: 'Page canvas' });
export const block = (page: Page, name: string) => canvas(page).getByRole('group', { name, exact: true });
export const panel = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();
/** Named after its effect (Save to live page). */
export const saveButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Save(?! draft)/ });
/** A toast may have a button of the same name. */
export const inBar = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

export const order = (page: Page) =>
  canvas(page)
    .locator('[data-block-id]')
    .evaluateAll((blocks) => blocks.map((each) => each.getAttribute('aria-label')));

export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await saved(page);
}

export async function saveThroughGate(page: Page, name: 'Save' | 'Publish' = 'Save'): Promise<void> {
  const done = toast(page, name === 'Save' ? '✅ Page Saved' : '✅ Page Published');
  await expect(done).toBeHidden();
  await (name === 'Save' ? saveButton(page) : inBar(page, name)).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^(Publish|Save to live page)$/ });
  await expect(confirm.or(done).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(done).toBeVisible();
}

/** A new page may not listen to its first click yet. */
export async function menu(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await expect(async () => {
    if (!(await item.isVisible())) await button(page, 'More actions').click({ timeout: 5000 });
    await item.click({ timeout: 10_000 });
  }).toPass();
}

/** Retries until the page is interactive. */
export const openProfile = (page: Page) =>
  expect(async () => {
    const menu = page.getByRole('menu');
    if (!(await menu.isVisible())) await page.getByRole('button', { name: /^Profile menu/ }).click();
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();

/** Found only in an editor’s code, and only in that for writing. */
export const EDITOR_WORDS = ['DndDescribedBy', 'Start Building Your Page'];
export const WRITING_WORD = 'data-lexical-editor';

/** @returns the scripts loaded from now on */
export function gatherScripts(page: Page): () => Promise<string> {
  const loading: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loading.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(loading)).join('\n');
}
