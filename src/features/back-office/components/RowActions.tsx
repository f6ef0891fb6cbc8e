import { Eye, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { PlaceholderButton } from './PlaceholderButton';

const icons: Record<'View' | 'Edit' | 'Delete', LucideIcon> = { View: Eye, Edit: Pencil, Delete: Trash2 };

type RowActionsProps = { actions: readonly (keyof typeof icons)[]; kind: string; name: string };

/** What can be done with one record of a simple list. */
export function RowActions({ actions, kind, name }: RowActionsProps) {
  return (
    <div className="flex justify-end">
      {actions.map((action) => {
        const Icon = icons[action];
        return (
          <PlaceholderButton
            key={action}
            feature={`${action} ${kind}`}
            title={action}
            aria-label={`${action} ${name}`}
            className="icon-btn icon-btn-sm text-ink-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-4" />
          </PlaceholderButton>
        );
      })}
    </div>
  );
}
