'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { cn } from '@/ui/cn';
import { toast } from '@/ui/toast';
import { PAGES_PATH, pagesHref, NO_PAGE_FILTERS } from '../pages/page-filters';

export function ContentSearch({ className, onSearch }: { className?: string; onSearch?: () => void }) {
  const router = useRouter();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (!wanted) return;
    toast({ title: `Searching for: ${wanted}` });
    onSearch?.();
    router.push(pagesHref({ ...NO_PAGE_FILTERS, search: wanted }));
  }

  return (
    <form
      role="search"
      aria-label="Content"
      action={PAGES_PATH}
      onSubmit={search}
      className={cn('relative min-w-0', className)}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        name="q"
        type="search"
        aria-label="Search content"
        placeholder="Search content..."
        autoComplete="off"
        maxLength={100}
        className="control min-h-10 py-1 pr-3 pl-9 text-sm text-ellipsis max-sm:text-base"
      />
    </form>
  );
}
