import 'server-only';
import { z } from 'zod';
import { readPicture } from '@/lib/files/read-picture';
import { asPictureEditor, pictureGone, recordId, withInput } from './as-picture-editor';
import type { WithId } from '@/lib/http/parameters';
import { changeMedia } from '@/modules/media/change-media';
import { cropPicture } from '@/modules/media/crop-picture';
import { deleteMedia, undeleteMedia } from '@/modules/media/delete-media';
import { loadMediaDetail } from './detail/media-detail';
import { moveMedia } from '@/modules/media/move-media';
import { replaceFile } from '@/modules/media/replace-file';
import { restoreFile } from '@/modules/media/restore-file';
import { payloadFile } from '@/modules/media/store-picture';

const MAX_AT_ONCE = 200;

const percent = z.number().min(0).max(100);
const some = z.object({ ids: z.array(z.uuid()).min(1).max(MAX_AT_ONCE) });
const wordsInput = z.object({ alt: z.string(), title: z.string(), focus: z.object({ x: percent, y: percent }) });
const areaInput = z
  .object({ x: percent, y: percent, width: percent.positive(), height: percent.positive() })
  .refine(({ width, height }) => width < 100 || height < 100);
const placesInput = z.object({
  places: z
    .array(z.object({ id: z.uuid(), folder: z.uuid().nullable() }))
    .min(1)
    .max(MAX_AT_ONCE),
});

export const getPicture = (_request: Request, context: WithId): Promise<Response> =>
  asPictureEditor(async ({ payload, user }) => {
    const detail = await loadMediaDetail(payload, user, await recordId(context));
    return detail ?? pictureGone;
  });

export const patchPicture = (request: Request, context: WithId): Promise<Response> =>
  withInput(request, wordsInput, async ({ req }, words) => changeMedia({ req, id: await recordId(context), words }));

/** `POST /cms/media/{id}/file`, multipart: `file` replaces the picture’s file. */
export const postFile = (request: Request, context: WithId): Promise<Response> =>
  asPictureEditor(async ({ req }) => {
    const read = await readPicture(request);
    if (!read.ok) return read;
    const file = await payloadFile(read.file);
    return replaceFile({ req, id: await recordId(context), file, reason: 'replaced' });
  });

/** `POST /cms/media/{id}/crop` with the remaining part, in per cent. */
export const postCrop = (request: Request, context: WithId): Promise<Response> =>
  withInput(request, areaInput, async ({ req }, area) => cropPicture({ req, id: await recordId(context), area }));

/** `POST /cms/media/{id}/restore` with `{ earlier }`, the id of an earlier file. */
export const postRestore = (request: Request, context: WithId): Promise<Response> =>
  withInput(request, z.object({ earlier: z.uuid() }), async ({ req }, { earlier }) =>
    restoreFile({ req, id: await recordId(context), earlier }),
  );

export const postMove = (request: Request): Promise<Response> =>
  withInput(request, placesInput, async ({ req }, { places }) => moveMedia({ req, places }));

/** `POST /cms/media/delete` with `{ ids }`: all, or none if one of them is shown somewhere. */
export const postDelete = (request: Request): Promise<Response> =>
  withInput(request, some, async ({ req, user }, { ids }) => deleteMedia({ req, user, ids }));

export const postUndelete = (request: Request): Promise<Response> =>
  withInput(request, some, async ({ req }, { ids }) => undeleteMedia({ req, ids }));
