import { changedWishlist, wishlistChanges } from '@/domain/catalogue/wishlist-changes';
import { isRecord } from '@/domain/text/is-record';
import { isUuid } from '@/domain/text/uuid';
import { readStored, removeStored, writeStored } from '@/lib/client/browser-storage';
import { request } from '@/lib/client/request';
import { replaceWishes, useWishlist } from '@/modules/wishlist/wishlist-store';
import { signedInMark } from '@/modules/shoppers/signed-in';

/** The account’s list when it was last this browser’s, and the session in which it was. */
const PLACE = { key: 'kitroom.account-wishlist', version: 1 };

const PAUSE_MS = 500;

let stop: (() => void) | undefined;
let isBusy = false;
let waiting: ReturnType<typeof setTimeout> | undefined;
let hasRead = false;

export function follow(): void {
  stop ??= useWishlist.subscribe(sendSoon);
  void send();
}

export function forgetAccountWishlist(): void {
  stop?.();
  stop = undefined;
  clearTimeout(waiting);
  if (readStored(PLACE) === undefined) return;
  removeStored(PLACE.key);
  replaceWishes([]);
}

function sendSoon(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => void send(), PAUSE_MS);
}

async function send(): Promise<void> {
  const mark = signedInMark();
  if (!mark || isBusy) return;
  const sent = useWishlist.getState().productIds.filter(isUuid);
  const before = listOf(mark);
  const changes = wishlistChanges(sent, before);
  if (before && changes.add.length + changes.remove.length === 0 && hasRead) return;
  isBusy = true;
  const answer = await request<{ productIds: string[] }>('/account/wishlist', { method: 'POST', body: changes });
  isBusy = false;
  if (!answer.ok || !stop) return;
  hasRead = true;
  const { productIds } = answer.value;
  writeStored(PLACE, { mark, productIds });
  replaceWishes(changedWishlist(productIds, wishlistChanges(useWishlist.getState().productIds, sent)));
  sendSoon();
}

function listOf(mark: string): string[] | undefined {
  const stored = readStored(PLACE);
  if (!isRecord(stored) || stored.mark !== mark || !Array.isArray(stored.productIds)) return undefined;
  return stored.productIds.filter((id) => typeof id === 'string');
}
