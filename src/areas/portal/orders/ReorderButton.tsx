'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { requestTeam } from '@/modules/team/request-team';
import type { Reordered } from '../order-builder/draft-from-order';

type ReorderButtonProps = { orderId: string; hasPlayers: boolean };

type Step =
  | { kind: 'players' }
  | { kind: 'replace'; roster: boolean }
  | { kind: 'changes'; changes: readonly (readonly [title: string, lines: readonly string[]])[] };

export function ReorderButton({ orderId, hasPlayers }: ReorderButtonProps) {
  const router = useRouter();
  const [busy, setBusy] = useState<'roster' | 'same'>();
  const [step, setStep] = useState<Step>();
  /** The next dialog may be open by the time this one closes. */
  const close = (kind: Step['kind']) => () => setStep((now) => (now?.kind === kind ? undefined : now));
  const openOrder = () => router.push(`${PORTAL_HOME}/order`);

  async function reorder(roster: boolean, replace = false) {
    setBusy(roster ? 'roster' : 'same');
    const result = await requestTeam<Reordered>('/api/team/draft/from-order', {
      method: 'POST',
      body: { orderId, replace, roster },
    });
    setBusy(undefined);
    if (result.ok) {
      const changes = changesOf(result.value);
      return changes.length > 0 ? setStep({ kind: 'changes', changes }) : openOrder();
    }
    if (result.code === 'conflict') return setStep({ kind: 'replace', roster });
    toast({ title: 'Re-order Failed', description: result.message, variant: 'destructive' });
  }

  return (
    <>
      <Button
        variant="outline"
        loading={busy !== undefined && step === undefined}
        onClick={() => (hasPlayers ? setStep({ kind: 'players' }) : void reorder(false))}
      >
        Re-order
      </Button>
      <Dialog
        title="Re-order"
        description="The same products and kits, at today’s prices. Who are they for?"
        size="sm"
        open={step?.kind === 'players'}
        onOpenChange={close('players')}
        footer={
          <>
            <Button
              variant="outline"
              loading={busy === 'same'}
              disabled={busy !== undefined}
              onClick={() => void reorder(false)}
            >
              The same players
            </Button>
            <Button loading={busy === 'roster'} disabled={busy !== undefined} onClick={() => void reorder(true)}>
              Today’s roster
            </Button>
          </>
        }
      >
        <p className="text-sm text-ink-muted">
          With today’s roster, players who left are taken out, new ones are added, and names, numbers and sizes are
          those of the roster.
        </p>
      </Dialog>
      <ConfirmDialog
        open={step?.kind === 'replace'}
        onOpenChange={close('replace')}
        title="Replace your draft?"
        description="You already have an order in progress. Its lines would be replaced by those of this order."
        confirmLabel="Replace the draft"
        destructive
        onConfirm={() => reorder(step?.kind === 'replace' && step.roster, true)}
      />
      <Dialog
        title="What has changed"
        description="Your order is ready to check. Nothing has been ordered yet."
        open={step?.kind === 'changes'}
        onOpenChange={close('changes')}
        footer={<Button onClick={openOrder}>Open the order</Button>}
      >
        {step?.kind === 'changes' && (
          <div className="space-y-5">
            {step.changes.map(([title, lines]) => (
              <section key={title}>
                <h3 className="font-semibold">{title}</h3>
                <ul className="mt-1 space-y-0.5 text-sm">
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </Dialog>
    </>
  );
}

const changesOf = ({ unavailable, prices, players }: Reordered) =>
  (
    [
      ['Not available as it was', unavailable],
      ['No longer on the roster', players.left],
      ['New on the roster', players.joined],
      ['Changed on the roster', players.changed],
      ['Prices', prices],
    ] as const
  ).filter(([, lines]) => lines.length > 0);
