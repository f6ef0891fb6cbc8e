import type { PayloadRequest } from 'payload';
import { queryIn } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** Owner of a design: a team, or a visitor with its key (here its SHA-256). */
export type Holder = { teamId: string } | { keyHash: string };

export type DesignRow = {
  id: string;
  name: string;
  hash: string;
  documentId: string;
  document: unknown;
  shareToken: string;
  teamName: string | null;
  comments: number;
  updatedAt: Date;
};

const COLUMNS = `design.id, design.name, kit.hash, kit.id as "documentId", kit.document, design.share_token as "shareToken",
  team.team_name as "teamName", design.updated_at as "updatedAt",
  (select count(*)::int from kit_design_comments where design_id = design.id) as comments`;

/** Excludes the designs of deactivated teams. */
const FROM = `kit_designs design join kit_documents kit on kit.id = design.document_id
  left join team_profiles team on team.id = design.team_id`;
const SHOWN = 'design.is_active and (design.team_id is null or team.is_active)';

const heldBy = (holder: Holder): [condition: string, value: string] =>
  'teamId' in holder
    ? ['design.team_id = $2', holder.teamId]
    : ['design.team_id is null and design.edit_key_hash = $2', holder.keyHash];

export async function findHeldDesign(req: PayloadRequest, id: string, holder: Holder): Promise<DesignRow | undefined> {
  const [held, value] = heldBy(holder);
  const text = `select ${COLUMNS} from ${FROM} where design.id = $1 and ${SHOWN} and ${held}`;
  return (await queryIn<DesignRow>(req, text, [id, value]))[0];
}

/** Locks the design: of two saves at once the second finds what the first has stored. */
export async function lockHeldDesign(req: PayloadRequest, id: string, holder: Holder): Promise<DesignRow | undefined> {
  const [held, value] = heldBy(holder);
  await queryIn(req, `select 1 from kit_designs design where id = $1 and ${held} for no key update`, [id, value]);
  return findHeldDesign(req, id, holder);
}

export async function findHeldRevision(req: PayloadRequest, id: string, holder: Holder): Promise<string | undefined> {
  const [held, value] = heldBy(holder);
  const text = `select kit.hash from ${FROM} where design.id = $1 and ${SHOWN} and ${held}`;
  return (await queryIn<{ hash: string }>(req, text, [id, value]))[0]?.hash;
}

/** Notes that a design was opened: to the day, so that most views write nothing. */
export async function touchDesign(req: PayloadRequest, id: string): Promise<void> {
  const isStale = `(opened_at is null or opened_at < now() - interval '1 day')`;
  await queryIn(req, `update kit_designs set opened_at = now() where id = $1 and ${isStale}`, [id]);
}

const SHARE_TOKEN = /^[\w-]{20,64}$/;

export async function findSharedDesign(req: PayloadRequest, shareToken: string): Promise<DesignRow | undefined> {
  if (!SHARE_TOKEN.test(shareToken)) return undefined;
  const text = `select ${COLUMNS} from ${FROM} where design.share_token = $1 and ${SHOWN}`;
  return (await queryIn<DesignRow>(req, text, [shareToken]))[0];
}

export const listTeamDesigns = (req: PayloadRequest, teamId: string, limit: number): Promise<DesignRow[]> =>
  queryIn(
    req,
    `select ${COLUMNS} from ${FROM} where design.team_id = $1 and ${SHOWN} order by design.updated_at desc, design.id limit $2`,
    [teamId, limit],
  );

/** Number of a team’s designs, its row locked until the transaction ends: two at once cannot both be the last. */
export async function lockTeamDesigns({ client }: Session, teamId: string): Promise<number> {
  await client.query('select 1 from team_profiles where id = $1 for no key update', [teamId]);
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from kit_designs where team_id = $1 and is_active',
    [teamId],
  );
  return rows[0]?.count ?? 0;
}

type NewDesign = { name: string; documentId: string; shareToken: string; holder: Holder };

export async function insertDesign({ client }: Session, design: NewDesign): Promise<string> {
  const { name, documentId, shareToken, holder } = design;
  const [teamId, keyHash] = 'teamId' in holder ? [holder.teamId, null] : [null, holder.keyHash];
  const { rows } = await client.query<{ id: string }>(
    `insert into kit_designs (name, document_id, team_id, edit_key_hash, share_token, opened_at)
     values ($1, $2, $3, $4, $5, now()) returning id`,
    [name, documentId, teamId, keyHash, shareToken],
  );
  return String(rows[0]?.id);
}

export async function updateDesign({ client }: Session, id: string, name: string, documentId: string): Promise<void> {
  await client.query('update kit_designs set name = $2, document_id = $3, updated_at = now() where id = $1', [
    id,
    name,
    documentId,
  ]);
}

export async function setDesignActive(
  req: PayloadRequest,
  id: string,
  holder: Holder,
  isActive: boolean,
): Promise<boolean> {
  const [held, value] = heldBy(holder);
  const text = `update kit_designs design set is_active = $3, updated_at = now() where id = $1 and ${held} returning id`;
  return (await queryIn(req, text, [id, value, isActive])).length > 0;
}

export async function setDesignEmail({ client }: Session, id: string, email: string): Promise<void> {
  await client.query('update kit_designs set email = $2, updated_at = now() where id = $1', [id, email]);
}
