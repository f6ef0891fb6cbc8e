'use client';

import { Command } from 'cmdk';
import { useRef, useState, type ReactNode } from 'react';
import { Dialog } from '@/ui/Dialog';
import { SearchCommand } from '@/ui/SearchCommand';
import { useAnswer } from '@/ui/use-answer';

export type PickerItem = { key: string; label: string; note?: string; picture?: ReactNode };

type PickerDialogProps<Found> = {
  title: string;
  description: string;
  placeholder: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  hrefOf: (search: string) => string;
  toItem: (found: Found) => PickerItem;
  onPick: (found: Found) => void;
};

export function PickerDialog<Found>(props: PickerDialogProps<Found>) {
  const { title, description, open, onOpenChange } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title={title}
      description={description}
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        input.current?.focus();
      }}
    >
      <Picker {...props} input={input} />
    </Dialog>
  );
}

type PickerProps<Found> = PickerDialogProps<Found> & { input: React.RefObject<HTMLInputElement | null> };

function Picker<Found>({ title, placeholder, onOpenChange, hrefOf, toItem, onPick, input }: PickerProps<Found>) {
  const [search, setSearch] = useState('');
  const { answer, loading, failed } = useAnswer<{ items: Found[] }>(hrefOf(search.trim()));
  const [moved, setMoved] = useState({ to: '', among: answer });
  // New results start with the first active: otherwise the list may have none.
  const [first] = answer?.items ?? [];
  const chosen = (moved.among === answer && moved.to) || (first ? toItem(first).key : '');

  return (
    <SearchCommand
      label={title}
      placeholder={placeholder}
      input={input}
      search={search}
      onSearch={setSearch}
      loading={loading}
      chosen={chosen}
      onChoose={(to) => setMoved({ to, among: answer })}
      empty={
        failed ? 'The search did not respond. Keep typing to try again.' : loading ? 'Searching…' : 'Nothing found.'
      }
    >
      {answer?.items.map((found) => {
        const { key, label, note, picture } = toItem(found);
        return (
          <Command.Item
            key={key}
            value={key}
            onSelect={() => {
              onPick(found);
              onOpenChange(false);
            }}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 select-none aria-selected:bg-brand-soft"
          >
            {picture}
            <span className="min-w-0">
              <span className="block truncate font-medium">{label}</span>
              {note && <span className="block truncate text-sm text-ink-muted">{note}</span>}
            </span>
          </Command.Item>
        );
      })}
    </SearchCommand>
  );
}
