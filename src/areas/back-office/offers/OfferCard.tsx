'use client';

import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfferState } from '@/domain/offers/offer';
import { formatFullDay } from '@/domain/text/locale';
import type { Result } from '@/lib/result';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { toastResult } from '@/ui/toast-result';

export const STATE_LABELS: Record<OfferState, string> = { active: 'Active', planned: 'Planned', ended: 'Ended' };

type OfferCardProps = {
  record: {
    id: string;
    name: string;
    state: OfferState;
    isUsed: boolean;
    startsOn?: string | null;
    endsOn?: string | null;
  };
  kind: 'Offer' | 'Price List';
  facts: readonly (string | number | false | null | undefined)[];
  onEdit: () => void;
  end: { what: string; action: (id: string) => Promise<Result> };
  remove: { what: string; action: (id: string) => Promise<Result> };
  children?: ReactNode;
};

export function OfferCard({ record, kind, facts, onEdit, end, remove, children }: OfferCardProps) {
  const { id, name, state, isUsed, startsOn, endsOn } = record;
  const days = [startsOn && `from ${formatFullDay(startsOn)}`, endsOn && `until ${formatFullDay(endsOn)}`];
  return (
    <article className="card flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-base leading-6 font-semibold tracking-normal wrap-anywhere normal-case">
            {name}
          </h2>
          <Badge variant={state === 'active' ? 'secondary' : 'outline'}>{STATE_LABELS[state]}</Badge>
        </div>
        <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-muted">
          {[...facts, ...days].filter(Boolean).map((fact) => (
            <span key={String(fact)} className="after:ml-2 after:content-['·'] last:after:hidden">
              {fact}
            </span>
          ))}
        </p>
        {children}
      </div>
      <div className="flex items-start gap-1.5">
        <Button variant="outline" size="sm" className="min-h-10" onClick={onEdit}>
          Edit<span className="sr-only"> {name}</span>
        </Button>
        {state !== 'ended' && (
          <ConfirmDialog
            title={`End ${name}?`}
            description={end.what}
            confirmLabel={`End ${kind.toLowerCase()}`}
            onConfirm={() => toastResult(end.action(id), { title: `✅ ${kind} Ended` })}
            trigger={
              <Button variant="outline" size="sm" className="min-h-10">
                End<span className="sr-only"> {name}</span>
              </Button>
            }
          />
        )}
        {!isUsed && (
          <ConfirmDialog
            title={`Delete ${name}?`}
            description={remove.what}
            confirmLabel="Delete"
            destructive
            onConfirm={() => toastResult(remove.action(id), { title: `✅ ${kind} Deleted` })}
            trigger={
              <IconButton label={`Delete ${name}`} className="size-10 text-ink-muted hover:text-danger">
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            }
          />
        )}
      </div>
    </article>
  );
}
