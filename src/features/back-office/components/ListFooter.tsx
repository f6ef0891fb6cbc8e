import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { LIST_STEP, listHref, type ListQuery } from '../rules/list-query';

type ListFooterProps = { path: string; query: ListQuery; matching: number; summary: string; aside?: ReactNode };

/** The end of a simple list: more of it, and how much there is. */
export function ListFooter({ path, query, matching, summary, aside }: ListFooterProps) {
  return (
    <>
      {matching > query.show && (
        <Link
          href={listHref(path, { ...query, show: query.show + LIST_STEP })}
          scroll={false}
          prefetch={false}
          className={`${buttonClass('outline', 'sm')} mt-5 self-center`}
        >
          Load more
        </Link>
      )}
      <footer className="mt-auto flex flex-wrap justify-between gap-x-6 gap-y-1 pt-5 text-sm text-ink-muted">
        <p className="font-medium text-ink">{summary}</p>
        {aside}
      </footer>
    </>
  );
}
