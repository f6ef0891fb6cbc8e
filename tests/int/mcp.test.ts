import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it } from 'vitest';
import { POST } from '@/app/api/mcp/route';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';
import { newAddress } from '../setup/address';
import { storeKey } from '../setup/api-keys';
import { createTeamOrder } from '../setup/team-orders';
import { createProduct, createStaff, createTeam, placed, rows, unique } from '../setup/shop';

const word = unique('mistral');
const shirt = await createProduct({ name: `${word} Shirt`, stock: { M: 50, L: 50 }, price: 20 });
const administrator = await createStaff('administrator');

async function assistant(key?: string) {
  const address = newAddress();
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://shop.test/api/mcp'), {
      requestInit: { headers: { [socketAddressHeader]: address, ...(key && { Authorization: `Bearer ${key}` }) } },
      fetch: (url, init) => POST(new Request(url, init)),
    }),
  );
  return {
    names: async () => (await client.listTools()).tools.map(({ name }) => name).toSorted(),
    changing: async () =>
      (await client.listTools()).tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name),
    call: async <Answer>(name: string, args: Record<string, unknown>) => {
      const { content, isError = false } = await client.callTool({ name, arguments: args });
      const [first] = content as { text: string }[];
      return { isError, answer: JSON.parse(first?.text ?? '{}') as Answer };
    },
  };
}

const PUBLIC = ['find_products', 'price_squad', 'track_order'];
const keyOf = async (account: Parameters<typeof storeKey>[0], scopes: readonly string[]) =>
  (await storeKey(account, scopes)).key;

it('gives everyone the tools of a visitor, over the operations of the shop', async () => {
  const { names, changing, call } = await assistant();
  expect(await names()).toEqual(PUBLIC);
  expect(await changing()).toEqual([]);
  const { answer: found } = await call<{ products: { id: string }[] }>('find_products', { q: word });
  expect(found.products.map(({ id }) => id)).toEqual([shirt.id]);
  const items = [{ product: shirt.id, color: 'Red', sizes: [{ size: 'M', quantity: 2 }] }];
  expect((await call('price_squad', { items })).answer).toMatchObject({ totalAmount: 40, totalItems: 2 });
  expect(await call('price_squad', { items: [{ ...items[0], color: 'Mauve' }] })).toMatchObject({
    answer: { fieldErrors: { 'items.0.color': [expect.stringContaining('Red')] } },
  });
  expect((await call('track_order', { token: 'x'.repeat(32) })).answer).toMatchObject({ code: 'not_found' });
});

it('gives a key the tools of its scopes, and what its maker may read', async () => {
  const { id, orderNumber } = await placed({ product: shirt.id, color: 'Red', sizes: { M: 1 } });
  const staff = await assistant(await keyOf(administrator, ['orders:read']));
  expect(await staff.names()).toEqual([...PUBLIC, 'order_status', 'production_today'].toSorted());
  expect((await staff.call('order_status', { orderNumber: orderNumber.toLowerCase() })).answer).toMatchObject({
    ...{ id, collection: 'orders', status: 'pending', totalAmount: 20 },
  });
  const { answer } = await staff.call<{ orders: { orderNumber: string }[] }>('production_today', {
    search: orderNumber,
  });
  expect(answer.orders.map((order) => order.orderNumber)).toEqual([orderNumber]);

  const teamOrder = await createTeamOrder((await createTeam()).user);
  const [{ number } = { number: '' }] = await rows<{ number: string }>`
    select order_number as number from team_orders where id = ${teamOrder}`;
  const inProduction = async (scopes: readonly string[]) => {
    const reader = await assistant(await keyOf(administrator, scopes));
    return (await reader.call<{ orders: object[] }>('production_today', { search: number })).answer.orders;
  };
  expect(await inProduction(['orders:read'])).toEqual([]);
  expect(await inProduction(['orders:read', 'team-orders:read'])).toMatchObject([{ orderNumber: number }]);

  const stock = await assistant(await keyOf(administrator, ['product-variations:read']));
  expect(await stock.names()).toEqual(PUBLIC);
  await expect(stock.call('order_status', { orderNumber })).rejects.toThrow();
  const manager = await createStaff('content_manager');
  const content = await assistant(await keyOf(manager, ['orders:read']));
  expect(await content.call('production_today', {})).toMatchObject({ isError: true, answer: { code: 'forbidden' } });
  expect(await content.call('order_status', { orderNumber })).toMatchObject({ isError: true });
});

it('drafts an order for the key’s own team alone, and over another draft only if it is to be replaced', async () => {
  const team = await createTeam();
  const reader = await assistant(await keyOf(team, ['teams:read', 'team-order-drafts:read']));
  expect(await reader.names()).toEqual([...PUBLIC, 'team'].toSorted());
  const writer = await assistant(await keyOf(team, ['teams:read', 'team-order-drafts:update']));
  expect(await writer.changing()).toEqual(['draft_team_order']);
  expect((await writer.call('team', {})).answer).toMatchObject({ team: { id: team.user.id } });
  const order = {
    notes: `For the cup ${randomUUID()}`,
    items: [
      {
        product: shirt.id,
        color: 'Red',
        players: [{ name: 'Ada', number: '7', size: 'M' }],
        extras: [{ size: 'L', quantity: 2 }],
      },
    ],
  };
  expect((await writer.call('draft_team_order', order)).answer).toMatchObject({ quote: { totalItems: 3 } });
  const stored =
    await rows`select draft_data ->> 'notes' as notes from team_order_drafts where team_id = ${team.user.id}`;
  expect(stored).toEqual([{ notes: order.notes }]);
  expect(await writer.call('draft_team_order', order)).toMatchObject({ isError: true, answer: { code: 'conflict' } });
  expect((await writer.call('draft_team_order', { ...order, replace: true })).isError).toBe(false);
  expect(
    await writer.call('draft_team_order', { items: [{ ...order.items[0], product: '' }], replace: true }),
  ).toMatchObject({
    ...{ isError: true, answer: { code: 'invalid' } },
  });
});

it('passes the tools on over standard input and output', async () => {
  const server = createServer((request, response) => {
    const answering = async () => {
      const headers = { 'Content-Type': 'application/json', Accept: request.headers.accept ?? '' };
      const own = { Authorization: request.headers.authorization ?? '', [socketAddressHeader]: newAddress() };
      const body = await text(request);
      const answer = await POST(
        new Request('http://shop.test/api/mcp', { method: 'POST', headers: { ...headers, ...own }, body }),
      );
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' });
      response.end(await answer.text());
    };
    answering().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = new Client({ name: 'test', version: '1' });
  try {
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['scripts/mcp.mjs'],
        env: { KITROOM_URL: `http://127.0.0.1:${port}`, KITROOM_KEY: await keyOf(administrator, ['orders:read']) },
      }),
    );
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('production_today');
    const { content } = await client.callTool({ name: 'find_products', arguments: { q: word } });
    expect(JSON.stringify(content)).toContain(shirt.id);
  } finally {
    await client.close();
    server.closeAllConnections();
    server.close();
  }
});

it('refuses a key that is unknown, and too many calls of one network', async () => {
  await expect(assistant('kitroom_sk_unknown')).rejects.toThrow();
  const headers = {
    ...{ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    [socketAddressHeader]: newAddress(),
  };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
  const list = async () =>
    (await POST(new Request('http://shop.test/api/mcp', { method: 'POST', headers, body }))).status;
  for (let times = 0; times < 120; times += 1) expect(await list()).toBe(200);
  expect(await list()).toBe(429);
});
