import { z } from 'zod';
import { MAX_BLOCKS } from '@/domain/pages/editor/page-api';
import { asEditor } from '@/areas/cms/http/as-editor';
import type { PageBlock } from '@/modules/pages/page-content';
import { loadPageData } from '@/modules/pages/page-data';
import { readInput } from '@/lib/http/respond';
import { failure } from '@/lib/result';

/** Accepts incomplete blocks: drafts have them, and the views and reads below cope. */
const block = z.custom<PageBlock>(
  (value) => typeof value === 'object' && value !== null && 'blockType' in value && typeof value.blockType === 'string',
);
const pageDataInput = z.object({ blocks: z.array(block).max(MAX_BLOCKS) });

export const POST = (request: Request): Promise<Response> =>
  asEditor(async () => {
    const body = await readInput(request, pageDataInput, failure('bad_request', 'The body has no blocks.'));
    return body.ok ? loadPageData(body.input.blocks) : body;
  });
