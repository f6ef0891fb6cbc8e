import Link from 'next/link';
import { KitThumbnail } from '@/modules/kits/components/KitThumbnail';
import { LocalDate } from '@/ui/LocalDate';
import { teamHref } from '../teams/team-filters';
import type { KitDetail } from './data/kits';

/** Orders made to a design, newest first. */
export function KitOrders({ orders, teamId }: Pick<KitDetail, 'orders' | 'teamId'>) {
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-lg">Orders</h2>
      {orders.length === 0 && <p className="text-sm text-ink-muted">Not ordered yet.</p>}
      <ul aria-label="Orders" className="grid gap-2 text-sm">
        {orders.map(({ id, orderNumber, createdAt, isTeams }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <Link
              href={isTeams && teamId ? `${teamHref(teamId)}/orders/${id}` : `/admin/orders/${id}`}
              prefetch={false}
              className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
            >
              #{orderNumber}
            </Link>
            <LocalDate iso={createdAt} className="text-ink-muted" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Comments left by share link. */
export function KitComments({ comments }: Pick<KitDetail, 'comments'>) {
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-lg">Comments</h2>
      {comments.length === 0 && <p className="text-sm text-ink-muted">No comments yet.</p>}
      <ul aria-label="Comments" className="grid gap-3 text-sm">
        {comments.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong className="wrap-anywhere">{author}</strong>
              <LocalDate iso={createdAt} withTime className="text-ink-muted" />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Versions = KitDetail['versions'];
/** Versions shown before the rest unfolds. */
const NEWEST = 6;

/** Earlier versions, newest first. */
export function KitVersions({ versions }: { versions: Versions }) {
  const older = versions.slice(NEWEST);
  return (
    <section className="card card-md">
      <h2 className="mb-3 text-lg">Versions</h2>
      <VersionList label="Versions" versions={versions.slice(0, NEWEST)} />
      {older.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-6 cursor-pointer text-sm underline underline-offset-4">
            {older.length} older
          </summary>
          <VersionList label="Older versions" versions={older} />
        </details>
      )}
    </section>
  );
}

function VersionList({ label, versions }: { label: string; versions: Versions }) {
  return (
    <ol aria-label={label} className="mt-3 grid gap-3 text-sm">
      {versions.map(({ id, name, revision, savedBy, isAutosave, savedAt }) => (
        <li key={id} className="flex items-center gap-3">
          <KitThumbnail revision={revision} className="w-10 shrink-0" />
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{name}</span>
            <span className="block text-ink-muted">
              <LocalDate iso={savedAt} withTime />
              {savedBy && ` · ${savedBy}`}
              {isAutosave && ' · saved by itself'}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
