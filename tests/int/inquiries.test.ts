import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { diskFolder } from '../setup/disk-folder';
import { incoming } from '../setup/incoming';
import { deleteInquiry } from '@/areas/back-office/inbox/change-inquiry';
import { loadInquiry } from '@/areas/back-office/inbox/data/inquiry';
import { parseInquiryFilters } from '@/areas/back-office/inbox/inquiry-filters';
import { emails } from '../../emails';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { localRequest } from '@/lib/payload/local-request';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { sendInquiry } from '@/modules/inquiries/inquiry-actions';
import { inquiryFiles } from '@/modules/inquiries/inquiry-files';
import { subscribeAction } from '@/modules/newsletter/newsletter-actions';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';
import { previewNameOf } from '@/lib/files/stored-folder';
import { env } from '@/lib/env';
import { api } from '../setup/http';
import { asStaff, createStaff, rows, payload, unique } from '../setup/shop';

const MB = 1024 * 1024;

const crest = await sharp({ create: { width: 64, height: 32, channels: 4, background: '#7c3aed' } })
  .png()
  .toBuffer();
beforeEach(() => {
  incoming.headers = from(unique('sender'));
});

const from = (address: string, origin = env.publicUrl) =>
  new Headers({ [socketAddressHeader]: address, Origin: origin });
