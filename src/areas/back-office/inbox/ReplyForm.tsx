'use client';

import { Send } from 'lucide-react';

import { useRef, useState, useTransition, type FormEvent } from 'react';
import { MAX_INQUIRY_TEXT } from '@/domain/inquiries/inquiry';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { newId } from '@/lib/client/new-id';
import { replyToInquiryAction } from './inquiry-actions';
import { failed } from '@/ui/failed';

type ReplyFormProps = { id: string; email: string; subject: string };

/** Sends once even if pressed twice or retried. */
export function ReplyForm({ id, email, subject }: ReplyFormProps) {
  const [body, setBody] = useState('');
  const [error, setError] = useState<readonly string[]>();
  const [sending, startSending] = useTransition();
  const replyId = useRef<string>(undefined);
  const form = useRef<HTMLFormElement>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    replyId.current ??= newId();
    const answer = { replyId: replyId.current, body };
    startSending(async () => {
      const result = await callAction(replyToInquiryAction(id, answer));
      if (!result.ok) {
        if (result.code !== 'unreachable') setError(result.fieldErrors?.body);
        if (!result.fieldErrors?.body) toast(failed(result.message));
        return;
      }
      replyId.current = undefined;
      setBody('');
      setError(undefined);
      toast({ title: '✅ Reply Sent', description: `We’ve emailed your reply to ${email}` });
    });
  }

  return (
    <form ref={form} onSubmit={send} noValidate className="space-y-3">
      <Field label="Your reply" error={error} hint={`Subject: “${subject}”. Their message is quoted below it.`}>
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            maxLength={MAX_INQUIRY_TEXT}
            value={body}
            onChange={({ target }) => {
              setBody(target.value);
              replyId.current = undefined;
            }}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) form.current?.requestSubmit();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm wrap-anywhere text-ink-muted">To {email}</p>
        <Button type="submit" loading={sending}>
          {!sending && <Send aria-hidden className="size-4" />}
          Send reply
        </Button>
      </div>
    </form>
  );
}
