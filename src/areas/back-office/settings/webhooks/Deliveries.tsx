'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { request } from '@/lib/client/request';
import type { DeliveryDetails, LoggedDelivery } from '@/modules/webhooks/data/log';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { Facts } from '@/ui/Facts';
import { failed } from '@/ui/failed';
import { LocalDate } from '@/ui/LocalDate';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { useAnswer } from '@/ui/use-answer';
import { EVENT_QUEUED } from './webhook-messages';

const STATES: Record<LoggedDelivery['state'], { label: string; variant: BadgeVariant }> = {
  waiting: { label: 'Waiting', variant: 'outline' },
  accepted: { label: 'Accepted', variant: 'secondary' },
  failed: { label: 'Failed', variant: 'destructive' },
};

type DeliveriesProps = { webhookId: string; deliveries: readonly LoggedDelivery[] };

export function Deliveries({ webhookId, deliveries }: DeliveriesProps) {
  const [opened, setOpened] = useState<LoggedDelivery>();
  return (
    <>
      <ul aria-label="Deliveries" className="divide-y divide-line">
        {deliveries.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} onOpen={() => setOpened(delivery)} />
        ))}
      </ul>
      {opened && <DeliveryDialog webhookId={webhookId} delivery={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function Row({ delivery, onOpen }: { delivery: LoggedDelivery; onOpen: () => void }) {
  const { type, eventAt, state, attempts, status, lastError, nextAt } = delivery;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{type}</span>
          <Badge variant={STATES[state].variant}>{STATES[state].label}</Badge>
        </p>
        <p className="mt-0.5 text-ink-muted">
          <LocalDate iso={eventAt} withTime />
          {attempts > 0 && ` · ${attempts === 1 ? '1 try' : `${attempts} tries`}`}
          {status !== null && ` · status ${status}`}
          {attempts > 0 && nextAt && (
            <>
              {' · next '}
              <LocalDate iso={nextAt} withTime />
            </>
          )}
        </p>
        {lastError && <p className="mt-1 break-words text-danger">{lastError}</p>}
      </div>
      <Button variant="outline" size="sm" onClick={onOpen} aria-label={`View ${type}`}>
        View
      </Button>
    </li>
  );
}

type DeliveryDialogProps = { webhookId: string; delivery: LoggedDelivery; onClose: () => void };

function DeliveryDialog({ webhookId, delivery: { id, type }, onClose }: DeliveryDialogProps) {
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const {
    answer,
    failed: isLost,
    loading,
    retry,
  } = useAnswer<DeliveryDetails>(`/api/webhooks/${webhookId}/deliveries/${id}`, { reloads: true });

  async function resend() {
    setSending(true);
    const sent = await request(`/api/webhooks/${webhookId}/resend`, { method: 'POST', body: { delivery: id } });
    setSending(false);
    toast(sent.ok ? EVENT_QUEUED : failed(sent.message));
    if (!sent.ok) return;
    onClose();
    router.refresh();
  }

  return (
    <Dialog
      title={type}
      placement="right"
      size="lg"
      open
      onOpenChange={onClose}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
          <Button loading={sending} onClick={resend}>
            Resend
          </Button>
        </>
      }
    >
      {isLost ? (
        <ErrorState title="Failed to load the delivery" onRetry={retry} retrying={loading} headingLevel={3} />
      ) : answer ? (
        <Details delivery={answer} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  );
}

function Details({ delivery }: { delivery: DeliveryDetails }) {
  const { eventId, type, eventAt, data, state, attempts, triedAt, status, durationMs, answer, lastError } = delivery;
  return (
    <div className="space-y-6 pt-1">
      <Facts
        facts={[
          { name: 'State', value: STATES[state].label },
          { name: 'Tries', value: String(attempts) },
          { name: 'Last tried', value: triedAt && <LocalDate iso={triedAt} withTime /> },
          { name: 'Status', value: status !== null && String(status) },
          { name: 'Time', value: durationMs !== null && `${durationMs} ms` },
          { name: 'Error', value: lastError },
        ]}
      />
      <Code
        title="Request"
        text={`webhook-id: ${eventId}\n\n${JSON.stringify({ type, timestamp: eventAt, data }, null, 2)}`}
      />
      {answer !== null && <Code title="Answer" text={answer || 'Empty'} />}
    </div>
  );
}

const Code = ({ title, text }: { title: string; text: string }) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-sm font-semibold">{title}</h3>
    <pre className="rounded-control bg-surface-sunken p-4 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
      {text}
    </pre>
  </section>
);
