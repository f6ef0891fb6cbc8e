import type { Payload, PayloadRequest } from 'payload';
import { ownPath } from '@/domain/pages/safe-address';
import { shopDay } from '@/domain/text/locale';
import { csvFile } from '@/domain/text/table/csv-lines';
import { readRows } from '@/domain/text/table/rows';
import { env } from '@/lib/env';
import { failure, type Result } from '@/lib/result';
import { findRedirectFrom, listAllRedirects } from '../data/redirect-rows';
import { redirectForm } from './redirect-form';
import { saveRedirect } from './save-redirect';

const HEADING = ['Old address', 'New address', 'Automatic', 'Followed', 'Last followed'];
const MOST_ROWS = 5_000;

export const exportRedirects = async (payload: Payload): Promise<string> =>
  csvFile(
    HEADING,
    (await listAllRedirects(payload)).map(({ from, to, isAutomatic, uses, lastUsedAt }) => [
      from,
      to ?? '',
      isAutomatic ? 'yes' : 'no',
      uses,
      lastUsedAt ? shopDay(lastUsedAt) : '',
    ]),
  );

export interface ImportOutcome {
  added: number;
  changed: number;
  unchanged: number;
  /** Rows that were left out, by number in the file. */
  refused: { row: number; message: string }[];
}

type ImportRedirects = { payload: Payload; newRequest: () => Promise<PayloadRequest>; text: string };

/** By their old addresses; a refused row keeps none of the others back. */
export async function importRedirects({ payload, newRequest, text }: ImportRedirects): Promise<Result<ImportOutcome>> {
  const table = readRows(text);
  if (!table.ok) return failure('invalid', table.message);
  const rows = table.rows.filter(({ number, cells }) => number > 1 || cells[0]?.startsWith('/'));
  if (rows.length > MOST_ROWS) return failure('invalid', `Import at most ${MOST_ROWS} redirects at once.`);
  const outcome: ImportOutcome = { added: 0, changed: 0, unchanged: 0, refused: [] };
  for (const { number, cells } of rows) {
    const [from = '', to = ''] = cells;
    const parsed = redirectForm.safeParse({ from, to });
    if (!parsed.success) {
      outcome.refused.push({ row: number, message: parsed.error.issues[0]?.message ?? '' });
      continue;
    }
    const known = await findRedirectFrom(payload, parsed.data.from);
    const wanted = ownPath(parsed.data.to, env.publicUrl) ?? parsed.data.to;
    if (known?.to === wanted) {
      outcome.unchanged += 1;
      continue;
    }
    const saved = await saveRedirect({ req: await newRequest(), id: known?.id, values: parsed.data });
    if (!saved.ok)
      outcome.refused.push({ row: number, message: Object.values(saved.fieldErrors ?? {})[0]?.[0] ?? saved.message });
    else if (known) outcome.changed += 1;
    else outcome.added += 1;
  }
  return { ok: true, ...outcome };
}
