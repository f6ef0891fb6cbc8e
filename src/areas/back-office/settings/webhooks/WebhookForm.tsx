'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { EVENT_GROUPS, MAX_URL_LENGTH, type EventType } from '@/domain/webhooks/event-types';
import { request, type RequestOptions } from '@/lib/client/request';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { useSentForm } from '@/ui/use-sent-form';
import { SecretDialog } from './SecretDialog';
import { WEBHOOK_SAVED } from './webhook-messages';

export function AddWebhook() {
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4" />
        Add a webhook
      </Button>
      {isOpen && (
        <WebhookForm
          title="Add a webhook"
          submitLabel="Add"
          path="/api/webhooks"
          method="POST"
          onSaved={(answer) => setSecret(answer.secret)}
          onClose={() => setOpen(false)}
        />
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  );
}

export function EditWebhook({ id, url, events }: { id: string; url: string; events: readonly EventType[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Edit
      </Button>
      {isOpen && (
        <WebhookForm
          title="Edit the webhook"
          submitLabel="Save"
          path={`/api/webhooks/${id}`}
          method="PATCH"
          saved={{ url, events }}
          onSaved={() => toast(WEBHOOK_SAVED)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type WebhookFormProps = {
  title: string;
  submitLabel: string;
  path: string;
  method: RequestOptions['method'];
  saved?: { url: string; events: readonly EventType[] };
  onSaved: (answer: { secret?: string }) => void;
  onClose: () => void;
};

function WebhookForm({ title, submitLabel, path, method, saved, onSaved, onClose }: WebhookFormProps) {
  const router = useRouter();
  const sent = useSentForm({
    send: async (typed) => {
      const body = { url: typed.get('url'), events: typed.getAll('events') };
      const answer = await request<{ secret?: string }>(path, { method, body });
      if (!answer.ok) return answer;
      onSaved(answer.value);
      onClose();
      router.refresh();
      return { ok: true };
    },
  });
  const missing = sent.fieldErrors.events;
  return (
    <FormDialog open onOpenChange={onClose} title={title} submitLabel={submitLabel} sent={sent}>
      <Field label="Address" required error={sent.fieldErrors.url} hint="It gets a signed POST for each event.">
        {(control) => (
          <Input
            {...control}
            name="url"
            type="url"
            maxLength={MAX_URL_LENGTH}
            defaultValue={saved?.url}
            placeholder="https://"
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        {EVENT_GROUPS.map(({ label, events }) => (
          <fieldset key={label}>
            <legend className="mb-1 text-sm font-semibold">{label}</legend>
            {events.map((event) => (
              <Checkbox
                key={event}
                name="events"
                value={event}
                defaultChecked={saved?.events.includes(event)}
                aria-invalid={missing ? true : undefined}
                label={event}
                className="wrap-anywhere"
              />
            ))}
          </fieldset>
        ))}
      </div>
      {missing && (
        <p role="alert" className="text-sm text-danger">
          {missing[0]}
        </p>
      )}
    </FormDialog>
  );
}
