import { cn } from './cn';

/**
 * An icon as plain markup, drawn by one path on 24 by 24. Lucide's are client components, each carrying its drawing
 * into the page's data and the library's core into the first load: they stay right for the back office and the editors.
 */
export function plainIcon(path: string) {
  return function Icon({ className }: { className?: string }) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden className={cn('icon', className)}>
        <path d={path} />
      </svg>
    );
  };
}
