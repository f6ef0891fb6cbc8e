'use client';

import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Spinner } from './Spinner';

type SearchCommandProps = {
  label: string;
  placeholder: string;
  input: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
  loading: boolean;
  chosen: string;
  onChoose: (value: string) => void;
  empty: string;
  children: ReactNode;
};

/** Search with results, all by keyboard. The server searches, so nothing is filtered here. */
export function SearchCommand(props: SearchCommandProps) {
  const { label, placeholder, input, search, onSearch, loading, chosen, onChoose, empty, children } = props;
  return (
    <Command
      value={chosen}
      onValueChange={onChoose}
      shouldFilter={false}
      loop
      label={label}
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
          onValueChange={onSearch}
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
        <Command.Empty className="px-3 py-10 text-center text-ink-muted">{empty}</Command.Empty>
        {children}
      </Command.List>
    </Command>
  );
}
