import type { Payload, TypedUser } from 'payload';
import { writeRoster } from '@/domain/roster-csv';
import { uuidOf } from '@/features/team/endpoints/parameters';
import { serveAssetFile, servePreview } from '@/features/team/operations/assets/serve-asset';
import { loadRoster } from '@/features/team/operations/roster/player-rows';
import { attachment } from '@/lib/files/disposition';
import { errorResponse } from '@/lib/http/json';
import { loadClub } from './operations/clubs/load-club';
import { currentStaff, mayEnter } from './session';

type WithClub = { params: Promise<{ id: string }> };
type WithAsset = { params: Promise<{ id: string; assetId: string }> };

const notFound = () => errorResponse(404, { code: 'not_found', message: 'There is nothing at this address.' });
const signedOut = () => errorResponse(401, { code: 'signed_out', message: 'Please sign in again.' });

async function administrator() {
  const { payload, user } = await currentStaff();
  return user && mayEnter(user) ? { payload, user } : undefined;
}

/** `GET /admin/clubs/{id}/roster.csv`: the active players, as a file that the portal imports back unchanged. */
export async function clubRosterCsv(_request: Request, { params }: WithClub): Promise<Response> {
  const staff = await administrator();
  if (!staff) return signedOut();
  const id = uuidOf(await params);
  const club = id && (await loadClub(staff.payload, id));
  if (!club) return notFound();
  const players = await loadRoster(staff.payload, club.id);
  return new Response(writeRoster(players.filter(({ isActive }) => isActive)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`${club.teamName} roster.csv`),
      'Cache-Control': 'private, no-store',
    },
  });
}

type Serve = (args: { payload: Payload; user: TypedUser; id: string }) => Promise<Response | undefined>;

const toAdministrators =
  (serve: Serve) =>
  async (_request: Request, { params }: WithAsset): Promise<Response> => {
    const staff = await administrator();
    if (!staff) return signedOut();
    const { assetId } = await params;
    const id = uuidOf({ id: assetId });
    const user = { ...staff.user, collection: 'admin-users' } as TypedUser;
    return (id && (await serve({ payload: staff.payload, user, id }))) || notFound();
  };

/** `GET /admin/clubs/{id}/assets/{assetId}/file`: a design asset as a download, one that its team deleted too. */
export const clubAssetFile = toAdministrators(serveAssetFile);

/** `GET /admin/clubs/{id}/assets/{assetId}/preview`: the picture drawn of it. */
export const clubAssetPreview = toAdministrators(servePreview);
