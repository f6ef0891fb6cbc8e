import { SearchX } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';

export default function PageNotFound() {
  return (
    <main className="grid grow place-items-center">
      <EmptyState
        title="Page not found"
        description="This page does not exist, or is in the trash."
        icon={<SearchX />}
        action={
          <a href="/cms/pages" className={buttonClass('outline')}>
            All pages
          </a>
        }
      />
    </main>
  );
}
