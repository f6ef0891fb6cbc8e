import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import CmsDashboardPage from './page';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/modules/accounts/session/editor-session', () => ({ requireEditor: vi.fn() }));

async function drawn(query: (text: string) => Promise<{ rows: object[] }>): Promise<string> {
  const signedIn = { payload: { db: { pool: { query } } }, user: { fullName: 'Ada Bell' } };
  vi.mocked(requireEditor).mockResolvedValue(signedIn as unknown as Awaited<ReturnType<typeof requireEditor>>);
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
  return renderToStaticMarkup((await CmsDashboardPage(props)) as ReactElement);
}

it('says what could not be read where the database does not answer, and keeps what needs none', async () => {
  const html = await drawn(() => Promise.reject(new Error('connection refused')));
  for (const what of ['figures', 'pages', 'recent activity']) expect(html).toContain(`Failed to load ${what}`);
  expect(html.match(/Try again/g)).toHaveLength(3);
  expect(html).toContain('Welcome back, Ada Bell');
  expect(html).toContain('Create New Page');
});

it('offers the first page where there is none yet', async () => {
  const listing = { rows: [], matching: 0, counts: {} };
  const counts = { pages: 0, published: 0, drafts: 0, newPages: 0, views: 0 };
  const html = await drawn((text) =>
    Promise.resolve({ rows: text.includes('activity_log') ? [] : [{ listing, ...counts }] }),
  );
  expect(html).toMatch(/<a href="\/cms\/pages\/new"[^>]*>Create Your First Page<\/a>/);
  expect(html).not.toContain('Failed to load');
});