const file = (content: Uint8Array | string, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

function quote(files: readonly File[], typed: Record<string, string> = {}): FormData {
  const data = new FormData();
  const words = {
    kind: 'quote',
    teamName: 'Leeds Lions',
    sport: 'netball',
    quantity: '11-25',
    colors: '',
    message: 'With our crest',
    name: 'Grace Adeyemi',
    email: `${unique('grace')}@sender.test`,
    phone: '',
    ...typed,
  };
  for (const [name, value] of Object.entries(words)) data.set(name, value);
  for (const each of files) data.append('files', each);
  return data;
}
const send = (data: FormData) => sendInquiry({}, data);
const inquiryOf = async (data: FormData): Promise<string | undefined> =>
  (await rows<{ id: string }>`select id from inquiries where email = ${data.get('email')}`)[0]?.id;
const filesOf = (inquiryId: string | undefined) =>
  rows<{ id: string; name: string; fileName: string; mimeType: string; bytes: number }>`
    select id, name, file_name as "fileName", mime_type as "mimeType", file_bytes::int as bytes
    from inquiry_files where inquiry_id = ${inquiryId} order by created_at`;
const onDisk = () => readdir(diskFolder(inquiryFiles)).catch((): string[] => []);

describe('a quote request with a kit design', () => {
  const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Riverside home');

  it('keeps the kit as it was sent, and shows it to staff and in their email', async () => {
    const { hash } = await storeKitDocument(await localRequest(payload), kit);
    const data = quote([], { design: hash });
    expect(await send(data)).toEqual({ sentBy: 'Grace Adeyemi' });
    const id = (await inquiryOf(data)) ?? '';
    expect(await loadInquiry(payload, id, parseInquiryFilters(new URLSearchParams()))).toMatchObject({
      design: { hash, name: 'Riverside home', garments: ['football-shirt'] },
    });
    const written = await writtenTo(id);
    expect(written.notice?.text).toContain('Design: Riverside home');
    expect(written.notice?.html).toContain(`/api/kits/pictures/${hash}?`);
    expect(written.receipt?.text).toContain('Kit design: attached');
    expect(written.receipt?.text).not.toContain('Riverside');
  });

  it('is refused while the design is not stored, and keeps what was typed', async () => {
    for (const design of ['on its way', 'f'.repeat(64)]) {
      const data = quote([], { design });
      expect(await send(data)).toMatchObject({
        fieldErrors: { design: ['This design is not attached yet. Please try again in a moment, or choose none.'] },
        values: { teamName: 'Leeds Lions' },
      });
      expect(await inquiryOf(data)).toBeUndefined();
    }
    expect(await send(quote([], { design: '' }))).toEqual({ sentBy: 'Grace Adeyemi' });
  });
});

async function writtenTo(inquiryId: string) {
  const settings = await payload.findGlobal({ slug: 'site-settings' });
  const context = { payload, settings, data: { inquiryId } };
  return {
    notice: await emails['inquiry-notice'].write(context),
    receipt: await emails['inquiry-receipt'].write(context),
  };
}

describe('an address that someone else may have typed', () => {
  const spam = {
    name: 'Grace http://pills.test',
    teamName: 'www.pills.test',
    colors: 'Buy pills',
    message: 'Cheap pills: http://pills.test\nCall 0900 123',
  };

  it('gets nothing of what was written, and no name of which a part is left out', async () => {
    const email = `${unique('third')}@party.test`;
    await send(quote([file(crest, 'pills.test.png')], { ...spam, email }));
    const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
    const [inquiry] = await rows<{ id: string }>`select id from inquiries where email = ${email}`;
    const receipt = await emails['inquiry-receipt'].write({ payload, settings, data: { inquiryId: inquiry?.id } });
    for (const part of [receipt?.text, receipt?.html, receipt?.subject]) expect(part).not.toMatch(/pills|0900/i);
    expect(receipt?.text).toContain('Thank you. Someone at Kitroom will read it');
    expect(receipt?.text).toContain('Sport: Netball\nQuantity: 11-25');
    const notice = await emails['inquiry-notice'].write({ payload, settings, data: { inquiryId: inquiry?.id } });
    expect(notice?.text).toContain('Cheap pills');
  });

  it('gets five emails a day from all senders; messages arrive all the same', async () => {
    const name = unique('third');
    const sent = await Promise.all(
      Array.from({ length: 41 }, async (_, index) => {
        incoming.headers = from(unique('sender'));
        return send(quote([], { email: `${name}+${index}@party.test`, message: `Number ${index}` }));
      }),
    );
    expect(sent.every(({ sentBy }) => sentBy === 'Grace Adeyemi')).toBe(true);
    expect(await rows`select 1 from inquiries where email like ${`${name}%`}`).toHaveLength(41);
    expect(await rows`select 1 from mail_messages where "to" like ${`${name}%`}`).toHaveLength(5);
  });
});

describe('the files of a quote request', () => {
  it('are stored as they came under names of our own, undrawn, and named to the supplier', async () => {
    const data = quote([
      file(crest, '../Our crest.PNG'),
      file(svg, 'Skizze – Trikot.svg'),
      file('%PDF-1.4\n%%EOF', 'a.pdf'),
    ]);
    expect(await send(data)).toEqual({ sentBy: 'Grace Adeyemi' });
    const id = await inquiryOf(data);
    const stored = await filesOf(id);
    expect(stored.map(({ name, mimeType }) => [name, mimeType])).toEqual([
      ['Our crest.PNG', 'image/png'],
      ['Skizze – Trikot.svg', 'image/svg+xml'],
      ['a.pdf', 'application/pdf'],
    ]);
    const left = await onDisk();
    for (const { fileName } of stored) {
      expect(fileName).toMatch(/^[0-9a-f]{24}\.(png|svg|pdf)$/);
      expect(left).toContain(fileName);
      expect(left).not.toContain(previewNameOf(fileName));
    }
    const shown = await loadInquiry(payload, id!, parseInquiryFilters(new URLSearchParams()));
    expect(shown?.files.map(({ href }) => href)).toEqual(stored.map((each) => `/admin/inbox/${id}/files/${each.id}`));
    const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
    const notice = await emails['inquiry-notice'].write({ payload, settings, data: { inquiryId: id } });
    expect(notice?.text).toContain('Files: Our crest.PNG, Skizze – Trikot.svg, a.pdf');
  });

  it.each([
    [
      'of another type',
      () => [file('x', 'kit.gif')],
      ['“kit.gif”: This type of file is not accepted. Use PNG, JPG, JPEG, SVG, PDF, AI or EPS.'],
    ],
    [
      'that are not what they are called',
      () => [file(crest, 'good.png'), file('<html>', 'page.png')],
      ['“page.png”: The name says PNG, but this file is something else.'],
    ],
    [
      'that are too large',
      () => [file(new Uint8Array(10 * MB + 1), 'big.pdf')],
      ['“big.pdf”: This file is too large. A file can be at most 10 MB.'],
    ],
    [
      'that are too many',
      () => Array.from({ length: 4 }, (_, index) => file(crest, `${index}.png`)),
      ['Please send at most 3 files.'],
    ],
    ['that are empty', () => [file('', 'none.svg')], ['“none.svg”: This file is empty.']],
  ])('%s are refused by name, and nothing typed is lost', async (_what, files, messages) => {
    const before = await onDisk();
    const data = quote(files());
    const answer = await send(data);
    expect(answer).toMatchObject({
      fieldErrors: { files: messages },
      hadFiles: true,
      values: { teamName: 'Leeds Lions' },
    });
    expect(answer.sentBy).toBeUndefined();
    expect(await inquiryOf(data)).toBeUndefined();
    expect(await onDisk()).toEqual(before);
  });

  it('are part of what makes two requests the same', async () => {
    const email = `${unique('twice')}@sender.test`;
    const before = (await onDisk()).length;
    const again = () => quote([file(crest, 'crest.png')], { email });
    await Promise.all([send(again()), send(again()), send(again())]);
    expect(await rows`select 1 from inquiries where email = ${email}`).toHaveLength(1);
    expect((await onDisk()).length).toBe(before + 1);
    await send(quote([file(svg, 'crest.svg')], { email }));
    await send(quote([], { email }));
    expect(await rows`select 1 from inquiries where email = ${email}`).toHaveLength(3);
  });

  it('come from one address five times an hour; words alone go on coming, and so do files of others', async () => {
    const withFile = () => quote([file(crest, 'crest.png')]);
    const wrong = () => send(quote([file('x', 'kit.gif')]));
    for (let count = 0; count < 5; count += 1) {
      // Refused files do not count.
      await wrong();
      expect(await send(withFile())).toEqual({ sentBy: 'Grace Adeyemi' });
    }
    const data = withFile();
    const before = await onDisk();
    expect(await send(data)).toMatchObject({
      fieldErrors: {
        files: [
          'Too many files came from your network. Please send your request without files, or try again in an hour.',
        ],
      },
      hadFiles: true,
      values: { teamName: 'Leeds Lions' },
    });
    expect([await inquiryOf(data), await onDisk()]).toEqual([undefined, before]);
    data.delete('files');
    expect(await send(data)).toEqual({ sentBy: 'Grace Adeyemi' });
    incoming.headers = from(unique('sender'));
    expect(await send(withFile())).toEqual({ sentBy: 'Grace Adeyemi' });
  });

  it('of a browser whose field was left empty are none', async () => {
    const data = quote([file('', '')]);
    expect(await send(data)).toEqual({ sentBy: 'Grace Adeyemi' });
    expect(await filesOf(await inquiryOf(data))).toEqual([]);
  });

  it('go with the inquiry, however it is deleted', async () => {
    const { user, token } = await createStaff('administrator');
    const ids: string[] = [];
    const names: string[] = [];
    for (let index = 0; index < 2; index += 1) {
      const data = quote([file(crest, 'crest.png')]);
      await send(data);
      ids.push((await inquiryOf(data))!);
      names.push((await filesOf(ids[index])).map(({ fileName }) => fileName)[0]!);
    }
    const [first = '', second = ''] = ids;
    const { req } = await asStaff(user);
    expect(await deleteInquiry({ req, id: first })).toEqual({ ok: true });
    expect((await api('DELETE', `/api/inquiries/${second}`, { token })).status).toBe(200);
    expect(await rows`select 1 from inquiry_files where inquiry_id = any(${ids})`).toEqual([]);
    await expect
      .poll(async () => (await onDisk()).filter((name) => names.some((own) => name.startsWith(own.slice(0, 24)))))
      .toEqual([]);
  });

  it('stay where the deletion fails', async () => {
    const data = quote([file(crest, 'crest.png')]);
    await send(data);
    const [stored] = await filesOf(await inquiryOf(data));
    const { user } = await createStaff('content_manager');
    const { req } = await asStaff(user);
    expect(await deleteInquiry({ req, id: (await inquiryOf(data))! })).toMatchObject({ ok: false });
    expect(await onDisk()).toContain(stored?.fileName);
  });
});

describe('a form of the site', () => {
  const newsletter = (email: string, typed: Record<string, string> = {}) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ email, ...typed })) data.set(name, value);
    return data;
  };
  const subscribers = (email: string) => rows`select status from newsletter_subscribers where email = ${email}`;

  it('is not taken from a page of another site', async () => {
    incoming.headers = from(unique('sender'), 'https://elsewhere.test');
    const data = quote([]);
    expect(await send(data)).toMatchObject({
      message: 'Please send this form from our own site.',
      values: { sport: 'netball' },
    });
    const email = `${unique('r')}@newsletter.test`;
    expect(await subscribeAction({}, newsletter(email))).toMatchObject({
      message: expect.any(String),
      values: { email },
    });
    expect([await inquiryOf(data), await subscribers(email)]).toEqual([undefined, []]);
  });

  it('thanks a program that fills in every field, and stores nothing', async () => {
    const data = quote([file(crest, 'crest.png')], { website: 'https://spam.test' });
    const before = await onDisk();
    expect(await send(data)).toEqual({ sentBy: 'Grace Adeyemi' });
    const email = `${unique('r')}@newsletter.test`;
    expect(await subscribeAction({}, newsletter(email, { website: 'x' }))).toEqual({ isSent: true });
    expect([await inquiryOf(data), await subscribers(email), await onDisk()]).toEqual([undefined, [], before]);
  });

  it('is throttled by address, and keeps what was typed', async () => {
    const email = () => `${randomUUID()}@newsletter.test`;
    for (let count = 0; count < 20; count += 1) await subscribeAction({}, newsletter(email()));
    const last = email();
    expect(await subscribeAction({}, newsletter(last))).toEqual({
      values: { email: last },
      message: 'Too many attempts came from your network. Please try again in 15 minutes.',
    });
    incoming.headers = from(unique('sender'));
    expect(await subscribeAction({}, newsletter(last))).toEqual({ isSent: true });
  });

  it('answers the same whether an address subscribes already, has left, or gets too many emails', async () => {
    const email = `${unique('same')}@newsletter.test`;
    const emails = () => rows`select 1 from mail_messages where "to" = ${email}`;
    const answers = [await subscribeAction({}, newsletter(email.toUpperCase()))];
    await rows`update newsletter_subscribers set status = 'confirmed', confirmed_at = now() where email = ${email}`;
    answers.push(await subscribeAction({}, newsletter(email)));
    for (let day = 0; day < 6; day += 1) {
      await rows`update newsletter_subscribers set status = 'unsubscribed' where email = ${email}`;
      answers.push(await subscribeAction({}, newsletter(` ${email}`)));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"isSent":true}']));
    // Three of eight were accepted, and one of those changed nothing.
    expect(await emails()).toHaveLength(2);
  });

  it('says beside the field what is wrong, in the words of the browser', async () => {
    expect(await subscribeAction({}, newsletter('not an address'))).toEqual({
      values: { email: 'not an address' },
      fieldErrors: { email: ['Please enter a valid email address.'] },
    });
    expect(await subscribeAction({}, newsletter(''))).toMatchObject({
      fieldErrors: { email: ['Please enter your email address.'] },
    });
  });
});
