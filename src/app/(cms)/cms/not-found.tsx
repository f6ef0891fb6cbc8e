import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { CMS_HOME } from '@/features/cms/rules/cms-path';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';

export default function ScreenNotFound() {
  return (
    <EmptyState
      title="Not found"
      description="There is nothing under this address, or no longer."
      icon={<SearchX />}
      action={
        <Link href={CMS_HOME} prefetch={false} className={buttonClass('outline')}>
          Dashboard
        </Link>
      }
    />
  );
}
