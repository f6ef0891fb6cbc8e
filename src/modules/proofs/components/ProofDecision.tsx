'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { openPinsText } from '@/domain/orders/proof-pins';
import type { FieldErrors } from '@/lib/result';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';

type ProofAnswer = { name?: string } & (
  | { decision: 'approve'; withOpenPins?: boolean }
  | { decision: 'changes'; comment: string }
);

type Sent = { ok: true } | { ok: false; code: string; message: string; fieldErrors?: FieldErrors };

type ProofDecisionProps = {
  send: (answer: ProofAnswer) => Promise<Sent>;
  /** Suggested name; the form has no field for it if undefined. */
  name?: string;
  designHint?: string;
  openPins?: number;
};

/** The button that opened the form is gone: focus goes on to the question. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

const NAMELESS: FieldErrors = { name: ['Please enter your name.'] };

const APPROVED = 'approved';
const APPROVES_OPEN = { withOpenPins: true };
const APPROVES =
  'We make exactly what it shows, with the names, numbers and sizes of this order. Any later change needs a new approval.';

export function ProofDecision({ send, name: suggested, designHint, openPins = 0 }: ProofDecisionProps) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [comment, setComment] = useState('');
  const asksName = suggested !== undefined;
  const { fieldErrors, isSending, submit, show, form } = useSentForm<SentFormState>({
    send: async (typed) => {
      const { name } = typedFields(typed, ['name']);
      const isApproved = typed.has(APPROVED);
      // Enter in the name is no answer yet.
      if (!isApproved && !isAsking) return {};
      if (asksName && !name.trim()) return { fieldErrors: NAMELESS };
      if (!isApproved && !comment.trim() && openPins === 0)
        return { fieldErrors: { comment: ['Say what should be different.'] } };
      const result = await send({
        ...(isApproved
          ? { decision: 'approve', ...(openPins > 0 && APPROVES_OPEN) }
          : { decision: 'changes', comment }),
        ...(asksName && { name }),
      });
      toast(
        result.ok
          ? {
              title: isApproved ? 'Proof Approved' : 'Changes Requested',
              description: 'Thank you! We have your answer.',
            }
          : { title: 'Answer not sent', description: result.message, variant: 'destructive' },
      );
      if (result.ok || result.code === 'conflict' || result.code === 'open_pins') router.refresh();
      return result;
    },
    onTyped: (typed) => isAsking && setComment(typedFields(typed, ['comment']).comment),
  });

  function isNamed(): boolean {
    const field = form.ref.current?.elements.namedItem('name');
    if (!(field instanceof HTMLInputElement) || field.value.trim()) return true;
    show({ fieldErrors: NAMELESS });
    return false;
  }

  return (
    <form {...form} className="space-y-4">
      {asksName && (
        <Field label="Your name" required error={fieldErrors.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={120}
              defaultValue={suggested}
              className="max-w-sm"
            />
          )}
        </Field>
      )}
      {isAsking ? (
        <>
          {openPins > 0 && <p className="font-medium">{openPinsText(openPins)}, and sent with your answer.</p>}
          <Field
            label="What should be different?"
            required={openPins === 0}
            optional={openPins > 0}
            hint={designHint}
            error={fieldErrors.comment}
          >
            {(control) => (
              <Textarea {...control} ref={focus} name="comment" rows={4} maxLength={2000} defaultValue={comment} />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={isSending}>
              Request changes
            </Button>
            <Button variant="ghost" onClick={() => setAsking(false)} disabled={isSending}>
              Back
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <ConfirmDialog
            trigger={<Button loading={isSending}>Approve proof</Button>}
            open={isConfirming}
            onOpenChange={(open) => setConfirming(open && isNamed())}
            title={openPins > 0 ? 'Approve with open notes?' : 'Approve this proof?'}
            description={openPins > 0 ? `${openPinsText(openPins)}. ${APPROVES}` : APPROVES}
            confirmLabel="Approve"
            onConfirm={async () => (await submit({ [APPROVED]: 'on' })).ok === true}
          />
          <Button variant="outline" onClick={() => setAsking(true)} disabled={isSending}>
            Ask for changes
          </Button>
        </div>
      )}
    </form>
  );
}
