'use client';

import { useCallback, useEffect, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import type { MediaDetail } from './media-detail';
import type { MediaItem } from '@/modules/media/data/media-item';
import { DetailFile } from './DetailFile';
import { DetailForm } from './DetailForm';
import { isDocument, dimensions } from '../browse/file-facts';
import { requestMedia } from '../browse/media-client';
import { UseList } from './UseList';
import { Copy, History } from 'lucide-react';
import { Button } from '@/ui/Button';
import { copyText } from '@/ui/copy-text';
import { failed } from '@/ui/failed';
import { IconButton } from '@/ui/IconButton';
import { LocalDate } from '@/ui/LocalDate';
import { toast } from '@/ui/toast';
import { formatBytes } from '@/domain/text/format-bytes';
import type { EarlierFile } from '@/modules/media/data/archive';

type DetailPanelProps = {
  item: MediaItem;
  onClose: () => void;
  onChanged: () => void;
  onMove: (item: MediaItem) => void;
  onDelete: (item: MediaItem) => void;
};

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
          <section aria-label="Where it is used">
            <h3 className="mb-2 font-sans text-sm font-semibold normal-case">Where it is used</h3>
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

type DetailFactsProps = { detail: MediaDetail; onChanged: () => Promise<void> };

const reasons: Record<EarlierFile['reason'], string> = {
  replaced: 'Before it was replaced',
  cropped: 'Before it was cropped',
};
const copyNames: Record<string, string> = { small: 'Small', medium: 'Medium', large: 'Large' };
const heading = 'mb-2 font-sans text-sm font-semibold normal-case';

function DetailFacts({ detail, onChanged }: DetailFactsProps) {
  const { item, copies, earlier } = detail;
  const [restoring, setRestoring] = useState<string>();

  async function restore(id: string) {
    setRestoring(id);
    const answer = await requestMedia(`${item.id}/restore`, { method: 'POST', body: { earlier: id } });
    if (answer.ok) {
      await onChanged();
      toast({ title: 'Earlier file restored', description: 'Every page shows it now.' });
    } else toast(failed(answer.message));
    setRestoring(undefined);
  }

  return (
    <>
      <section aria-label="Address">
        <h3 className={heading}>Address</h3>
        <div className="flex items-center gap-2 rounded-control border border-line bg-surface-sunken py-1 pr-1 pl-3 text-sm">
          <code className="min-w-0 grow truncate">{item.address}</code>
          <IconButton label="Copy the address" size="sm" onClick={() => void copyText(item.address, 'Address copied')}>
            <Copy aria-hidden className="size-4" />
          </IconButton>
        </div>
        <p className="mt-1.5 text-sm text-ink-muted">It stays the same when the file is replaced.</p>
      </section>
      <section aria-label="Sizes">
        <h3 className={heading}>Sizes</h3>
        <ul className="divide-y divide-line rounded-control border border-line text-sm">
          {[
            { name: 'Original', width: item.width, height: item.height, size: item.size, address: item.file },
            ...copies,
          ].map(({ name, width, height, size, address }) => (
            <li key={name} className="flex items-baseline gap-3 px-3 py-2 tabular-nums">
              <a
                href={address}
                target="_blank"
                rel="noopener"
                className="-my-0.5 w-20 py-0.5 font-medium text-accent underline underline-offset-4"
              >
                {copyNames[name] ?? name}
              </a>
              <span>{dimensions({ mimeType: item.mimeType, width, height })}</span>
              <span className="ml-auto text-ink-muted">{formatBytes(size)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1.5 text-sm text-ink-muted">
          Added <LocalDate iso={item.createdAt} /> · {item.mimeType.replace(/^.*\//, '').toUpperCase()}
        </p>
      </section>
      {earlier.length > 0 && (
        <section aria-label="Earlier files">
          <h3 className={heading}>Earlier files</h3>
          <ul className="divide-y divide-line rounded-control border border-line text-sm">
            {earlier.map(({ id, reason, at, width, height }) => (
              <li key={id} className="flex items-center gap-3 px-3 py-2">
                <span className="min-w-0 grow">
                  <span className="block">{reasons[reason]}</span>
                  <span className="block text-ink-muted tabular-nums">
                    <LocalDate iso={at} withTime /> · {dimensions({ mimeType: item.mimeType, width, height })}
                  </span>
                </span>
                <Button variant="outline" size="sm" loading={restoring === id} onClick={() => void restore(id)}>
                  <History aria-hidden className="size-4" />
                  Restore
                </Button>
              </li>
            ))}
          </ul>
          <p className="mt-1.5 text-sm text-ink-muted">Kept for 30 days.</p>
        </section>
      )}
    </>
  );
}
