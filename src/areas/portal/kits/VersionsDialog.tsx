'use client';

import { useState } from 'react';
import type { DesignEntry, DesignVersion } from '@/domain/kits/designs/design-view';
import { restoreVersion } from '@/modules/kits/ask-designs';
import { KitThumbnail } from '@/modules/kits/components/KitThumbnail';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { LocalDate } from '@/ui/LocalDate';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import { useAnswer } from '@/ui/use-answer';
import { LOADING_FAILED } from './messages';
import { refuseWith } from './use-kit-designs';

type VersionsDialogProps = { design: DesignEntry; onRestored: (design: DesignEntry) => void; onClose: () => void };

/** What a design was, with the way back to each. */
export function VersionsDialog({ design, onRestored, onClose }: VersionsDialogProps) {
  const { answer, loading, failed, retry } = useAnswer<{ items: DesignVersion[] }>(
    `/api/kits/designs/${design.id}/versions`,
    { pause: 0, reloads: true },
  );
  const [restoring, setRestoring] = useState<string>();

  async function restore(version: string) {
    setRestoring(version);
    const result = await restoreVersion(design, version);
    setRestoring(undefined);
    if (!result.ok) return refuseWith('This version could not be restored', result);
    onRestored(result.value);
    toast({ title: 'Version restored', description: 'What the design was before is still among its versions.' });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Versions of ${design.name}`}
      description="Each is what the design was after some minutes of work."
    >
      {loading && !answer && <Spinner label="Loading versions" />}
      {failed && <ErrorState title={LOADING_FAILED.title} description={LOADING_FAILED.description} onRetry={retry} />}
      <ul className="divide-y divide-line">
        {answer?.items.map(({ id, name, revision, savedAt, savedBy }, index) => (
          <li key={id} className="flex items-center gap-4 py-3">
            <KitThumbnail revision={revision} className="w-14 shrink-0" />
            <div className="min-w-0 grow">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-ink-muted">
                <LocalDate iso={savedAt} withTime />
                {savedBy && ` · ${savedBy}`}
              </p>
            </div>
            {index === 0 ? (
              <Badge variant="secondary">Now</Badge>
            ) : (
              <Button
                variant="outline"
                size="sm"
                loading={restoring === id}
                disabled={restoring !== undefined}
                onClick={() => void restore(id)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
