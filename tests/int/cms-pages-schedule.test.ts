import { describe, expect, it } from 'vitest';
import { runSchedule } from '@/modules/pages/publishing/run-schedule';
import { schedulePage } from '@/modules/pages/publishing/schedule-page';
import { listVersions } from '@/modules/pages/editing/page-versions';
import { listFailedSchedules } from '@/modules/pages/data/schedule-failures';
import { startScheduler } from '@/modules/pages/publishing/start-schedule';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { announceWork } from '@/lib/work/signal';
import { asEditor, editor, made, opened, save, seenByStrangers } from '../setup/pages';
import { createStaff, rows, payload } from '../setup/shop';
import { api } from '../setup/http';

type Times = { publishAt?: string | null; unpublishAt?: string | null };
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const schedule = async (id: string, { publishAt = null, unpublishAt = null }: Times) =>
  schedulePage({ req: await asEditor(), user: await editor(), id, schedule: { publishAt, unpublishAt } });

const pass = (id: string) =>
  rows`update _cms_pages_v set version_publish_at = version_publish_at - interval '1 day',
    version_unpublish_at = version_unpublish_at - interval '1 day' where parent_id = ${id} and latest`;
const entries = async (id: string) =>
  rows<{ action: string; actor: string; after: Record<string, unknown> | null }>`
    select action, actor_name as actor, after from activity_log where subject_id = ${id} order by created_at, id`;
const work = async () => {
  let pieces = 0;
  while (await runSchedule(payload)) pieces++;
  return pieces;
};

