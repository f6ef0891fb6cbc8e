import { describe, expect, it } from 'vitest';
import { api } from '../setup/http';
import { asEditor, made, save } from '../setup/pages';
import { restorePage, trashPage } from '@/modules/pages/editing/trash-page';
import { createStaff, later, rows } from '../setup/shop';

const entries = (id: string) =>
  rows<{ action: string; before: Record<string, unknown>; after: Record<string, unknown> }>`select action, before, after
    from activity_log where subject_id = ${id} order by created_at, id`;

describe('the activity log', () => {
  it('says nothing of autosaves, over the editors or Payload’s panel, and all that came of them with the next save', async () => {
    const { id } = await made({ title: 'First' });
    for (const title of ['A', 'AB', 'ABC']) await save(id, { title }, { mode: 'autosave' });
    const { token } = await createStaff('content_manager');
    const { status } = await api('PATCH', `/api/pages/${id}?draft=true&autosave=true`, {
      token,
      body: { metaTitle: 'M' },
    });
    expect(status).toBe(200);
    expect((await entries(id)).map(({ action }) => action)).toEqual(['page.created']);

    await save(id, {}, { mode: 'draft' });
    expect((await entries(id)).slice(1)).toMatchObject([
      { action: 'page.updated', before: { title: 'First' }, after: { title: 'ABC', metaTitle: 'M' } },
    ]);
  });

  it('tells of publishing, and of each other step, once', async () => {
    const { id } = await made({ title: 'One' });
    await later();
    await save(id, { title: 'Two' }, { isPublished: true });
    await later();
    await save(id, {}, { isPublished: false });
    await later();
    await trashPage({ req: await asEditor(), id });
    await later();
    await restorePage({ req: await asEditor(), id });
    expect((await entries(id)).map(({ action }) => action)).toEqual([
      'page.created',
      'page.published',
      'page.updated',
      'page.unpublished',
      'page.trashed',
      'page.restored',
    ]);
    const [, published, updated] = await entries(id);
    expect(published?.after).toEqual({ isPublished: true, _status: 'published' });
    expect(updated?.after).toEqual({ title: 'Two' });
  });
});
