import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { incoming } from '../setup/incoming';
import { DamagedLinkView } from '@/areas/storefront/find-order/DamagedLinkView';
import { findOrderAction } from '@/areas/storefront/find-order/find-order-action';
import { env } from '@/lib/env';
import { trackingUrl } from '@/modules/orders/placing/order-answer';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';
import { newAddress } from '../setup/address';
import { createProduct, placed, rows, unique } from '../setup/shop';
import { writeEmail } from '../setup/written-email';

const comesFrom = (address: string) => {
  incoming.headers = new Headers({ Origin: env.publicUrl, [socketAddressHeader]: address });
};

const { id: product } = await createProduct({ stock: 1000 });
beforeEach(() => comesFrom(newAddress()));

async function bought() {
  const { orderNumber, trackingToken, contact } = await placed({ product, quantity: 1 });
  return { orderNumber, trackingUrl: trackingUrl(trackingToken), email: contact.email };
}

const find = (orderNumber: string, email: string, more: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ orderNumber, email, ...more })) data.set(name, value);
  return findOrderAction({}, data);
};

const links = (email: string) =>
  rows<{ data: { token: string } }>`select data from mail_messages where template = 'order-link' and "to" = ${email}`;

describe('an order whose link is lost', () => {
  it('is found by its number and its address: the link is emailed', async () => {
    const { orderNumber, trackingUrl, email } = await bought();
    expect(await find(orderNumber.toLowerCase(), email.toUpperCase())).toEqual({ sentTo: email });
    const [link, ...others] = await links(email);
    expect(others).toEqual([]);
    const message = await writeEmail('order-link', link!.data);
    expect(message?.subject).toContain(`Link to your order ${orderNumber}`);
    expect(message?.text).toContain(trackingUrl);
    expect(message?.html).toContain(`href="${trackingUrl}"`);
  });

  it('is revealed to nobody else: the answer is the same, and nothing is sent', async () => {
    const { orderNumber, email } = await bought();
    const stranger = `${unique('eve')}@stranger.test`;
    expect(await find(orderNumber, stranger)).toEqual({ sentTo: stranger });
    expect(await find('ORD-2026-999999', email)).toEqual({ sentTo: email });
    expect([await links(stranger), await links(email)]).toEqual([[], []]);
  });

  it('is not looked for by programs, other sites or what is no number', async () => {
    const { orderNumber, email } = await bought();
    expect(await find(orderNumber, email, { website: 'https://spam.test' })).toEqual({ sentTo: email });
    expect(await find('1234', email)).toMatchObject({
      fieldErrors: { orderNumber: ['An order number looks like ORD-2026-000123.'] },
      values: { orderNumber: '1234', email },
    });
    incoming.headers.set('Origin', 'https://elsewhere.test');
    expect(await find(orderNumber, email)).toMatchObject({ message: 'Please send this form from our own site.' });
    expect(await links(email)).toEqual([]);
  });

  it('brings a mailbox five links a day from one network, fifteen in all, and wrong numbers use none of them up', async () => {
    const { orderNumber, email } = await bought();
    for (let n = 0; n < 10; n++) await find('ORD-2026-999999', email);
    for (let n = 0; n < 7; n++) expect(await find(orderNumber, email)).toEqual({ sentTo: email });
    expect(await links(email)).toHaveLength(5);
    for (let network = 0; network < 4; network++) {
      comesFrom(newAddress());
      for (let n = 0; n < 5; n++) await find(orderNumber, email);
    }
    expect(await links(email)).toHaveLength(15);
  });

  it('is looked for twenty times in 15 minutes from one network', async () => {
    const [email, other] = [`${unique('eve')}@stranger.test`, `${unique('eve')}@stranger.test`];
    for (let n = 0; n < 20; n++) expect(await find('ORD-2026-999999', email)).toEqual({ sentTo: email });
    expect(await find('ORD-2026-999999', other)).toMatchObject({
      message: 'Too many attempts came from your network. Please try again in 15 minutes.',
      values: { email: other },
    });
  });
});

describe('a damaged link to an order', () => {
  it('leads to the form, with the number filled in where its beginning tells the order', async () => {
    const { orderNumber, trackingUrl } = await bought();
    const token = trackingUrl.slice(-32);
    const shown = async (damaged: string) => renderToStaticMarkup(await DamagedLinkView({ token: damaged }));
    for (const known of [token.slice(0, 20), `${token.slice(0, 31)}_x`, `${token}.`]) {
      const html = await shown(known);
      expect(html).toContain('Find my order');
      expect(html).toContain('The link you opened is not complete: part of it is missing or mistyped.');
      expect(html).toContain(`value="${orderNumber}"`);
    }
    const mistyped = `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`;
    for (const unknown of [token.slice(0, 15), mistyped, '%', 'no-such-token'])
      expect(await shown(unknown)).not.toContain('value="ORD-');
  });
});
