import type { SharedDesignView } from '@/domain/kits/designs/design-view';
import { getPayloadClient, localRequest } from '@/lib/payload';
import { findShared } from '@/modules/kits/designs/read-designs';

export async function getSharedDesign(token: string): Promise<SharedDesignView | undefined> {
  return findShared(await localRequest(await getPayloadClient()), token);
}
