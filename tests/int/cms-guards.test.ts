import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadMediaDetail } from '@/areas/cms/media/detail/media-detail';
import { storePicture } from '@/modules/media/store-picture';
import { notePresence } from '@/areas/cms/pages/data/page-presence';
import { loadSettings } from '@/areas/cms/settings/site/load-settings';
import { saveSettings } from '@/areas/cms/settings/site/save-settings';
import { findRedirect } from '@/modules/pages/find-redirect';
import { mediaFiles } from '@/lib/files/media-files';
import type { Media } from '@/payload-types';
import { diskFolder } from '../setup/disk-folder';
import { api } from '../setup/http';
import { asEditor, editor, made, save, textBlock } from '../setup/pages';
import { createProduct, createStaff, createTeam, rows, payload, unique } from '../setup/shop';

const { token } = await createStaff('content_manager');

async function picture(name = 'kit.png'): Promise<Media> {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], name, { type: 'image/png' });
  const result = await storePicture({ req: await asEditor(), file, alt: 'A kit' });
  if (!result.ok) throw new Error(result.message);
  return result.media;
}

describe('the file of a picture', () => {
  const bytesOf = ({ filename }: Media) => readFile(path.join(diskFolder(mediaFiles), filename ?? ''));
  const edit = (id: string, size: number) =>
    api('PATCH', `/api/media/${id}?${crop(size)}`, { token, body: { alt: 'A kit, seen closer' } });
  const crop = (size: number) =>
    String(
      new URLSearchParams({
        ...Object.fromEntries(['width', 'height'].map((side) => [`uploadEdits[crop][${side}]`, String(size)])),
        ...Object.fromEntries(['x', 'y'].map((side) => [`uploadEdits[crop][${side}]`, '0'])),
        'uploadEdits[widthInPixels]': '32',
        'uploadEdits[heightInPixels]': '32',
        'uploadEdits[focalPoint][x]': '20',
        'uploadEdits[focalPoint][y]': '80',
      }),
    );

  it('never changes under its name, which browsers keep for ever', async () => {
    const media = await picture();
    const before = await bytesOf(media);
    expect(await edit(media.id, 50)).toMatchObject({ status: 422 });
    expect(await bytesOf(media)).toEqual(before);
  });

  it('stays whole where Payload’s panel sends no more than a focal point', async () => {
    const media = await picture();
    const before = await bytesOf(media);
    expect(await edit(media.id, 100)).toMatchObject({
      status: 200,
      body: { doc: { focalX: 20, focalY: 80, width: 64, height: 64 } },
    });
    expect(await bytesOf(media)).toEqual(before);
  });
});

describe('a club whose logo a picture is', () => {
  it('is not named to a content manager, who may not see clubs', async () => {
    const media = await picture();
    const { user: team } = await createTeam();
    const name = unique('Club of secrets');
    await rows`update team_profiles set logo_id = ${media.id}, team_name = ${name} where id = ${team.id}`;
    const usedBy = async (role: 'content_manager' | 'administrator') => {
      const { user } = await createStaff(role);
      return (await loadMediaDetail(payload, user, media.id))?.uses;
    };
    expect(await usedBy('content_manager')).toMatchObject([{ kind: 'club', name: 'A team' }]);
    expect(await usedBy('administrator')).toMatchObject([{ kind: 'club', name }]);
    const refused = await api('DELETE', `/api/media/${media.id}`, { token });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('“A team” shows this') } });
  });
});

describe('where orders and inquiries are sent', () => {
  const stored = async () =>
    (await rows<{ to: string }>`select sales_email as to from site_settings`).map(({ to }) => to);

  it('is for administrators to say, who may read them', async () => {
    const [before] = await stored();
    const elsewhere = { salesEmail: 'elsewhere@kitroom.test' };
    await api('POST', '/api/globals/site-settings', { token, body: elsewhere });
    expect(await stored()).toEqual([before]);
    const req = await asEditor();
    const seen = await loadSettings({ payload: req.payload, user: req.user, name: 'brand' });
    const values = { ...seen, ...elsewhere, tagline: unique('Tagline') };
    expect(await saveSettings({ req, name: 'brand', values, seen })).toMatchObject({
      ok: true,
      values: { salesEmail: before, tagline: values.tagline },
    });
    const administrator = await createStaff('administrator');
    await api('POST', '/api/globals/site-settings', { token: administrator.token, body: elsewhere });
    expect(await stored()).toEqual([elsewhere.salesEmail]);
  });
});

