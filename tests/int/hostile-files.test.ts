import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diskFolder } from '../setup/disk-folder';
import { incoming, signIn } from '../setup/incoming';
import { inquiryFile } from '@/areas/back-office/inbox/inquiry-file-endpoints';
import { sendInquiry } from '@/modules/inquiries/inquiry-actions';
import { inquiryFiles } from '@/modules/inquiries/inquiry-files';
import { assetFiles } from '@/lib/files/asset-files';
import { env } from '@/lib/env';
import { codeSpace, MEMORY_LIMIT } from '@/lib/files/limited-command';
import { mediaFiles } from '@/lib/files/media-files';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';
import { EVIL, hostileFiles, type Door } from '../fixtures/hostile';
import { drawingProcesses } from '../setup/drawing-process';
import { api } from '../setup/http';
import { createStaff, createTeam, rows, unique } from '../setup/shop';

const [staff, team] = await Promise.all([createStaff('administrator'), createTeam()]);

const listed = (folder: string) => readdir(folder).catch((): string[] => []);
const asFile = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

type Answer = { refusal: string } | { refusal?: undefined; file: () => Promise<Download>; preview?: Buffer };
type Download = { status: number; headers: Headers; text: string };
type Stored = { id: string; fileName: string };

const browser = () => new Headers({ [socketAddressHeader]: unique('sender'), Origin: env.publicUrl });

async function asStranger(bytes: Buffer, name: string): Promise<Answer> {
  incoming.headers = browser();
  const email = `${unique('stranger')}@sender.test`;
  const data = new FormData();
  const words = {
    kind: 'quote',
    teamName: 'Lions',
    sport: 'netball',
    quantity: '11-25',
    message: 'x',
    name: 'A',
    email,
  };
  for (const [key, value] of Object.entries(words)) data.set(key, value);
  data.append('files', asFile(bytes, name));
  const { sentBy, fieldErrors } = await sendInquiry({}, data);
  if (!sentBy) return { refusal: fieldErrors?.files?.[0] ?? '' };
  const [stored] = await rows<Stored & { inquiry: string }>`
    select f.id, f.file_name as "fileName", i.id as inquiry from inquiry_files f join inquiries i on i.id = f.inquiry_id
    where i.email = ${email}`;
  // `toEqual` would compare three million properties.
  expect(bytes.equals(await readFile(path.join(diskFolder(inquiryFiles), stored!.fileName)))).toBe(true);
  expect(await listed(diskFolder(inquiryFiles))).not.toContain(`${stored!.fileName.split('.')[0]}.preview.webp`);
  return { file: () => fromInbox(stored!.inquiry, stored!.id) };
}

async function fromInbox(id: string, fileId: string): Promise<Download> {
  signIn(staff.token);
  const answer = await inquiryFile(new Request(env.publicUrl), { params: Promise.resolve({ id, fileId }) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function asTeam(bytes: Buffer, name: string): Promise<Answer> {
  const form = new FormData();
  for (const [key, value] of Object.entries({ name: 'Crest', type: 'logo' })) form.set(key, value);
  form.set('file', asFile(bytes, name));
  const { token } = team;
  const { status, body } = await api<{ asset?: { fileUrl: string; previewUrl: string | null }; message?: string }>(
    'POST',
    '/api/team/assets',
    { body: form, token },
  );
  if (!body.asset) return { refusal: status === 422 ? (body.message ?? '') : '' };
  const { fileUrl, previewUrl } = body.asset;
  const [stored] = await rows<{ preview: string | null }>`select preview_name as preview from design_assets
    order by created_at desc limit 1`;
  return {
    file: () => api('GET', fileUrl, { token }),
    preview:
      previewUrl && stored?.preview ? await readFile(path.join(diskFolder(assetFiles), stored.preview)) : undefined,
  };
}

async function asMedia(bytes: Buffer, name: string): Promise<Answer> {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'A picture' }));
  form.set('file', asFile(bytes, name));
  const { status, body } = await api<{ doc?: { filename: string }; message?: string }>('POST', '/api/media', {
    body: form,
    token: staff.token,
  });
  if (!body.doc) return { refusal: [400, 422].includes(status) ? (body.message ?? '') : '' };
  const { filename } = body.doc;
  return { file: () => api('GET', `/api/media/file/${filename}`) };
}

const doors: Record<Door, { send: typeof asTeam; folder: string }> = {
  stranger: { send: asStranger, folder: diskFolder(inquiryFiles) },
  team: { send: asTeam, folder: diskFolder(assetFiles) },
  media: { send: asMedia, folder: diskFolder(mediaFiles) },
};

let decodedHere = 0;
const count = () => void (decodedHere += 1);

beforeEach(() => {
  decodedHere = 0;
  sharp.queue.on('change', count);
  return () => void sharp.queue.off('change', count);
});

it('at least 40 files mean harm', () => expect(hostileFiles.length).toBeGreaterThanOrEqual(40));

describe.each(hostileFiles)('$what', ({ name, bytes, passes }) => {
  let made: Buffer;
  beforeAll(async () => {
    made = await bytes();
  });

  it.each(['stranger', 'team', 'media'] as const)(
    'is refused with a clear word, or harmless, of a %s',
    async (door) => {
      const { send, folder } = doors[door];
      const before = await listed(folder);
      const answer = await send(made, name);
      if (answer.refusal !== undefined) {
        expect(passes, answer.refusal).not.toContain(door);
        expect(answer.refusal).toMatch(/^.{12,160}\.$/);
        expect(await listed(folder)).toEqual(before);
      } else {
        expect(passes).toContain(door);
        await expectHarmless(await answer.file());
        if (answer.preview) expect(await sizeOf(answer.preview)).toMatchObject({ format: 'webp', fits: true });
      }
      expect(decodedHere).toBe(0);
      for (const { peak, dataLimit } of drawingProcesses()) {
        expect(dataLimit).toBe(MEMORY_LIMIT + codeSpace());
        expect(peak).toBeLessThan(MEMORY_LIMIT + 128 * 1024 * 1024);
      }
    },
    60_000,
  );
});

async function sizeOf(preview: Buffer) {
  const { format, width, height } = await sharp(preview).metadata();
  decodedHere = 0;
  return { format, fits: Math.max(width, height) <= 960 };
}

/** It can neither run nor load anything; 422 if it cannot be cleaned. */
async function expectHarmless({ status, headers, text }: Download): Promise<void> {
  if (status === 422) return expect(JSON.parse(text)).toMatchObject({ code: 'invalid', message: expect.any(String) });
  expect(status).toBe(200);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  const type = headers.get('content-type') ?? '';
  if (type !== 'image/svg+xml' && type.startsWith('image/')) return;
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  if (type === 'image/svg+xml')
    expect(text).not.toMatch(new RegExp(`${EVIL}|<script|onload|file:|javascript:|<!|data:image/svg`));
}
