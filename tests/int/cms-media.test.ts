import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { changeMedia } from '@/modules/media/change-media';
import { cleanStoredPictures } from '@/modules/media/clean-stored-pictures';
import { cropPicture } from '@/modules/media/crop-picture';
import { deleteMedia, undeleteMedia } from '@/modules/media/delete-media';
import { changeFolder, createFolder, deleteFolder } from '@/modules/media/folders';
import { listMedia } from '@/areas/cms/media/data';
import { loadMediaDetail } from '@/areas/cms/media/detail/media-detail';
import { moveMedia } from '@/modules/media/move-media';
import { replaceFile } from '@/modules/media/replace-file';
import { restoreFile } from '@/modules/media/restore-file';
import { samplePicture } from '@/modules/media/sample-picture';
import { payloadFile, storePicture } from '@/modules/media/store-picture';
import { redirectToFile } from '@/modules/media/media-address';
import { NO_MEDIA_QUERY, type MediaQuery } from '@/areas/cms/media/media-query';
import { mediaFiles } from '@/lib/files/media-files';
import { localRequest } from '@/lib/payload/local-request';
import { diskFolder } from '../setup/disk-folder';
import { api } from '../setup/http';
import { recordPurges } from '../setup/purged';
import { createPage, createProduct, createStaff, createTeam, rows, payload, unique } from '../setup/shop';
import { listFolders } from '@/modules/media/data/folders';

const purged = recordPurges();

const { user, token } = await createStaff('content_manager');

const context = async () => {
  return { payload, user, req: await localRequest(payload, { user }) };
};

type Kind = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif';
const colour = { r: 200, g: 0, b: 0 };

const halves = (format: Kind = 'png', width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: { r: 0, g: 0, b: 200 } } },
        left: width / 2,
        top: 0,
      },
    ])
    .toFormat(format)
    .toBuffer();

