import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inquiryInput, type InquiryInput } from '@/domain/inquiries/inquiry-input';
import { anonymiseCustomer } from '@/areas/back-office/customers/anonymise-customer';
import { deleteCustomer, editCustomer } from '@/areas/back-office/customers/change-customer';
import { loadCustomer } from '@/areas/back-office/customers/data/customer';
import { exportCustomerData } from '@/modules/privacy/data/customer-record';
import { exportCustomers } from '@/areas/back-office/customers/export-customers';
import { listCustomers } from '@/areas/back-office/customers/data/customers';
import { deleteInquiry, replyToInquiry, setInquiryStatus } from '@/areas/back-office/inbox/change-inquiry';
import { countNewInquiries, listInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { loadInquiry } from '@/areas/back-office/inbox/data/inquiry';
import { deleteReview, setReviewStatus } from '@/areas/back-office/reviews/change-review';
import { listReviews } from '@/areas/back-office/reviews/data';
import { parseInquiryFilters } from '@/areas/back-office/inbox/inquiry-filters';
import { deletedEmail } from '@/domain/orders/deleted-customer';
import { storeInquiry } from '@/modules/inquiries/store-inquiry';
import { localRequest } from '@/lib/payload/local-request';
import {
  actionsOn,
  asStaff,
  checkoutBody,
  createProduct,
  createStaff,
  later,
  order,
  rows,
  payload,
  unique,
  tablesWith,
} from '../setup/shop';
import { type EmailName, writeEmail } from '../setup/written-email';

const { user } = await createStaff('administrator', { fullName: 'Alex Morgan' });

const message = (data: object = {}): InquiryInput =>
  inquiryInput.parse({
    kind: 'contact',
    name: 'Grace Adeyemi',
    email: `${unique('grace')}@sender.test`,
    inquiryType: 'general',
    subject: unique('Delivery'),
    message: 'When would it be here?',
    ...data,
  });
const quote = (data: object = {}): InquiryInput =>
  inquiryInput.parse({
    kind: 'quote',
    name: 'Grace Adeyemi',
    email: `${unique('grace')}@sender.test`,
    teamName: unique('Leeds Lions'),
    sport: 'netball',
    quantity: '11-25',
    ...data,
  });
const store = async (input: InquiryInput, idempotencyKey: string = randomUUID()) =>
  storeInquiry({ req: await localRequest(payload), input, idempotencyKey, isAcknowledged: true });
const emailsAbout = (key: 'inquiryId' | 'replyId', id: string) =>
  rows<{ to: string; template: EmailName; data: Record<string, unknown> }>`select "to", template, data
    from mail_messages where data ->> ${key} = ${id} order by template`;
const written = ({ template, data }: Awaited<ReturnType<typeof emailsAbout>>[number]) => writeEmail(template, data);
const statusOf = async (id: string) =>
  (await rows<{ status: string }>`select status from inquiries where id = ${id}`)[0]?.status;

describe('what visitors send', () => {
  it('is in the inbox with a notification for staff and an email each to supplier and sender', async () => {
    const input = quote({ colors: 'Teal', message: 'With our crest <b>here</b>' });
    const { id, isNew } = await store(input);
    expect(isNew).toBe(true);
    expect(await rows`select kind, status, sport, quantity, colors, email from inquiries where id = ${id}`).toEqual([
      { kind: 'quote', status: 'new', sport: 'netball', quantity: '11-25', colors: 'Teal', email: input.email },
    ]);
    expect(await rows`select kind, body from staff_news where href = ${`/admin/inbox/${id}`}`).toEqual([
      { kind: 'quote', body: 'Grace Adeyemi' },
    ]);
    const [notice, receipt] = await emailsAbout('inquiryId', id);
    expect([notice?.to, receipt?.to]).toEqual(['supplier', input.email]);
    const notification = await written(notice!);
    expect(notification).toMatchObject({ replyTo: input.email });
    expect(notification?.html).toContain('&lt;b&gt;here&lt;/b&gt;');
    expect((await written(receipt!))?.text).toContain('Quantity: 11-25');
  });

  it('is one inquiry however often it is sent, and another where something else was written', async () => {
    const input = message();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => store(input, key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await emailsAbout('inquiryId', answers[0]!.id)).toHaveLength(2);
    const corrected = await store({ ...input, message: 'When, please?' }, key);
    expect(corrected).toMatchObject({ isNew: true });
    expect(corrected.id).not.toBe(answers[0]!.id);
  });

  it('leaves nothing behind where a part of it fails', async () => {
    const input = message();
    await rows`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
    await rows`create trigger refuse before insert on mail_messages for each row execute function refuse()`;
    try {
      await expect(store(input)).rejects.toThrow();
    } finally {
      await rows`drop trigger refuse on mail_messages`;
      await rows`drop function refuse`;
    }
    expect(await rows`select 1 from inquiries where email = ${input.email}`).toEqual([]);
    expect(
      await rows`select 1 from staff_news where title like ${`%${(input as { subject: string }).subject}`}`,
    ).toEqual([]);
  });
});

describe('the inbox', () => {
  const allInquiries = parseInquiryFilters(new URLSearchParams());

  it('is searched, filtered and counted, newest first, and knows its neighbours', async () => {
    const context = await asStaff(user);
    const word = unique('needle');
    const ids: string[] = [];
    for (const input of [quote({ teamName: word }), message({ subject: word }), message({ name: word })]) {
      ids.unshift((await store(input)).id);
      await later();
    }
    const find = (filters: object) =>
      listInquiries({ ...context, filters: { ...allInquiries, search: word, ...filters }, limit: 50, offset: 0 });
    const all = await find({});
    expect(all.rows.map(({ id }) => id)).toEqual(ids);
    expect(all.matching).toBe(3);
    expect((await find({ kind: 'quote' })).rows.map(({ id }) => id)).toEqual([ids[2]]);
    const before = await countNewInquiries(context.payload);
    expect(await setInquiryStatus({ ...context, id: ids[1]!, status: 'closed' })).toEqual({ ok: true, from: 'new' });
    expect(await countNewInquiries(context.payload)).toBe(before - 1);
    expect((await find({ status: 'new' })).rows.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    const filters = { ...allInquiries, search: word };
    expect(await loadInquiry(context.payload, ids[1]!, filters)).toMatchObject({ newer: ids[0], older: ids[2] });
    expect(await loadInquiry(context.payload, ids[0]!, { ...filters, status: 'new' })).toMatchObject({
      newer: null,
      older: ids[2],
    });
    expect(await loadInquiry(context.payload, 'none', filters)).toBeUndefined();
    expect(await actionsOn(ids[1]!)).toEqual(['inquiry.closed']);
  });

  it('answers by exactly one email, which quotes the subject, and is answered then', async () => {
    const input = message({ subject: 'Sizes for boys', message: 'Do you have\nXSB?' });
    const { id } = await store(input);
    const answer = { id, replyId: randomUUID(), body: 'Yes, we do.' };
    const sent = await Promise.all([1, 2, 3].map(async () => replyToInquiry({ ...(await asStaff(user)), ...answer })));
    expect(sent).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const [email, ...others] = await emailsAbout('replyId', answer.replyId);
    expect(others).toEqual([]);
    expect(email?.to).toBe(input.email);
    const text = await written(email!);
    expect(text).toMatchObject({ subject: 'Re: Sizes for boys' });
    expect(text?.replyTo).toBeUndefined();
    expect(text?.text).toContain('Yes, we do.\n\nAlex Morgan');
    expect(text?.text).toContain('> Do you have\n> XSB?');
    expect(await statusOf(id)).toBe('answered');
    expect(await actionsOn(id)).toEqual(['inquiry.replied']);
    const { payload } = await asStaff(user);
    expect((await loadInquiry(payload, id, allInquiries))?.replies).toMatchObject([
      { body: 'Yes, we do.', byName: 'Alex Morgan' },
    ]);
  });

  it('is for administrators alone, and what was deleted is gone with its answers', async () => {
    const { id } = await store(message());
    const editor = await asStaff((await createStaff('content_manager')).user);
    for (const refused of [
      await setInquiryStatus({ ...editor, id, status: 'closed' }),
      await replyToInquiry({ ...editor, id, replyId: randomUUID(), body: 'Hello' }),
      await deleteInquiry({ ...editor, id }),
    ]) {
      expect(refused).toMatchObject({ ok: false, code: 'refused' });
    }
    expect(await statusOf(id)).toBe('new');
    const replyId = randomUUID();
    await replyToInquiry({ ...(await asStaff(user)), id, replyId, body: 'Hello' });
    expect(await deleteInquiry({ ...(await asStaff(user)), id })).toEqual({ ok: true });
    expect(await rows`select 1 from inquiry_replies where id = ${replyId}`).toEqual([]);
    expect(await replyToInquiry({ ...(await asStaff(user)), id, replyId, body: 'Hello' })).toMatchObject({
      code: 'not_found',
    });
  });
});

async function orderOf(lastName: string, status: string, email = `${lastName}@shopper.test`.toLowerCase()) {
  const product = await createProduct({ stock: 9 });
  const body = {
    ...checkoutBody({ product: product.id, quantity: 2 }),
    customer: { firstName: 'Ada', lastName, email, phone: '+44 113 496 0999' },
    notes: `For ${lastName}`,
    companyName: `${lastName} Ltd`,
    purchaseOrder: `PO ${lastName}`.slice(0, 40),
    billingAddress: { line1: `2 ${lastName} Road`, city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
  };
  body.shippingAddress.line1 = `1 ${lastName} Street`;
  const result = await order(body);
  if (!result.ok) throw new Error(result.message);
  await rows`update orders set status = ${status} where id = ${result.order.id}`;
  const [row] = await rows<{ customer: string }>`select customer_id as customer from orders
    where id = ${result.order.id}`;
  return { orderId: result.order.id, customer: row!.customer, product: product.id, email };
}

describe('customers', () => {
  it('are listed with their orders and what they spent without cancelled ones', async () => {
    const word = unique('Finder');
    const big = await orderOf(word, 'delivered', `big-${word}@shopper.test`.toLowerCase());
    await orderOf(word, 'cancelled', big.email);
    const small = await orderOf(word, 'cancelled', `a-${word}@shopper.test`.toLowerCase());
    const { payload } = await asStaff(user);
    const find = async (sort: 'newest' | 'name' | 'orders' | 'spent', limit = 50, offset = 0) =>
      (await listCustomers({ payload, filters: { search: word, sort }, limit, offset })).rows;
    expect(await find('spent')).toMatchObject([
      { id: big.customer, orders: 2, spent: 40 },
      { id: small.customer, orders: 1, spent: 0 },
    ]);
    expect((await find('newest')).map(({ id }) => id)).toEqual([small.customer, big.customer]);
    expect((await find('orders', 1, 1)).map(({ id }) => id)).toEqual([small.customer]);
    const pieces: string[] = [];
    for await (const piece of exportCustomers(payload, { search: word, sort: 'newest' })) pieces.push(piece);
    const lines = pieces.join('').trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(new RegExp(`^Ada,${word},${big.email},'\\+44 113 496 0999,.*,2,40.00,`));
  });

  it('are edited with errors beside the fields, and deleted only without orders', async () => {
    const context = await asStaff(user);
    const { customer: id, email } = await orderOf(unique('Edited'), 'pending');
    const other = await context.payload.create({
      collection: 'customers',
      data: { firstName: 'Bo', lastName: 'Li', email: `${unique('bo')}@shopper.test` },
    });
    const none = { phone: undefined, vatNumber: undefined, isTaxExempt: false };
    const input = { firstName: 'Ada', lastName: 'King', email: other.email, ...none };
    expect(await editCustomer({ ...context, id, input })).toMatchObject({
      code: 'invalid',
      fieldErrors: { email: ['Another customer has this email address.'] },
    });
    const taxes = { vatNumber: 'GB980780684', isTaxExempt: true };
    const edited = { ...input, email, ...taxes };
    expect(await editCustomer({ ...context, id, input: edited })).toEqual({ ok: true });
    expect(await loadCustomer(context.payload, id)).toMatchObject({ lastName: 'King', phone: null, ...taxes });
    expect(await editCustomer({ ...context, id, input: edited })).toEqual({ ok: true });
    expect(await actionsOn(id)).toEqual(['customer.updated']);
    expect(await deleteCustomer({ ...context, id })).toMatchObject({
      code: 'in_use',
      message: '1 order refers to this customer. Remove their personal data instead.',
    });
    expect(await deleteCustomer({ ...context, id: other.id })).toEqual({ ok: true });
    expect(await actionsOn(other.id)).toEqual(['customer.deleted']);
  });
});

describe('privacy', () => {
  it('exports all data of a person, and removes it everywhere', async () => {
    const context = await asStaff(user);
    const word = `q${randomUUID().slice(0, 8)}`;
    const { customer, orderId, product, email } = await orderOf(word, 'delivered');
    const before = await rows`select order_number, total_amount, status from orders where id = ${orderId}`;
    const { id } = await store(message({ name: `Ada ${word}`, email, subject: `About ${word}`, message: word }));
    await replyToInquiry({ ...context, id, replyId: randomUUID(), body: `Dear ${word}` });
    await context.payload.create({
      collection: 'reviews',
      data: { product, order: orderId, authorName: `Ada ${word}`, rating: 4, status: 'published' },
    });
    const data = JSON.stringify(await exportCustomerData(context.payload, customer));
    const billed = [`${word} Ltd`, `PO ${word}`, `2 ${word} Road`];
    for (const kept of [
      `1 ${word} Street`,
      `For ${word}`,
      `About ${word}`,
      `Dear ${word}`,
      '+44 113 496 0999',
      ...billed,
    ]) {
      expect(data).toContain(kept);
    }
    expect(await tablesWith(word)).toEqual(
      expect.arrayContaining([
        'customers',
        'orders',
        'inquiries',
        'inquiry_replies',
        'mail_messages',
        'product_reviews',
        'staff_news',
      ]),
    );

    expect(await anonymiseCustomer({ ...context, id: customer })).toEqual({ ok: true, orders: 1, inquiries: 1 });
    // The law requires invoices as issued.
    expect(await tablesWith(word)).toEqual(['invoices']);
    expect(await rows`select order_number, total_amount, status from orders where id = ${orderId}`).toEqual(before);
    const log =
      await rows`select action, to_jsonb(a)::text as entry from activity_log a where subject_id = ${customer}`;
    expect(log).toMatchObject([{ action: 'customer.anonymised' }]);
    expect(log[0]?.entry).not.toContain(word);
    expect(
      await rows`select rating::float8 as rating, reviews::int as reviews from products where id = ${product}`,
    ).toEqual([{ rating: 4, reviews: 1 }]);
    expect(await anonymiseCustomer({ ...context, id: customer })).toMatchObject({ code: 'refused' });
    const moved = await context.payload.update({ collection: 'orders', id: orderId, data: { status: 'shipped' } });
    expect(moved.contact.email).toBe(deletedEmail(customer));
  });

  it('is not granted while an order is under way, nor to who may not change customers', async () => {
    const { customer, orderId } = await orderOf(unique('Open'), 'shipped');
    const refused = await anonymiseCustomer({ ...(await asStaff(user)), id: customer });
    expect(refused).toMatchObject({ ok: false, code: 'in_use' });
    await rows`update orders set status = 'cancelled' where id = ${orderId}`;
    const editor = await asStaff((await createStaff('content_manager')).user);
    expect(await anonymiseCustomer({ ...editor, id: customer })).toMatchObject({ code: 'forbidden' });
    expect(await rows`select 1 from orders where id = ${orderId} and contact_first_name = 'Deleted'`).toEqual([]);
  });
});

describe('reviews', () => {
  it('move the product’s rating as they are hidden, published and deleted', async () => {
    const context = await asStaff(user);
    const { payload } = context;
    const product = await createProduct();
    const word = unique('praise');
    const review = async (rating: number) =>
      (
        await payload.create({
          collection: 'reviews',
          data: { product: product.id, authorName: 'Bo', rating, title: word, status: 'published' },
        })
      ).id;
    const figures = async () =>
      (await rows`select rating::float8 as rating, reviews::int as reviews from products where id = ${product.id}`)[0];
    const good = await review(5);
    const bad = await review(2);
    expect(await figures()).toEqual({ rating: 3.5, reviews: 2 });
    expect(await setReviewStatus({ ...context, id: bad, status: 'hidden' })).toEqual({ ok: true });
    expect(await figures()).toEqual({ rating: 5, reviews: 1 });
    const find = (filters: object) =>
      listReviews({ payload, filters: { search: word, stars: 'all', status: 'all', ...filters }, limit: 9, offset: 0 });
    expect((await find({ status: 'hidden' })).rows).toMatchObject([{ id: bad, product: { name: product.name } }]);
    expect((await find({ stars: '5' })).rows).toMatchObject([{ id: good }]);
    expect((await find({ search: product.name })).matching).toBe(2);
    await setReviewStatus({ ...context, id: bad, status: 'published' });
    expect(await figures()).toEqual({ rating: 3.5, reviews: 2 });
    expect(await deleteReview({ ...context, id: good })).toEqual({ ok: true });
    expect(await figures()).toEqual({ rating: 2, reviews: 1 });
    expect(await actionsOn(bad)).toEqual(['review.hidden', 'review.published']);
    expect(await actionsOn(good)).toEqual(['review.deleted']);
    const editor = await asStaff((await createStaff('content_manager')).user);
    expect(await setReviewStatus({ ...editor, id: bad, status: 'hidden' })).toMatchObject({ ok: false });
    expect(await setReviewStatus({ ...context, id: good, status: 'hidden' })).toMatchObject({ code: 'not_found' });
  });
});
