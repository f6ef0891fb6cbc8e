import { isUuid } from '@/domain/text/uuid';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { failedResponse, respond } from '@/lib/http/respond';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { serveProof } from '@/modules/proofs/serve-proof';
import { getOrder } from './queries';

type WithProof = { params: Promise<{ token: string; proofId: string }> };

export async function shopperProofFile(_request: Request, { params }: WithProof): Promise<Response> {
  markPrivate();
  try {
    const { token, proofId } = await params;
    const order = isUuid(proofId) ? await getOrder(token) : undefined;
    const payload = await getPayloadClient();
    return respond(order && (await serveProof({ payload, kind: 'shop', orderId: order.id, proofId })));
  } catch (error) {
    return failedResponse(error, 'A proof could not be sent.');
  }
}
