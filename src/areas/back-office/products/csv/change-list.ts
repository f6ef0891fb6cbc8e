import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { csvLines } from '@/domain/text/table/csv-lines';
import type { ProductWrite } from './plan-import';

const COLUMNS = ['product', 'name', 'row', 'result', 'color', 'size', 'column', 'before', 'after'];

export type WrittenChanges = {
  compressed: Buffer;
  hash: string;
  cells: number;
};

export class ChangeList {
  private readonly gzip = createGzip();
  private readonly chunks: Buffer[] = [];
  private readonly hash = createHash('sha256');
  private cells = 0;

  constructor() {
    this.gzip.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.write([COLUMNS]);
  }

  add(writes: readonly ProductWrite[]): void {
    const cells = writes.flatMap(({ after, rows }) =>
      rows.flatMap(({ number, kind, color, size, changes }) =>
        changes.map(({ column, from, to }) => [
          ...[after.slug, after.name, number, kind, color, size],
          ...[column, from, to],
        ]),
      ),
    );
    this.cells += cells.length;
    if (cells.length > 0) this.write(cells);
  }

  async close(): Promise<WrittenChanges> {
    this.gzip.end();
    await once(this.gzip, 'end');
    return { compressed: Buffer.concat(this.chunks), hash: this.hash.digest('hex'), cells: this.cells };
  }

  private write(rows: unknown[][]): void {
    const text = csvLines(rows);
    this.hash.update(text);
    this.gzip.write(text);
  }
}
