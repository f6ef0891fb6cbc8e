import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { migrationNames } from '../../scripts/lib/database.mjs';
import { databaseUrl, runSql } from '../setup/sql';

const PREPARE = `
  import { checkout } from './scripts/lib/checkout.mjs';
  import { prepareDatabase } from './scripts/lib/launch.mjs';
  const source = checkout({ dev: false });
  await prepareDatabase({ databaseUrl: process.env.DATABASE_URL, demo: 'never', isOpen: false }, source);
  await source.prepared();`;

async function makeDatabase(name: string) {
  await runSql(inject('adminUrl'), `create database ${name}`);
  const url = databaseUrl(inject('adminUrl'), name);
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', DATABASE_URL: url };
  return {
    url,
    prepare: () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PREPARE], { env }),
  };
}

const newName = () => `${inject('templateName')}_${randomBytes(4).toString('hex')}`;

it('prepare an empty database once if two start together', async () => {
  const { url, prepare } = await makeDatabase(newName());
  const printed = (await Promise.all([prepare(), prepare()])).map(({ stdout }) => stdout);
  expect(printed.filter((text) => text.includes('Migrating the database'))).toHaveLength(1);
  expect(printed.filter((text) => text.includes('Waiting for another process to prepare the database'))).toHaveLength(
    1,
  );
  const migrated = await runSql(url, 'select name from payload_migrations order by name');
  expect(migrated.map(({ name: each }) => each)).toEqual(migrationNames().toSorted());
  expect(await runSql(url, `select count(*)::int as marks from app_state where key = 'starter-pages'`)).toEqual([
    { marks: 1 },
  ]);
});

it('refuse a database that a later release has migrated', async () => {
  const { url, prepare } = await makeDatabase(newName());
  await runSql(url, `create table payload_migrations (name text)`);
  await runSql(url, `insert into payload_migrations values ('dev'), ('29991231_000000_later')`);
  await expect(prepare()).rejects.toThrow('A later release has migrated this database (29991231_000000_later).');
});
