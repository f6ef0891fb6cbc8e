'use client';

import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';
import type { PageRow } from '../data/pages';
import { PageTitle } from '../badges/PageTitle';
import { PageRowMenu } from './PageRowMenu';
import { StateBadge } from '../badges/StateBadge';

type PageListRowProps = { page: PageRow; selected: boolean; onSelect: (selected: boolean) => void };

/** Page in the list, with status and actions. */
export function PageListRow({ page, selected, onSelect }: PageListRowProps) {
  const { id, title, deletedAt, updatedAt, savedBy, found } = page;
  const href = `/cms/pages/${id}`;
  return (
    <article
      aria-label={title}
      className="card flex items-center gap-3 px-4 py-3 has-checked:border-accent has-checked:bg-brand-soft sm:gap-4"
    >
      <label className="-m-2 grid size-10 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={`Select ${title}`}
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
          className="choice-input mt-0"
        />
      </label>
      <div className="min-w-0 grow">
        <PageTitle page={page} />
        {found && (
          <p className="mt-1 line-clamp-2 text-sm">
            <span className="text-ink-muted">{found.place}: </span>
            {found.parts.map(({ text, isHit }, index) =>
              isHit ? (
                <mark key={index} className="rounded-sm bg-brand-soft font-semibold text-ink">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap items-center gap-1.5 md:hidden">
          <States page={page} />
        </p>
      </div>
      <p className="hidden max-w-60 shrink-0 flex-wrap items-center justify-end gap-1.5 md:flex xl:max-w-xl">
        <States page={page} />
      </p>
      <p className="hidden w-36 shrink-0 text-right text-sm text-ink-muted lg:block">
        <LocalDate iso={deletedAt ?? updatedAt} />
        {savedBy && <span className="block truncate">{savedBy}</span>}
      </p>
      <div className="flex shrink-0">
        {!deletedAt && (
          <a href={href} aria-label={`Edit ${title}`} title="Edit" className="icon-btn max-sm:hidden">
            <Pencil aria-hidden className="size-4.5" />
          </a>
        )}
        <PageRowMenu page={page} />
      </div>
    </article>
  );
}

function States({ page }: { page: PageRow }): ReactNode {
  const { deletedAt, hasUnpublishedChanges } = page;
  if (deletedAt) return <Badge variant="outline">In the trash</Badge>;
  return (
    <>
      {hasUnpublishedChanges && <Badge variant="outline">Unpublished changes</Badge>}
      <StateBadge {...page} />
    </>
  );
}
