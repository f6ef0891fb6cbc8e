/** Active design assets of a kind that is printed. */
import type { Payload } from 'payload';
import { ARTWORK_TYPES, type Artwork } from '@/domain/teams/line-prints';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import type { Run } from './asset-usage';
import { assetFileUrl, assetPreviewUrl } from './asset-view';

export type BuilderArtwork = Artwork & {
  /** Null if no picture could be drawn of it. */
  previewUrl: string | null;
  /** Width of a picture; null for a drawing, or if not measured. */
  pixels: number | null;
};

export type TeamLogo = BuilderArtwork & {
  /** Upper-case extension. */
  fileFormat: string;
  fileUrl: string;
};

const OFFERED = 500;

const PRINTABLE = `team_id = $1 and is_active and type::text = any($2::text[])`;

export const listArtwork = (run: Run, teamId: string, ids: readonly string[]): Promise<Artwork[]> =>
  run<Artwork>(`select id, name from design_assets where ${PRINTABLE} and id = any($3::uuid[])`, [
    teamId,
    ARTWORK_TYPES,
    ids,
  ]);

/** By name; the newest 500. */
export async function listTeamLogos(payload: Payload, teamId: string): Promise<TeamLogo[]> {
  const rows = await query<Artwork & { fileFormat: string; pixels: number | null; hasPreview: boolean }>(
    payload,
    `select id, name, coalesce(file_format, '') as "fileFormat", width::float8 as pixels,
            preview_name is not null as "hasPreview" from design_assets
      where ${PRINTABLE} order by created_at desc, id desc limit ${OFFERED}`,
    [teamId, ARTWORK_TYPES],
  );
  return rows
    .map(({ hasPreview, ...asset }) => ({
      ...asset,
      fileUrl: assetFileUrl(asset.id),
      previewUrl: hasPreview ? assetPreviewUrl(asset.id) : null,
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Orders that ever named the asset, whatever its state. */
export async function countPrintedOrders({ client }: Session, id: unknown): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct team_order_id)::int as count from order_items
      where prints @> jsonb_build_array(jsonb_build_object('assetId', $1::text))`,
    [id],
  );
  return rows[0]?.count ?? 0;
}
