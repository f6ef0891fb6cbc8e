import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { requireEditor } from '@/features/cms/session';
import CmsDashboardPage from './page';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/features/cms/session', () => ({ requireEditor: vi.fn() }));

it('says what could not be read where the database does not answer, and keeps what needs none', async () => {
  const query = () => Promise.reject(new Error('connection refused'));
  const signedIn = { payload: { db: { pool: { query } } }, user: { fullName: 'Ada Bell' } };
  vi.mocked(requireEditor).mockResolvedValue(signedIn as unknown as Awaited<ReturnType<typeof requireEditor>>);
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
  const html = renderToStaticMarkup((await CmsDashboardPage(props)) as ReactElement);
  for (const what of ['figures', 'pages', 'recent activity']) expect(html).toContain(`Failed to load ${what}`);
  expect(html.match(/Try again/g)).toHaveLength(3);
  expect(html).toContain('Welcome back, Ada Bell');
  expect(html).toContain('Create New Page');
});
