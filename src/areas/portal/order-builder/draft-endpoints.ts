import { draftInput, reorderInput } from '@/domain/teams/team-draft-input';
import { readInput } from '@/lib/http/respond';
import { draftFromOrder } from './draft-from-order';
import { loadDraft, saveDraft } from '@/modules/team/order-builder/save-draft';
import { asTeam } from '../shell/as-team';

/** `GET /api/team/draft`: the order the team is putting together, its version and what it costs now. */
export const readDraftEndpoint = (request: Request): Promise<Response> => asTeam(request, loadDraft);

/** `PUT /api/team/draft` with `{ version, draft }`: 409 with the newer draft where that version is not the newest. */
export const saveDraftEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async (call) => {
    const body = await readInput(request, draftInput);
    return body.ok ? saveDraft({ ...call, ...body.input }) : body;
  });

/** `POST /api/team/draft/from-order` with `{ orderId, replace? }`: 409 where a draft would be lost without `replace`. */
export const reorderEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async (call) => {
    const body = await readInput(request, reorderInput);
    return body.ok ? draftFromOrder({ ...call, ...body.input }) : body;
  });
