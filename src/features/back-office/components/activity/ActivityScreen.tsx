'use client';

import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import type { ActivityChoices } from '@/features/system/operations/list-activity';
import {
  ACTIVITY_PATH,
  activityHref,
  activityQuery,
  parseActivityFilters,
  SYSTEM_ACTOR,
  type ActivityFilters,
} from '@/features/system/rules/activity-filters';
import { actionLabel, fieldLabel } from '@/features/system/rules/activity-view';
import { CompactSelect } from '@/ui/CompactSelect';
import { FilterForm } from '@/ui/FilterForm';
import { ListFrame } from '@/ui/ListFrame';
import { useUrlFilters } from '@/ui/use-url-filters';
import { DayField } from './DayField';

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
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading activity...">
        {children}
      </ListFrame>
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
