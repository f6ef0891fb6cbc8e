'use client';

import { useEffect, useState } from 'react';
import type { DesignLink } from '@/domain/kits/designs/design-links';
import type { DesignVersion, DesignView } from '@/domain/kits/designs/design-view';
import type { Answer, Refused } from '@/lib/client/request';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { LocalDate } from '@/ui/LocalDate';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import { listVersions, restoreVersion } from '../request-designs';
import { KitThumbnail } from './KitThumbnail';

type VersionsDialogProps = {
  /** The same object as long as the design is the same. */
  design: DesignLink;
  name: string;
  onRestored: (design: DesignView) => void;
  onRefused: (title: string, refused: Refused) => void;
  onClose: () => void;
};

export function VersionsDialog({ design, name: designName, onRestored, onRefused, onClose }: VersionsDialogProps) {
  const { answer, retry } = useVersions(design);
  const [restoring, setRestoring] = useState<string>();

  async function restore(version: string) {
    setRestoring(version);
    const result = await restoreVersion(design, version);
    setRestoring(undefined);
    if (!result.ok) return onRefused('This version could not be restored', result);
    onRestored(result.value);
    toast({ title: 'Version restored', description: 'The design as it was before is still in the list of versions.' });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Versions of ${designName}`}
      description="Each one shows the design after a few minutes of work."
    >
      {!answer && <Spinner label="Loading versions" />}
      {answer && !answer.ok && <ErrorState title="Versions not loaded" description={answer.message} onRetry={retry} />}
      <ul className="divide-y divide-line">
        {answer?.ok &&
          answer.value.items.map(({ id, name, revision, savedAt, savedBy }, index) => (
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

function useVersions(design: DesignLink) {
  const [answer, setAnswer] = useState<Answer<{ items: DesignVersion[] }>>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let hasLeft = false;
    void listVersions(design).then((result) => {
      if (!hasLeft) setAnswer(result);
    });
    return () => {
      hasLeft = true;
    };
  }, [design, attempt]);
  return {
    answer,
    retry: () => {
      setAnswer(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
