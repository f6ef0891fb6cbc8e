import { describe, expect, it } from 'vitest';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { readVersion, listVersions } from '@/modules/pages/editing/page-versions';
import type { Page } from '@/payload-types';
import { api } from '../setup/http';
import { editor, made, opened, save, textBlock } from '../setup/pages';
import { createStaff, rows, payload } from '../setup/shop';

const unknown: EditorBlock = { id: 'u1', blockType: 'hologram', depth: 3, scenes: [{ id: 's', name: 'One' }] };
const inner: EditorBlock = { id: 'u2', blockType: 'aroma', note: 'Grass' };
const columns: EditorBlock = {
  id: 'c',
  blockType: 'columns',
  columns: [
    { id: 'left', blocks: [textBlock('t'), inner] },
    { id: 'right', blocks: [] },
  ],
};
const blocks = [unknown, columns];

const { token } = await createStaff('content_manager');

const patch = (id: string, content: unknown, query = '') =>
  api<{ doc: Page }>('PATCH', `/api/pages/${id}${query}`, { token, body: { content }, isOdd: true });
const stored = async (id: string) =>
  (await rows<{ content: EditorBlock[] }>`select content from cms_pages where id = ${id}`)[0]?.content;
const both = [expect.objectContaining(unknown), expect.objectContaining({ id: 'c' })];

describe('a block of a type that this program does not know', () => {
  it('is kept by each way of saving in the editors, and in the versions', async () => {
    const { id } = await made({ blocks }, true);
    expect(await stored(id)).toEqual(both);
    for (const mode of ['autosave', 'draft', 'save'] as const) {
      expect(await save(id, { title: mode }, { mode })).toMatchObject({ ok: true });
      const page = await opened(id);
      expect(page?.document.blocks).toEqual(both);
      expect(JSON.stringify(page)).toContain('Grass');
    }
    const [newest] = (await listVersions(payload, id))?.items ?? [];
    const version = await readVersion(payload, await editor(), id, newest?.id ?? '');
    expect(version?.document.blocks).toEqual(both);
    expect(await save(id, { blocks: [textBlock('only')] })).toMatchObject({ ok: true });
    expect((await stored(id))?.map((block) => block.id)).toEqual(['only']);
  });

  it('is kept over REST, whatever is selected of it, also where a program sends no more than its id', async () => {
    const { id } = await made({ blocks }, true);
    const read = await api<Page>('GET', `/api/pages/${id}`, { isOdd: true });
    expect(read.body.content).toEqual(both);
    expect((await patch(id, read.body.content)).status).toBe(200);
    expect(await stored(id)).toEqual(both);
    expect((await api('GET', `/api/pages/${id}?select[content][hero][title]=true`)).status).toBe(200);

    const short = { id: unknown.id, blockType: unknown.blockType };
    const shortInner = {
      ...columns,
      columns: [{ id: 'left', blocks: [{ id: 'u2', blockType: 'aroma' }] }, { id: 'right' }],
    };
    for (const query of ['?draft=true', '?draft=true&autosave=true', '']) {
      expect((await patch(id, [shortInner, { ...short, blockName: 'Mine' }], query)).status).toBe(200);
      const content = (await opened(id))?.document.blocks;
      expect(content?.[1]).toMatchObject({ ...unknown, blockName: 'Mine' });
      expect(JSON.stringify(content)).toContain('Grass');
    }
  });
});
