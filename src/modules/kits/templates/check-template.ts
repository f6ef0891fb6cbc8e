import { createHash } from 'node:crypto';
import { ValidationError, type PayloadRequest } from 'payload';
import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { canonicalJson } from '@/domain/kits/document/canonical-json';
import { readMakeRules } from '@/domain/kits/production/make-rules';
import { linesOfPiece, uprightPiece } from '@/domain/kits/templates/fit-piece';
import { proposeMapping } from '@/domain/kits/templates/propose-mapping';
import { readTemplateDxf } from '@/domain/kits/templates/read-template-dxf';
import { readTemplateSvg } from '@/domain/kits/templates/read-template-svg';
import {
  mappingFaults,
  ownPieces,
  type OwnPiece,
  type SketchedOutline,
  type TemplateGarment,
} from '@/domain/kits/templates/template-mapping';
import { readSketches, templateMapping } from '@/domain/kits/templates/template-mapping-input';
import {
  measureOutline,
  TEMPLATE_UNITS,
  type TemplateOutline,
  type TemplateUnit,
} from '@/domain/kits/templates/template-outlines';
import { TEMPLATE_UPLOAD } from '@/domain/kits/templates/template-upload';
import { Unreadable } from '@/domain/kits/vectors/read-svg';
import { boundsOf, parsePath } from '@/domain/kits/outline-path';
import { isUuid } from '@/domain/text/uuid';
import { tooLarge } from '@/domain/text/uploads';
import { readSvg } from '@/lib/files/drawing/svg-scan.mjs';
import type { PatternTemplate } from '@/payload-types';
import { findDrawing, insertDrawing, listRivals } from './data';

type Sent = Partial<PatternTemplate>;

class Refused extends Error {
  constructor(
    readonly path: string,
    readonly messages: readonly string[],
  ) {
    super(messages.join(' '));
  }
}

const refuse = (path: string, ...messages: string[]): Refused => new Refused(path, messages);

const SHOWN_FAULTS = 5;

/** `stored` of a creation is what is duplicated, if anything. */
type Known = { operation: 'create' | 'update'; stored: Partial<PatternTemplate> | undefined };

const copyOf = ({ drawing, outlines, mapping }: Partial<PatternTemplate>): Sent => ({
  ...{ drawing: drawing ?? null, outlines: outlines ?? null, mapping: mapping ?? null },
  ...{ isDefault: false, products: [] },
});

/** Data to be stored: a new file’s outlines with a proposal of their pieces. @throws ValidationError for what is wrong */
export async function checkTemplate(req: PayloadRequest, sent: Sent, known: Known): Promise<Sent> {
  try {
    return await checked(req, sent, known);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { path, messages } = error;
    throw new ValidationError({ errors: messages.map((message) => ({ path, message })), req }, req.t);
  }
}

async function checked(req: PayloadRequest, sent: Sent, known: Known): Promise<Sent> {
  const { source, unit, ...data } = sent;
  const stored = known.operation === 'update' ? known.stored : undefined;
  const copied = known.operation === 'create' && known.stored?.drawing ? copyOf(known.stored) : undefined;
  const of = garmentOf({ ...stored, ...data });
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req });
  const rules = readMakeRules(settings);
  const own = ownPieces(of, rules);
  const read = stored || copied ? undefined : await readSource(req, own, { source, unit });
  const next: Sent = read
    ? { ...data, ...read, mapping: data.mapping ?? read.mapping, collar: of.collar ?? null }
    : { ...data, ...copied };
  const whole = { ...stored, ...next };
  const mapping = templateMapping.safeParse(whole.mapping ?? []);
  if (!mapping.success) throw refuse('mapping', 'Give a list of sizes, pieces and outlines.');
  const sketches = readSketches(whole.outlines);
  const faults = mappingFaults({ outlines: sketches, own, mapping: mapping.data });
  const field = data.mapping === undefined ? 'unit' : 'mapping';
  if (faults.length > 0) throw refuse(field, ...faults.slice(0, SHOWN_FAULTS).map(({ message }) => message));
  if (whole.isConfirmed && mapping.data.length === 0) throw refuse('mapping', 'Map the pieces of one size at least.');
  if (whole.isDefault && !whole.isConfirmed) throw refuse('isDefault', 'Confirm the mapping first.');
  const outlines = whole.isConfirmed ? await findDrawing(req, whole.drawing ?? '') : [];
  const allowance = typeof whole.allowance === 'number' ? whole.allowance : 0;
  const narrow = whole.isConfirmed && mapping.data.find((piece) => !hasCloth(uprightPiece(piece, outlines), allowance));
  if (narrow) throw refuse('allowance', `It leaves nothing of ${narrow.piece}, ${narrow.size}.`);
  await refuseRivals(req, whole, of, stored?.id ?? null);
  return next;
}

