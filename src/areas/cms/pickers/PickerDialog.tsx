'use client';

import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Dialog } from '@/ui/Dialog';
import { Spinner } from '@/ui/Spinner';
import { useAnswer } from '@/ui/use-answer';

export type PickerItem = { key: string; label: string; note?: string; picture?: ReactNode };

type PickerDialogProps<Found> = {
  title: string;
  description: string;
  placeholder: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where what fits a search is read, as { items }. */
  hrefOf: (search: string) => string;
  toItem: (found: Found) => PickerItem;
  onPick: (found: Found) => void;
};

/** Finds one thing and picks it, by mouse or by keyboard alone. */
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
  // What comes in place of other results begins with its first: left to itself, the list may choose none of them.
  const [first] = answer?.items ?? [];
  const chosen = (moved.among === answer && moved.to) || (first ? toItem(first).key : '');

  return (
    <Command
      value={chosen}
      onValueChange={(to) => setMoved({ to, among: answer })}
      shouldFilter={false}
      loop
      label={title}
      className="flex min-h-0 flex-col"
    >
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-muted"
        />
        <Command.Input
          ref={input}
          value={search}
          onValueChange={setSearch}
          maxLength={100}
          placeholder={placeholder}
          className="control pr-10 pl-10"
        />
        {loading && <Spinner className="absolute top-1/2 right-3.5 -translate-y-1/2" />}
      </div>
      <Command.List
        label="Results"
        aria-busy={loading || undefined}
        className="mt-3 h-96 max-h-[55dvh] scroll-py-2 overflow-y-auto overscroll-contain"
      >
        <Command.Empty className="px-3 py-10 text-center text-ink-muted">
          {failed ? 'The search did not respond. Keep typing to try again.' : loading ? 'Searching…' : 'Nothing found.'}
        </Command.Empty>
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
      </Command.List>
    </Command>
  );
}
