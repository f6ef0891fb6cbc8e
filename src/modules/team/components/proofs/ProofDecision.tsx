'use client';

import { useRouter } from 'next/navigation';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { askTeam } from '../../ask-team';

type ProofDecisionProps = { orderId: string; proofId: string };

/** The button that opened the form is gone with it: focus goes on to the question. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** Approve, or say what should be different. What was typed stays until it has arrived. */
export function ProofDecision({ orderId, proofId }: ProofDecisionProps) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();

  async function send(body: { decision: 'approve' } | { decision: 'changes'; comment: string }, done: string) {
    setSending(true);
    const result = await askTeam(`/api/team/orders/${orderId}/proof`, {
      method: 'POST',
      body: { proofId, ...body },
    });
    setSending(false);
    if (result.ok) toast({ title: done, description: 'Thank you! We have your answer.' });
    else toast({ title: 'Not sent', description: result.message, variant: 'destructive' });
    if (result.ok || result.code === 'conflict') router.refresh();
    return result.ok;
  }

  function requestChanges(event: SubmitEvent) {
    event.preventDefault();
    if (!comment.trim()) return setError('Say what should be different.');
    void send({ decision: 'changes', comment }, 'Changes Requested');
  }

  if (isAsking) {
    return (
      <form onSubmit={requestChanges} noValidate className="space-y-4">
        <Field label="What should be different?" required error={error}>
          {(control) => (
            <Textarea
              {...control}
              ref={focus}
              rows={4}
              maxLength={2000}
              value={comment}
              onChange={(event) => {
                setComment(event.target.value);
                setError(undefined);
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
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmDialog
        trigger={<Button loading={isSending}>Approve proof</Button>}
        title="Approve this proof?"
        description="We make exactly what it shows, with the names, numbers and sizes of this order. Any later change needs a new approval."
        confirmLabel="Approve"
        onConfirm={() => send({ decision: 'approve' }, 'Proof Approved')}
      />
      <Button variant="outline" onClick={() => setAsking(true)} disabled={isSending}>
        Ask for changes
      </Button>
    </div>
  );
}
