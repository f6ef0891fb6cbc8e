'use client';

import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Spinner } from '@/ui/Spinner';
import type { ActivityChoices } from '@/features/system/operations/list-activity';
import { ACTIVITY_PATH, SYSTEM_ACTOR, type ActivityFilters } from '@/features/system/rules/activity-filters';
import { actionLabel, fieldLabel } from '@/features/system/rules/activity-view';
import { CompactSelect } from '../CompactSelect';
import { SearchBox } from '../SearchBox';
import { DayField } from './DayField';
import { useActivityFilters } from './use-activity-filters';

type ActivityScreenProps = { filters: ActivityFilters; choices: ActivityChoices; children: ReactNode };

/** Search and filters over the activity log; while another list is on its way, the old one stays, dimmed. */
export function ActivityScreen({ filters, choices, children }: ActivityScreenProps) {
  const { draft, loading, type, ask } = useActivityFilters(filters);
  return (
    <>
      <form
        action={ACTIVITY_PATH}
        role="search"
        aria-label="Activity"
        className="mb-4 grid grid-cols-2 items-center gap-2 md:flex md:flex-wrap"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <SearchBox
          label="Search the activity log"
          placeholder="Search by person, action or subject..."
          value={draft.search}
          onChange={type}
          className="col-span-2 md:grow md:basis-72"
        />
        <Choice
          name="person"
          label="Filter by person"
          all="Everybody"
          value={draft.person}
          options={[
            ...choices.people.map(({ id, name }) => ({ value: id, label: name })),
            { value: SYSTEM_ACTOR, label: 'System' },
          ]}
          onChange={(person) => ask({ person })}
        />
        <Choice
          name="type"
          label="Filter by subject"
          all="All subjects"
          value={draft.type}
          options={choices.types.map((value) => ({ value, label: fieldLabel(value) }))}
          onChange={(value) => ask({ type: value })}
        />
        <Choice
          name="action"
          label="Filter by action"
          all="All actions"
          value={draft.action}
          options={choices.actions.map((value) => ({ value, label: actionLabel(value) }))}
          onChange={(action) => ask({ action })}
          className="col-span-2"
        />
        <DayField name="from" label="From" value={draft.from} max={draft.to} onChange={(from) => ask({ from })} />
        <DayField name="to" label="To" value={draft.to} min={draft.from} onChange={(to) => ask({ to })} />
      </form>
      <div className="relative flex grow flex-col">
        {loading && (
          <p
            role="status"
            className="absolute inset-x-0 top-6 z-20 mx-auto flex w-max animate-overlay-in items-center gap-2.5 rounded-full border border-line bg-surface-raised px-4 py-2 text-sm shadow-card"
          >
            <Spinner />
            Loading activity...
          </p>
        )}
        <div
          aria-busy={loading || undefined}
          className={cn('flex grow flex-col transition-opacity duration-150', loading && 'opacity-45')}
        >
          {children}
        </div>
      </div>
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  className?: string;
};

function Choice({ name, label, all, value, options, onChange, className }: ChoiceProps) {
  return (
    <CompactSelect
      name={name}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={cn('md:w-44', className)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </CompactSelect>
  );
}
