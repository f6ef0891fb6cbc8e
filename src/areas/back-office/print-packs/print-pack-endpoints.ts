import type { Payload } from 'payload';
import { z } from 'zod';
import { KIT_GARMENT_TYPES } from '@/domain/kits/document/kit-garments';
import { KIT_HASH } from '@/domain/kits/document/kit-hash';
import { parseJson, readInput, respond } from '@/lib/http/respond';
import { fileDownload } from '@/lib/files/serve-file';
import { OWN_PIECES } from '@/domain/kits/templates/template-upload';
import { failure } from '@/lib/result';
import { packFile, packFiles, packState, type PackState } from '@/modules/kits/production/pack-job';
import { packTechniques } from '@/domain/kits/production/garment-techniques-input';
import { squadInput } from '@/modules/proofs/decision-input';
import { asMember } from '../access/endpoint';
import { listPackTechniques, makePack } from './make-pack';

export type PackAnswer = { key: string; pack: PackState };

const line = z.object(
  {
    kind: z.enum(['shop', 'team']),
    order: z.uuid(),
    kit: z.string().regex(KIT_HASH),
    garment: z.enum(KIT_GARMENT_TYPES),
    squad: squadInput,
  },
  'Please send a JSON object.',
);
const input = line.extend({
  techniques: packTechniques.optional(),
  templates: z.partialRecord(z.enum(KIT_GARMENT_TYPES), z.union([z.literal(OWN_PIECES), z.uuid()])).optional(),
});

const NO_KIT = failure('invalid', 'Please name an order and one of its kits.');

export const makePrintPack = (request: Request): Promise<Response> =>
  asMember('orders:read', async ({ req }) => {
    const body = await readInput(request, input);
    if (!body.ok) return body;
    const { techniques, templates, ...packed } = body.input;
    const made = await makePack(req, packed, techniques, templates);
    if (!made.ok) return respond(made, { refused: { proof_missing: 409 } });
    return respond(await answerOf(req.payload, made.key), { status: 202 });
  });

/** `?line=`: as the body of a pack, in JSON. */
export const printPackTechniques = (request: Request): Promise<Response> =>
  asMember('orders:read', async ({ req }) => {
    const read = parseJson(new URL(request.url).searchParams.get('line') ?? '');
    const { data } = line.safeParse(read.ok ? read.body : undefined);
    return data ? listPackTechniques(req, data) : NO_KIT;
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
