import type { PreviewLink } from '@/domain/page-editor/page-api';
import { seal, unseal } from '@/features/accounts/sealed';
import { env } from '@/lib/env';

const PURPOSE = 'page preview';
const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a link that is passed on shows a page’s draft. */
export const PREVIEW_LINK_DAYS = 7;

/** A link by which anybody sees the page’s latest draft, for a week. It names its page and is worth nothing for another. */
export function makePreviewLink(pageId: string, now = Date.now()): PreviewLink {
  const expires = now + PREVIEW_LINK_DAYS * DAY_MS;
  const token = seal(PURPOSE, pageId, String(expires));
  return {
    url: `${env.publicUrl}/cms-preview/${pageId}?${new URLSearchParams({ token })}`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** Whether the token lets its bearer see the page’s draft, still. */
export function opensPreview(pageId: string, token: string, now = Date.now()): boolean {
  const expires = unseal(PURPOSE, pageId, token);
  return expires !== undefined && now < Number(expires);
}
