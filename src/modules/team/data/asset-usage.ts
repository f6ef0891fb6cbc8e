import { fitsQuota, noRoomText, type AssetUsage } from '@/domain/teams/design-assets';
import { MEGABYTE } from '@/domain/text/uploads';
import { failure, type Failure } from '@/lib/result';

/** In a transaction, or on its own. */
export type Run = <Row extends Record<string, unknown>>(text: string, values: unknown[]) => Promise<Row[]>;

/** `keptBytes` includes deleted files, which staff keep. */
type StoredBytes = AssetUsage & { keptBytes: number };

/** In quotas, deleted files included: uploading and deleting in turn would fill the disk. */
const KEPT_QUOTAS = 4;

export async function readUsage(run: Run, teamId: string): Promise<StoredBytes> {
  const [row] = await run<StoredBytes>(
    `select coalesce((select asset_quota_mb from site_settings limit 1), 500)::float8 as "quotaMb",
            coalesce(sum(filesize) filter (where is_active), 0)::float8 as "usedBytes",
            coalesce(sum(filesize), 0)::float8 as "keptBytes"
       from design_assets where team_id = $1`,
    [teamId],
  );
  return row ?? { quotaMb: 0, usedBytes: 0, keptBytes: 0 };
}

/** `isNew`: the bytes are not on disk yet; a restored file’s are. Undefined if there is room. */
export function quotaRefusal(usage: StoredBytes, bytes: number, isNew = true): Failure | undefined {
  const { quotaMb, keptBytes } = usage;
  if (!fitsQuota(usage, bytes)) return failure('quota', noRoomText(usage));
  if (isNew && keptBytes + bytes > KEPT_QUOTAS * quotaMb * MEGABYTE) {
    return failure('quota', 'There is no room for this file: too many deleted files are kept. Please contact us.');
  }
  return undefined;
}

export const shownUsage = ({ usedBytes, quotaMb }: AssetUsage): AssetUsage => ({ usedBytes, quotaMb });
