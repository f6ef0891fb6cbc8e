import type { PayloadRequest } from 'payload';
import { queryIn } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

type VersionRow = {
  id: string;
  name: string;
  hash: string;
  documentId: string;
  savedBy: string | null;
  createdAt: Date;
};

const COLUMNS = `version.id, version.name, kit.hash, kit.id as "documentId", version.saved_by as "savedBy",
  version.created_at as "createdAt"`;
const FROM = 'kit_design_versions version join kit_documents kit on kit.id = version.document_id';

export const listVersions = (req: PayloadRequest, design: string): Promise<VersionRow[]> =>
  queryIn(
    req,
    `select ${COLUMNS} from ${FROM} where version.design_id = $1 order by version.created_at desc, version.id desc`,
    [design],
  );

export async function findVersion(req: PayloadRequest, design: string, id: string): Promise<VersionRow | undefined> {
  const text = `select ${COLUMNS} from ${FROM} where version.design_id = $1 and version.id = $2`;
  return (await queryIn<VersionRow>(req, text, [design, id]))[0];
}

type Saved = { design: string; documentId: string; name: string; savedBy: string | null; isAutosave: boolean };

const NEWEST = '(select id from kit_design_versions where design_id = $1 order by created_at desc, id desc limit 1)';

/** False if a new version is needed. An automatic save never replaces a deliberate one. */
export async function replaceVersion({ client }: Session, saved: Saved, minutes: number): Promise<boolean> {
  const { design, documentId, name, savedBy, isAutosave } = saved;
  const { rowCount } = await client.query(
    `update kit_design_versions set document_id = $2, name = $3, is_autosave = $6, updated_at = now()
      where id = ${NEWEST} and (is_autosave or not $6)
        and saved_by is not distinct from $4 and created_at > now() - make_interval(mins => $5)`,
    [design, documentId, name, savedBy, minutes, isAutosave],
  );
  return Boolean(rowCount);
}

export async function markSaved({ client }: Session, design: string): Promise<void> {
  const text = `update kit_design_versions set is_autosave = false where id = ${NEWEST} and is_autosave`;
  await client.query(text, [design]);
}

/** Adds a version, and drops the oldest of a design that has more than `most`. */
export async function insertVersion({ client }: Session, saved: Saved, most: number): Promise<void> {
  const { design, documentId, name, savedBy, isAutosave } = saved;
  await client.query(
    `insert into kit_design_versions (design_id, document_id, name, saved_by, is_autosave, created_at)
     values ($1, $2, $3, $4, $5, clock_timestamp())`,
    [design, documentId, name, savedBy, isAutosave],
  );
  await client.query(
    `delete from kit_design_versions
      where id in (select id from kit_design_versions where design_id = $1 order by created_at desc, id desc offset $2)`,
    [design, most],
  );
}
