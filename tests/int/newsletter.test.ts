import { describe, expect, it } from 'vitest';
import { anonymiseCustomer } from '@/areas/back-office/customers/anonymise-customer';
import { exportCustomerData } from '@/modules/privacy/data/customer-record';
import { deleteSubscriber } from '@/areas/back-office/newsletter/delete-subscriber';
import { exportSubscribers } from '@/areas/back-office/newsletter/export-subscribers';
import { listSubscribers } from '@/areas/back-office/newsletter/data';
import { confirmUrl, subscriberToConfirm, subscriberToLeave, unsubscribeUrl } from '@/modules/newsletter/links';
import { confirmSubscription, subscribe } from '@/modules/newsletter/subscriptions';
import { leaveByLink, leaveByPost } from '@/areas/storefront/newsletter/unsubscribe-endpoint';
import { localRequest } from '@/lib/payload/local-request';
import { asStaff, checkoutBody, createProduct, createStaff, order, rows, payload, unique } from '../setup/shop';
import { type EmailName, writeEmail } from '../setup/written-email';
import { findSubscriber, resubscribe, unsubscribe } from '@/modules/newsletter/data';

const { user } = await createStaff('administrator');

const DAY_MS = 24 * 60 * 60 * 1000;
const address = () => `${unique('reader')}@newsletter.test`;
const ask = async (email: string) => subscribe({ req: await localRequest(payload), email });
const confirm = async (id: string) => confirmSubscription({ req: await localRequest(payload), id });
const leave = async (id: string) => unsubscribe({ payload, id });
const back = async (id: string) => resubscribe({ payload, id });
const idOf = async (email: string): Promise<string> =>
  (await rows<{ id: string }>`select id from newsletter_subscribers where email = ${email}`)[0]!.id;
const statusOf = async (id: string) => (await findSubscriber(payload, id))?.status;
const queued = (id: string) =>
  rows<{ to: string; template: EmailName; data: Record<string, unknown> }>`select "to", template, data
    from mail_messages where data ->> 'subscriberId' = ${id} order by created_at, template`;
const written = (template: EmailName, subscriberId: string) => writeEmail(template, { subscriberId });
const waitedFor = (id: string, minutes: number) =>
  rows`update newsletter_subscribers set requested_at = now() - make_interval(mins => ${minutes}) where id = ${id}`;
async function reader(email = address()): Promise<string> {
  await ask(email);
  const id = await idOf(email);
  await confirm(id);
  return id;
}
const tokenIn = (url: string): string => url.split('/').at(-1)!;

describe('a wish for the newsletter', () => {
  it('waits to be confirmed, and its link is in no table', async () => {
    const email = address();
    await ask(email);
    const id = await idOf(email);
    expect(await statusOf(id)).toBe('pending');
    expect(await queued(id)).toEqual([{ to: email, template: 'newsletter-confirm', data: { subscriberId: id } }]);
    const message = await written('newsletter-confirm', id);
    const [link = ''] = /\S+\/newsletter\/confirm\/\S+/.exec(message!.text) ?? [];
    expect(subscriberToConfirm(tokenIn(link))).toBe(id);
    expect(message?.html).toContain(`href="${link.slice(0, 40)}`);
    expect(message?.unsubscribeUrl).toBeUndefined();
  });

  it('brings one email however often it is sent, and another one minutes later', async () => {
    const email = address();
    await Promise.all(Array.from({ length: 5 }, () => ask(email)));
    const id = await idOf(email);
    expect(await queued(id)).toHaveLength(1);
    await waitedFor(id, 4);
    await ask(email);
    expect(await queued(id)).toHaveLength(1);
    await waitedFor(id, 6);
    await ask(email);
    expect(await queued(id)).toHaveLength(2);
  });

  it('of a subscriber changes nothing; the email says that they are one', async () => {
    const email = address();
    const id = await reader(email);
    await waitedFor(id, 6);
    await ask(email);
    expect(await statusOf(id)).toBe('confirmed');
    const message = await written('newsletter-confirm', id);
    expect(message?.text).toContain('You are already subscribed');
    expect(message?.text).not.toContain('/newsletter/confirm/');
  });

  it('of someone who left starts anew, at once', async () => {
    const email = address();
    const id = await reader(email);
    await leave(id);
    await ask(email);
    expect([await idOf(email), await statusOf(id)]).toEqual([id, 'pending']);
    expect((await queued(id)).filter(({ template }) => template === 'newsletter-confirm')).toHaveLength(2);
    await ask(email);
    expect((await queued(id)).filter(({ template }) => template === 'newsletter-confirm')).toHaveLength(2);
    await confirm(id);
    expect(await statusOf(id)).toBe('confirmed');
  });
});

