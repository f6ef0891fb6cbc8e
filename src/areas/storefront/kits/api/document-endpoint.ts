import { newDesign } from '@/domain/kits/designs/design-input';
import { respond } from '@/lib/http/respond';
import { may } from '@/lib/accounts/active-user';
import { failure } from '@/lib/result';
import { sessionUser } from '@/modules/accounts/session/session-user';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { isKitOf } from '@/modules/team/data/builder-kits';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { asAnyone } from './design-call';
import { readKitBody } from './read-kit-body';

export const storeDocumentEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'create', async ({ req }) => {
    const body = await readKitBody(request, newDesign);
    if (!body.ok) return body;
    const { hash } = await storeKitDocument(req, body.document);
    return respond({ hash }, { status: 201 });
  });

type WithHash = { params: Promise<{ hash: string }> };

/** For the team that ordered or designed the kit, and for staff who may read orders. */
export const storedDocumentEndpoint = (request: Request, { params }: WithHash): Promise<Response> =>
  asAnyone(request, 'look', async ({ req, team, refusal }) => {
    const isStaff = may(await sessionUser(req.payload, request.headers, request), 'orders:read');
    if (!team && !isStaff) return refusal();
    const kit = await findKitByHash(req, (await params).hash);
    const isTheirs = kit && (isStaff || (team && (await isKitOf(req.payload, team.id, kit.id))));
    if (!isTheirs) return failure('not_found', 'Kit not found.');
    return { hash: kit.hash, document: kit.document };
  });
