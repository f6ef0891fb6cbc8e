import { Webhook as WebhookIcon } from 'lucide-react';
import Link from 'next/link';
import { requireMember } from '@/areas/back-office/access/session';
import { listWebhooks, type Webhook } from '@/modules/webhooks/data/endpoints';
import { webhookHref, WEBHOOKS_PATH } from '@/modules/webhooks/webhook-paths';
import { EmptyState } from '@/ui/EmptyState';
import { LocalDate } from '@/ui/LocalDate';
import { AddWebhook } from './WebhookForm';
import { WebhookBadge } from './WebhookBadge';

/** Adds from one place: the dialog with the secret must outlive the empty state. */
export async function WebhooksSection() {
  const { payload } = await requireMember('settings:write', WEBHOOKS_PATH);
  const webhooks = await listWebhooks(payload);
  return (
    <section aria-labelledby="webhooks" className="card p-5 sm:p-6">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="webhooks" className="text-subheading">
          Webhooks
        </h2>
        <AddWebhook />
      </div>
      {webhooks.length === 0 ? (
        <EmptyState
          icon={<WebhookIcon />}
          title="No webhooks yet"
          description="A webhook calls another program when something happens in the shop, such as a new order."
          headingLevel={3}
        />
      ) : (
        <ul aria-label="Webhooks" className="divide-y divide-line">
          {webhooks.map((webhook) => (
            <Row key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ webhook: { id, url, events, state, acceptedAt, failingSince, waiting } }: { webhook: Webhook }) {
  return (
    <li className="py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href={webhookHref(id)}
          prefetch={false}
          className="inline-flex min-h-8 items-center font-medium wrap-anywhere text-accent underline-offset-4 hover:underline"
        >
          {url}
        </Link>
        <WebhookBadge state={state} isFailing={failingSince !== null} />
      </p>
      <p className="text-ink-muted">
        {events.length === 1 ? events[0] : `${events.length} events`}
        {waiting > 0 && ` · ${waiting} waiting`}
        {' · '}
        {acceptedAt ? (
          <>
            last accepted <LocalDate iso={acceptedAt} withTime />
          </>
        ) : (
          'nothing accepted yet'
        )}
      </p>
    </li>
  );
}
