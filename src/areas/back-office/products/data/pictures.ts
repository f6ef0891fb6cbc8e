import type { PayloadRequest } from 'payload';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import type { Session } from '@/lib/database/sessions';
import type { ProductInput } from '../product-form';

/** Call after the save’s access check. By SQL: on a new focal point Payload would regenerate every (uncropped) size. */
export async function writePictures(
  { client }: Session,
  req: PayloadRequest,
  images: ProductInput['images'],
): Promise<void> {
  if (images.length === 0) return;
  const { rowCount } = await client.query(
    `update media m set alt = given.alt, focal_x = given."focalX", focal_y = given."focalY", updated_at = now()
       from jsonb_to_recordset($1::jsonb) as given(media uuid, alt text, "focalX" numeric, "focalY" numeric)
      where m.id = given.media
        and (m.alt, coalesce(m.focal_x, 50), coalesce(m.focal_y, 50)) is distinct from
            (given.alt, given."focalX", given."focalY")`,
    [JSON.stringify(images)],
  );
  if (rowCount) await purgeAfterCommit(req, ['media']);
}
