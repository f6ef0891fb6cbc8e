import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { picture } from '../setup/access-matrix';
import { api } from '../setup/http';
import { createProduct, createStaff, rows, payload } from '../setup/shop';

const { token } = await createStaff('content_manager');

type Uploaded = {
  code?: string;
  message?: string;
  doc?: { id: string; filename: string; mimeType: string; url: string };
};

function upload(content: Uint8Array | string, name: string, type = 'image/png', as: string | undefined = token) {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'A picture' }));
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type }));
  return api<Uploaded>('POST', '/api/media', { body: form, token: as });
}

const storedFiles = () => readdir(path.join(env.dataDir, 'uploads', 'media')).catch(() => []);
const storedRows = () => rows`select 1 from media`;

async function bomb(width: number, height: number): Promise<Buffer> {
  const data = await picture();
  data.writeUInt32BE(width, 16);
  data.writeUInt32BE(height, 20);
  return data;
}

describe('a picture that is not stored in the end', () => {
  it('leaves no file behind', async () => {
    const before = await storedFiles();
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'A \u0000 picture' }));
    form.set('file', new File([new Uint8Array(await picture())], 'shirt.png', { type: 'image/png' }));
    const { status } = await api('POST', '/api/media', { body: form, token });
    expect(status).toBe(422);
    expect(await storedFiles()).toEqual(before);
  });
});

