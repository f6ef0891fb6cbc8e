import type { Payload, PayloadRequest } from 'payload';
import type { Rights } from '@/domain/api-keys/bulk-rights';
import { grouped } from '@/domain/text/grouped';
import { mayDo } from '@/lib/accounts/may-do';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { errorStatus } from '@/lib/failures';
import { PrivateHost } from '@/lib/http/public-hosts';
import { asUser } from '@/lib/payload/as-user';
import { localRequest } from '@/lib/payload/local-request';
import { failure, type Result } from '@/lib/result';
import { reviveUser, withAllScopes } from '@/modules/accounts/session/revive-user';
import { storePicture } from '@/modules/media/store-picture';
import {
  claimPictures,
  findFetched,
  lockPictures,
  markAttached,
  markFailed,
  postponePictures,
  type WaitingPicture,
} from './data/imported-pictures';
import { fetchPicture, PictureRefused } from './fetch-picture';

const AT_ONCE = 4;
const MOST_ATTEMPTS = 4;
const RIGHTS: Rights = { permission: 'media:write', scopes: ['media:create', 'products:update'] };

/** Fetches some addresses at once, each for all products that wait for it. @returns false if none waits */
export async function runPictureStep(payload: Payload): Promise<boolean> {
  const claimed = await claimPictures(payload, AT_ONCE);
  await Promise.all([...grouped(claimed, ({ url }) => url)].map(([url, own]) => settle(payload, url, own)));
  return claimed.length > 0;
}

async function settle(payload: Payload, url: string, pictures: readonly WaitingPicture[]): Promise<void> {
  const ids = pictures.map(({ id }) => id);
  const attempts = Math.max(...pictures.map((picture) => picture.attempts));
  try {
    const attached = await attach(payload, url, pictures);
    if (!attached.ok) await markFailed(payload, ids, attached.message);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isFinal =
      error instanceof PictureRefused || error instanceof PrivateHost || (errorStatus(error) ?? 500) < 500;
    if (isFinal || attempts >= MOST_ATTEMPTS) return markFailed(payload, ids, message);
    log.warn({ reason: message, attempts }, 'A picture of an import was not fetched.');
    await postponePictures(payload, ids, 5 * 4 ** attempts);
  }
}

async function attach(payload: Payload, url: string, pictures: readonly WaitingPicture[]): Promise<Result> {
  const [first] = pictures;
  const user = first && (await reviveUser(payload, first.maker));
  if (!user || !mayDo(user, RIGHTS))
    return failure('forbidden', 'Who imported it has no right to add pictures, or no longer.');
  const req = await localRequest(payload, { user: withAllScopes(user) });
  const known = await findFetched(payload, url);
  const file = known ? undefined : await fetchPicture({ url, allowsLoopback: env.webhooksToLoopback });
  return inTransactionUnlessRefused<Result>(req, async (session) => {
    const alt = pictures.find((picture) => picture.alt)?.alt ?? first.name;
    const stored = file && (await storePicture({ req, file: new File([file], nameOf(url)), alt }));
    if (stored?.ok === false) {
      if (stored.code === 'unavailable') throw new Error(stored.message);
      return stored;
    }
    const mediaId = stored?.media.id ?? known ?? '';
    // In one order, so that two addresses do not wait for each other.
    const sorted = pictures.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
    for (const picture of sorted) await addPicture(req, session, picture, mediaId);
    await markAttached(
      session,
      pictures.map(({ id }) => id),
      mediaId,
    );
    return { ok: true };
  });
}

const nameOf = (url: string): string => (new URL(url).pathname.split('/').at(-1) ?? '').slice(0, 200);

/** Behind those before it in its file, whichever came first; pictures of staff stay where they are. */
async function addPicture(
  req: PayloadRequest,
  session: Session,
  { productId, place, color }: WaitingPicture,
  mediaId: string,
): Promise<void> {
  const pictures = await lockPictures(session, productId);
  if (pictures.some(({ image }) => image === mediaId)) return;
  const next = pictures.findIndex((picture) => picture.place !== null && picture.place > place);
  const images = pictures.map(({ image, color: shown }) => ({ image, color: shown }));
  images.splice(next < 0 ? images.length : next, 0, { image: mediaId, color });
  await req.payload.update({ collection: 'products', id: productId, data: { images }, ...asUser(req) });
}
