import { isUuid } from '@/domain/text/uuid';
import { designEmail, designName, designSave, newDesign } from '@/domain/kits/designs/design-input';
import { presenceInput } from '@/domain/kits/designs/design-presence';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { createDesign } from '@/modules/kits/designs/create-design';
import { deleteDesign, restoreDesign } from '@/modules/kits/designs/delete-design';
import { noDesign, type Asker } from '@/modules/kits/designs/holder';
import { mailDesignLink } from '@/modules/kits/designs/mail-design-link';
import { notePresence } from '@/modules/kits/designs/note-presence';
import { findDesign, listDesigns, listDesignVersions, openDesign } from '@/modules/kits/designs/read-designs';
import { renameDesign, restoreVersion, saveDesign } from '@/modules/kits/designs/save-design';
import { asAnyone, withHolder, type DesignCall } from './design-call';
import { readKitBody } from './read-kit-body';
import { allowMailTo } from './throttles';

type HeldCall = DesignCall & { asker: Asker; id: string };

const onDesign =
  (costs: Parameters<typeof withHolder>[1], work: (call: HeldCall) => Promise<object | undefined>) =>
  (request: Request, { params }: WithId): Promise<Response> =>
    withHolder(request, costs, async (call) => {
      const id = uuidOf(await params);
      return id ? work({ ...call, id }) : noDesign;
    });

export const listDesignsEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'look', async ({ req, team, refusal }) =>
    team ? { items: await listDesigns(req, team) } : refusal(),
  );

export const createDesignEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'create', async ({ req, team }) => {
    const body = await readKitBody(request, newDesign);
    return body.ok ? respond(await createDesign({ req, team, document: body.document }), { status: 201 }) : body;
  });

export const findDesignEndpoint = onDesign('look', openDesign);

/** `POST /api/kits/designs/{id}/presence` with `tab`, `place` and `leaving`: who else has it open, and its revision. */
export const presenceEndpoint = onDesign('here', async ({ request, ...call }) => {
  const body = await readInput(request, presenceInput);
  return body.ok ? notePresence({ ...call, ...body.input }) : body;
});

export const saveDesignEndpoint = onDesign('save', async ({ request, ...call }) => {
  const body = await readKitBody(request, designSave);
  if (!body.ok) return body;
  const { revision, keep, autosave } = body.input;
  return saveDesign({ ...call, document: body.document, revision, keep, autosave });
});

export const renameDesignEndpoint = onDesign('save', async ({ request, ...call }) => {
  const body = await readInput(request, designName);
  return body.ok ? renameDesign({ ...call, ...body.input }) : body;
});

export const deleteDesignEndpoint = onDesign('save', deleteDesign);

export const restoreDesignEndpoint = onDesign('save', restoreDesign);

export const listVersionsEndpoint = onDesign('look', listDesignVersions);

type WithVersion = { params: Promise<{ id: string; version: string }> };

export const restoreVersionEndpoint = (request: Request, context: WithVersion): Promise<Response> =>
  onDesign('save', async (call) => {
    const { version } = await context.params;
    return isUuid(version) ? restoreVersion({ ...call, version }) : noDesign;
  })(request, context);

const notAVisitors = failure('forbidden', 'Your team’s designs are in the portal, where your team signs in.');

/** The response does not reveal a mailbox’s daily limit. */
export const mailLinkEndpoint = onDesign('mail', async ({ request, asker, req, id, caller }) => {
  if ('team' in asker) return notAVisitors;
  const body = await readInput(request, designEmail);
  if (!body.ok) return body;
  const { email } = body.input;
  const design = await findDesign({ req, asker, id });
  if (!design.ok) return design;
  return (await allowMailTo(email, caller)) ? mailDesignLink({ req, key: asker.key, id, email }) : { ok: true };
});
