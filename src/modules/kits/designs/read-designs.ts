import type { PayloadRequest } from 'payload';
import { MAX_TEAM_DESIGNS } from '@/domain/kits/designs/design-input';
import type { DesignEntry, DesignVersion, DesignView, SharedDesignView } from '@/domain/kits/designs/design-view';
import type { Result } from '@/lib/result';
import { findHeldDesign, findSharedDesign, listTeamDesigns, touchDesign } from '../data/designs';
import { listComments } from '../data/design-comments';
import { listVersions } from '../data/design-versions';
import { readKit } from '../find-kit-documents';
import { commentView } from './comment-on-design';
import { designEntry, designView } from './design-view';
import { holderOf, noDesign, type Asker } from './holder';

export async function listDesigns(req: PayloadRequest, team: { id: string }): Promise<DesignEntry[]> {
  return (await listTeamDesigns(req, team.id, MAX_TEAM_DESIGNS)).map(designEntry);
}

type OfDesign = { req: PayloadRequest; asker: Asker; id: string };

export async function findDesign({ req, asker, id }: OfDesign): Promise<Result<DesignView, 'not_found'>> {
  const row = await findHeldDesign(req, id, holderOf(asker));
  return row ? { ok: true, ...designView(row) } : noDesign;
}

export async function openDesign(args: OfDesign): Promise<Result<DesignView, 'not_found'>> {
  const found = await findDesign(args);
  if (found.ok) await touchDesign(args.req, args.id);
  return found;
}

export async function listDesignVersions(args: OfDesign): Promise<Result<{ items: DesignVersion[] }, 'not_found'>> {
  const design = await findDesign(args);
  if (!design.ok) return design;
  const rows = await listVersions(args.req, args.id);
  const items = rows.map(({ id, name, hash, savedBy, createdAt }) => ({
    id,
    name,
    revision: hash,
    savedBy,
    savedAt: createdAt.toISOString(),
  }));
  return { ok: true, items };
}

export async function findShared(req: PayloadRequest, token: string): Promise<SharedDesignView | undefined> {
  const row = await findSharedDesign(req, token);
  if (!row) return undefined;
  await touchDesign(req, row.id);
  const { name, hash, teamName, updatedAt } = row;
  const comments = (await listComments(req, row.id)).map(commentView);
  const document = readKit(row.document);
  return { name, revision: hash, document, teamName, comments, updatedAt: updatedAt.toISOString() };
}
