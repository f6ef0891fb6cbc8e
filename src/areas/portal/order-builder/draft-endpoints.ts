import { draftInput, reorderInput } from '@/domain/teams/team-draft-input';
import { answer, asTeam, readBody } from '@/modules/team/endpoint';
import { draftFromOrder } from './draft-from-order';
import { loadDraft, saveDraft } from '@/modules/team/order-builder/save-draft';

/** `GET /api/team/draft`: the order the team is putting together, its version and what it costs now. */
export const readDraftEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async (call) => answer({ ok: true, ...(await loadDraft(call)) }));

/** `PUT /api/team/draft` with `{ version, draft }`: 409 with the newer draft where that version is not the newest. */
export const saveDraftEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async (call) => {
    const input = await readBody(request, draftInput);
    return input.ok ? answer(await saveDraft({ ...call, ...input.body })) : input.response;
  });

/** `POST /api/team/draft/from-order` with `{ orderId, replace? }`: 409 where a draft would be lost without `replace`. */
export const reorderEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async (call) => {
    const input = await readBody(request, reorderInput);
    return input.ok ? answer(await draftFromOrder({ ...call, ...input.body })) : input.response;
  });
