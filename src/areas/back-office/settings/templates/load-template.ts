import type { PayloadRequest } from 'payload';
import { parsePath } from '@/domain/kits/outline-path';
import { readMakeRules } from '@/domain/kits/production/make-rules';
import {
  ownPieces,
  type MappedPiece,
  type OwnPiece,
  type SketchedOutline,
  type TemplateGarment,
} from '@/domain/kits/templates/template-mapping';
import { readMapping, readSketches } from '@/domain/kits/templates/template-mapping-input';
import { asUser } from '@/lib/payload/as-user';
import { getSiteSettings } from '@/lib/site-settings';
import { findDrawing, listProductSkus } from '@/modules/kits/templates/data';

export type ShownOutline = SketchedOutline & { d: string };

export type ShownTemplate = TemplateGarment & {
  id: string;
  name: string;
  fileName: string;
  allowance: number;
  isConfirmed: boolean;
  isDefault: boolean;
  products: string[];
  mapping: MappedPiece[];
  outlines: ShownOutline[];
  pieces: OwnPiece[];
};

const sketched = (d: string): string =>
  parsePath(d)
    .map(({ command, points }) => command + points.map((value) => Math.round(value)).join(' '))
    .join('');

export async function loadTemplate(req: PayloadRequest, id: string): Promise<ShownTemplate | undefined> {
  const found = await req.payload.findByID({
    ...{ collection: 'pattern-templates', id, disableErrors: true },
    ...asUser(req),
  });
  if (!found) return undefined;
  const { garment, cut, collar, name, fileName, allowance, isConfirmed, isDefault } = found;
  const rules = readMakeRules(await getSiteSettings());
  const drawing = await findDrawing(req, found.drawing ?? '');
  const of = { garment, cut, collar };
  return {
    ...{ id, name, fileName: fileName ?? '', allowance, isConfirmed, isDefault, ...of },
    products: await listProductSkus(req, id),
    mapping: readMapping(found.mapping),
    outlines: readSketches(found.outlines).map((each, place) => ({ ...each, d: sketched(drawing[place]?.d ?? '') })),
    pieces: ownPieces(of, rules).map((piece) => ({ ...piece, d: sketched(piece.d) })),
  };
}
