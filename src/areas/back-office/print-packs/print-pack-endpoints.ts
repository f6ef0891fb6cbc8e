import type { Payload } from 'payload';
import { z } from 'zod';
import { KIT_GARMENT_TYPES } from '@/domain/kits/document/kit-garments';
import { KIT_HASH } from '@/domain/kits/document/kit-hash';
import { readInput, respond } from '@/lib/http/respond';
import { fileDownload } from '@/lib/files/serve-file';
import { failure } from '@/lib/result';
import { packFile, packFiles, packState, type PackState } from '@/modules/kits/production/pack-job';
import { squadInput } from '@/modules/proofs/decision-input';
import { asMember } from '../access/endpoint';
import { makePack } from './make-pack';

export type PackAnswer = { key: string; pack: PackState };

const input = z.object(
  {
    kind: z.enum(['shop', 'team']),
    order: z.uuid(),
    kit: z.string().regex(KIT_HASH),
    garment: z.enum(KIT_GARMENT_TYPES),
    squad: squadInput,
  },
  'Please send a JSON object.',
);

export const makePrintPack = (request: Request): Promise<Response> =>
  asMember('orders:read', async ({ req }) => {
    const body = await readInput(request, input, failure('invalid', 'Please name an order and one of its kits.'));
    if (!body.ok) return body;
    const made = await makePack(req, body.input);
    if (!made.ok) return respond(made, { refused: { proof_missing: 409 } });
    return respond(await answerOf(req.payload, made.key), { status: 202 });
  });

type WithKey = { params: Promise<{ key: string }> };

export const printPackState = (_request: Request, { params }: WithKey): Promise<Response> =>
  asMember('orders:read', async ({ payload }) => answerOf(payload, (await params).key));

async function answerOf(payload: Payload, key: string): Promise<PackAnswer | undefined> {
  const pack = await packState(payload, key);
  return pack && { key, pack };
}

export const printPackFile = (request: Request, { params }: WithKey): Promise<Response> =>
  asMember('orders:read', async ({ payload }) => {
    const file = await packFile(payload, (await params).key);
    const requested = new URL(request.url).searchParams.get('name') ?? '';
    const name = requested.replace(/[^\w.-]+/g, '-').slice(0, 100) || 'print-pack';
    const served = await fileDownload(packFiles, file, { name: `${name}.zip`, type: 'application/zip' });
    return served ?? failure('not_found', 'This print pack no longer exists. Please make it again.');
  });
