'use client';

import { Mails, Trash2 } from 'lucide-react';
import { SUBSCRIBER_STATUS_LABELS, SUBSCRIBER_STATUSES, type SubscriberStatus } from '@/domain/inquiries/newsletter';
import { choicesOf, type Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { SubscriberListing, SubscriberRow } from './data';
import { NEWSLETTER_PATH, subscriberQuery, subscribersHref, type SubscriberFilters } from './subscriber-filters';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';
import { callAction } from '@/ui/call-action';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { failed } from '@/ui/failed';
import { IconButton } from '@/ui/IconButton';
import { toast } from '@/ui/toast';
import { deleteSubscriberAction } from './newsletter-actions';
import { Allowed } from '../access/granted';

export function NewsletterScreen({ listing, filters }: { listing: SubscriberListing; filters: SubscriberFilters }) {
  const statuses: Choice<SubscriberFilters['status']>[] = [
    { value: 'all', label: `All statuses (${listing.total})` },
    ...choicesOf(SUBSCRIBER_STATUSES, SUBSCRIBER_STATUS_LABELS, listing.counts),
  ];
  return (
    <ListScreen
      label="Subscribers"
      what="subscribers"
      path={NEWSLETTER_PATH}
      filters={filters}
      query={subscriberQuery(filters)}
      hrefOf={subscribersHref}
      search={{ label: 'Search subscribers', placeholder: 'Search by email...' }}
      selects={[{ name: 'status', label: 'Filter by status', choices: statuses, className: 'grow sm:w-52 sm:grow-0' }]}
      loadingText="Loading subscribers..."
      failure="Failed to load subscribers"
      listing={listing}
      notFound={{ title: 'No subscribers found' }}
      none={{
        title: 'No subscribers yet',
        description: 'People who sign up on the site will appear here.',
        icon: <Mails />,
      }}
      estimatedHeight={68}
    >
      {(subscriber) => <SubscriberCard subscriber={subscriber} />}
    </ListScreen>
  );
}

const variants: Record<SubscriberStatus, BadgeVariant> = {
  pending: 'outline',
  confirmed: 'default',
  unsubscribed: 'secondary',
};

function SubscriberCard({ subscriber }: { subscriber: SubscriberRow }) {
  const { id, email, status } = subscriber;
  const refusal = status === 'confirmed' ? subscriber.refusal : null;
  const [word, since] = lastStep(subscriber);
  return (
    <article className="card flex items-center gap-3 px-4 py-2.5 sm:gap-6 sm:px-5">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-0.5">
        <h2 className="min-w-0 grow basis-64 font-sans text-base leading-6 font-medium tracking-normal wrap-anywhere normal-case">
          <a href={`mailto:${email}`} className="underline-offset-4 hover:underline">
            {email}
          </a>
        </h2>
        <p className="text-sm text-ink-muted sm:w-44">
          {word} <LocalDate iso={since} />
        </p>
        <p className="sm:w-28">
          {refusal ? (
            <Badge variant="destructive">Mailbox refuses</Badge>
          ) : (
            <Badge variant={variants[status]}>{SUBSCRIBER_STATUS_LABELS[status]}</Badge>
          )}
        </p>
        {refusal && (
          <p className="w-full text-sm wrap-anywhere text-ink-muted">
            Gets no more issues until it is confirmed again: {refusal}
          </p>
        )}
      </div>
      <Allowed to="newsletter:write">
        <DeleteSubscriber id={id} email={email} />
      </Allowed>
    </article>
  );
}

function lastStep({ status, requestedAt, confirmedAt, unsubscribedAt }: SubscriberRow): [word: string, iso: string] {
  if (status === 'confirmed' && confirmedAt) return ['Subscribed', confirmedAt];
  if (status === 'unsubscribed' && unsubscribedAt) return ['Unsubscribed', unsubscribedAt];
  return ['Signed up', requestedAt];
}

function DeleteSubscriber({ id, email }: { id: string; email: string }) {
  async function remove() {
    const result = await callAction(deleteSubscriberAction(id));
    toast(result.ok ? { title: '✅ Subscriber Deleted' } : failed(result.message));
    return result.ok || result.code === 'not_found';
  }

  return (
    <ConfirmDialog
      title={`Delete ${email}?`}
      description="The address and the emails sent to it are deleted for good. Anyone who just wants no more newsletters can unsubscribe, and stays on record as unsubscribed."
      confirmLabel="Delete"
      destructive
      onConfirm={remove}
      trigger={
        <IconButton label={`Delete ${email}`} className="size-10 shrink-0 text-ink-muted hover:text-danger">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      }
    />
  );
}
