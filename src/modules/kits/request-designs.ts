import type { z } from 'zod';
import { DESIGN_KEY_HEADER, type DesignLink } from '@/domain/kits/designs/design-links';
import type { DesignPresence, presenceInput } from '@/domain/kits/designs/design-presence';
import type { DesignCommentView, DesignVersion, DesignView, NewDesignView } from '@/domain/kits/designs/design-view';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { request, type Answer, type RequestOptions } from '@/lib/client/request';

const DESIGNS = '/api/kits/designs';
const NOTHING_LOST = 'No connection. Nothing is lost; please try again.';

const requestKits = <Value>(path: string, options: RequestOptions = {}): Promise<Answer<Value>> =>
  request<Value>(path, { offline: NOTHING_LOST, ...options });

const of = <Value>({ id, key }: DesignLink, path = '', options: RequestOptions = {}): Promise<Answer<Value>> =>
  requestKits<Value>(`${DESIGNS}/${id}${path}`, { ...options, headers: key ? { [DESIGN_KEY_HEADER]: key } : {} });

/** Stores a kit as a new design of the signed-in team, else of a visitor, whose `key` is returned only once. */
export const storeDesign = (document: KitDocument): Promise<Answer<NewDesignView>> =>
  requestKits(DESIGNS, { method: 'POST', body: { document } });

export const storeKit = (document: KitDocument): Promise<Answer<{ hash: string }>> =>
  requestKits('/api/kits/documents', { method: 'POST', body: { document } });

export const loadDesign = (link: DesignLink): Promise<Answer<DesignView>> => of(link);

/** A `conflict` brings the stored design as `current`. `keep` adds a version; the next `autosave` replaces one. */
export const saveDesign = (
  link: DesignLink,
  document: KitDocument,
  { revision, ...how }: { revision: string; keep?: boolean; autosave?: boolean },
): Promise<Answer<DesignView>> => of(link, '', { method: 'PUT', body: { document, revision, ...how } });

export const announceOn = (link: DesignLink, here: z.input<typeof presenceInput>): Promise<Answer<DesignPresence>> =>
  of(link, '/presence', { method: 'POST', body: here });

export function leaveDesign({ id, key }: DesignLink, tab: string): void {
  const body = JSON.stringify({ tab, place: null, leaving: true });
  const headers = { 'Content-Type': 'application/json', ...(key && { [DESIGN_KEY_HEADER]: key }) };
  // No beacon: those carry no header, and so no key.
  fetch(`${DESIGNS}/${id}/presence`, { method: 'POST', keepalive: true, body, headers }).catch(() => undefined);
}

export const renameDesign = (link: DesignLink, name: string): Promise<Answer<DesignView>> =>
  of(link, '', { method: 'PATCH', body: { name } });

export const deleteDesign = (link: DesignLink): Promise<Answer<object>> => of(link, '', { method: 'DELETE' });

export const restoreDesign = (link: DesignLink): Promise<Answer<DesignView>> =>
  of(link, '/restore', { method: 'POST' });

export const listVersions = (link: DesignLink): Promise<Answer<{ items: DesignVersion[] }>> => of(link, '/versions');

export const restoreVersion = (link: DesignLink, version: string): Promise<Answer<DesignView>> =>
  of(link, `/versions/${version}/restore`, { method: 'POST' });

export const emailLink = (link: DesignLink, email: string): Promise<Answer<object>> =>
  of(link, '/email-link', { method: 'POST', body: { email } });

export const commentOn = (
  shareToken: string,
  comment: { author: string; text: string },
): Promise<Answer<DesignCommentView>> =>
  requestKits(`/api/kits/shared/${shareToken}/comments`, { method: 'POST', body: comment });

export const copyShared = (shareToken: string): Promise<Answer<NewDesignView>> =>
  requestKits(`/api/kits/shared/${shareToken}/copy`, { method: 'POST' });