describe('a schedule', () => {
  it('neither counts as a save nor makes a version, and is logged', async () => {
    const { id, revision } = await made();
    const [publishAt, unpublishAt] = [hours(1), hours(2)];
    expect(await schedule(id, { publishAt, unpublishAt })).toMatchObject({
      ok: true,
      page: { publishAt, unpublishAt, revision, isPublished: false },
    });
    expect((await listVersions(payload, id))?.items).toHaveLength(1);
    await save(id, { title: 'Typing' }, { mode: 'autosave' });
    expect(await opened(id)).toMatchObject({ publishAt, unpublishAt });
    expect(await schedule(id, {})).toMatchObject({ ok: true, page: { publishAt: null, unpublishAt: null } });
    expect((await entries(id)).map(({ action }) => action)).toEqual([
      'page.created',
      'page.scheduled',
      'page.schedule-removed',
    ]);
  });

  it('lies in the future, and a page leaves after it came', async () => {
    const { id } = await made();
    for (const [times, field] of [
      [{ publishAt: hours(-1) }, 'publishAt'],
      [{ unpublishAt: hours(-1) }, 'unpublishAt'],
      [{ publishAt: hours(2), unpublishAt: hours(1) }, 'unpublishAt'],
    ] as const)
      expect(await schedule(id, times)).toMatchObject({
        code: 'invalid',
        fieldErrors: { [field]: [expect.any(String)] },
      });
  });

  it('is refused at once for a page that could not be published, and rehearses without a trace', async () => {
    const { id } = await made();
    await save(id, { title: '' }, { mode: 'draft' });
    expect(await schedule(id, { publishAt: hours(1) })).toMatchObject({
      code: 'invalid',
      fieldErrors: { title: [expect.any(String)] },
    });
    await save(id, { title: 'Good' }, { mode: 'draft' });
    expect(await schedule(id, { publishAt: hours(1) })).toMatchObject({
      ok: true,
      page: { isPublished: false, revision: 3 },
    });
    expect(await seenByStrangers(id)).toBeUndefined();
  });

  it('is kept by several workers at once, each step once', async () => {
    const pages: Awaited<ReturnType<typeof made>>[] = [];
    for (let page = 0; page < 3; page++) pages.push(await made());
    for (const { id } of pages) {
      await schedule(id, { publishAt: hours(1), unpublishAt: hours(30) });
      await pass(id);
    }
    const workers = Array.from({ length: 3 }, () => startScheduler({ payload: getPayloadClient, pollMs: 20 }));
    announceWork('pages');
    const published = () =>
      rows`select id from cms_pages where is_published and id = any(${pages.map((p) => p.id)}::uuid[])`;
    await expect.poll(async () => (await published()).length, { timeout: 15_000 }).toBe(3);
    await Promise.all(workers.map((worker) => worker.stop()));
    for (const { id, revision } of pages) {
      expect((await entries(id)).filter(({ action }) => action === 'page.published')).toMatchObject([
        { actor: 'System' },
      ]);
      expect(await opened(id)).toMatchObject({ revision: revision + 1, publishAt: null, isPublished: true });
      expect((await opened(id))?.unpublishAt).not.toBeNull();
      await pass(id);
    }
    expect(await work()).toBe(3);
    for (const { id } of pages) expect(await seenByStrangers(id)).toBeUndefined();
    expect(await work()).toBe(0);
  });

  it('publishes the draft as it is when its time comes', async () => {
    const { id } = await made({ title: 'Live' }, true);
    await schedule(id, { publishAt: hours(1) });
    await save(id, { title: 'Next' }, { mode: 'autosave' });
    await pass(id);
    await work();
    expect(await seenByStrangers(id)).toBe('Next');
  });

  it('of a page that can no longer be published is tried once more; staff and its author get the reason', async () => {
    const { id, document } = await made();
    const { email } = await editor();
    await schedule(id, { publishAt: hours(1) });
    await save(id, { title: '' }, { mode: 'autosave' });
    await pass(id);
    const reason = 'Give the page a title.';
    expect(await work()).toBe(1);
    const first = await opened(id);
    expect(first).toMatchObject({ isPublished: false, scheduleFailure: { time: 'publishAt', reason } });
    const wait = Date.parse(first?.publishAt ?? '') - Date.now();
    expect([wait > 14 * 60_000, wait <= 15 * 60_000]).toEqual([true, true]);
    expect(Date.parse(first?.scheduleFailure?.retryAt ?? '')).toBe(Date.parse(first?.publishAt ?? ''));
    expect((await entries(id)).at(-1)).toMatchObject({ action: 'page.schedule-failed', after: { reason } });
    const mails = () =>
      rows<{ to: string; data: object }>`select "to", data from mail_messages where template = 'page-schedule-failed'
        and data->>'pageId' = ${id} order by created_at`;
    const news = () => rows<{ kind: string }>`select kind, body from staff_news where href = ${`/cms/pages/${id}`}`;
    expect(await mails()).toMatchObject([{ to: email, data: { reason, retryAt: expect.any(String) } }]);
    expect(await news()).toMatchObject([{ kind: 'system', body: reason }]);
    expect(await listFailedSchedules(payload)).toMatchObject([{ id, failure: { reason } }]);

    await pass(id);
    await rows`update page_schedules set retry_at = retry_at - interval '1 day' where page_id = ${id}`;
    expect(await work()).toBe(1);
    expect(await opened(id)).toMatchObject({ publishAt: null, scheduleFailure: { retryAt: null } });
    expect([(await mails()).length, (await news()).length]).toEqual([2, 2]);
    expect(await work()).toBe(0);

    await save(id, { title: document.title }, { isPublished: true });
    expect(await opened(id)).toMatchObject({ isPublished: true, scheduleFailure: null });
    expect(await listFailedSchedules(payload)).toEqual([]);
  });

  it('goes ahead at the second try where the page was mended, and not where the page is to leave before', async () => {
    const [mended, leaving] = [await made(), await made()];
    await schedule(mended.id, { publishAt: hours(1) });
    await schedule(leaving.id, { publishAt: hours(23.9), unpublishAt: hours(24.1) });
    for (const { id } of [mended, leaving]) {
      await save(id, { title: '' }, { mode: 'autosave' });
      await pass(id);
    }
    expect(await work()).toBe(2);
    expect(await opened(leaving.id)).toMatchObject({ publishAt: null, scheduleFailure: { retryAt: null } });
    await save(mended.id, { title: 'Mended' }, { mode: 'autosave' });
    await pass(mended.id);
    await work();
    expect(await seenByStrangers(mended.id)).toBe('Mended');
    expect(await opened(mended.id)).toMatchObject({ scheduleFailure: null });
  });

  it('knows who set it over REST', async () => {
    const { user, token } = await createStaff('content_manager');
    const { id } = await made();
    await api('PATCH', `/api/pages/${id}?draft=true`, { token, body: { publishAt: hours(1) } });
    expect(await rows`select scheduled_by_id as "by" from page_schedules where page_id = ${id}`).toEqual([
      { by: user.id },
    ]);
  });

  it('of a page that cannot be taken offline is given up as well, and not tried for ever', async () => {
    const { id } = await made({ title: 'Live' }, true);
    await schedule(id, { unpublishAt: hours(1) });
    await pass(id);
    await rows(`alter table cms_pages add constraint stays_online check (is_published or id <> '${id}')`);
    try {
      expect(await runSchedule(payload)).toBe(true);
      expect(await runSchedule(payload)).toBe(false);
    } finally {
      await rows`alter table cms_pages drop constraint stays_online`;
    }
    expect(await opened(id)).toMatchObject({ isPublished: true, scheduleFailure: { time: 'unpublishAt' } });
    expect((await entries(id)).filter(({ action }) => action === 'page.schedule-failed')).toHaveLength(1);
  });

  it('rests while the page is in the trash', async () => {
    const { id } = await made();
    await schedule(id, { publishAt: hours(1) });
    await pass(id);
    await rows`update cms_pages set deleted_at = now() where id = ${id}`;
    expect(await work()).toBe(0);
  });
});
