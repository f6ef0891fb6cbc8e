'use client';

import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '@/ui/cn';

type SearchBoxProps = {
  name?: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

export function SearchBox({ name = 'search', label, placeholder, value, onChange, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={cn('relative min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        ref={input}
        name={name}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control min-h-10 py-1 pr-10 pl-9 text-sm text-ellipsis max-sm:text-base [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          aria-label="Clear search"
          className="icon-btn icon-btn-sm absolute top-1/2 right-0.5 -translate-y-1/2"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