describe('an uploaded picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const html = '<!doctype html><script>alert(document.domain)</script>';

  it.each([
    ['HTML named .png', html, 'shirt.png', 'image/png'],
    ['HTML named .html', html, 'page.html', 'text/html'],
    ['SVG named .png', svg, 'shirt.png', 'image/png'],
    ['SVG named .svg', svg, 'shirt.svg', 'image/svg+xml'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj', 'shirt.png', 'image/png'],
    ['nothing', '', 'shirt.png', 'image/png'],
    ['bytes', '\u0000\u0001\u0002', 'shirt.jpg', 'image/jpeg'],
    ['a PNG that breaks off in its header', '\u0089PNG\r\n\u001a\n', 'shirt.png', 'image/png'],
  ])('is judged by its bytes: %s is refused', async (_what, content, name, type) => {
    const before = [(await storedFiles()).length, (await storedRows()).length];
    const { status, body } = await upload(content, name, type);
    expect([400, 422]).toContain(status);
    expect(body).toMatchObject({
      code: expect.stringMatching(/^(?:invalid|bad_request)$/),
      message: expect.any(String),
    });
    expect([(await storedFiles()).length, (await storedRows()).length]).toEqual(before);
  });

  it.each([
    ['40,000 by 40,000', 40_000, 40_000],
    ['65,000 by 1,000', 65_000, 1_000],
  ])('of %s pixels is refused before it is drawn', async (_what, width, height) => {
    const { status, body } = await upload(await bomb(width, height), 'bomb.png');
    expect([status, body.code]).toEqual([422, 'invalid']);
  });

  it('is stored under a generated name with the extension of what it is', async () => {
    const jpeg = await sharp(await picture(700))
      .jpeg()
      .toBuffer();
    for (const name of ['../../../etc/passwd.png', 'shirt.php.png', 'con.svg', 'ä\u202egnp.exe', 'x'.repeat(300)]) {
      const { status, body } = await upload(jpeg, name);
      expect(status).toBe(201);
      expect(body.doc).toMatchObject({
        filename: expect.stringMatching(/^[0-9a-f]{24}\.jpg$/),
        mimeType: 'image/jpeg',
      });
      expect(await storedFiles()).toContain(body.doc?.filename);
    }
    expect((await storedFiles()).filter((file) => !/^[0-9a-f]{24}(?:-\d+x\d+)?\.(?:jpg|png|webp)$/.test(file))).toEqual(
      [],
    );
  });

  it('is served to everyone, sniffed and run by nobody', async () => {
    const { body } = await upload(await picture(), 'shirt.png');
    const { status, headers } = await api('GET', `/api/media/file/${body.doc?.filename}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is replaced under the same rules', async () => {
    const { body } = await upload(await picture(), 'shirt.png');
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'Other' }));
    form.set('file', new File([html], 'shirt.png', { type: 'image/png' }));
    const answer = await api('PATCH', `/api/media/${body.doc?.id}`, { body: form, token });
    expect([400, 422]).toContain(answer.status);
  });

  it('is taken from staff only, and never fetched from an address', async () => {
    expect((await upload(await picture(), 'shirt.png', 'image/png', '')).status).toBe(401);
    const { status } = await api('GET', '/api/media/paste-url?src=http://127.0.0.1:55432/', { token });
    expect([400, 401, 404]).toContain(status);
  });
});

describe('a PDF', () => {
  const pdf = `%PDF-1.7\n${'x'.repeat(2000)}\nxref\ntrailer\nstartxref\n9\n%%EOF\n`;
  const replace = (id: string | undefined, content: string | Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData();
    form.set('_payload', '{}');
    form.set('file', new File([content], name));
    return api('PATCH', `/api/media/${id}`, { body: form, token });
  };

  it('is stored by its bytes and served as a download, under its name, run by nobody', async () => {
    const { status, body } = await upload(pdf, 'Kit catalogue.png', 'image/png');
    expect([status, body.doc?.mimeType]).toEqual([201, 'application/pdf']);
    expect(body.doc?.filename).toMatch(/^[0-9a-f]{24}\.pdf$/);
    const { status: served, headers } = await api('GET', `/api/media/file/${body.doc?.filename}`);
    expect(served).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('attachment; filename="A picture.pdf"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-length')).toBe(String(pdf.length));
  });

  it('is whole, begins as one, and neither takes a picture’s place nor gives it its own', async () => {
    for (const broken of [pdf.slice(0, 900), `GIF89a ${pdf}`, `<script>alert(1)</script>${pdf}`]) {
      expect([400, 422]).toContain((await upload(broken, 'a.pdf', 'application/pdf')).status);
    }
    const document = (await upload(pdf, 'a.pdf', 'application/pdf')).body.doc;
    const shown = (await upload(await picture(), 'a.png')).body.doc;
    expect((await replace(shown?.id, pdf, 'a.pdf')).status).toBe(422);
    expect((await replace(document?.id, new Uint8Array(await picture()), 'a.png')).status).toBe(422);
    expect((await replace(document?.id, pdf, 'b.pdf')).status).toBe(200);
  });

  it('is no product’s picture', async () => {
    const document = (await upload(pdf, 'a.pdf', 'application/pdf')).body.doc;
    const { token: admin } = await createStaff('administrator');
    const product = await createProduct();
    const body = { images: [{ image: document?.id }] };
    expect((await api('PATCH', `/api/products/${product.id}`, { token: admin, body })).status).toBe(422);
  });
});

describe('a deleted picture', () => {
  const filesOf = async (name = '') =>
    (await storedFiles()).filter((file) => file.startsWith(name.split('.')[0] ?? ''));

  it('takes its files along, all sizes, whatever the request selects', async () => {
    for (const path of ['?select[alt]=true', '', 'bulk']) {
      const { body } = await upload(await picture(900), 'shirt.png');
      expect(await filesOf(body.doc?.filename)).toHaveLength(4);
      const target = path === 'bulk' ? `?where[id][equals]=${body.doc?.id}` : `/${body.doc?.id}${path}`;
      expect((await api('DELETE', `/api/media${target}`, { token })).status).toBe(200);
      expect(await filesOf(body.doc?.filename)).toEqual([]);
      expect(await rows`select 1 from media where id = ${body.doc?.id}`).toEqual([]);
    }
  });

  it('keeps them where the deletion fails at the last moment', async () => {
    const { body } = await upload(await picture(900), 'shirt.png');
    const { db } = payload;
    const commit = vi.spyOn(db, 'commitTransaction').mockImplementationOnce(async (id) => {
      await db.rollbackTransaction(id);
      throw new Error('The database is gone.');
    });
    expect((await api('DELETE', `/api/media/${body.doc?.id}`, { token })).status).toBe(500);
    commit.mockRestore();
    expect(await filesOf(body.doc?.filename)).toHaveLength(4);
    expect((await api('GET', `/api/media/file/${body.doc?.filename}`)).status).toBe(200);
  });
});

describe('the address of a file', () => {
  it.each(['missing.png', '..%2f..%2f..%2fetc%2fpasswd', '%2e%2e', '.', '..%5c..%5cx', 'a%00b.png'])(
    'leads nowhere else: %s',
    async (name) => {
      const { status, body } = await api('GET', `/api/media/file/${name}`);
      expect([400, 401, 404]).toContain(status);
      expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    },
  );

  it('tells strangers nothing of a team’s files', async () => {
    const { status, text } = await api('GET', '/api/design-assets/file/logo.png');
    expect(status).toBe(401);
    expect(text).not.toContain('uploads');
  });
});
