import 'server-only';
import { tagsOf } from '@/domain/cache/cache-plan';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { KitGarmentType, KitView } from '@/domain/kits/document/kit-garments';
import { KIT_GALLERY, type GalleryDesign } from '@/domain/kits/gallery/kit-gallery';
import { env } from '@/lib/env';
import { attachment } from '@/lib/files/disposition';
import { openPicture } from '@/lib/files/open-picture';
import { clientNetwork } from '@/lib/http/client-address';
import { refuse, respond } from '@/lib/http/respond';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { createThrottle } from '@/lib/throttle';
import { drawKitPng, drawKitSvg } from '../draw-kit-picture';
import { kitSheet } from './kit-sheet';

const throttle = createThrottle('mockups', { points: 240, seconds: 60 });
/** Cost of a download: a PDF is eight pictures, a card is a small one. */
const POINTS: Record<Format, number> = { pdf: 24, png: 6, svg: 2, webp: 2 };
const WIDTHS = { png: 1600, svg: 1200, webp: 400 };

const TYPES = { png: 'image/png', svg: 'image/svg+xml', webp: 'image/webp' } as const;
type Format = keyof typeof TYPES | 'pdf';
const isFormat = (text: string): text is Format => text === 'pdf' || Object.hasOwn(TYPES, text);

/** `GET /downloads/kits/{id}.{pdf|png|svg|webp}`: all views on paper, or the front of the first garment. */
export async function downloadMockup(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const [id = '', format = ''] = (await params).name.split('.');
  const design = KIT_GALLERY.find((each) => each.id === id);
  if (!design || !isFormat(format)) return refuse('not_found', 'Download not found.');
  if (!(await throttle.consume(clientNetwork(request.headers), POINTS[format])).ok)
    return refuse('too_many_requests', 'Please try again in a minute.');
  const response = format === 'pdf' ? await asPdf(design) : await asPicture(design, format);
  if (response.ok) markCacheable(tagsOf('site-settings'));
  return response;
}

type Side = { garment: KitGarmentType; view: KitView };

const drawFull = (document: KitDocument, side: Side, width: number) =>
  drawKitSvg(document, { ...side, colorway: 0, format: 'svg', detail: 'full', width });

async function asPicture({ id, document }: GalleryDesign, format: keyof typeof TYPES): Promise<Response> {
  const garment = document.garments[0]?.type ?? 'football-shirt';
  const [front, width] = [{ garment, view: 'front' } as const, WIDTHS[format]];
  const drawn = await (format === 'svg' ? drawFull(document, front, width) : drawKitPng(document, { ...front, width }));
  if (!drawn.ok) return respond(drawn);
  const bytes = format === 'webp' ? await openPicture(drawn.picture).webp({ quality: 84 }).toBuffer() : drawn.picture;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Disposition': format === 'webp' ? 'inline' : attachment(`${id}.${format}`),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const asPdf = ({ id, name, document }: GalleryDesign): Promise<Response> =>
  kitSheet({
    name,
    document,
    note: `Change colours, pattern and names at ${env.publicUrl}/custom-kits/designer?design=${id}`,
    fileName: `${id}.pdf`,
    isPublic: true,
  });
