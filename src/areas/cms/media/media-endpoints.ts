import 'server-only';
import { z } from 'zod';
import { respond } from '@/lib/http/respond';
import { parseListStep } from '@/lib/http/list-step';
import { readPicture } from '@/lib/files/read-picture';
import { asEditor } from '../http/as-editor';
import { asPictureEditor, pictureGone, recordId, withInput } from './as-picture-editor';
import type { WithId } from '@/lib/http/parameters';
import { changeFolder, createFolder, deleteFolder } from '@/modules/media/folders';
import { findMedia, listMedia } from './data';
import { storePicture } from '@/modules/media/store-picture';
import { parseMediaQuery } from './media-query';
import { listFolders } from '@/modules/media/data/folders';

const folderId = z.uuid().nullable();
const folderName = z.string();

export const getMediaList = (request: Request): Promise<Response> =>
  asEditor(({ payload }) => {
    const { searchParams } = new URL(request.url);
    return listMedia({ payload, wanted: parseMediaQuery(searchParams), ...parseListStep(searchParams) });
  });

export const getFolders = (): Promise<Response> =>
  asEditor(async ({ payload }) => ({ folders: await listFolders(payload) }));

export const postFolder = (request: Request): Promise<Response> =>
  withInput(request, z.object({ name: folderName, parent: folderId }), async ({ payload, req }, input) =>
    respond(await createFolder({ payload, req, ...input }), { status: 201 }),
  );

export const patchFolder = (request: Request, context: WithId): Promise<Response> =>
  withInput(
    request,
    z.object({ name: folderName.optional(), parent: folderId.optional() }),
    async ({ payload, req }, changes) => changeFolder({ payload, req, id: await recordId(context), changes }),
  );

/** With `?contents=up` even if not empty. */
export const removeFolder = (request: Request, context: WithId): Promise<Response> =>
  asPictureEditor(async ({ payload, req }) => {
    const moveContents = new URL(request.url).searchParams.get('contents') === 'up';
    return deleteFolder({ payload, req, id: await recordId(context), moveContents });
  });

/** `POST /cms/media/upload`, multipart: `file`, `alt` and optionally `folder`; 201. */
export const postPicture = (request: Request): Promise<Response> =>
  asPictureEditor(async ({ payload, req }) => {
    const read = await readPicture(request);
    if (!read.ok) return read;
    const { file, form } = read;
    const folder = z.uuid().safeParse(form.get('folder')).data ?? null;
    const stored = await storePicture({ req, file, alt: String(form.get('alt') ?? ''), folder });
    if (!stored.ok) return stored;
    const item = await findMedia(payload, stored.media.id);
    return item ? respond({ item }, { status: 201 }) : pictureGone;
  });
