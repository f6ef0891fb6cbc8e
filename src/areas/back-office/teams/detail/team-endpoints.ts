import type { Payload, TypedUser } from 'payload';
import { writeRoster } from '@/domain/teams/roster-csv';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { download, today } from '@/lib/http/download';
import { uuidOf } from '@/lib/http/parameters';
import { serveAssetFile, servePreview } from '@/modules/team/assets/serve-asset';
import { loadRoster } from '@/modules/team/data/players';
import { attachment } from '@/lib/files/disposition';
import { asMember } from '../../access/endpoint';
import { exportTeamData } from '../privacy/data/team-record';
import { loadTeam } from '../data/team';

type WithTeam = { params: Promise<{ id: string }> };
type WithAsset = { params: Promise<{ id: string; assetId: string }> };

export const teamRosterCsv = (_request: Request, { params }: WithTeam): Promise<Response> =>
  asMember('teams:read', async ({ payload }) => {
    const id = uuidOf(await params);
    const team = id && (await loadTeam(payload, id));
    if (!team) return undefined;
    const players = await loadRoster(payload, team.id);
    return new Response(writeRoster(players.filter(({ isActive }) => isActive)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': attachment(`${team.teamName} roster.csv`),
        'Cache-Control': 'private, no-store',
      },
    });
  });

export const teamData = (_request: Request, { params }: WithTeam): Promise<Response> =>
  asMember('teams:write', async ({ payload, req }) => {
    const id = uuidOf(await params);
    const data = id && (await exportTeamData(payload, id));
    if (!id || !data) return undefined;
    await inTransaction(req, () =>
      recordActivity(req, 'team.data-exported', { type: 'teams', id, name: 'Personal data of a team' }),
    );
    return download(`${JSON.stringify(data, null, 2)}\n`, {
      type: 'application/json; charset=utf-8',
      name: `team-${id.slice(0, 8)}-${today()}.json`,
    });
  });

type Serve = (args: { payload: Payload; user: TypedUser; id: string }) => Promise<Response | undefined>;

const toAdministrators =
  (serve: Serve) =>
  (_request: Request, { params }: WithAsset): Promise<Response> =>
    asMember('teams:read', async ({ payload, user }) => {
      const { assetId } = await params;
      const id = uuidOf({ id: assetId });
      const reader = { payload, user: { ...user, collection: 'admin-users' } as TypedUser };
      return id ? serve({ ...reader, id }) : undefined;
    });

export const teamAssetFile = toAdministrators(serveAssetFile);

export const teamAssetPreview = toAdministrators(servePreview);
