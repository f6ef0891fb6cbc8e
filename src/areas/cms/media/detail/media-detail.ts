import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { AdminUser } from '@/payload-types';
import type { EarlierFile } from '@/modules/media/archive';
import { findMedia } from '../data/media';
import { fileAddress, type MediaItem } from '@/modules/media/data/media-item';
import { usesOf, withLinks, type LinkedUse } from '@/modules/media/data/uses';
import { earlierFiles } from '@/modules/media/data/archive';

export interface MediaCopy {
  name: string;
  /** px */
  width: number;
  height: number;
  /** bytes */
  size: number;
  address: string;
}

/** A picture with all that the panel beside the library shows of it. */
export interface MediaDetail {
  item: MediaItem;
  focus: { x: number; y: number };
  copies: MediaCopy[];
  uses: LinkedUse[];
  earlier: EarlierFile[];
}

type Copies = { focus: { x: number; y: number }; copies: (Omit<MediaCopy, 'address'> & { filename: string | null })[] };

const copyOf = (name: string) =>
  `jsonb_build_object('name', '${name}', 'width', sizes_${name}_width, 'height', sizes_${name}_height, ` +
  `'size', sizes_${name}_filesize, 'filename', sizes_${name}_filename)`;

/** A picture with its copies, where it is shown, and the files it had before; nothing where there is none. */
export async function loadMediaDetail(payload: Payload, user: AdminUser, id: string): Promise<MediaDetail | undefined> {
  const [item, [stored], uses, earlier] = await Promise.all([
    findMedia(payload, id),
    query<Copies>(
      payload,
      `select jsonb_build_object('x', coalesce(focal_x, 50), 'y', coalesce(focal_y, 50)) as focus,
              jsonb_build_array(${['small', 'medium', 'large'].map(copyOf).join(', ')}) as copies
         from media where id = $1`,
      [id],
    ),
    usesOf(payload.db.pool, [id]),
    earlierFiles(payload, id),
  ]);
  if (!item || !stored) return undefined;
  const copies = stored.copies.flatMap(({ filename, ...copy }) => {
    const address = fileAddress(filename);
    return address ? [{ ...copy, address }] : [];
  });
  return { item, focus: stored.focus, copies, uses: withLinks(uses.get(id) ?? [], user.role), earlier };
}
