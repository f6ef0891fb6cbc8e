import { findNumberOfDamagedLink } from '@/modules/orders/data/order-token';
import { markMissing } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { FindOrderView } from './FindOrderView';

export async function DamagedLinkView({ token }: { token: string }) {
  markMissing();
  const orderNumber = await findNumberOfDamagedLink(await getPayloadClient(), token);
  return <FindOrderView isDamaged orderNumber={orderNumber} />;
}
