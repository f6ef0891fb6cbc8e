import { SAMPLE_PLAYER, type KitDocument } from '@/domain/kits/document/kit-document';
import {
  choosePicture,
  pictureBody,
  pictureQuery,
  pointsOfPicture,
  shownKit,
  type PictureRequest,
} from '@/domain/kits/pictures/picture-input';
import { lackingLetters } from '@/domain/kits/checks/lacking-letters';
import { fontsOf, loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { invalidFields, invalidInput } from '@/lib/failures';
import { failure, type Failure } from '@/lib/result';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { drawKitSvg, toKitPng } from '@/modules/kits/draw-kit-picture';
import { asAnyone } from './design-call';
import { readKitBody } from './read-kit-body';
import { allow } from './throttles';

const TYPES = { svg: 'image/svg+xml', png: 'image/png' };
/** A stored kit never changes; its drawing may, with the program. */
const ONE_DAY = 'max-age=86400';

async function answer(
  caller: string,
  document: KitDocument,
  options: PictureRequest,
  cacheControl: string,
): Promise<Response | Failure> {
  const chosen = choosePicture(document, options);
  if (!chosen.ok) return invalidFields(chosen.fieldErrors);
  const { format, width } = chosen.wanted;
  const svg = await drawKitSvg(shownKit(document, options), chosen.wanted);
  if (!svg.ok) return svg;
  const allowed = await allow('render', caller, pointsOfPicture(svg.picture.length, format));
  if (!allowed.ok) return allowed;
  const drawn = format === 'png' ? await toKitPng(svg.picture, width) : svg;
  if (!drawn.ok) return drawn;
  return new Response(new Uint8Array(drawn.picture), {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': cacheControl,
    },
  });
}

/** `POST /api/kits/render` with a `document` and picture options: an SVG or a PNG. Stores nothing. */
export const renderEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'render', async ({ caller }) => {
    const body = await readKitBody(request, pictureBody);
    if (!body.ok) return body;
    const { document: _, ...wanted } = body.input;
    const unprintable = await unprintableFields(body.document, wanted);
    if (unprintable) return invalidFields(unprintable);
    return answer(caller, body.document, wanted, 'no-store');
  });

/** Fields of a kit and its player with letters missing from their fonts; undefined if all can be printed. */
async function unprintableFields(
  document: KitDocument,
  { player = SAMPLE_PLAYER }: PictureRequest,
): Promise<Record<string, string[]> | undefined> {
  const fields: Record<string, string[]> = {};
  for (const { kind, index, message } of lackingLetters(document, player, await loadOutlines(fontsOf(document)))) {
    const messages = (fields[kind === 'text' ? `document.elements.${index}.text` : `player.${kind}`] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

type WithHash = { params: Promise<{ hash: string }> };

export const storedPictureEndpoint = (request: Request, { params }: WithHash): Promise<Response> =>
  asAnyone(request, 'render', async ({ req, caller }) => {
    const options = pictureQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!options.success) return invalidInput(options.error);
    const kit = await findKitByHash(req, (await params).hash);
    if (!kit) return failure('not_found', 'Kit not found.');
    // A person’s name must not be cached publicly.
    return answer(caller, kit.document, options.data, `${options.data.player ? 'private' : 'public'}, ${ONE_DAY}`);
  });
