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
import { failure, type Failure, type Success } from '@/lib/result';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { drawKitSvg, drawnLength, toKitPng } from '@/modules/kits/draw-kit-picture';
import { asAnyone, callOf } from './design-call';
import { readKit, readKitBody } from './read-kit-body';
import { allow } from './throttles';

const TYPES = { svg: 'image/svg+xml', png: 'image/png' };
/** A stored kit never changes; its drawing may, with the program. */
const ONE_DAY = 'max-age=86400';

type Drawn = Success<{ picture: Buffer; type: string }>;

/** @param caller who pays for it, by what it costs to draw */
async function draw(caller: string, document: KitDocument, options: PictureRequest): Promise<Drawn | Failure> {
  const chosen = choosePicture(document, options);
  if (!chosen.ok) return invalidFields(chosen.fieldErrors);
  const { format, width } = chosen.wanted;
  const svg = await drawKitSvg(shownKit(document, options), chosen.wanted);
  if (!svg.ok) return svg;
  const allowed = await allow('render', caller, pointsOfPicture(drawnLength(svg.picture), format));
  if (!allowed.ok) return allowed;
  const drawn = format === 'png' ? await toKitPng(svg.picture, width) : svg;
  return drawn.ok ? { ok: true, picture: Buffer.from(drawn.picture), type: TYPES[format] } : drawn;
}

const answer = (drawn: Drawn | Failure, cacheControl: string): Response | Failure =>
  drawn.ok
    ? new Response(new Uint8Array(drawn.picture), {
        headers: {
          'Content-Type': drawn.type,
          'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': cacheControl,
        },
      })
    : drawn;

export const renderEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'render', async ({ caller }) => {
    const body = await readKitBody(request, pictureBody);
    return body.ok ? answer(await drawSent(caller, body.document, body.input), 'no-store') : body;
  });

/** Draws as `POST /api/kits/render` does. SVG is text, PNG base64. */
export async function renderKit(
  request: Request,
  body: unknown,
): Promise<Success<{ contentType: string; data: string }> | Failure> {
  const { data: input, error } = pictureBody.safeParse(body);
  if (error) return invalidInput(error);
  const found = await callOf(request, 'render');
  if (!found.ok) return found;
  const kit = await readKit(input.document);
  if (!kit.ok) return kit;
  const drawn = await drawSent(found.call.caller, kit.document, input);
  if (!drawn.ok) return drawn;
  const encoding = input.format === 'png' ? 'base64' : 'utf8';
  return { ok: true, contentType: drawn.type, data: drawn.picture.toString(encoding) };
}

async function drawSent(caller: string, document: KitDocument, wanted: PictureRequest): Promise<Drawn | Failure> {
  const unprintable = await unprintableFields(document, wanted);
  return unprintable ? invalidFields(unprintable) : draw(caller, document, wanted);
}

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
    return answer(
      await draw(caller, kit.document, options.data),
      `${options.data.player ? 'private' : 'public'}, ${ONE_DAY}`,
    );
  });