describe('confirming', () => {
  it('welcomes the subscriber and tells the supplier, once however often it is done', async () => {
    const email = address();
    await ask(email);
    const id = await idOf(email);
    await Promise.all(Array.from({ length: 6 }, () => confirm(id)));
    expect((await queued(id)).map(({ to, template }) => [to, template]).sort()).toEqual(
      [
        [email, 'newsletter-confirm'],
        [email, 'newsletter-welcome'],
        ['supplier', 'newsletter-notice'],
      ].sort(),
    );
    const welcome = await written('newsletter-welcome', id);
    expect(subscriberToLeave(tokenIn(welcome!.unsubscribeUrl!))).toBe(id);
    expect(welcome?.text).toContain(`Unsubscribe: http`);
    expect((await written('newsletter-notice', id))?.text).toContain(email);
  });

  it('does not bring back who has left, however the two meet', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = address();
      await ask(email);
      const id = await idOf(email);
      await Promise.all(round % 2 ? [confirm(id), leave(id)] : [leave(id), confirm(id)]);
      expect(await statusOf(id)).toBe('unsubscribed');
      await confirm(id);
      expect(await statusOf(id)).toBe('unsubscribed');
    }
  });

  it('leaves nothing behind where its emails cannot be written', async () => {
    const email = address();
    await ask(email);
    const id = await idOf(email);
    await rows`
      alter table mail_messages add constraint test_no_welcome check (template <> 'newsletter-notice') not valid`;
    try {
      await expect(confirm(id)).rejects.toThrow();
      expect(await statusOf(id)).toBe('pending');
      expect(await queued(id)).toHaveLength(1);
    } finally {
      await rows`alter table mail_messages drop constraint test_no_welcome`;
    }
  });
});

describe('the links', () => {
  const id = '6a3f1c1e-5d5e-4b5a-9c1a-0c7f5f1f2a3b';
  const other = '6a3f1c1e-5d5e-4b5a-9c1a-0c7f5f1f2a3c';

  it('to confirm are good for a week after the form was sent', () => {
    const token = tokenIn(confirmUrl(id, new Date(0)));
    expect(subscriberToConfirm(token, 7 * DAY_MS - 1)).toBe(id);
    expect(subscriberToConfirm(token, 7 * DAY_MS)).toBeUndefined();
  });

  it('open nothing where they were changed, were made for another purpose, or are none', () => {
    const confirming = tokenIn(confirmUrl(id, new Date()));
    const leaving = tokenIn(unsubscribeUrl(id));
    expect([subscriberToConfirm(confirming), subscriberToLeave(leaving)]).toEqual([id, id]);
    expect([subscriberToConfirm(leaving), subscriberToLeave(confirming)]).toEqual([undefined, undefined]);
    const last = leaving.slice(0, -2) + (leaving.at(-2) === 'A' ? 'B' : 'A') + leaving.at(-1)!;
    for (const wrong of [leaving.replace(id, other), last, `${id}.`, id, '', 'a/b']) {
      expect(subscriberToLeave(wrong), wrong).toBeUndefined();
    }
  });
});

