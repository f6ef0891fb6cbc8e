/** The one gate to visitors: errors keep a page back (collections/Pages), warnings are for people to confirm. */
import type { PayloadRequest } from 'payload';
import { checkPage, type Finding } from '@/domain/pages/editor';
import { allBlocks, columnsOf } from '@/domain/pages/editor/blocks';
import { linksOf } from '@/domain/pages/editor/check/check-links';
import { libraryFilesOf } from '@/domain/pages/editor/check/check-pictures';
import type { CheckContext } from '@/domain/pages/editor/check/types';
import type { PageDocument } from '@/domain/pages/editor/types';
import { ownPath } from '@/domain/pages/safe-address';
import { env } from '@/lib/env';
import type { FieldErrors } from '@/lib/result';
import { readOf } from '../data/link-targets';
import { findKnownTargets } from '../links/known-targets';

/** In a request's context: slugs of pages that are published along with this one. */
export const PUBLISHED_TOGETHER = 'pagesPublishedTogether';

const together = ({ context }: PayloadRequest): readonly string[] =>
  (context[PUBLISHED_TOGETHER] as readonly string[] | undefined) ?? [];

export async function publishingErrors(req: PayloadRequest, document: PageDocument): Promise<FieldErrors | undefined> {
  const findings = checkPage(document, await targetsOf(req, document));
  const errors: FieldErrors = {};
  for (const finding of findings)
    if (finding.severity === 'error') (errors[fieldOf(finding, document)] ??= []).push(finding.message);
  return Object.keys(errors).length > 0 ? errors : undefined;
}

export async function targetsOf(req: PayloadRequest, document: PageDocument): Promise<CheckContext> {
  const blocks = allBlocks(document.blocks).map(({ block }) => block);
  const links = blocks.flatMap(linksOf);
  const known = await findKnownTargets(
    readOf(req),
    {
      paths: links.flatMap(({ address }) => ownPath(address, env.publicUrl) ?? []),
      pageIds: links.flatMap(({ pageId }) => pageId ?? []),
      mediaIds: blocks.flatMap(libraryFilesOf),
    },
    [document.slug, ...together(req)],
  );
  return {
    origin: env.publicUrl,
    isKnownPath: known.isKnownPath,
    isKnownPage: known.isKnownPage,
    isKnownPicture: known.isKnownMedia,
  };
}

/** As `slug` or `content.0.buttonLink` over REST. */
function fieldOf({ field, blockId, path }: Finding, { blocks }: PageDocument): string {
  if (field) return field;
  const end = path ? `.${path}` : '';
  for (const [index, block] of blocks.entries()) {
    if (block.id === blockId) return `content.${index}${end}`;
    for (const [column, { blocks: inner }] of columnsOf(block).entries()) {
      const at = inner.findIndex(({ id }) => id === blockId);
      if (at >= 0) return `content.${index}.columns.${column}.blocks.${at}${end}`;
    }
  }
  return 'content';
}
