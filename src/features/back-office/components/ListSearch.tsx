'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { cn } from '@/ui/cn';
import { LIST_STEP, listHref } from '../rules/list-query';
import { SearchBox } from './SearchBox';

const TYPING_PAUSE_MS = 300;

type ListSearchProps = { path: string; search: string; label: string; placeholder: string };

/** The search of a simple list: it lives in the URL, which the server answers with another list. */
export function ListSearch({ path, search, label, placeholder }: ListSearchProps) {
  const router = useRouter();
  const [text, setText] = useState(search);
  const [loading, startLoading] = useTransition();
  const typing = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(typing.current), []);

  function ask(wanted: string) {
    window.clearTimeout(typing.current);
    startLoading(() => router.replace(listHref(path, { search: wanted.trim(), show: LIST_STEP }), { scroll: false }));
  }

  return (
    <form
      role="search"
      action={path}
      aria-busy={loading || undefined}
      className={cn('mb-4', loading && 'opacity-70')}
      onSubmit={(event) => {
        event.preventDefault();
        ask(text);
      }}
    >
      <SearchBox
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={(next) => {
          setText(next);
          window.clearTimeout(typing.current);
          typing.current = window.setTimeout(() => ask(next), TYPING_PAUSE_MS);
        }}
      />
    </form>
  );
}
