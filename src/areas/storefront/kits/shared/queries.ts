import type { SharedDesignView } from '@/domain/kits/designs/design-view';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { findShared } from '@/modules/kits/designs/read-designs';

export async function getSharedDesign(token: string): Promise<SharedDesignView | undefined> {
  return findShared(await localRequest(await getPayloadClient()), token);
}
