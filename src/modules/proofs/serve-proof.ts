import type { OrderRef } from '@/domain/orders/order-ref';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { attachment } from '@/lib/files/disposition';
import { bodyLength } from '@kitroom/front/http/body-length';
import { findProofFile } from './data/proofs';

type ServeProof = OrderRef & {
  payload: Payload;
  proofId: string;
  /** Owner of the order; undefined for staff. */
  teamId?: string;
};

/** Pictures are shown, documents downloaded; neither can run anything in our origin. Undefined for another team’s. */
export async function serveProof({ payload, ...ref }: ServeProof): Promise<Response | undefined> {
  const proof = await findProofFile(payload, ref);
  if (!proof) return undefined;
  const file = path.join(env.dataDir, 'uploads', proof.folder, path.basename(proof.filename));
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const name = `${proof.orderNumber} proof ${proof.version}${path.extname(proof.filename)}`;
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
    headers: {
      'Content-Type': proof.type,
      ...bodyLength(found.size),
      'Content-Disposition': proof.type.startsWith('image/') ? 'inline' : attachment(name),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    },
  });
}
