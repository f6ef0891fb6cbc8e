import { ArrowUpDown, Minus, PencilLine, Plus, type LucideIcon } from 'lucide-react';
import type { Change } from '@/domain/pages/editor';
import { ChangedPicture } from './ChangedPicture';

const kinds: Record<Change['kind'], { icon: LucideIcon; word: string }> = {
  added: { icon: Plus, word: 'Added' },
  removed: { icon: Minus, word: 'Removed' },
  moved: { icon: ArrowUpDown, word: 'Moved' },
  changed: { icon: PencilLine, word: 'Changed' },
};

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="text-ink-muted">No differences.</p>;
  return (
    <ul className="space-y-4">
      {changes.map((change, index) => {
        const { icon: Icon, word } = kinds[change.kind];
        return (
          <li key={index} className="text-sm">
            <p className="flex items-start gap-2 font-semibold">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
              <span>
                {word}: {change.subject}
              </span>
            </p>
            <div className="mt-1.5 pl-6">
              <ChangeDetails change={change} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function ChangeDetails({ change }: { change: Change }) {
  return (
    <span className="block space-y-1.5">
      {change.details.map(({ label, before, after, isPicture }) => (
        <span key={label} className="block">
          <span className="block text-xs text-ink-muted">{label}</span>
          {isPicture ? (
            <span className="mt-1 flex flex-wrap gap-3">
              {before && <ChangedPicture as="del" address={before} />}
              {after && <ChangedPicture as="ins" address={after} />}
            </span>
          ) : (
            <>
              {before && (
                <del className="block break-words whitespace-pre-line text-danger decoration-danger/60">{before}</del>
              )}
              {after && <ins className="block break-words whitespace-pre-line text-success no-underline">{after}</ins>}
            </>
          )}
        </span>
      ))}
    </span>
  );
}