describe('what strangers cannot ask about', () => {
  it('is what the library calls a picture, who saved a page, or when it appears', async () => {
    const word = unique('draft').replaceAll('-', '');
    await createProduct({ images: [{ image: (await picture(`${word}.png`)).id }] });
    await made({}, true);
    for (const query of [
      `products?where[images.image.title][like]=${word}`,
      'products?sort=images.image.title',
      'pages?where[savedBy.email][like]=test',
      'pages?where[publishAt][exists]=false',
      'pages?sort=savedBy.email',
      'pages?sort=unpublishAt',
    ]) {
      expect((await api('GET', `/api/${query}`)).status, query).toBe(400);
    }
  });
});

describe('what is published', () => {
  const link = (fields?: object) => ({ type: 'link', version: 3, fields, children: [] });
  const written = (...children: unknown[]) => ({ root: { type: 'root', version: 1, children } });
  const publish = async (block: object) => {
    const { id } = await made();
    return save(id, { blocks: [{ ...textBlock('block-1'), ...block }] }, { isPublished: true });
  };

  it.each([
    written(link({ linkType: 'custom', url: 'javascript:alert(1)' })),
    written({ type: 'paragraph', version: 1, children: [link({ url: 'data:text/html,x' })] }),
    written({ type: 'autolink', version: 3, fields: { url: 'vbscript:x' }, children: [] }),
    written(link()),
    written({ type: 'list', version: 1, tag: 'ul', listType: 'bullet' }),
    written({ type: 'paragraph', version: 1, children: 5 }),
    { root: {} },
    {},
    'text',
  ])('has no text that runs code or cannot be drawn, as %j', async (content) => {
    expect(await publish({ content })).toMatchObject({
      ok: false,
      code: 'invalid',
      fieldErrors: { 'blocks.0.content': [expect.any(String)] },
    });
  });

  it('may link to the web, to a page and to a place on its own', async () => {
    const { id } = await made({}, true);
    for (const fields of [
      { linkType: 'custom', url: 'https://example.com' },
      { linkType: 'custom', url: '#top' },
      { linkType: 'internal', doc: { relationTo: 'pages', value: id } },
    ]) {
      const content = written({ type: 'paragraph', version: 1, children: [link(fields)] });
      expect(await publish({ content })).toMatchObject({ ok: true });
    }
    expect(await publish({ content: null })).toMatchObject({ ok: true });
  });
});

describe('a redirect', () => {
  const leads = async (to: string) => {
    const from = `/${unique('moved')}`;
    const { status } = await api('POST', '/api/redirects', { token, body: { from, to } });
    return status === 201 ? findRedirect([from.slice(1)]) : status;
  };

  it('can stand in a header, whatever its address is written in', async () => {
    expect(await leads('/日本/größe?q=é#ü')).toBe('/%E6%97%A5%E6%9C%AC/gr%C3%B6%C3%9Fe?q=%C3%A9#%C3%BC');
    expect(await leads('https://example.com/日本')).toBe('https://example.com/%E6%97%A5%E6%9C%AC');
    expect(await leads('/shop?category=sale%20kits')).toBe('/shop?category=sale%20kits');
  });

  it('takes no signs that browsers pass over', async () => {
    for (const to of ['/\t/elsewhere.test', '/shop\r\nSet-Cookie: a=b']) expect(await leads(to)).toBe(422);
  });
});

describe('who has a page open', () => {
  it('waits for no window that was forgotten, which may be waiting in its turn', async () => {
    const [page, user] = [await made(), await editor()];
    const here = { payload, pageId: page.id, userId: user.id, blockId: null };
    await notePresence({ ...here, tab: 'asleep' });
    await rows`update presence set seen_at = now() - interval '1 minute' where subject = ${page.id}`;
    const other = await payload.db.pool.connect();
    try {
      await other.query('begin');
      await other.query(`select from presence where subject = $1 and tab = 'asleep' for update`, [page.id]);
      expect(await notePresence({ ...here, tab: 'awake' })).toMatchObject({ others: [] });
    } finally {
      await other.query('rollback');
      other.release();
    }
  }, 15_000);
});
