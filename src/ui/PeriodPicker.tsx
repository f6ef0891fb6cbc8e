'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition, type SyntheticEvent } from 'react';
import { formatFullDay } from '@/domain/text/locale';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Field } from './Field';
import { Input } from './Input';
import { Spinner } from './Spinner';

type PeriodPickerProps = {
  path: string;
  presets: readonly { value: string; label: string }[];
  preset?: string;
  firstDay: string;
  lastDay: string;
};

export function PeriodPicker({ path, presets, preset, firstDay, lastDay }: PeriodPickerProps) {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();

  const go = (query: Record<string, string>) =>
    startLoading(() => router.push(`${path}?${new URLSearchParams(query)}`));

  function choose(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [from, to] = [String(data.get('from')), String(data.get('to'))];
    if (!from || !to || from > to) return setError('Choose a first day that is before the last.');
    setOpen(false);
    go({ from, to });
  }

  const choice =
    'sporty min-h-9 grow px-1.5 text-sm whitespace-nowrap sm:px-3 text-ink-muted hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-accent';
  return (
    <div role="group" aria-label="Period" className="flex items-center gap-3">
      {loading && <Spinner label="Loading" />}
      <div className="flex grow flex-wrap divide-x divide-line overflow-clip rounded-control border border-line bg-surface-raised">
        {presets.map(({ value, label }) => (
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
        <button type="button" aria-pressed={!preset} className={choice} onClick={() => setOpen(true)}>
          {preset ? 'Custom' : daysText(firstDay, lastDay)}
        </button>
      </div>
      <Dialog
        title="Choose a period"
        size="sm"
        open={open}
        onOpenChange={setOpen}
        footer={
          <Button type="submit" form="chosen-period">
            Show
          </Button>
        }
      >
        <form id="chosen-period" noValidate onSubmit={choose} className="grid gap-4 sm:grid-cols-2">
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

/** '1 Jul 2026 – 31 Jul 2026', or a single day. */
const daysText = (first: string, last: string): string => [...new Set([first, last])].map(formatFullDay).join(' – ');
