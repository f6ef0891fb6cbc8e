import 'server-only';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { FRONT_AND_BACK } from '@/domain/kits/document/kit-garments';
import { respond } from '@/lib/http/respond';
import type { Result } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { drawKitPng } from '../draw-kit-picture';
import { MockupSheet, type MockupView } from './MockupSheet';

/** Width of each picture on the sheet, px. */
const WIDTH = 560;

type KitSheet = {
  name: string;
  document: KitDocument;
  note: string;
  fileName: string;
  isPublic?: boolean;
};

export async function kitSheet({ name, document, note, ...file }: KitSheet): Promise<Response> {
  const drawn = await drawViews(document);
  if (!drawn.ok) return respond(drawn);
  const settings = await getSiteSettings();
  return pdfResponse({
    document: <MockupSheet settings={settings} name={name} document={document} views={drawn.views} note={note} />,
    disposition: 'attachment',
    ...file,
  });
}

/** Front and back of every garment, one after the other: other requests need pictures, too. */
async function drawViews(document: KitDocument): Promise<Result<{ views: MockupView[] }, 'busy' | 'too_heavy'>> {
  const views: MockupView[] = [];
  for (const { type: garment } of document.garments)
    for (const view of garment === 'crew-socks' ? (['left'] as const) : FRONT_AND_BACK) {
      const drawn = await drawKitPng(document, { garment, view, width: WIDTH });
      if (!drawn.ok) return drawn;
      views.push({ garment, view, picture: drawn.picture });
    }
  return { ok: true, views };
}
