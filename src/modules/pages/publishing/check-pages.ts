import 'server-only';
import type { PayloadRequest } from 'payload';
import { checkPage, findBlock, subjectOf, type Finding } from '@/domain/pages/editor';
import { allBlocks } from '@/domain/pages/editor/blocks';
import { libraryPicture } from '@/domain/pages/editor/check/check-pictures';
import type { PictureSample } from '@/domain/pages/editor/check/types';
import { SLUG_REDIRECTED, SLUG_TAKEN } from '@/domain/pages/editor/taken-address';
import type { PageDocument } from '@/domain/pages/editor/types';
import { samplePicture } from '@/modules/media/sample-picture';
import type { AdminUser } from '@/payload-types';
import { findAtAddress, type AtAddress } from '../data/check-slug';
import { readOf } from '../data/link-targets';
import { readEditorPage } from '../document/read-editor-page';
import { loadPageData } from '../page-data';
import type { PageBlock } from '../page-content';
import { PUBLISHED_TOGETHER, targetsOf } from './gate';

export interface CheckedPage {
  id: string;
  title: string;
  /** With the block of each in words. */
  findings: (Finding & { place?: string })[];
}

/** Checks newest drafts, as if all were published together. */
export async function checkPages(req: PayloadRequest, user: AdminUser, ids: readonly string[]): Promise<CheckedPage[]> {
  const drafts = (await Promise.all(ids.map((id) => readEditorPage(req.payload, user, id, req)))).filter(
    (page) => page !== undefined,
  );
  req.context[PUBLISHED_TOGETHER] = drafts.map(({ document }) => document.slug);
  const pages: CheckedPage[] = [];
  for (const { id, document } of drafts) {
    const findings = await publishingFindings(req, document, id);
    pages.push({
      id,
      title: document.title,
      findings: findings.map((finding) => {
        const found = finding.blockId === undefined ? undefined : findBlock(document, finding.blockId);
        return found ? { ...finding, place: subjectOf(found.block) } : finding;
      }),
    });
  }
  return pages;
}

export async function publishingFindings(req: PayloadRequest, document: PageDocument, id?: string): Promise<Finding[]> {
  const [address, targets, { products }, samples] = await Promise.all([
    findAtAddress(readOf(req), document.slug, id),
    targetsOf(req, document),
    loadPageData(document.blocks as unknown as readonly PageBlock[]),
    samplesOf(req, document),
  ]);
  const findings = checkPage(document, {
    ...targets,
    sampleOf: (picture) => samples.get(picture),
    productsShown: (blockId) => products[blockId]?.length,
  });
  return [...atAddress(address), ...findings];
}

function atAddress({ isPage, isRedirect }: AtAddress): Finding[] {
  if (isPage) return [{ severity: 'error', field: 'slug', message: SLUG_TAKEN }];
  return isRedirect ? [{ severity: 'warning', field: 'slug', message: SLUG_REDIRECTED }] : [];
}

/** Pictures of one answer: each is read and drawn. */
const MOST_SAMPLES = 12;

async function samplesOf({ payload }: PayloadRequest, { blocks }: PageDocument): Promise<Map<string, PictureSample>> {
  const heroes = allBlocks(blocks).flatMap(({ block }) => (block.blockType === 'hero' ? [block] : []));
  const ids = [...new Set(heroes.flatMap(({ backgroundImage }) => libraryPicture(backgroundImage) ?? []))];
  const found = await Promise.all(
    ids.slice(0, MOST_SAMPLES).map(async (id): Promise<[string, PictureSample][]> => {
      const sample = await samplePicture(payload, id);
      return sample ? [[id, sample]] : [];
    }),
  );
  return new Map(found.flat());
}
