import { z } from 'zod';
import { asEditor } from '@/areas/cms/http/as-editor';
import { readInput } from '@/lib/http/respond';
import { findAtAddress } from '@/modules/pages/data/check-slug';
import { readOf } from '@/modules/pages/data/link-targets';

const addressInput = z.object({ slug: z.string().max(120), id: z.uuid().optional() });

/** `POST /cms/pages/address` with `{ slug, id? }`: `{ isPage, isRedirect }`, the clashes of a page’s address. */
export const POST = (request: Request): Promise<Response> =>
  asEditor(async ({ payload }) => {
    const body = await readInput(request, addressInput);
    return body.ok ? findAtAddress(readOf(payload), body.input.slug, body.input.id) : body;
  });
