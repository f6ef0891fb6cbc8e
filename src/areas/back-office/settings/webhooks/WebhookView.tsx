import { Send } from 'lucide-react';
import Link from 'next/link';
import type { Webhook } from '@/modules/webhooks/data/endpoints';
import type { LoggedDelivery } from '@/modules/webhooks/data/log';
import { webhookHref } from '@/modules/webhooks/webhook-paths';
import { BackLink } from '@/ui/BackLink';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { Facts } from '@/ui/Facts';
import { LocalDate } from '@/ui/LocalDate';
import { PageHeading } from '@/ui/PageHeading';
import { Deliveries } from './Deliveries';
import { WebhookActions } from './WebhookActions';
import { WebhookBadge } from './WebhookBadge';
import { WEBHOOKS_PATH } from '@/modules/webhooks/webhook-paths';

export const DELIVERY_STATES = ['all', 'waiting', 'accepted', 'failed'] as const;
type ShownState = (typeof DELIVERY_STATES)[number];

const LABELS: Record<ShownState, string> = { all: 'All', waiting: 'Waiting', accepted: 'Accepted', failed: 'Failed' };

type WebhookViewProps = {
  webhook: Webhook;
  deliveries: readonly LoggedDelivery[];
  hasMore: boolean;
  state: ShownState;
};

export function WebhookView({ webhook, deliveries, hasMore, state }: WebhookViewProps) {
  const { id, url, events, acceptedAt, failingSince, waiting } = webhook;
  const hrefOf = (query: Record<string, string>) => `${webhookHref(id)}?${new URLSearchParams(query)}`;
  const last = deliveries.at(-1);
  return (
    <>
      <BackLink href={WEBHOOKS_PATH}>Developers</BackLink>
      <PageHeading title="Webhook" intro={<span className="wrap-anywhere">{url}</span>} />
      <div className="card mb-5 space-y-5 p-5">
        <Facts
          facts={[
            { name: 'State', value: <WebhookBadge state={webhook.state} isFailing={failingSince !== null} /> },
            { name: 'Events', value: events.join(', ') },
            { name: 'Waiting', value: waiting > 0 && String(waiting) },
            { name: 'Last accepted', value: acceptedAt && <LocalDate iso={acceptedAt} withTime /> },
            { name: 'Failing since', value: failingSince && <LocalDate iso={failingSince} withTime /> },
          ]}
        />
        <WebhookActions webhook={webhook} />
      </div>
      <section aria-labelledby="deliveries" className="card">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
          <h2 id="deliveries" className="text-subheading">
            Deliveries
          </h2>
          <nav aria-label="State" className="flex flex-wrap gap-1">
            {DELIVERY_STATES.map((value) => (
              <Link
                key={value}
                href={hrefOf({ state: value })}
                prefetch={false}
                aria-current={value === state ? 'page' : undefined}
                className="flex min-h-9 items-center rounded-control px-3 text-sm font-medium text-ink-muted hover:bg-ink/5 hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-accent"
              >
                {LABELS[value]}
              </Link>
            ))}
          </nav>
        </div>
        {deliveries.length === 0 ? (
          <EmptyState
            icon={<Send />}
            title="No deliveries"
            description="What is sent is listed here for 30 days. Send a test event to see one."
            headingLevel={3}
          />
        ) : (
          <Deliveries webhookId={id} deliveries={deliveries} />
        )}
        {hasMore && last && (
          <p className="border-t border-line p-4 text-center">
            <Link href={hrefOf({ state, before: last.id })} prefetch={false} className={buttonClass('outline', 'sm')}>
              Older deliveries
            </Link>
          </p>
        )}
      </section>
    </>
  );
}