function hasCloth(piece: ReturnType<typeof uprightPiece>, allowance: number): boolean {
  const lines = linesOfPiece(piece, allowance);
  return lines !== undefined && boundsOf(parsePath(lines.sewn)) !== null;
}

function garmentOf({ garment, cut, collar }: Sent): TemplateGarment {
  const kind = garment && Object.hasOwn(KIT_GARMENTS, garment) ? KIT_GARMENTS[garment] : undefined;
  if (!garment || !kind) throw refuse('garment', 'Choose a garment.');
  if (!cut || !kind.cuts.includes(cut)) throw refuse('cut', 'This garment is not made in this cut.');
  const made = collar ?? kind.collars[0] ?? null;
  if (made && !kind.collars.includes(made)) throw refuse('collar', 'This garment is not made with this collar.');
  return { garment, cut, collar: made };
}

type Source = { source?: string | null | undefined; unit?: string | null | undefined };

async function readSource(req: PayloadRequest, own: readonly OwnPiece[], { source, unit }: Source) {
  const outlines = outlinesOf(
    typeof source === 'string' ? source : '',
    TEMPLATE_UNITS.find((each) => each === (unit ?? 'file')),
  );
  const json = canonicalJson(outlines);
  const drawing = createHash('sha256').update(json).digest('hex');
  await insertDrawing(req, drawing, json);
  const sketches = outlines.map((outline): SketchedOutline => {
    const { width, height, area, lean } = measureOutline(outline.d);
    const [across, along] = lean.map((share) => Math.round(share * 1000) / 1000);
    return {
      ...{ layer: outline.layer, name: outline.name, width: tenths(width), height: tenths(height) },
      ...{ area: Math.round(area), lean: [across ?? 0, along ?? 0] },
    };
  });
  return { drawing, outlines: sketches, mapping: proposeMapping(sketches, own) };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

function outlinesOf(source: string, unit: TemplateUnit | undefined): TemplateOutline[] {
  if (!unit) throw refuse('unit', `Give one of: ${TEMPLATE_UNITS.join(', ')}.`);
  const bytes = Buffer.from(source);
  if (bytes.length === 0) throw refuse('source', 'Choose a file.');
  if (bytes.length > TEMPLATE_UPLOAD.maxBytes) throw refuse('source', tooLarge(TEMPLATE_UPLOAD));
  try {
    if (!/^\s*</.test(source)) return readTemplateDxf(source, unit);
    const scanned = readSvg(bytes);
    if (!scanned.ok) throw new Unreadable(scanned.message);
    return readTemplateSvg(scanned.text, unit);
  } catch (error) {
    if (error instanceof Unreadable) throw refuse('source', error.message);
    throw error;
  }
}

type Claim = Pick<Sent, 'isDefault' | 'products'>;

async function refuseRivals(
  req: PayloadRequest,
  { isDefault, products }: Claim,
  { garment, cut, collar = null }: TemplateGarment,
  id: string | null,
): Promise<void> {
  const given = Array.isArray(products) ? products : [];
  const ids = given.flatMap((product) => (typeof product === 'string' && isUuid(product) ? product : []));
  if (!isDefault && ids.length === 0) return;
  const rivals = await listRivals(req, { id, garment, cut, collar, products: ids });
  const first = isDefault ? rivals.find((each) => each.isDefault) : undefined;
  if (first) throw refuse('isDefault', `“${first.name}” is the default of this garment. Change it first.`);
  const sharing = rivals.find(({ sku }) => sku !== null);
  if (sharing) throw refuse('products', `“${sharing.name}” is for ${sharing.sku} already.`);
}
