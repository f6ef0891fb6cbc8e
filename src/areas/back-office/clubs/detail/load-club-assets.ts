import type { Payload } from 'payload';
import type { AssetType } from '@/domain/teams/design-assets';
import { query } from '@/lib/database/query';

/** A design asset as staff see it. */
export type ClubAsset = {
  id: string;
  name: string;
  type: AssetType;
  description: string | null;
  fileFormat: string | null;
  fileSize: string | null;
  hasPreview: boolean;
  isActive: boolean;
  /** ISO time. */
  createdAt: string;
};

/** A team’s design assets, newest first, and those it deleted where they are asked for. */
export async function loadClubAssets(payload: Payload, teamId: string, withDeleted: boolean): Promise<ClubAsset[]> {
  return query<ClubAsset>(
    payload,
    `select id, name, type, description, file_format as "fileFormat", file_size as "fileSize",
            preview_name is not null as "hasPreview", is_active as "isActive", to_json(created_at) as "createdAt"
       from design_assets where team_id = $1 and (is_active or $2)
      order by created_at desc, id desc`,
    [teamId, withDeleted],
  );
}
