'use client';

import { Send } from 'lucide-react';
import { useRef } from 'react';
import { MAX_INQUIRY_TEXT } from '@/domain/inquiries/inquiry';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { newId } from '@/lib/client/new-id';
import { replyToInquiryAction } from './inquiry-actions';
import { failed } from '@/ui/failed';

type ReplyFormProps = { id: string; email: string; subject: string };

export function ReplyForm({ id, email, subject }: ReplyFormProps) {
  const replyId = useRef<string>(undefined);
  const { fieldErrors, isSending, form } = useSentForm({
    send: async (typed) => {
      replyId.current ??= newId();
      const answer = { replyId: replyId.current, ...typedFields(typed, ['body']) };
      const result = await callAction(replyToInquiryAction(id, answer));
      if (result.ok) {
        replyId.current = undefined;
        form.ref.current?.reset();
        toast({ title: '✅ Reply Sent', description: `We’ve emailed your reply to ${email}.` });
      } else if (!result.fieldErrors?.body) toast(failed(result.message));
      return result;
    },
    onTyped: () => (replyId.current = undefined),
  });

  return (
    <form {...form} className="space-y-3">
      <Field
        label="Your reply"
        error={fieldErrors.body}
        hint={`Subject: “${subject}”. Their message is quoted below yours.`}
      >
        {(control) => (
          <Textarea
            {...control}
            name="body"
            rows={6}
            maxLength={MAX_INQUIRY_TEXT}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) form.ref.current?.requestSubmit();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm wrap-anywhere text-ink-muted">To {email}</p>
        <Button type="submit" loading={isSending}>
          {!isSending && <Send aria-hidden className="size-4" />}
          Send reply
        </Button>
      </div>
    </form>
  );
}
