import type { PayloadRequest } from 'payload';
import { isBlocking } from '@/domain/kits/checks/check-kit';
import { checkTechnique } from '@/domain/kits/checks/check-technique';
import { garmentsOfKit } from '@/domain/kits/document/garment-of-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import {
  isSameTechniques,
  usualTechniques,
  type GarmentTechniques,
  type PackTechniques,
} from '@/domain/kits/production/garment-techniques';
import { type MakeRules, readMakeRules } from '@/domain/kits/production/make-rules';
import { OWN_PIECES } from '@/domain/kits/templates/template-upload';
import { failure, type Failure, type Result } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { findKitByHash } from '@/modules/kits/find-kit-documents';
import { readLogoPicture } from '@/modules/kits/logos/logo-files';
import { shopProfile } from '@/modules/kits/production/output-profile';
import { startPack, type PackedLine } from '@/modules/kits/production/pack-job';
import {
  findTemplateChoices,
  lackingSizes,
  loadUsedTemplates,
  type KeptTemplate,
  type KeptTemplates,
} from '@/modules/kits/templates/used-templates';
import { wearersOf } from '@/domain/kits/production/print-player';
import { findMadeWith, findProductTechniques, recordMadeWith } from './data';
import { findPrintJob, type PrintJob } from './print-job';

export type PackGarment = {
  garment: KitGarmentType;
  /** Agreed with the customer, else the product’s. */
  usual: GarmentTechniques;
  techniques: GarmentTechniques;
  /** Name of the pattern template it is made by unless another is chosen; null for our own pieces. */
  template: string | null;
  templates: { id: string; name: string }[];
};

type PlannedGarment = { shown: PackGarment; template: KeptTemplate | undefined; all: KeptTemplate[] };

type Plan = { job: PrintJob; document: KitDocument; garments: PlannedGarment[]; isMade: boolean };

async function planPack(req: PayloadRequest, line: PackedLine): Promise<Plan | undefined> {
  const job = await findPrintJob(req, line);
  const stored = job && (await findKitByHash(req, job.kit.hash));
  if (!job || !stored) return undefined;
  const document = garmentsOfKit(stored.document, job.garments);
  const [ofProduct, madeWith, choices] = await Promise.all([
    findProductTechniques(req, job.productId),
    findMadeWith(req, line),
    findTemplateChoices(req, document.garments, job.productId),
  ]);
  const garments = document.garments.map((garment): PlannedGarment => {
    const usual = usualTechniques(garment, ofProduct);
    const known = choices.find((each) => each.garment === garment.type);
    const template = madeWith ? madeWith.templates[garment.type] : known?.usual;
    const all = known?.all ?? [];
    const shown = {
      ...{ garment: garment.type, usual, techniques: madeWith?.techniques[garment.type] ?? usual },
      template: template?.name ?? null,
      templates: all.map(({ id, name }) => ({ id, name })),
    };
    return { shown, template, all };
  });
  return { job, document, garments, isMade: madeWith !== undefined };
}

export async function listPackTechniques(
  req: PayloadRequest,
  line: PackedLine,
): Promise<Result<{ garments: PackGarment[]; isMade: boolean }, 'not_found'>> {
  const plan = await planPack(req, line);
  return plan ? { ok: true, garments: plan.garments.map(({ shown }) => shown), isMade: plan.isMade } : NOT_FOUND;
}

const NOT_FOUND = failure('not_found', 'This order no longer has such a kit.');

/**
 * Starts a garment’s pack with the other parts of a set, in the techniques chosen, else those it was last made with.
 * `proof_missing` until the newest proof is approved; `not_printable` for what a technique cannot make.
 */
export async function makePack(
  req: PayloadRequest,
  line: PackedLine,
  chosen: PackTechniques = {},
  patterns: PackTemplates = {},
): Promise<Result<{ key: string }, 'not_found' | 'proof_missing' | 'not_printable'>> {
  const plan = await planPack(req, line);
  if (!plan) return NOT_FOUND;
  const { job, document } = plan;
  if (job.awaited) return failure('proof_missing', job.awaited);
  const settings = await getSiteSettings();
  const rules = readMakeRules(settings);
  const techniques: PackTechniques = Object.fromEntries(
    plan.garments.map(({ shown }) => [shown.garment, chosen[shown.garment] ?? shown.techniques]),
  );
  const refused = checkMade(document, techniques, job, rules);
  if (refused) return refused;
  const found = chooseTemplates(plan, techniques, patterns);
  if (!found.ok) return found;
  const { kept } = found;
  const { label, orderedBy, orderedAt, players, parts } = job;
  const order = {
    ...{ document, techniques, rules, colorway: 0, templates: await loadUsedTemplates(req, kept) },
    ...{ players, parts, label, orderedBy, orderedAt, settings },
    profile: shopProfile(settings.outputProfile ?? {}),
    time: new Date(),
    readPicture: readLogoPicture,
  };
  await recordMadeWith(req, line, { techniques, templates: kept });
  return { ok: true, key: await startPack(req.payload, order, line) };
}

/** By garment: the id of a template, or 'own'. Others stay as they are planned. */
export type PackTemplates = Partial<Record<KitGarmentType, string>>;

/** `not_printable` for an unknown template, or one that lacks a size; none for what is bought sewn. */
function chooseTemplates(
  { garments, document, job: { players } }: Plan,
  techniques: PackTechniques,
  patterns: PackTemplates,
): Result<{ kept: KeptTemplates }, 'not_printable'> {
  const kept: KeptTemplates = {};
  for (const { shown, template: planned, all } of garments) {
    const { garment } = shown;
    if (techniques[garment]?.garment === 'plain') continue;
    const wanted = patterns[garment];
    const template = wanted === undefined ? planned : all.find(({ id }) => id === wanted);
    if (!template && wanted !== undefined && wanted !== OWN_PIECES)
      return failure('not_printable', 'This pattern template can no longer be used. Please choose another.');
    if (!template) continue;
    const sizes = wearersOf(players, garment, document.garments[0]?.type).map(({ size }) => size);
    const lacking = lackingSizes(template, sizes);
    if (lacking) return failure('not_printable', lacking);
    kept[garment] = template;
  }
  return { ok: true, kept };
}

const SHOWN_PROBLEMS = 3;

/** Skips what the customer ordered, which has been checked before. */
function checkMade(
  document: KitDocument,
  techniques: PackTechniques,
  { players }: PrintJob,
  { sizes }: MakeRules,
): Failure<'not_printable'> | undefined {
  const changed = document.garments.filter((garment) => {
    const made = techniques[garment.type];
    return made && !isSameTechniques(made, usualTechniques(garment));
  });
  const kit = garmentsOfKit(
    document,
    changed.map(({ type }) => type),
  );
  const pieces = players.map(({ size, parts = [] }) => ({
    size,
    sizes: Object.fromEntries(parts.flatMap((part) => (part.garment ? [[part.garment, part.size]] : []))),
  }));
  const problems = checkTechnique(
    kit,
    { players: pieces },
    sizes,
    (garment) => techniques[garment.type] ?? usualTechniques(garment),
  ).filter(isBlocking);
  if (problems.length === 0) return undefined;
  const shown = problems.slice(0, SHOWN_PROBLEMS).map(({ message }) => message);
  const rest = problems.length - shown.length;
  return failure('not_printable', [...shown, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' '));
}
