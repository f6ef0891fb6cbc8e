import { randomBytes } from 'node:crypto';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { MAX_PICTURE_BYTES, NOT_FOR_LIBRARY, PDF_TYPE, TOO_LARGE } from '@/domain/pages/media';
import { MAX_PIXELS } from '@/lib/files/drawing/limits.mjs';
import { refuseUnread } from '@/lib/files/file-refusal';
import { openPicture, PictureError } from '@/lib/files/open-picture';
import { isWholePdf, sniff } from '@/lib/files/sniff';
import { cleanPicture } from '@/modules/media/clean-picture';
import { findType } from '@/modules/media/data/media';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

const formats: Record<string, { extension: string; mimetype: string }> = {
  png: { extension: 'png', mimetype: 'image/png' },
  jpeg: { extension: 'jpg', mimetype: 'image/jpeg' },
  webp: { extension: 'webp', mimetype: 'image/webp' },
  heif: { extension: 'avif', mimetype: 'image/avif' },
  gif: { extension: 'gif', mimetype: 'image/gif' },
};

const DAMAGED = 'This picture is damaged: it cannot be read.';
const TOO_MANY_PIXELS = 'Pictures can have at most 50 megapixels, all frames of an animation together.';

const DAMAGED_PDF = 'This PDF is damaged: it breaks off.';
const OTHER_KIND = 'Replace a picture with a picture, and a PDF with a PDF: pages show it as what it is.';

const refuse = (message: string, code: 'invalid' | 'unavailable' = 'invalid') => refusalError(failure(code, message));

/** Checks bytes, never names. Pictures are decoded, turned upright and stripped of metadata. */
export const acceptPicture: CollectionBeforeOperationHook<'media'> = async ({ args, operation, req }) => {
  const { file } = req;
  if (operation !== 'create' && operation !== 'update') return args;
  if (!file) {
    return keepFile(req, args);
  }
  if (file.size > MAX_PICTURE_BYTES) throw refuse(TOO_LARGE);
  const kept = sniff(file.data) === 'pdf' ? checkPdf(file.data) : await checkPicture(file.data);
  if (operation === 'update') await refuseOtherKind(req, args, kept.mimetype);
  file.name = `${randomBytes(12).toString('hex')}.${kept.extension}`;
  file.mimetype = kept.mimetype;
  file.data = kept.data;
  file.size = kept.data.length;
  return args;
};

function checkPdf(bytes: Buffer) {
  if (!isWholePdf(bytes)) throw refuse(DAMAGED_PDF);
  return { extension: 'pdf', mimetype: PDF_TYPE, data: bytes };
}

async function checkPicture(bytes: Buffer) {
  const metadata = await orRefuse(openPicture(bytes).metadata(), NOT_FOR_LIBRARY);
  const { format, width, height, pages = 1 } = metadata;
  const kept = formats[format];
  if (!kept) throw refuse(NOT_FOR_LIBRARY);
  if (width * height * pages > MAX_PIXELS) throw refuse(TOO_MANY_PIXELS);
  await orRefuse(openPicture(bytes).resize(8, 8, { fit: 'fill' }).raw().toBuffer(), DAMAGED);
  const data = await orRefuse(cleanPicture(bytes, kept.mimetype, metadata), DAMAGED);
  return { ...kept, data };
}

async function refuseOtherKind(req: PayloadRequest, args: object, mimetype: string): Promise<void> {
  const id = 'id' in args ? String(args.id) : null;
  const stored = await findType(req.payload, id);
  if (stored !== undefined && (stored === PDF_TYPE) !== (mimetype === PDF_TYPE)) throw refuse(OTHER_KIND);
  if (stored === undefined && mimetype === PDF_TYPE) throw refuse(OTHER_KIND);
}

type Edits = {
  focalPoint?: { x?: unknown; y?: unknown };
  crop?: Partial<Record<'width' | 'height', unknown>>;
};

/** Stores a focal point alone, which the panel sends with a crop of 100 %. Payload would replace the immutable file. */
function keepFile<Args extends object>({ query }: PayloadRequest, args: Args): Args {
  const edits = query.uploadEdits as Edits | null | undefined;
  delete query.uploadEdits;
  if (typeof edits !== 'object' || edits === null) return args;
  const { focalPoint, crop } = edits;
  if (crop && (Number(crop.width) < 100 || Number(crop.height) < 100)) throw refuse('Crop pictures at /cms/media.');
  if (typeof focalPoint !== 'object' || focalPoint === null) return args;
  const focus = { focalX: perCent(focalPoint.x), focalY: perCent(focalPoint.y) };
  return 'data' in args && typeof args.data === 'object' ? { ...args, data: { ...args.data, ...focus } } : args;
}

function perCent(given: unknown): number {
  const number = typeof given === 'string' && given.trim() === '' ? NaN : Number(given ?? NaN);
  return Number.isNaN(number) ? 50 : Math.round(number);
}

async function orRefuse<Value>(drawn: Promise<Value>, message: string): Promise<Value> {
  try {
    return await drawn;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const refusal = refuseUnread(error.reason, message);
    throw refuse(refusal.message, refusal.code);
  }
}