describe('leaving', () => {
  const post = (token: string) =>
    leaveByPost(
      new Request(`http://shop.test/newsletter/unsubscribe/${token}`, {
        method: 'POST',
        headers: { Origin: 'https://mail.test' },
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      }),
      { params: Promise.resolve({ token }) },
    );

  it('takes one press in a mail program, from anywhere, and may be pressed again', async () => {
    const id = await reader();
    const token = tokenIn(unsubscribeUrl(id));
    const first = await post(token);
    expect([first.status, first.headers.get('location'), await statusOf(id)]).toEqual([200, null, 'unsubscribed']);
    const times = () => rows`select unsubscribed_at as at from newsletter_subscribers where id = ${id}`;
    const before = await times();
    expect((await post(token)).status).toBe(200);
    expect(await times()).toEqual(before);
  });

  it('does nothing where a link is only opened, or is none', async () => {
    const id = await reader();
    const token = tokenIn(unsubscribeUrl(id));
    const opened = await leaveByLink(new Request('http://shop.test'), { params: Promise.resolve({ token }) });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/newsletter/leave/${token}`]);
    expect((await post(`${token.slice(0, -4)}AAAA`)).status).toBe(404);
    expect((await post(tokenIn(confirmUrl(id, new Date())))).status).toBe(404);
    expect(await statusOf(id)).toBe('confirmed');
  });

  it('can be taken back, to what it was', async () => {
    const id = await reader();
    await leave(id);
    await back(id);
    expect(await statusOf(id)).toBe('confirmed');
    const email = address();
    await ask(email);
    const waiting = await idOf(email);
    await leave(waiting);
    await back(waiting);
    expect(await statusOf(waiting)).toBe('pending');
  });

  it('silences emails that were queued before', async () => {
    const id = await reader();
    await leave(id);
    expect(await written('newsletter-welcome', id)).toBeUndefined();
    expect(await written('newsletter-confirm', id)).toBeUndefined();
  });
});

describe('the list of the back office', () => {
  const list = async (search: string, status: 'all' | 'pending' | 'confirmed' | 'unsubscribed' = 'all') =>
    listSubscribers({ payload, filters: { search, status }, limit: 50, offset: 0 });

  it('finds by address and status, with counts of all', async () => {
    const mark = unique('mark');
    const [first, second] = [`${mark}-a@newsletter.test`, `${mark}-b@newsletter.test`];
    await ask(first);
    const id = await reader(second);
    await rows`update newsletter_subscribers set created_at = now() - interval '1 hour' where email = ${first}`;
    expect((await list(mark)).rows.map(({ email }) => email)).toEqual([second, first]);
    const confirmed = await list(mark, 'confirmed');
    expect(confirmed).toMatchObject({ matching: 1, rows: [{ id, email: second, status: 'confirmed' }] });
    const { counts, total } = confirmed;
    expect(counts.pending + counts.confirmed + counts.unsubscribed).toBe(total);
  });

  it('counts 10,000 of those found, and all without filters', async () => {
    await rows`insert into newsletter_subscribers (email, requested_at)
      select n || '@counted.test', now() from generate_series(1, 10001) n`;
    expect(await list('counted')).toMatchObject({ matching: 10_000, isMore: true });
    const { matching, total, isMore } = await list('');
    expect([matching, isMore]).toEqual([total, false]);
    await rows`delete from newsletter_subscribers where email = '7@counted.test'`;
    expect(await list('counted')).toMatchObject({ matching: 10_000, isMore: false });
    await rows`delete from newsletter_subscribers where email like '%@counted.test'`;
  });

  it('is exported without anything that a spreadsheet would run', async () => {
    const email = `=cmd+${unique('x')}@newsletter.test`;
    await ask(email);
    let csv = '';
    for await (const part of exportSubscribers(payload, { search: email, status: 'all' })) csv += part;
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFEmail,Status,Signed up,Confirmed,Unsubscribed,Mailbox refuses',
      expect.stringMatching(/^'=cmd\+[^",]+,Not confirmed,\d{4}-\d\d-\d\d,,,$/),
      '',
    ]);
  });

  it('forgets a deleted subscriber, emails included, and the log does not name them', async () => {
    const email = address();
    const id = await reader(email);
    const { req } = await asStaff(user);
    expect(await deleteSubscriber({ req, id })).toEqual({ ok: true });
    expect(await statusOf(id)).toBeUndefined();
    expect(await queued(id)).toEqual([]);
    expect(await rows`select action, subject from activity_log where subject_id = ${id}`).toEqual([
      { action: 'subscriber.deleted', subject: 'A newsletter subscriber' },
    ]);
    const { user: editor } = await createStaff('content_manager');
    const next = await reader();
    const { req: asEditor } = await asStaff(editor);
    expect(await deleteSubscriber({ req: asEditor, id: next })).toMatchObject({ ok: false });
    expect(await statusOf(next)).toBe('confirmed');
  });

  it('goes with the personal data of a customer, and is exported on request', async () => {
    const email = address();
    const product = await createProduct({ stock: { M: 5 } });
    const body = checkoutBody({ product: product.id, color: 'Red', sizes: { M: 1 } });
    await order({ ...body, customer: { ...body.customer, email } });
    const id = await reader(email);
    const [customer] = await rows<{ id: string }>`select id from customers where email = ${email}`;
    expect(await exportCustomerData(payload, customer!.id)).toMatchObject({ newsletter: { status: 'confirmed' } });
    await rows`update orders set status = 'cancelled' where customer_id = ${customer!.id}`;
    const { req } = await asStaff(user);
    expect(await anonymiseCustomer({ req, id: customer!.id })).toMatchObject({ ok: true });
    expect(await statusOf(id)).toBeUndefined();
    expect(await queued(id)).toEqual([]);
  });
});
