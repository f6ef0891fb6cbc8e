'use client';

import { useCallback, useEffect, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import type { MediaDetail } from './media-detail';
import type { MediaItem } from '@/modules/media/data/media-item';
import { DetailFacts } from './DetailFacts';
import { DetailFile } from './DetailFile';
import { DetailForm } from './DetailForm';
import { isDocument } from '../browse/file-facts';
import { requestMedia } from '../browse/media-client';
import { UseList } from './UseList';

type DetailPanelProps = {
  item: MediaItem;
  onClose: () => void;
  /** Called after a change. */
  onChanged: () => void;
  onMove: (item: MediaItem) => void;
  onDelete: (item: MediaItem) => void;
};

/** All about a picture, beside the library. */
export function DetailPanel({ item, onClose, onChanged, onMove, onDelete }: DetailPanelProps) {
  const { id } = item;
  const [detail, setDetail] = useState<MediaDetail>();
  const [fault, setFault] = useState<string>();

  const load = useCallback(async () => {
    const answer = await requestMedia<MediaDetail>(id);
    if (answer.ok) setDetail(answer.value);
    setFault(answer.ok ? undefined : answer.message);
  }, [id]);

  useEffect(() => {
    let isOpen = true;
    void requestMedia<MediaDetail>(id).then((answer) => {
      if (!isOpen) return;
      if (answer.ok) setDetail(answer.value);
      else setFault(answer.message);
    });
    return () => {
      isOpen = false;
    };
  }, [id]);

  async function reload() {
    onChanged();
    await load();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      placement="right"
      title={isDocument(item) ? 'PDF' : 'Picture'}
    >
      {fault && (
        <ErrorState
          title="Failed to load the picture"
          description={fault}
          headingLevel={3}
          onRetry={() => void load()}
        />
      )}
      {!fault && !detail && (
        <p role="status" className="flex items-center justify-center gap-3 py-14 text-ink-muted">
          <Spinner />
          Loading the picture…
        </p>
      )}
      {!fault && detail && (
        <div className="space-y-6">
          <DetailFile
            detail={detail}
            onChanged={reload}
            onMove={() => onMove(detail.item)}
            onDelete={() => onDelete(detail.item)}
          />
          <DetailForm key={detail.item.file} detail={detail} onSaved={reload} />
          <section aria-label="Where it is shown">
            <h3 className="mb-2 font-sans text-sm font-semibold normal-case">Where it is shown</h3>
            {detail.uses.length > 0 ? (
              <UseList uses={detail.uses} />
            ) : (
              <p className="text-sm text-ink-muted">
                {isDocument(detail.item)
                  ? 'Not used on any page.'
                  : 'Not used on any page, product, category or setting.'}
              </p>
            )}
          </section>
          <DetailFacts detail={detail} onChanged={reload} />
        </div>
      )}
    </Dialog>
  );
}
