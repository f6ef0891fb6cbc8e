import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TableRecord } from '../manifest';
import { quoted, type Table } from './schema';

/** Bytes of a table that are gathered before they are handed on. */
const PART_BYTES = 1024 * 1024;

type Take = (part: Buffer, index: number) => Promise<void>;

/** The same rows are always the same text. */
export const COPY_SETTINGS = `
  set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '30s';
  set local search_path = public`;

/** In key order, part by part as they are taken, so that memory stays flat. Returns the record for the manifest. */
export async function copyTable(client: Client, table: Table, take?: Take): Promise<TableRecord> {
  const columns = table.columns.map(quoted).join(', ');
  const order = table.key.length > 0 ? table.key.map(quoted).join(', ') : `t::text`;
  const stream = client.query(
    copyTo(`copy (select ${columns} from public.${quoted(table.name)} t order by ${order}) to stdout`),
  );
  const hash = createHash('sha256');
  let [bytes, index, gathered]: [number, number, Buffer[]] = [0, 0, []];
  let size = 0;
  const handOn = async () => {
    const part = Buffer.concat(gathered);
    [gathered, size] = [[], 0];
    if (take && part.length > 0) await take(part, index++);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    if (!take) continue;
    gathered.push(Buffer.from(chunk));
    size += chunk.length;
    if (size >= PART_BYTES) await handOn();
  }
  await handOn();
  return { name: table.name, columns: table.columns, rows: stream.rowCount, bytes, sha256: hash.digest('hex') };
}
