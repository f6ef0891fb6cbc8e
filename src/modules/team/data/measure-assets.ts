import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { assetFiles } from '@/lib/files/asset-files';
import { readBytes } from '@/lib/files/store/file-store';
import { measurePicture } from '@/lib/files/check-picture';

type Unmeasured = { id: string; fileName: string | null; mimeType: string };

/** For pictures stored without a width. `after`: id of the last one; returns the next id, undefined if none is left. */
export async function measureNextAsset(payload: Payload, after: string | undefined): Promise<string | undefined> {
  const [next] = await query<Unmeasured>(
    payload,
    `select id, filename as "fileName", mime_type as "mimeType" from design_assets
      where width is null and mime_type in ('image/png', 'image/jpeg') and ($1::uuid is null or id > $1)
      order by id limit 1`,
    [after ?? null],
  );
  if (!next) return undefined;
  const stored = await assetFiles.read(next.fileName);
  if (stored) {
    const measured = await measurePicture(await readBytes(stored), next.mimeType === 'image/png' ? 'png' : 'jpeg');
    if (measured.ok)
      await query(
        payload,
        'update design_assets set width = $2, height = $3, updated_at = now() where id = $1 and width is null',
        [next.id, measured.width, measured.height],
      );
  }
  return next.id;
}
