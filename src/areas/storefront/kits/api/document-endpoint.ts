import { newDesign } from '@/domain/kits/designs/design-input';
import { respond } from '@/lib/http/respond';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { asAnyone } from './design-call';
import { readKitBody } from './read-kit-body';

/** `POST /api/kits/documents` with a `document`: stores a kit to be ordered, and answers the hash it is ordered by. */
export const storeDocumentEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'create', async ({ req }) => {
    const body = await readKitBody(request, newDesign);
    if (!body.ok) return body;
    const { hash } = await storeKitDocument(req, body.document);
    return respond({ hash }, { status: 201 });
  });
