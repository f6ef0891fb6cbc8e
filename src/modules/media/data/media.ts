import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { fileAddress } from './media-item';

/** Where the file of a picture is at this moment, or nothing where there is no such picture. */
export async function currentFile(payload: Payload, id: string): Promise<string | undefined> {
  const [media] = await query<{ filename: string | null }>(payload, 'select filename from media where id = $1', [id]);
  return fileAddress(media?.filename ?? null) ?? undefined;
}
