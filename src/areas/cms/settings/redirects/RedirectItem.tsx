'use client';

import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { formatCount } from '@/domain/text/locale';
import { Badge } from '@/ui/Badge';
import { IconButton } from '@/ui/IconButton';
import { LocalDate } from '@/ui/LocalDate';
import type { RedirectRow } from './data/redirects';

type RedirectItemProps = { redirect: RedirectRow; onEdit: () => void; onDelete: () => void };

export function RedirectItem({ redirect, onEdit, onDelete }: RedirectItemProps) {
  const { from, to, pageTitle, isShown, isAutomatic, uses, lastUsedAt } = redirect;
  return (
    <article className="card flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium break-all">{from}</span>
          <ArrowRight aria-label="leads to" className="size-4 shrink-0 text-ink-muted" />
          <span className="break-all">{to ?? 'nowhere'}</span>
          {isAutomatic && <Badge variant="secondary">Automatic</Badge>}
          {!(to && isShown) && <Badge variant="destructive">{to ? 'Page not published' : 'Page deleted'}</Badge>}
        </p>
        <p className="truncate text-sm text-ink-muted">
          {pageTitle && `Follows the page ${pageTitle} · `}
          {lastUsedAt ? (
            <>
              Followed {formatCount(uses)} {uses === 1 ? 'time' : 'times'}, last on <LocalDate iso={lastUsedAt} />
            </>
          ) : (
            'Never followed'
          )}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton label={`Edit redirect from ${from}`} onClick={onEdit}>
          <Pencil aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label={`Delete redirect from ${from}`} onClick={onDelete} className="text-ink-muted">
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
    </article>
  );
}
