import type { Payload, TypedUser } from 'payload';
import { sessionUser } from '@/modules/accounts/session/session-user';
import { may } from '@/lib/accounts/active-user';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { withTeam } from '../shell/with-team';
import { serveAssetFile, servePreview } from '@/modules/team/assets/serve-asset';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { failedResponse, respond } from '@/lib/http/respond';
import { noAsset } from './asset-endpoints';

type Serve = (args: {
  payload: Payload;
  user: TypedUser;
  id: string;
  isScript: boolean;
}) => Promise<Response | undefined>;

/** Tries the team’s session, then the staff’s: a browser may hold both. */
const toReaders =
  (serve: Serve) =>
  async (request: Request, { params }: WithId): Promise<Response> => {
    const id = uuidOf(await params);
    const isScript = (request.headers.get('Sec-Fetch-Mode') ?? 'navigate') !== 'navigate';
    const served = await withTeam(
      request,
      'designs',
      async ({ payload, user }) => (id && (await serve({ payload, user, id, isScript }))) || noAsset,
    );
    if (served.status < 400 || served.status >= 500) return served;
    try {
      const staff = await staffOf(request);
      return staff ? respond((id && (await serve({ ...staff, id, isScript }))) || noAsset) : served;
    } catch (error) {
      return failedResponse(error, 'The file of a design asset could not be served.');
    }
  };

async function staffOf(request: Request): Promise<{ payload: Payload; user: TypedUser } | undefined> {
  const payload = await getPayloadClient();
  const user = await sessionUser(payload, request.headers, request);
  return user && may(user, 'teams:read') ? { payload, user } : undefined;
}

export const assetFileEndpoint = toReaders(serveAssetFile);

export const assetPreviewEndpoint = toReaders(servePreview);
