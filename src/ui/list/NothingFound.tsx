import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';

export type NothingFoundProps = {
  title: string;
  description?: string;
  clearHref?: string;
};

export function NothingFound({
  title,
  description = 'Try adjusting your search or filter criteria',
  clearHref,
}: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      description={description}
      icon={<SearchX />}
      action={
        clearHref && (
          <Link href={clearHref} className={buttonClass('outline', 'sm')}>
            Clear filters
          </Link>
        )
      }
    />
  );
}
