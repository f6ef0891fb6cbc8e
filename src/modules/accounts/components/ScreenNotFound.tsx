import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';

export function ScreenNotFound({ home }: { home: string }) {
  return (
    <EmptyState
      title="Not found"
      description="There is nothing at this address."
      icon={<SearchX />}
      action={
        <Link href={home} prefetch={false} className={buttonClass('outline')}>
          Dashboard
        </Link>
      }
    />
  );
}
