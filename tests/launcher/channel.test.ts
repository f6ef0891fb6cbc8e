import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { Transform } from 'node:stream';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkChannel, inspect } from '../../scripts/lib/database.mjs';
import { databaseUrl, runSql } from '../setup/sql';

const direct = process.env.DATABASE_URL ?? '';
const SOON_MS = 200;
const POOLER = 'it leads to a pooler. Set';
let proxy: Server;
let pooled: string;

/** Drops notifications, as a pooler that takes limits of a connection and ignores them. */
const withoutNotifications = () => {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length >= 1 + rest.readUInt32BE(1)) {
        const size = 1 + rest.readUInt32BE(1);
        if (rest.toString('latin1', 0, 1) !== 'A') this.push(rest.subarray(0, size));
        rest = rest.subarray(size);
      }
      done();
    },
  });
};

beforeAll(async () => {
  const { hostname, port } = new URL(direct);
  proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.pipe(server).pipe(withoutNotifications()).pipe(client);
    for (const socket of [client, server]) socket.on('error', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(direct);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  url.search = '';
  pooled = url.href;
});
afterAll(() => proxy.close());

describe('a start tries DATABASE_URL and DATABASE_DIRECT_URL', () => {
  it('goes on where one hears what is sent over the other', async () => {
    await checkChannel(direct, null);
    await checkChannel(pooled, direct);
  });

  it.each([
    [
      'DATABASE_URL alone is a pooler',
      () => checkChannel(pooled, null, SOON_MS),
      `over DATABASE_URL: ${POOLER} DATABASE_DIRECT_URL`,
    ],
    ['both are', () => checkChannel(pooled, pooled, SOON_MS), `over DATABASE_DIRECT_URL: ${POOLER} it`],
    [
      'they are different databases',
      () => checkChannel(pooled, databaseUrl(inject('adminUrl'), 'postgres'), SOON_MS),
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.',
    ],
    [
      'one refuses us',
      () => checkChannel(pooled, databaseUrl(direct, 'none')),
      'No connection to the database of DATABASE_DIRECT_URL: database "none" does not exist',
    ],
  ])('ends with one line where %s', async (_what, start, line) => {
    await expect(start()).rejects.toThrow(line);
  });

  it('ends with one line where the database cannot store every letter', async () => {
    const name = `ascii_${process.pid}`;
    const admin = inject('adminUrl');
    await runSql(admin, `create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`);
    try {
      await expect(inspect(databaseUrl(admin, name))).rejects.toThrow(
        'The database of DATABASE_URL stores text as SQL_ASCII. Create one with the encoding UTF8.',
      );
    } finally {
      await runSql(admin, `drop database ${name}`);
    }
  });
});
