import type { Payload } from 'payload';
import { readMedia } from '@/lib/files/media-files';
import { openPicture, PictureError } from '@/lib/files/open-picture';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import { carriesData, encoders } from './clean-picture';
import { lockMedia } from './data/archive';
import { listFiles, setFocus, type ListedFile } from './data/media';

export interface Cleaned {
  looked: number;
  cleaned: number;
  /** Names of pictures whose file is missing or cannot be read. */
  unread: string[];
}

/** One at a time, under another file name but the same address in the library; those without metadata stay. */
export async function cleanStoredPictures(payload: Payload): Promise<Cleaned> {
  const result: Cleaned = { looked: 0, cleaned: 0, unread: [] };
  for await (const file of listFiles(payload, Object.keys(encoders))) {
    result.looked += 1;
    const bytes = await readPicture(file);
    if (!bytes) result.unread.push(file.filename);
    else if (carriesData(await openPicture(bytes).metadata()) && (await rewrite(payload, file, bytes)))
      result.cleaned += 1;
  }
  return result;
}

async function readPicture({ filename }: ListedFile): Promise<Buffer | undefined> {
  try {
    const bytes = await readMedia(filename);
    if (bytes) await openPicture(bytes).metadata();
    return bytes;
  } catch (error) {
    if (error instanceof PictureError) return undefined;
    throw error;
  }
}

/** Goes through an upload, which cleans it. False if the picture was replaced or deleted in the meantime. */
async function rewrite(
  payload: Payload,
  { id, filename, mimeType, focus }: ListedFile,
  data: Buffer,
): Promise<boolean> {
  const req = await localRequest(payload);
  return inTransaction(req, async (session) => {
    const [stored] = await lockMedia(session.client, [id]);
    if (stored?.filename !== filename) return false;
    const file = { data, mimetype: mimeType, name: filename, size: data.length };
    // As the system: there is no user.
    await payload.update({ collection: 'media', id, data: {}, file, depth: 0, overrideAccess: true, req });
    if (focus) await setFocus(session, id, focus);
    return true;
  });
}
