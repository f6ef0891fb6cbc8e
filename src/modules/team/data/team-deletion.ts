import type { Session } from '@/lib/database/sessions';

export async function hasOrders({ client }: Session, id: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from team_orders where team_id = $1 limit 1', [id]);
  return Boolean(rowCount);
}

export async function deletePeople({ client }: Session, id: string): Promise<void> {
  await client.query('delete from team_people where team_id = $1', [id]);
}

/** @returns the files of the assets, left to the caller. */
export async function deleteRosterAndAssets(
  { client }: Session,
  id: string,
): Promise<{ filename: string | null; previewName: string | null }[]> {
  await client.query('delete from team_members where team_id = $1', [id]);
  const { rows } = await client.query<{ filename: string | null; previewName: string | null }>(
    `delete from design_assets where team_id = $1 returning filename, preview_name as "previewName"`,
    [id],
  );
  return rows;
}
