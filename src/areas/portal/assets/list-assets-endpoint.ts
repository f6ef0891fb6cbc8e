import { assetListInput } from '@/domain/teams/design-assets-input';
import { asTeam } from '../shell/as-team';
import { listAssets } from './data/assets';

/** `GET /api/team/assets?type=&q=&after=`: the team’s active assets, newest first, 24 a step, and its room. */
export const listAssetsEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async ({ payload, team }) => {
    const filter = assetListInput.parse(Object.fromEntries(new URL(request.url).searchParams));
    return listAssets({ payload, team, filter });
  });
