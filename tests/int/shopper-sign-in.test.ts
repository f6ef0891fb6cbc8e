import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { incoming } from '../setup/incoming';
import { emails } from '../../emails';
import { loadOrders } from '@/areas/storefront/account/load-orders';
import { OrdersView } from '@/areas/storefront/account/OrdersView';
import { signInAction, signInByLinkAction, signOutAction } from '@/areas/storefront/account/sign-in-actions';
import { env } from '@/lib/env';
import { SHOPPER_COOKIE } from '@/lib/http/session-cookies';
import { createDelivery } from '@/lib/mail/transport';
import { startMailWorker } from '@/lib/mail/worker';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { currentShopper } from '@/modules/shoppers/session';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';
import { startMailServer } from '../fixtures/smtp-server';
import { newAddress } from '../setup/address';
import { api } from '../setup/http';
import { createProduct, placed, rows, unique } from '../setup/shop';

const server = await startMailServer();
const worker = startMailWorker({ payload: getPayloadClient, emails, deliver: createDelivery(server.url), paceMs: 0 });
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const comesFrom = (address: string) => {
  incoming.headers = new Headers({ Origin: env.publicUrl, [socketAddressHeader]: address });
};
beforeEach(() => {
  comesFrom(newAddress());
  incoming.cookies.clear();
});

const form = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};
const address = () => `${unique('ada')}@shopper.test`;
const request = (email: string, more = {}) => signInAction({}, form({ email, ...more }));
const enter = (email: string, request: string | undefined, code: string) =>
  signInAction({}, form({ email, request: request ?? '', code }));

/** Next ends an action that redirects by an error; its cookies are of the request that comes then. */
async function redirected(action: Promise<unknown>): Promise<void> {
  await expect(action).rejects.toThrow('NEXT_REDIRECT');
  for (const [name, value] of incoming.cookies) {
    if (typeof value === 'string') incoming.cookies.set(name, { value });
  }
}

async function emailed(email: string, count = 1) {
  const text = (await server.waitFor(email, count)).at(-1)?.email.text ?? '';
  const [code = ''] = /^\d{6}$/m.exec(text) ?? [];
  const [, token = ''] = /\/account\/sign-in\/(\S+)/.exec(text) ?? [];
  return { code, token };
}

async function signIn(email: string) {
  const sent = await request(email);
  const { code } = await emailed(email);
  await redirected(enter(email, sent.request, code));
}

const token = () => incoming.cookies.get(SHOPPER_COOKIE)?.value ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing in by an emailed code', () => {
  it('opens an account, whose session is stored as a hash', async () => {
    const email = address();
    expect(await request(email.toUpperCase())).toMatchObject({ sentTo: email });
    const { request: id } = await request(email);
    const { code } = await emailed(email, 2);
    await redirected(enter(email, id, `${code.slice(0, 3)} ${code.slice(3)}`));
    expect(await currentShopper()).toMatchObject({ email });
    expect(token()).toMatch(/^[\w-]{43}$/);
    const stored = await rows`select 1 from shopper_sessions where token_hash = ${token()}`;
    expect(stored).toEqual([]);
    expect(await rows`select 1 from mail_messages where data::text like ${`%${code}%`} and "to" = ${email}`).toEqual(
      [],
    );
    expect(await rows`select 1 from sign_in_codes where email = ${email}`).toEqual([]);
  });

  it('answers the same whether or not the address has orders', async () => {
    const { id: product } = await createProduct({ stock: 10 });
    const { contact } = await placed({ product, quantity: 1 });
    const [known, unknown] = [await request(contact.email), await request(address())];
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(known).toEqual({ sentTo: contact.email, request: expect.any(String) });
  });

  it('takes a code once, and no code after three wrong ones', async () => {
    const email = address();
    const sent = await request(email);
    const { code } = await emailed(email);
    expect(await enter(email, sent.request, wrong(code))).toMatchObject({
      fieldErrors: { code: ['This is not the code in our email.'] },
    });
    await redirected(enter(email, sent.request, code));
    expect(await enter(email, sent.request, code)).toMatchObject({ code: 'expired' });

    const tried = await request(email);
    const next = await emailed(email, 2);
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(email, tried.request, wrong(next.code))));
    expect(answers.map((answer) => answer.fieldErrors !== undefined).filter(Boolean)).toHaveLength(3);
    expect(await enter(email, tried.request, next.code)).toMatchObject({ code: 'expired' });
  });

  it('takes no code of another request, nor one after 15 minutes', async () => {
    const [email, other] = [address(), address()];
    const [mine, theirs] = [await request(email), await request(other)];
    const { code } = await emailed(email);
    expect(await enter(email, theirs.request, code)).toMatchObject({ fieldErrors: expect.anything() });
    expect(await enter(email, 'no-id', code)).toMatchObject({ code: 'expired' });
    await rows`update sign_in_codes set expires_at = now() - interval '1 second' where id = ${mine.request}::uuid`;
    expect(await enter(email, mine.request, code)).toMatchObject({ code: 'expired' });
  });

  it('brings a mailbox five codes a day from one network, twenty in all', async () => {
    const email = address();
    for (let n = 0; n < 5; n++) expect(await request(email)).toMatchObject({ sentTo: email });
    const plus = email.replace('@', '+kit@');
    expect(await request(plus)).toMatchObject({ message: expect.stringContaining('Too many codes') });
    for (let network = 0; network < 4; network++) {
      comesFrom(newAddress());
      for (let n = 0; n < 5; n++) await request(email);
    }
    expect(await rows`select 1 from mail_messages where "to" = ${email}`).toHaveLength(20);
  });

  it('is open neither to other sites nor to programs that fill in every field', async () => {
    const email = address();
    expect(await request(email, { website: 'https://spam.test' })).toMatchObject({ sentTo: email });
    incoming.headers.set('Origin', 'https://elsewhere.test');
    expect(await request(email)).toMatchObject({ message: 'Please sign in on our own site.' });
    expect(await rows`select 1 from mail_messages where "to" = ${email}`).toEqual([]);
  });
});

