import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isUuid } from '@/domain/text/uuid';
import { requireMember } from '@/areas/back-office/access/session';
import { DELIVERY_STATES, WebhookView } from '@/areas/back-office/settings/webhooks/WebhookView';
import { findWebhook } from '@/modules/webhooks/data/endpoints';
import { listDeliveries } from '@/modules/webhooks/data/log';
import { webhookHref } from '@/modules/webhooks/webhook-paths';

export const metadata: Metadata = { title: 'Webhook' };

export default async function WebhookPage({ params, searchParams }: PageProps<'/admin/settings/webhooks/[id]'>) {
  const { id } = await params;
  const { payload } = await requireMember('settings:write', webhookHref(id));
  const webhook = isUuid(id) ? await findWebhook(payload, id) : undefined;
  if (!webhook) notFound();
  const query = await searchParams;
  const state = DELIVERY_STATES.find((each) => each === query.state) ?? 'all';
  const before = typeof query.before === 'string' && /^\d{1,18}$/.test(query.before) ? query.before : undefined;
  return <WebhookView webhook={webhook} state={state} {...await listDeliveries(payload, id, { state, before })} />;
}
