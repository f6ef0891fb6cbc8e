'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { openPinsText } from '@/domain/orders/proof-pins';
import { squadLabel, type SquadName } from '@/domain/orders/proof-squads';
import type { FieldErrors } from '@/lib/result';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';

type ProofAnswer = { name?: string; squad?: SquadName } & (
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
  /** Squads that have not answered; undefined if the order is one. */
  squads?: readonly SquadName[];
};

/** The button that opened the form is gone: focus goes on to the question. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

const NAMELESS: FieldErrors = { name: ['Please enter your name.'] };

const APPROVED = 'approved';
const APPROVES_OPEN = { withOpenPins: true };

const approvedText = (squad: string | undefined): string =>
  `We make exactly what it shows, with the names, numbers and sizes of ${squad ?? 'this order'}. Any later change needs a new approval.`;

const EVERY = 'all';

const choicesOf = (squads: readonly SquadName[]) =>
  squads.map((squad) => ({ value: valueOf(squad), label: squadLabel(squad) }));

const valueOf = (squad: SquadName) => `of ${squad ?? ''}`;

export function ProofDecision({ send, name: suggested, designHint, openPins = 0, squads }: ProofDecisionProps) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [comment, setComment] = useState('');
  const [chosen, setChosen] = useState(EVERY);
  const only = squads?.length === 1 ? squads[0] : squads?.find((squad) => valueOf(squad) === chosen);
  const who = only === undefined ? undefined : squadLabel(only);
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
        ...(who !== undefined && { squad: only }),
      });
      toast(
        result.ok
          ? {
              title: isApproved ? 'Proof Approved' : 'Changes Requested',
              description: 'Thank you! We have your answer.',
            }
          : { title: 'Answer not sent', description: result.message, variant: 'destructive' },
      );
      if (result.ok && squads) askAgain();
      if (result.ok || result.code === 'conflict' || result.code === 'open_pins') router.refresh();
      return result;
    },
    onTyped: (typed) => isAsking && setComment(typedFields(typed, ['comment']).comment),
  });

  /** Other squads are still to answer. */
  function askAgain(): void {
    setAsking(false);
    setComment('');
    setChosen(EVERY);
  }

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
      {squads && squads.length > 1 && (
        <Field label="Your answer is for" hint="A squad that has not answered can still do so.">
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              disabled={isSending}
              className="max-w-sm"
            >
              <Options choices={[{ value: EVERY, label: 'All squads listed here' }, ...choicesOf(squads)]} />
            </Select>
          )}
        </Field>
      )}
      {squads?.length === 1 && <p className="font-medium">Only the answer for {who} is missing.</p>}
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
            title={`${openPins > 0 ? 'Approve with open notes' : 'Approve this proof'}${who ? ` for ${who}` : ''}?`}
            description={[openPins > 0 && `${openPinsText(openPins)}.`, approvedText(who)].filter(Boolean).join(' ')}
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