describe('signing in by the link of the same email', () => {
  it('works once, and spends the code', async () => {
    const email = address();
    const sent = await request(email);
    const { code, token: link } = await emailed(email);
    await redirected(signInByLinkAction({}, form({ token: link })));
    expect(await currentShopper()).toMatchObject({ email });
    expect(await signInByLinkAction({}, form({ token: link }))).toMatchObject({ message: expect.any(String) });
    expect(await enter(email, sent.request, code)).toMatchObject({ code: 'expired' });
    expect(await signInByLinkAction({}, form({ token: `${link}x` }))).toMatchObject({ message: expect.any(String) });
  });
});

describe('a session', () => {
  it('is replaced by the next sign-in, and ended with its token', async () => {
    const email = address();
    await signIn(email);
    const first = token();
    await signIn(address());
    const second = token();
    incoming.cookies.set(SHOPPER_COOKIE, { value: first });
    expect(await currentShopper()).toBeUndefined();
    incoming.cookies.set(SHOPPER_COOKIE, { value: second });
    await redirected(signOutAction(form({})));
    incoming.cookies.set(SHOPPER_COOKIE, { value: second });
    expect(await currentShopper()).toBeUndefined();
  });

  it('is ended everywhere at once', async () => {
    const email = address();
    await signIn(email);
    const there = token();
    incoming.cookies.clear();
    await request(email).then(async ({ request: id }) => redirected(enter(email, id, (await emailed(email, 2)).code)));
    await redirected(signOutAction(form({ everywhere: '' })));
    incoming.cookies.set(SHOPPER_COOKIE, { value: there });
    expect(await currentShopper()).toBeUndefined();
  });

  it('gives no rights over the API', async () => {
    await signIn(address());
    const headers = { Cookie: `${SHOPPER_COOKIE}=${token()}` };
    for (const path of ['/api/orders', '/api/customers', '/api/admin-users', '/api/invoices']) {
      expect((await api('GET', path, { headers })).status).toBe((await api('GET', path)).status);
      expect((await api('GET', path, { headers })).status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the orders of an account', () => {
  it('are all those of its address, guests’ included, and nobody else’s', async () => {
    const { id: product } = await createProduct({ stock: 100 });
    const { orderNumber, trackingToken, contact } = await placed({ product, quantity: 2 });
    const other = await placed({ product, quantity: 1 });
    const loaded = await loadOrders(contact.email, 1);
    expect(loaded.orders.map(({ order }) => order.orderNumber)).toEqual([orderNumber]);
    const html = renderToStaticMarkup(OrdersView(loaded));
    expect(html).toContain(`/order/${trackingToken}`);
    expect(html).toContain(`/order/${trackingToken}/invoices/`);
    expect(html).not.toContain(other.orderNumber);
    expect(renderToStaticMarkup(OrdersView(await loadOrders(address(), 7)))).toContain('No orders yet');
  });
});
