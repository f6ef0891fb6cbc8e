'use client';

import type { ReactNode } from 'react';
import type { ActivityChoices } from '@/modules/system/activity/data/activity';
import {
  ACTIVITY_PATH,
  activityHref,
  activityQuery,
  parseActivityFilters,
  SYSTEM_ACTOR,
  type ActivityFilters,
} from '@/modules/system/activity/activity-filters';
import { actionLabel, fieldLabel } from '@/modules/system/activity/activity-view';
import { FilterForm } from '@/ui/FilterForm';
import { FilterSelect } from '@/ui/FilterSelect';
import { ListFrame } from '@/ui/ListFrame';
import { useUrlFilters } from '@/ui/use-url-filters';

const hrefOf = (filters: ActivityFilters) =>
  activityHref(parseActivityFilters(new URLSearchParams(activityQuery(filters))));

type ActivityScreenProps = { filters: ActivityFilters; choices: ActivityChoices; children: ReactNode };

/** Search and filters over the activity log; while another list is on its way, the old one stays, dimmed. */
export function ActivityScreen({ filters, choices, children }: ActivityScreenProps) {
  const { draft, loading, type, ask } = useUrlFilters(filters, hrefOf);
  return (
    <>
      <FilterForm
        action={ACTIVITY_PATH}
        label="Activity"
        searchLabel="Search the activity log"
        placeholder="Search by person, action or subject..."
        search={draft.search}
        onType={type}
        onAsk={ask}
        layout="columns"
      >
        <FilterSelect
          name="person"
          label="Filter by person"
          value={draft.person}
          choices={[
            { value: '', label: 'Everyone' },
            ...choices.people.map(({ id, name }) => ({ value: id, label: name })),
            { value: SYSTEM_ACTOR, label: 'System' },
          ]}
          onChange={(person) => ask({ person })}
          className="md:w-44"
        />
        <FilterSelect
          name="type"
          label="Filter by subject"
          value={draft.type}
          choices={[
            { value: '', label: 'All subjects' },
            ...choices.types.map((value) => ({ value, label: fieldLabel(value) })),
          ]}
          onChange={(subject) => ask({ type: subject })}
          className="md:w-44"
        />
        <FilterSelect
          name="action"
          label="Filter by action"
          value={draft.action}
          choices={[
            { value: '', label: 'All actions' },
            ...choices.actions.map((value) => ({ value, label: actionLabel(value) })),
          ]}
          onChange={(action) => ask({ action })}
          className="col-span-2 md:w-44"
        />
        <DayField name="from" label="From" value={draft.from} max={draft.to} onChange={(from) => ask({ from })} />
        <DayField name="to" label="To" value={draft.to} min={draft.from} onChange={(to) => ask({ to })} />
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading activity...">
        {children}
      </ListFrame>
    </>
  );
}

type DayFieldProps = {
  name: string;
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
};

/** A day, in UTC as the log counts them, with its label inside the frame. */
function DayField({ name, label, value, min, max, onChange }: DayFieldProps) {
  return (
    <label className="flex min-h-10 items-center gap-2 rounded-control border border-line-strong bg-surface-raised px-3 text-sm hover:border-ink-muted has-focus-visible:border-focus has-focus-visible:outline-1 has-focus-visible:outline-focus">
      <span className="text-ink-muted">{label}</span>
      <input
        type="date"
        name={name}
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => onChange(target.value)}
        className="min-w-0 grow bg-transparent focus-visible:outline-none"
      />
    </label>
  );
}
