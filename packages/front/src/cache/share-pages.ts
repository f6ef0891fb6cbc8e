import { broadcast, isAmongOthers, onBroadcast } from '../neighbours';
import { decodeRecord, encodeRecord } from './disk/record';
import type { ResponseStore } from './store';

interface Page {
  readonly key: string;
  readonly heard: string;
  readonly record: Uint8Array;
}

const TOPIC = 'page';

/** A page that one process of the cluster made is then in the stores of all. */
export function sharePages(store: Pick<ResponseStore, 'whenStored' | 'take'>): void {
  if (!isAmongOthers()) return;
  store.whenStored(({ key, entry, heard }) => {
    const page: Page = { key, heard, record: encodeRecord(key, entry) };
    broadcast(TOPIC, page);
  });
  onBroadcast<Page>(TOPIC, ({ key, heard, record }) => {
    const entry = decodeRecord(key, Buffer.from(record.buffer, record.byteOffset, record.length));
    if (entry) store.take({ key, entry, heard });
  });
}
