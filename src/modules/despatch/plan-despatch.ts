import type { Payload } from 'payload';
import { planDespatch, readDespatch, type PlannedDespatch } from '@/domain/despatch/despatch-table';
import { readTableText } from '@/domain/text/table/text';
import { failure, type Result } from '@/lib/result';
import { listOrdersToShip } from './data';

export async function planDespatchFile(
  payload: Payload,
  bytes: Uint8Array,
): Promise<Result<{ rows: PlannedDespatch[] }, 'invalid'>> {
  const decoded = readTableText(bytes);
  const read = decoded.ok ? readDespatch(decoded.text) : decoded;
  if (!read.ok) return failure('invalid', read.message);
  const numbers = read.rows.map(({ orderNumber }) => orderNumber);
  return { ok: true, rows: planDespatch(read.rows, await listOrdersToShip(payload, numbers)) };
}
