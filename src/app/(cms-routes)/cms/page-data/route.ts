import { z } from 'zod';
import { MAX_BLOCKS } from '@/domain/pages/editor/page-api';
import { privateJson } from '@/modules/accounts/session/staff-route';
import { forEditors } from '@/areas/cms/http/endpoint';
import type { PageBlock } from '@/modules/pages/page-content';
import { loadPageData } from '@/modules/pages/page-data';
import { errorResponse, readJson } from '@/lib/http/json';

/** Drafts may be incomplete; whatever a block lacks or has too much, its view and the reads below it live with. */
const block = z.custom<PageBlock>(
  (value) => typeof value === 'object' && value !== null && 'blockType' in value && typeof value.blockType === 'string',
);
const pageDataInput = z.object({ blocks: z.array(block).max(MAX_BLOCKS) });

/** What the blocks of a draft show besides their own properties, for an editor's canvas. */
export const POST = (request: Request): Promise<Response> =>
  forEditors(async () => {
    const parsed = pageDataInput.safeParse(await readJson(request));
    if (!parsed.success) return errorResponse(400, { code: 'bad_request', message: 'The body has no blocks.' });
    return privateJson(await loadPageData(parsed.data.blocks));
  });
