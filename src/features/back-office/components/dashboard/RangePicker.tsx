'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition, type SyntheticEvent } from 'react';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Spinner } from '@/ui/Spinner';
import { PRESETS, type DashboardRange } from '../../rules/dashboard-range';
import { BACK_OFFICE_HOME } from '../../rules/same-site-path';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type RangePickerProps = Pick<DashboardRange, 'preset' | 'firstDay' | 'lastDay'>;

/** Chooses the period of the dashboard: one of four, or days of one’s own, as the reader’s time zone has them. */
export function RangePicker({ preset, firstDay, lastDay }: RangePickerProps) {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();

  const go = (query: Record<string, string>) =>
    startLoading(() => router.push(`${BACK_OFFICE_HOME}?${new URLSearchParams({ ...query, zone: zone() })}`));

  function choose(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [from, to] = [String(data.get('from')), String(data.get('to'))];
    if (!from || !to || from > to) return setError('Choose a first day that is not after the last.');
    setOpen(false);
    go({ from, to });
  }

  const choice =
    'sporty min-h-9 px-3 text-sm text-ink-muted hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-accent';
  return (
    <div role="group" aria-label="Period" className="flex items-center gap-3">
      {loading && <Spinner label="Loading" />}
      <div className="flex flex-wrap divide-x divide-line overflow-clip rounded-control border border-line bg-surface-raised">
        {PRESETS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={preset === value}
            className={choice}
            onClick={() => go({ range: value })}
          >
            {label}
          </button>
        ))}
        <button type="button" aria-pressed={!preset} className={cn(choice)} onClick={() => setOpen(true)}>
          {preset ? 'Custom' : `${firstDay} – ${lastDay}`}
        </button>
      </div>
      <Dialog
        title="Choose a period"
        size="sm"
        open={open}
        onOpenChange={setOpen}
        footer={
          <Button type="submit" form="dashboard-period">
            Show
          </Button>
        }
      >
        <form id="dashboard-period" noValidate onSubmit={choose} className="grid gap-4 sm:grid-cols-2">
          <Field label="First day" error={error}>
            {(control) => <Input {...control} type="date" name="from" defaultValue={firstDay} required />}
          </Field>
          <Field label="Last day">
            {(control) => <Input {...control} type="date" name="to" defaultValue={lastDay} required />}
          </Field>
        </form>
      </Dialog>
    </div>
  );
}
