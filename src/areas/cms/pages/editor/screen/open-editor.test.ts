import type { Payload } from 'payload';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AdminUser } from '@/payload-types';
import { openEditor } from './open-editor';

const read = vi.hoisted(() => ({ page: vi.fn(), components: vi.fn(), data: vi.fn() }));
vi.mock('@/modules/pages/document/read-editor-page', () => ({ readEditorPage: read.page }));
vi.mock('@/areas/cms/palette/list-components', () => ({ listComponents: read.components }));
vi.mock('@/modules/pages/page-data', () => ({ loadPageData: read.data }));

const [payload, user] = [{} as Payload, {} as AdminUser];
const page = { id: '1', document: { title: 'Page', blocks: [{ id: 'a', blockType: 'hero' }] } };

beforeEach(() => {
  read.page.mockReset().mockResolvedValue(page);
  read.components.mockReset().mockResolvedValue(['hero']);
  read.data.mockReset().mockResolvedValue({ pictures: {}, products: {} });
});

it('opens a page with its palette and what its blocks show', async () => {
  const data = { pictures: {}, products: {} };
  expect(await openEditor(payload, user, '1')).toEqual({ page, components: ['hero'], data });
  expect(read.data).toHaveBeenCalledWith(page.document.blocks);
});

it('opens a new page without reading one', async () => {
  expect(await openEditor(payload, user)).toMatchObject({ page: undefined, components: ['hero'] });
  expect(read.page).not.toHaveBeenCalled();
  expect(read.data).toHaveBeenCalledWith([]);
});

it('tells a page that is missing from one that could not be read', async () => {
  read.page.mockResolvedValue(undefined);
  expect(await openEditor(payload, user, '1')).toBe('missing');
  read.page.mockRejectedValue(new Error('The database is away.'));
  expect(await openEditor(payload, user, '1')).toBe('failed');
  read.page.mockResolvedValue(page);
  read.components.mockRejectedValue(new Error('The database is away.'));
  expect(await openEditor(payload, user, '1')).toBe('failed');
});
