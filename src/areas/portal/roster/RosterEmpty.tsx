'use client';

import { SearchX, Upload, UserPlus, Users } from 'lucide-react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';

export function RosterEmpty({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  return (
    <Card padding="none">
      <EmptyState
        icon={<Users />}
        title="No players yet"
        description="Paste your list from a spreadsheet, or add players one by one. Their sizes are counted for you when you place an order."
        action={
          <>
            <Button onClick={onImport}>
              <Upload aria-hidden className="size-4.5" /> Import
            </Button>
            <Button variant="outline" onClick={onAdd}>
              <UserPlus aria-hidden className="size-4.5" /> Add player
            </Button>
          </>
        }
      />
    </Card>
  );
}

export function RosterNotFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <Card padding="none">
      <EmptyState
        icon={<SearchX />}
        title="No players found"
        description={search ? `Nobody matches “${search}”.` : 'Everyone on this roster is inactive.'}
        action={
          search && (
            <Button variant="outline" onClick={onClear}>
              Clear the search
            </Button>
          )
        }
      />
    </Card>
  );
}
