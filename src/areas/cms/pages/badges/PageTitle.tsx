import { House } from 'lucide-react';
import type { PageRow } from '../data/pages';

/** Links to the editor unless the page is in the trash. */
export function PageTitle({ page: { id, title, slug, isHomepage, deletedAt } }: { page: PageRow }) {
  return (
    <>
      <p className="flex items-center gap-2">
        {deletedAt ? (
          <span className="truncate font-medium">{title}</span>
        ) : (
          // Editors have a root layout of their own: a full page load.
          <a href={`/cms/pages/${id}`} className="truncate font-medium underline-offset-4 hover:underline">
            {title}
          </a>
        )}
        {isHomepage && (
          <span title="Homepage" className="inline-flex shrink-0">
            <House aria-hidden className="size-4 text-accent" />
            <span className="sr-only">Homepage</span>
          </span>
        )}
      </p>
      <p className="truncate text-sm text-ink-muted">/{slug}</p>
    </>
  );
}
