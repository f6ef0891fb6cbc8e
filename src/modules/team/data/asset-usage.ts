import { fitsQuota, noRoomText, type AssetUsage } from '@/domain/teams/design-assets';
import { MEGABYTE } from '@/domain/text/uploads';
import { failure, type Failure } from '@/lib/result';

/** Runs a statement: in a transaction, or on its own. */
export type Run = <Row extends Record<string, unknown>>(text: string, values: unknown[]) => Promise<Row[]>;

/** Storage of a team. `keptBytes` includes deleted files, which staff keep. */
type StoredBytes = AssetUsage & { keptBytes: number };

/**
 * Limit of files on disk, in quotas, deleted ones included. Without it, uploading and deleting in turn would fill the
 * disk.
 */
const KEPT_QUOTAS = 4;

/** Room of one team, and the quota of site settings. */
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

/**
 * Why a file of this many bytes cannot be added, or nothing where it can.
 * @param isNew bytes that are not on disk yet; a file that is brought back is.
 */
export function quotaRefusal(usage: StoredBytes, bytes: number, isNew = true): Failure | undefined {
  const { quotaMb, keptBytes } = usage;
  if (!fitsQuota(usage, bytes)) return failure('quota', noRoomText(usage));
  if (isNew && keptBytes + bytes > KEPT_QUOTAS * quotaMb * MEGABYTE) {
    return failure('quota', 'There is no room for this file: too many deleted files are kept. Please contact us.');
  }
  return undefined;
}

export const shownUsage = ({ usedBytes, quotaMb }: AssetUsage): AssetUsage => ({ usedBytes, quotaMb });
