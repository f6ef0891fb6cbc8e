'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, type SubmitEvent } from 'react';
import type { FieldErrors } from '@/lib/result';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';

type ProofAnswer = { name?: string } & ({ decision: 'approve' } | { decision: 'changes'; comment: string });

type Sent = { ok: true } | { ok: false; code: string; message: string; fieldErrors?: FieldErrors };

type ProofDecisionProps = {
  send: (answer: ProofAnswer) => Promise<Sent>;
  /** Suggested name; the form has no field for it if undefined. */
  name?: string;
  designHint?: string;
};

/** The button that opened the form is gone: focus goes on to the question. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

const SAY_NAME = 'Please enter your name.';

/** Keeps what was typed until it has arrived. */
export function ProofDecision({ send, name: suggested, designHint }: ProofDecisionProps) {
  const router = useRouter();
  const nameField = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [isSending, setSending] = useState(false);
  const [name, setName] = useState(suggested ?? '');
  const [comment, setComment] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const asksName = suggested !== undefined;

  function isNamed(): boolean {
    if (!asksName || name.trim()) return true;
    setErrors({ name: [SAY_NAME] });
    nameField.current?.focus();
    return false;
  }

  async function answer(given: ProofAnswer, done: string) {
    setSending(true);
    const result = await send({ ...given, ...(asksName && { name }) });
    setSending(false);
    if (result.ok) toast({ title: done, description: 'Thank you! We have your answer.' });
    else {
      setErrors(result.fieldErrors ?? {});
      toast({ title: 'Not sent', description: result.message, variant: 'destructive' });
    }
    if (result.ok || result.code === 'conflict') router.refresh();
    return result.ok;
  }

  function requestChanges(event: SubmitEvent) {
    event.preventDefault();
    if (!isNamed()) return;
    if (!comment.trim()) return setErrors({ comment: ['Say what should be different.'] });
    void answer({ decision: 'changes', comment }, 'Changes Requested');
  }

  return (
    <div className="space-y-4">
      {asksName && (
        <Field label="Your name" required error={errors.name?.[0]}>
          {(control) => (
            <Input
              {...control}
              ref={nameField}
              autoComplete="name"
              maxLength={120}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setErrors({});
              }}
              className="max-w-sm"
            />
          )}
        </Field>
      )}
      {isAsking ? (
        <form onSubmit={requestChanges} noValidate className="space-y-4">
          <Field label="What should be different?" required hint={designHint} error={errors.comment?.[0]}>
            {(control) => (
              <Textarea
                {...control}
                ref={focus}
                rows={4}
                maxLength={2000}
                value={comment}
                onChange={(event) => {
                  setComment(event.target.value);
                  setErrors({});
                }}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={isSending}>
              Send the changes
            </Button>
            <Button variant="ghost" onClick={() => setAsking(false)} disabled={isSending}>
              Back
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <ConfirmDialog
            trigger={<Button loading={isSending}>Approve proof</Button>}
            open={isConfirming}
            onOpenChange={(open) => setConfirming(open && isNamed())}
            title="Approve this proof?"
            description="We make exactly what it shows, with the names, numbers and sizes of this order. Any later change needs a new approval."
            confirmLabel="Approve"
            onConfirm={() => answer({ decision: 'approve' }, 'Proof Approved')}
          />
          <Button variant="outline" onClick={() => setAsking(true)} disabled={isSending}>
            Ask for changes
          </Button>
        </div>
      )}
    </div>
  );
}