const turned = async (orientation: number) =>
  sharp(await halves('jpeg'))
    .withExif({ IFD0: { Model: 'Pocket 9' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation })
    .toBuffer();

const fileOf = (bytes: Buffer | string, name = 'away_kit.png', type = 'image/png') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

async function store(options: { alt?: string; folder?: string; name?: string; bytes?: Buffer } = {}) {
  const { alt = unique('A shirt'), folder, name, bytes = await halves() } = options;
  const stored = await storePicture({ ...(await context()), file: fileOf(bytes, name), alt, folder });
  if (!stored.ok) throw new Error(stored.message);
  return stored.media;
}

async function folder(name = unique('folder'), parent: string | null = null): Promise<string> {
  const made = await createFolder({ ...(await context()), name, parent });
  if (!made.ok) throw new Error(made.message);
  return made.id;
}

const list = async (filters: Partial<MediaQuery>, limit = 50, offset = 0) =>
  listMedia({ payload, wanted: { ...NO_MEDIA_QUERY, ...filters }, limit, offset });
const detail = async (id: string) => (await loadMediaDetail(payload, user, id))!;
const remove = async (...ids: string[]) => deleteMedia({ ...(await context()), ids });
const restore = async (...ids: string[]) => undeleteMedia({ ...(await context()), ids });
const addressed = (id: string) =>
  redirectToFile(new Request(`http://shop.test/media/${id}`), { params: Promise.resolve({ id }) });
const located = async (id: string) => (await addressed(id)).headers.get('location');
const served = async (id: string) => (await api('GET', (await located(id)) ?? '/api/media/file/none')).status;
const bytesOf = async (id: string) =>
  readFile(path.join(diskFolder(mediaFiles), path.basename((await located(id)) ?? '')));
const stored = async (id: string) => (await rows`select *, updated_at as updated from media where id = ${id}`)[0] ?? {};

describe('a picture that is uploaded', () => {
  it('is stored with its words, a title of its file’s name, and in its folder', async () => {
    const here = await folder();
    const media = await store({ alt: '  Two\n shirts ', folder: here, name: 'away_kit-2026.PNG' });
    const { rows: found } = await list({ folder: here });
    expect(found).toMatchObject([
      {
        id: media.id,
        alt: 'Two shirts',
        title: 'away kit 2026',
        address: `/media/${media.id}`,
        width: 400,
        height: 200,
        folder: { id: here },
      },
    ]);
    expect(found[0]?.picture?.src).toMatch(/^\/api\/media\/file\/[0-9a-f]{24}-\d+x\d+\.webp$/);
  });

  it.each(['', ' \n\t', '\0'])('is not stored without words (%j)', async (alt) => {
    const before = await rows`select 1 from media`;
    const refused = await storePicture({ ...(await context()), file: fileOf(await halves()), alt });
    expect(refused).toMatchObject({ ok: false, code: 'invalid', fieldErrors: { alt: [expect.any(String)] } });
    expect(await rows`select 1 from media`).toHaveLength(before.length);
  });

  it.each([1, 6, 8])('is upright, and tells nothing of its camera or place (orientation %i)', async (orientation) => {
    const media = await store({ bytes: await turned(orientation) });
    const upright = orientation === 1 ? { width: 400, height: 200 } : { width: 200, height: 400 };
    expect((await list({})).rows.find(({ id }) => id === media.id)).toMatchObject(upright);
    const bytes = await bytesOf(media.id);
    expect(await sharp(bytes).metadata()).toMatchObject(upright);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(bytes.includes('Pocket 9')).toBe(false);
    const [red = 0, , blue = 0] = await sharp(bytes)
      .extract({ left: 40, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red > blue).toBe(orientation !== 8);
  });

  it('that was taken before loses them too, once, with its words, focus and address', async () => {
    const media = await store();
    const untouched = await store();
    const before = await bytesOf(untouched.id);
    await writeFile(path.join(diskFolder(mediaFiles), media.filename ?? ''), await turned(6));
    await rows`update media set mime_type = 'image/jpeg', focal_x = 20, focal_y = 30 where id = ${media.id}`;
    const first = await cleanStoredPictures(payload);
    expect([first.cleaned, first.unread]).toEqual([1, []]);
    const [stored] = await rows<Record<string, unknown>>`
      select alt, filename, width::int, height::int, focal_x::int, focal_y::int, sizes_small_width::int from media
      where id = ${media.id}`;
    expect(stored).toMatchObject({ alt: media.alt, width: 200, height: 400, focal_x: 20, focal_y: 30 });
    expect(stored?.filename).not.toBe(media.filename);
    const bytes = await bytesOf(media.id);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(bytes.includes('Pocket 9')).toBe(false);
    expect(existsSync(path.join(diskFolder(mediaFiles), media.filename ?? ''))).toBe(false);

    const second = await cleanStoredPictures(payload);
    expect([second.looked, second.cleaned]).toEqual([first.looked, 0]);
    expect(await bytesOf(untouched.id)).toEqual(before);
    const gone = await store();
    await rm(path.join(diskFolder(mediaFiles), gone.filename ?? ''));
    expect((await cleanStoredPictures(payload)).unread).toEqual([gone.filename]);
    await rows`delete from media where id = ${gone.id}`;
  });

  it('keeps its bytes where there is nothing to take away', async () => {
    const bytes = await halves('jpeg');
    const media = await store({ bytes });
    expect(await bytesOf(media.id)).toEqual(bytes);
  });

  it('is made small for judging words on it, each part in its colour', async () => {
    const { id } = await store({ bytes: await halves('webp', 900, 500) });
    const sample = await samplePicture(payload, id);
    expect(sample).toMatchObject({ width: 24, colors: { length: 24 * 14 } });
    const [left, right] = [sample!.colors[2]!, sample!.colors[21]!];
    expect(left).toMatch(/^#[bcd]\w0\w0\w$/);
    expect(right).toMatch(/^#0\w0\w[bcd]\w$/);
    expect(await samplePicture(payload, user.id)).toBeUndefined();
  });

  it('is not mixed with PDFs where a picture is chosen', async () => {
    const alt = unique('Catalogue');
    const bytes = Buffer.from('%PDF-1.7\nxref\ntrailer\nstartxref\n9\n%%EOF');
    const document = await store({ alt, bytes, name: 'catalogue.pdf' });
    const shown = await store({ alt: `${alt} cover` });
    const listed = async (only: MediaQuery['only']) => {
      const filters = { ...NO_MEDIA_QUERY, search: alt, only };
      const { rows: found } = await listMedia({ payload, wanted: filters, limit: 10, offset: 0 });
      return found.map(({ id, picture: drawn }) => [id, Boolean(drawn)]);
    };
    expect(await listed('all')).toEqual([
      [shown.id, true],
      [document.id, false],
    ]);
    expect(await listed('pictures')).toEqual([[shown.id, true]]);
  });

  it('is refused for its bytes, in words for the editor', async () => {
    const refused = await storePicture({ ...(await context()), file: fileOf('<svg/>', 'a.png'), alt: 'A' });
    expect(refused).toMatchObject({ ok: false, code: 'refused', message: expect.stringContaining('not a picture') });
    const cut = (await halves('jpeg', 900, 900)).subarray(0, 2000);
    const damaged = await storePicture({ ...(await context()), file: fileOf(cut, 'a.jpg', 'image/jpeg'), alt: 'A' });
    expect(damaged).toMatchObject({ ok: false, code: 'refused', message: expect.stringContaining('damaged') });
  });

  it('is refused over REST too where nobody says what it shows', async () => {
    const form = new FormData();
    form.set('_payload', JSON.stringify({}));
    form.set('file', fileOf(await halves()));
    expect((await api('POST', '/api/media', { body: form, token })).status).toBe(422);
  });
});

describe('the library', () => {
  it('shows one folder, and searches everything below it by words and title', async () => {
    const [outer, word] = [await folder(), unique('zebra').replaceAll('-', '')];
    const inner = await folder('Inner', outer);
    const deep = await store({ alt: `A ${word} at dusk`, folder: inner });
    const titled = await store({ alt: 'Plain', name: `${word}.png`, folder: outer });
    const elsewhere = await store({ alt: word });
    const ids = async (filters: Partial<MediaQuery>) => (await list(filters)).rows.map(({ id }) => id).sort();

    expect(await ids({ folder: outer })).toEqual([titled.id]);
    expect(await ids({ folder: outer, search: word.toUpperCase() })).toEqual([deep.id, titled.id].sort());
    expect(await ids({ search: word })).toEqual([deep.id, titled.id, elsewhere.id].sort());
    expect(await ids({ search: `dusk ${word}` })).toEqual([deep.id]);
    expect(await ids({ search: `${word}%` })).toEqual([]);
    expect((await ids({})).includes(elsewhere.id)).toBe(true);
    expect((await ids({})).includes(deep.id)).toBe(false);
  });

  it('answers ten thousand pictures in steps that neither repeat nor leave one out', async () => {
    const here = await folder();
    await rows`insert into media (alt, title, folder_id, filename, filesize, width, height)
      select 'Bulk ' || n, 'bulk', ${here}::uuid, md5(n::text || ${here}::text) || '.png', n, 10, 10
      from generate_series(1, 10000) n`;
    // The planner may remember a small table.
    await rows`analyze media`;
    for (const sort of ['newest', 'oldest', 'title', 'largest'] as const) {
      const seen = new Set<string>();
      for (const offset of [0, 100, 5000, 9950]) {
        const step = await list({ folder: here, sort }, 50, offset);
        expect(step.matching).toBe(10_000);
        for (const { id } of step.rows) seen.add(id);
      }
      expect(seen.size).toBe(200);
    }
    const plan = await rows<{ 'QUERY PLAN': string }>`explain select 1 from media m
      where m.alt || ' ' || coalesce(m.title, '') ilike '%ulk 9999%'`;
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('media_search');
    await rows`delete from media where folder_id = ${here}`;
  });

  it('is listed to no stranger and no team', async () => {
    expect((await api('GET', '/api/media')).status).toBe(401);
    expect((await api('GET', '/api/media-folders')).status).toBe(401);
    const { token: team } = await createTeam();
    expect((await api('GET', '/api/media', { token: team })).status).toBe(403);
  });
});

describe('folders', () => {
  const refusal = { ok: false, code: 'refused' };

  it('are renamed and moved, but never into themselves, nor beside one of their name', async () => {
    const [a, name] = [await folder(), unique('Same')];
    const b = await folder(name, a);
    const c = await folder(unique('c'), b);
    const change = async (id: string, changes: { name?: string; parent?: string | null }) =>
      changeFolder({ ...(await context()), id, changes });

    expect(await change(a, { parent: c })).toMatchObject(refusal);
    expect(await change(a, { parent: a })).toMatchObject(refusal);
    expect(await createFolder({ ...(await context()), name: name.toLowerCase(), parent: a })).toMatchObject(refusal);
    expect(await createFolder({ ...(await context()), name: '  ', parent: a })).toMatchObject({ code: 'invalid' });
    expect(await change(b, { name: 'Renamed' })).toMatchObject({ ok: true });
    expect(await change(c, { parent: null })).toMatchObject({ ok: true });
    expect((await listFolders(payload)).filter(({ id }) => [b, c].includes(id))).toMatchObject(
      [
        { id: b, name: 'Renamed', parent: a },
        { id: c, parent: null },
      ].sort((x) => (x.id === c ? -1 : 1)),
    );
  });

  it('moved into each other at once become no ring', async () => {
    const pairs = await Promise.all(Array.from({ length: 4 }, async () => [await folder(), await folder()] as const));
    for (const [a, b] of pairs) {
      const answers = await Promise.all([
        changeFolder({ ...(await context()), id: a, changes: { parent: b } }),
        changeFolder({ ...(await context()), id: b, changes: { parent: a } }),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  it('that are not empty go only where their contents may move up', async () => {
    const outer = await folder();
    const inner = await folder(unique('inner'), outer);
    const below = await folder(unique('below'), inner);
    const media = await store({ folder: inner });
    const drop = async (moveContents: boolean) => deleteFolder({ ...(await context()), id: inner, moveContents });

    expect(await drop(false)).toMatchObject({ ok: false, code: 'not_empty' });
    expect(await drop(true)).toEqual({ ok: true });
    expect((await list({ folder: outer })).rows.map(({ id }) => id)).toEqual([media.id]);
    expect((await listFolders(payload)).find(({ id }) => id === below)?.parent).toBe(outer);
    expect(await drop(true)).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('take pictures, and give them back to where they were', async () => {
    const [from, to] = [await folder(), await folder()];
    const [one, two] = [await store({ folder: from }), await store()];
    const move = async (places: { id: string; folder: string | null }[]) => moveMedia({ ...(await context()), places });
    const moved = await move([one, two].map(({ id }) => ({ id, folder: to })));
    expect((await list({ folder: to })).matching).toBe(2);
    if (!moved.ok) throw new Error(moved.message);
    await move(moved.before);
    expect((await detail(one.id)).item.folder?.id).toBe(from);
    expect((await detail(two.id)).item.folder).toBeNull();
    expect(await move([{ id: one.id, folder: crypto.randomUUID() }])).toMatchObject({ ok: false, code: 'not_found' });
  });
});

describe('the address of a picture', () => {
  it('leads to its file at the time, and is never used again unasked', async () => {
    const media = await store();
    const answer = await addressed(media.id);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, `/api/media/file/${media.filename}`]);
    expect(answer.headers.get('cache-control')).toMatch(/max-age=0, must-revalidate/);
    expect(await served(media.id)).toBe(200);
  });

  it.each([crypto.randomUUID(), 'x', "' or true --", '..%2f'])('of nothing answers 404: %s', async (id) => {
    expect((await addressed(id)).status).toBe(404);
  });
});

describe('what editors say of a picture', () => {
  it('is saved without its files being made again', async () => {
    const media = await store();
    const before = await stored(media.id);
    const words = { alt: 'New words', title: 'New title', focus: { x: 20, y: 80 } };
    expect(await changeMedia({ ...(await context()), id: media.id, words })).toEqual({ ok: true });
    expect(await detail(media.id)).toMatchObject({
      item: { alt: 'New words', title: 'New title', picture: { focus: '20% 80%' } },
      focus: { x: 20, y: 80 },
    });
    const after = await stored(media.id);
    expect([after.filename, after.sizes_small_filename]).toEqual([before.filename, before.sizes_small_filename]);
    expect(purged).toContain('media');
    expect(await served(media.id)).toBe(200);
  });

  it('is never nothing', async () => {
    const { id } = await store({ alt: 'Kept' });
    const words = { alt: ' ', title: '', focus: { x: 50, y: 50 } };
    expect(await changeMedia({ ...(await context()), id, words })).toMatchObject({ ok: false, code: 'invalid' });
    expect((await detail(id)).item.alt).toBe('Kept');
  });
});

describe('another file for a picture', () => {
  const replace = async (id: string, bytes: Buffer | string) =>
    replaceFile({ ...(await context()), id, file: await payloadFile(fileOf(bytes)), reason: 'replaced' });

  it('keeps its id, address, words and folder, and leaves every cached page', async () => {
    const here = await folder();
    const media = await store({ folder: here, alt: 'Same words' });
    expect(await replace(media.id, await halves('jpeg', 640, 320))).toEqual({ ok: true });
    expect(purged).toContain('media');
    const { item } = await detail(media.id);
    expect(item).toMatchObject({ alt: 'Same words', width: 640, mimeType: 'image/jpeg', folder: { id: here } });
    expect(await located(media.id)).not.toContain(media.filename);
    expect(await served(media.id)).toBe(200);
    expect((await api('GET', `/api/media/file/${media.filename}`)).status).toBe(404);
  });

  it('can be taken back, and taken back again', async () => {
    const media = await store();
    await changeMedia({ ...(await context()), id: media.id, words: { alt: 'A', title: '', focus: { x: 10, y: 10 } } });
    await replace(media.id, await halves('png', 800, 800));
    for (const width of [400, 800]) {
      const [earlier] = (await detail(media.id)).earlier;
      expect(earlier?.width).toBe(width);
      const answer = await restoreFile({ ...(await context()), id: media.id, earlier: earlier?.id ?? '' });
      expect(answer).toEqual({ ok: true });
      expect((await sharp(await bytesOf(media.id)).metadata()).width).toBe(width);
      expect((await detail(media.id)).copies).toHaveLength(3);
      expect(await served(media.id)).toBe(200);
    }
    expect((await detail(media.id)).earlier).toHaveLength(1);
    expect((await detail(media.id)).item.picture?.focus).toBeUndefined();
  });

  it('that is refused, or fails at the last moment, leaves the old one', async () => {
    const media = await store();
    expect(await replace(media.id, 'no picture')).toMatchObject({ ok: false, code: 'refused' });
    const { db } = payload;
    const commit = vi.spyOn(db, 'commitTransaction').mockImplementationOnce(async (id) => {
      await db.rollbackTransaction(id);
      throw new Error('The database is gone.');
    });
    expect(await replace(media.id, await halves())).toMatchObject({ ok: false });
    commit.mockRestore();
    expect(await located(media.id)).toContain(media.filename);
    expect(await served(media.id)).toBe(200);
    expect((await detail(media.id)).earlier).toEqual([]);
  });

  it('is kept for the last ten changes', async () => {
    const media = await store();
    for (let time = 0; time < 12; time += 1) await replace(media.id, await halves('png', 20, 10));
    expect((await detail(media.id)).earlier).toHaveLength(10);
  }, 60_000);
});

describe('a part cut out of a picture', () => {
  const crop = async (id: string, area: { x: number; y: number; width: number; height: number }) =>
    cropPicture({ ...(await context()), id, area });

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('is what was chosen, as %s', async (format) => {
    const media = await store({ bytes: await halves(format) });
    await changeMedia({ ...(await context()), id: media.id, words: { alt: 'A', title: '', focus: { x: 75, y: 50 } } });
    expect(await crop(media.id, { x: 50, y: 0, width: 50, height: 50 })).toEqual({ ok: true });
    const { item, focus } = await detail(media.id);
    expect(item).toMatchObject({ width: 200, height: 100, mimeType: media.mimeType });
    expect(focus).toEqual({ x: 50, y: 100 });
    const { dominant } = await sharp(await bytesOf(media.id)).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r + 50);
  });

  it('is cut from the picture as it is seen, and brings the whole back', async () => {
    const media = await store({ bytes: await turned(6) });
    const bytes = await bytesOf(media.id);
    expect(await crop(media.id, { x: 0, y: 0, width: 100, height: 50 })).toEqual({ ok: true });
    const { dominant } = await sharp(await bytesOf(media.id)).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b + 50);
    const [earlier] = (await detail(media.id)).earlier;
    expect(earlier?.reason).toBe('cropped');
    await restoreFile({ ...(await context()), id: media.id, earlier: earlier?.id ?? '' });
    expect(await bytesOf(media.id)).toEqual(bytes);
  });

  it('of a moving picture moves', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const bytes = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
      .gif()
      .toBuffer();
    const media = await store({ bytes });
    expect(await crop(media.id, { x: 50, y: 0, width: 50, height: 100 })).toEqual({ ok: true });
    expect(await sharp(await bytesOf(media.id), { animated: true }).metadata()).toMatchObject({ pages: 2, width: 20 });
  });
});

describe('where a picture is shown', () => {
  const image = (id: string) => [{ blockType: 'image' as const, id: unique('block'), src: `/media/${id}`, alt: 'A' }];
  const uses = async (id: string) => (await detail(id)).uses.map(({ kind, id: place }) => [kind, place]);

  it('tells of published pages, of drafts, and of rich text', async () => {
    const [published, drafted, rich, unused] = [await store(), await store(), await store(), await store()];
    const page = await createPage({ content: image(published.id) as never });
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { content: image(drafted.id) },
      draft: true,
    });
    const children = [{ type: 'upload', relationTo: 'media', value: rich.id }];
    const block = JSON.stringify({ blockType: 'text', content: { root: { children } } });
    await rows`update cms_pages set content = content || ${block}::jsonb where id = ${page.id}`;
    for (const { id } of [published, drafted, rich]) expect(await uses(id)).toEqual([['page', page.id]]);
    expect((await detail(published.id)).uses[0]).toMatchObject({ name: page.title, href: `/cms/pages/${page.id}` });
    expect(await uses(unused.id)).toEqual([]);
  });

  it('tells of products, categories, clubs, and the site itself', async () => {
    const media = await store();
    const product = await createProduct({ images: [{ image: media.id }] });
    const category = await payload.create({
      collection: 'categories',
      data: { name: unique('c'), slug: unique('c'), sortOrder: 0, isActive: true, icon: media.id },
    });
    const team = await createTeam();
    await rows`update team_profiles set logo_id = ${media.id} where id = ${team.user.id}`;
    await payload.updateGlobal({ slug: 'site-settings', data: { logo: media.id } });
    await payload.updateGlobal({ slug: 'site-content', data: { seoImage: media.id } });
    const found = await uses(media.id);
    expect(found.map(([kind]) => kind)).toEqual(['category', 'club', 'product', 'site-content', 'site-settings']);
    expect(found).toEqual(
      expect.arrayContaining([
        ['product', product.id],
        ['category', category.id],
      ]),
    );
    // Content managers have no back office.
    expect((await detail(media.id)).uses.find(({ kind }) => kind === 'product')?.href).toBeUndefined();
    await payload.updateGlobal({ slug: 'site-settings', data: { logo: null } });
    await payload.updateGlobal({ slug: 'site-content', data: { seoImage: null } });
  });

  it('knows of every column that refers to a picture', async () => {
    const referring = await rows<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'media'::regclass and conrelid::regclass::text not like 'payload_%'
      order by 1`;
    expect(referring.map(({ name }) => name)).toEqual([
      'categories',
      // Made by an import; shown nowhere.
      'import_pictures',
      'products_images',
      'site_content',
      'site_settings',
      'team_profiles',
    ]);
  });
});

describe('a picture that is deleted', () => {
  it('is gone for everyone, and comes back as it was', async () => {
    const here = await folder();
    const media = await store({ folder: here, alt: 'To and fro' });
    const before = await stored(media.id);
    expect(await remove(media.id)).toEqual({ ok: true, deleted: [media.id] });
    expect(purged).toContain('media');
    expect((await addressed(media.id)).status).toBe(404);
    expect((await api('GET', `/api/media/file/${media.filename}`)).status).toBe(404);

    expect(await restore(media.id)).toEqual({ ok: true, restored: [media.id] });
    expect(await stored(media.id)).toEqual(before);
    expect(await served(media.id)).toBe(200);
    expect(await restore(media.id)).toEqual({ ok: true, restored: [] });
  });

  it('comes back to the top where its folder went in the meantime', async () => {
    const here = await folder();
    const { id } = await store({ folder: here });
    await remove(id);
    await deleteFolder({ ...(await context()), id: here, moveContents: true });
    await restore(id);
    expect((await detail(id)).item.folder).toBeNull();
  });

  it('is not, nor is any other with it, while something shows it: over no interface', async () => {
    const [used, unused] = [await store(), await store()];
    await createProduct({ name: unique('Kit'), images: [{ image: used.id }] });
    const refused = await remove(used.id, unused.id);
    expect(refused).toMatchObject({
      ok: false,
      code: 'in_use',
      used: [{ id: used.id, uses: [{ kind: 'product' }] }],
    });
    const rest = await api('DELETE', `/api/media/${used.id}`, { token });
    expect([rest.status, rest.body.message]).toEqual([409, expect.stringContaining('shows this picture')]);
    for (const { id } of [used, unused]) expect(await served(id)).toBe(200);
  });

  it('keeps its file where the deletion fails at the last moment', async () => {
    const media = await store();
    const { db } = payload;
    const commit = vi.spyOn(db, 'commitTransaction').mockImplementationOnce(async (id) => {
      await db.rollbackTransaction(id);
      throw new Error('The database is gone.');
    });
    expect(await remove(media.id)).toMatchObject({ ok: false });
    commit.mockRestore();
    expect(await served(media.id)).toBe(200);
  });

  it('is forgotten for good after a month', async () => {
    const old = await store();
    await remove(old.id);
    await rows`update media_archive set archived_at = now() - interval '31 days' where media_id = ${old.id}`;
    await remove((await store()).id);
    expect(await restore(old.id)).toEqual({ ok: true, restored: [] });
    const kept = path.join(path.dirname(diskFolder(mediaFiles)), 'media-archive', old.filename ?? '');
    await vi.waitFor(() => expect(existsSync(kept)).toBe(false), 20_000);
  });
});
