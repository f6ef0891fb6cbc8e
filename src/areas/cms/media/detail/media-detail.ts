import type { Payload } from 'payload';
import type { AdminUser } from '@/payload-types';
import { findMedia, findCopies, type MediaCopy } from '../data';
import { fileAddress, type MediaItem } from '@/modules/media/data/media-item';
import { usesOf, withLinks, type LinkedUse } from '@/modules/media/data/uses';
import { earlierFiles, type EarlierFile } from '@/modules/media/data/archive';

export interface MediaDetail {
  item: MediaItem;
  focus: { x: number; y: number };
  copies: MediaCopy[];
  uses: LinkedUse[];
  earlier: EarlierFile[];
}

export async function loadMediaDetail(payload: Payload, user: AdminUser, id: string): Promise<MediaDetail | undefined> {
  const [item, stored, uses, earlier] = await Promise.all([
    findMedia(payload, id),
    findCopies(payload, id),
    usesOf(payload.db.pool, [id]),
    earlierFiles(payload, id),
  ]);
  if (!item || !stored) return undefined;
  const copies = stored.copies.flatMap(({ filename, ...copy }) => {
    const address = fileAddress(filename);
    return address ? [{ ...copy, address }] : [];
  });
  return { item, focus: stored.focus, copies, uses: withLinks(uses.get(id) ?? [], user), earlier };
}
