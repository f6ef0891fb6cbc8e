'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { request, type RequestOptions } from '@/lib/client/request';
import type { Webhook } from '@/modules/webhooks/data/endpoints';
import { WEBHOOKS_PATH } from '@/modules/webhooks/webhook-paths';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { failed } from '@/ui/failed';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';
import { SecretDialog } from './SecretDialog';
import { EditWebhook } from './WebhookForm';
import { EVENT_QUEUED, eventsQueued, WEBHOOK_DELETED, WEBHOOK_PAUSED, WEBHOOK_RESUMED } from './webhook-messages';

export function WebhookActions({ webhook: { id, url, events, state } }: { webhook: Webhook }) {
  const router = useRouter();
  const [secret, setSecret] = useState<string>();
  const path = `/api/webhooks/${id}`;

  async function call<Value>(to: string, options: RequestOptions): Promise<Value | undefined> {
    const answer = await request<Value>(to, options);
    if (answer.ok) router.refresh();
    else toast(failed(answer.message));
    return answer.ok ? answer.value : undefined;
  }

  async function setState(next: 'active' | 'paused') {
    const answer = await call(path, { method: 'PATCH', body: { state: next } });
    if (answer) toast(next === 'paused' ? WEBHOOK_PAUSED : WEBHOOK_RESUMED);
  }

  async function sendTest() {
    if (await call(`${path}/test`, { method: 'POST' })) toast(EVENT_QUEUED);
  }

  async function rotate() {
    const answer = await call<{ secret: string }>(`${path}/rotate`, { method: 'POST' });
    setSecret(answer?.secret);
  }

  async function remove() {
    const answer = await request(path, { method: 'DELETE' });
    if (!answer.ok) return toast(failed(answer.message));
    toast(WEBHOOK_DELETED);
    router.replace(WEBHOOKS_PATH);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={sendTest}>
        Send test event
      </Button>
      <EditWebhook id={id} url={url} events={events} />
      <Button variant="outline" size="sm" onClick={() => setState(state === 'active' ? 'paused' : 'active')}>
        {state === 'active' ? 'Pause' : 'Resume'}
      </Button>
      <ResendPeriod path={path} />
      <ConfirmDialog
        title="Rotate the secret?"
        description="You get a new secret. For 24 hours, events are signed with the old one, too."
        confirmLabel="Rotate"
        onConfirm={rotate}
        trigger={
          <Button variant="outline" size="sm">
            Rotate secret
          </Button>
        }
      />
      <ConfirmDialog
        title="Delete this webhook?"
        description="No more events are sent to it, and those that wait are dropped."
        confirmLabel="Delete"
        destructive
        onConfirm={remove}
        trigger={
          <Button variant="outline" size="sm">
            Delete
          </Button>
        }
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </div>
  );
}

const timeOf = (value: FormDataEntryValue | null): string | undefined => {
  const time = new Date(typeof value === 'string' ? value : '');
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};

function ResendPeriod({ path }: { path: string }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const sent = useSentForm({
    send: async (typed): Promise<SentFormState> => {
      const [from, to] = [timeOf(typed.get('from')), timeOf(typed.get('to'))];
      if (!from) return { fieldErrors: { from: ['Enter a time.'] } };
      if (!to || to <= from) return { fieldErrors: { to: ['Enter a later time.'] } };
      const body = { from, to, failedOnly: typed.has('failedOnly') };
      const answer = await request<{ events: number }>(`${path}/resend`, { method: 'POST', body });
      if (!answer.ok) return answer;
      toast(eventsQueued(answer.value.events));
      setOpen(false);
      router.refresh();
      return { ok: true };
    },
  });
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Resend a period
      </Button>
      {isOpen && (
        <FormDialog
          open
          size="sm"
          onOpenChange={setOpen}
          title="Resend a period"
          description="Events of the last 30 days are known. Each keeps its id."
          submitLabel="Resend"
          sent={sent}
        >
          <Field label="From" required error={sent.fieldErrors.from}>
            {(control) => <Input {...control} name="from" type="datetime-local" />}
          </Field>
          <Field label="To" required error={sent.fieldErrors.to}>
            {(control) => <Input {...control} name="to" type="datetime-local" />}
          </Field>
          <Checkbox name="failedOnly" defaultChecked label="Only events that were not accepted" />
        </FormDialog>
      )}
    </>
  );
}
