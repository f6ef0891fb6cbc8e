import { DAY_MS } from '@/domain/text/days';
import type { Payload } from 'payload';
import type { PreviewLink } from '@/domain/pages/editor/page-api';
import { seal, unseal } from '@/lib/crypto/sealed';
import { env } from '@/lib/env';
import { findEpoch } from '../data/preview-epochs';

const PURPOSE = 'page preview';

const PREVIEW_LINK_DAYS = 7;

/** In `req.context`: id of the page whose draft the request may read. */
export const OPENS_DRAFT = 'opensDraft';

/** For a week, or until the page’s links are revoked; worth nothing for another page. */
export async function makePreviewLink(payload: Payload, pageId: string, now = Date.now()): Promise<PreviewLink> {
  const expires = now + PREVIEW_LINK_DAYS * DAY_MS;
  const token = seal(PURPOSE, pageId, `${expires}.${await findEpoch(payload, pageId)}`);
  return {
    url: `${env.publicUrl}/cms-preview/${pageId}?${new URLSearchParams({ token })}`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** A link without an epoch is from the first one. */
export async function opensPreview(
  payload: Payload,
  pageId: string,
  token: string,
  now = Date.now(),
): Promise<boolean> {
  const [expires, epoch = 0] = unseal(PURPOSE, pageId, token)?.split('.').map(Number) ?? [];
  if (expires === undefined || now >= expires) return false;
  return epoch === (await findEpoch(payload, pageId));
}
