import type { OrderRef } from '@/domain/orders/order-ref';
import path from 'node:path';
import type { Payload } from 'payload';
import { fileDownload, servePicture } from '@/lib/files/serve-file';
import { uploadFolder } from '@/lib/files/stored-folder';
import { findProofFile } from './data/proofs';

type ServeProof = OrderRef & {
  payload: Payload;
  proofId: string;
  teamId?: string;
};

/** Pictures are shown, documents downloaded; neither can run anything in our origin. Undefined for another team’s. */
export async function serveProof({ payload, ...ref }: ServeProof): Promise<Response | undefined> {
  const proof = await findProofFile(payload, ref);
  if (!proof) return undefined;
  const files = uploadFolder(proof.folder);
  if (proof.type.startsWith('image/')) {
    const file = await files.read(proof.filename);
    return file && servePicture(file, proof.type, 'private, no-store');
  }
  const name = `${proof.orderNumber} proof ${proof.version}${path.extname(proof.filename)}`;
  return fileDownload(files, proof.filename, { name, type: proof.type });
}
