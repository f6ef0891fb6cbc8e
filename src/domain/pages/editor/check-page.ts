import { allBlocks } from './blocks';
import { checkColors } from './check/check-colors';
import { checkContent } from './check/check-content';
import { checkContrast } from './check/check-contrast';
import { checkFields } from './check/check-fields';
import { checkHeadings } from './check/check-headings';
import { checkLinks } from './check/check-links';
import { checkPictures } from './check/check-pictures';
import type { CheckContext } from './check/types';
import { RESERVED_SLUGS } from './page-slug';
import type { Finding, PageDocument } from './types';
import type { EditorBlock } from '../blocks/new-block';

/** “Skip to content”, the top known to browsers, and the kit designer, which a link opens anywhere. */
const EVERYWHERE = ['main', 'top', 'designer'];

const anchorsOf = (blocks: readonly EditorBlock[]): Set<string> =>
  new Set([
    ...EVERYWHERE,
    ...blocks.flatMap(({ id, blockType, form }) => [
      `heading-${id}`,
      ...(blockType === 'form' && typeof form === 'string' ? [`${form}-form`] : []),
    ]),
  ]);

export type { CheckContext } from './check/types';

/** In page order. Errors prevent publishing in any way; warnings need confirmation on screen. */
export function checkPage(document: PageDocument, context: CheckContext = {}): Finding[] {
  const blocks = allBlocks(document.blocks).map(({ block }) => block);
  const anchors = new Set([...anchorsOf(blocks), ...(context.anchors ?? [])]);
  const headings = checkHeadings(document.blocks);
  return [
    ...checkFields(document, context.reservedSlugs ?? RESERVED_SLUGS),
    ...blocks.flatMap((block): Finding[] => [
      ...[
        ...checkContent(block, context),
        ...checkPictures(block, context),
        ...checkLinks(block, { ...context, anchors }),
        ...checkColors(block),
        ...checkContrast(block, context),
      ].map((finding) => ({ ...finding, blockId: block.id })),
      ...headings.filter(({ blockId }) => blockId === block.id),
    ]),
  ];
}
