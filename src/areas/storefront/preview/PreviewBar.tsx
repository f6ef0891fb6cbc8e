import { Eye } from 'lucide-react';
import Link from 'next/link';
import { Container } from '@/ui/Container';
import { LocalDate } from '@/ui/LocalDate';

type PreviewBarProps = {
  savedAt: string;
  isVersion: boolean;
  editHref?: string;
};

export function PreviewBar({ savedAt, isVersion, editHref }: PreviewBarProps) {
  return (
    <aside
      aria-label="Preview"
      className="sticky top-header z-30 border-b border-line bg-warning-soft text-sm text-ink"
    >
      <Container className="flex min-h-10 items-center gap-3 py-1.5">
        <Eye aria-hidden className="size-4 shrink-0 text-warning" />
        <p className="min-w-0 grow truncate">
          <strong>{isVersion ? 'Earlier version' : 'Draft preview'}</strong>
          <span className="text-ink-muted max-lg:hidden">
            {isVersion ? ' – kept in the page’s history.' : ' – the page as it was last saved, published or not.'}
          </span>
          <span className="text-ink-muted max-sm:hidden"> Saved</span>{' '}
          <LocalDate iso={savedAt} withTime className="text-ink-muted" />
        </p>
        {editHref && (
          <Link href={editHref} className="shrink-0 font-semibold text-accent underline underline-offset-4">
            Edit page
          </Link>
        )}
      </Container>
    </aside>
  );
}
