'use client';

import { Crop, FolderInput, RefreshCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { PDF_UPLOAD, PICTURE_UPLOAD } from '@/domain/pages/media';
import { acceptOf, uploadFault } from '@/domain/text/uploads';
import { upload } from '@/lib/client/upload';
import { Button } from '@/ui/Button';
import { FieldError, Field } from '@/ui/Field';
import { Progress } from '@/ui/Progress';
import { NO_ANSWER } from '@/ui/failed';
import { toast } from '@/ui/toast';
import type { MediaDetail } from './media-detail';
import { MEDIA_PATH } from '../media-query';
import { isDocument } from '../browse/file-facts';
import { Thumbnail } from '../browse/Thumbnail';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { Segments } from '@/ui/Segments';
import type { MediaItem } from '@/modules/media/data/media-item';
import { fitArea, SHAPES, type Shape, withPixels } from './crop-shape';
import { requestMedia } from '../browse/media-client';
import { Input } from '@/ui/Input';

type DetailFileProps = {
  detail: MediaDetail;
  onChanged: () => Promise<void>;
  onMove: () => void;
  onDelete: () => void;
};

export function DetailFile({ detail: { item }, onChanged, onMove, onDelete }: DetailFileProps) {
  const isPdf = isDocument(item);
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [isCropping, setCropping] = useState(false);

  async function replace(file: File | undefined) {
    if (!file) return;
    const wrong = uploadFault(isPdf ? PDF_UPLOAD : PICTURE_UPLOAD, file);
    setFault(wrong);
    if (wrong) return;
    const form = new FormData();
    form.set('file', file);
    setProgress(0);
    const answer = await upload({
      path: `${MEDIA_PATH}/${item.id}/file`,
      form,
      onProgress: setProgress,
      offline: NO_ANSWER,
    });
    setProgress(undefined);
    if (!answer.ok) return setFault(answer.message);
    toast({ title: isPdf ? 'PDF replaced' : 'Picture replaced', description: 'Every page now uses the new file.' });
    return onChanged();
  }

  return (
    <section aria-label="File" className="space-y-3">
      {isPdf ? (
        <Thumbnail item={item} className="h-40 rounded-card border border-line" />
      ) : (
        <div className="grid place-items-center overflow-clip rounded-card border border-line bg-surface-sunken">
          <img
            src={item.picture?.src ?? item.file}
            alt={item.alt}
            width={item.width}
            height={item.height}
            className="max-h-[38vh] w-auto max-w-full object-contain"
          />
        </div>
      )}
      {progress === undefined ? (
        <div className="flex flex-wrap gap-2">
          {!isPdf && (
            <Button variant="outline" size="sm" onClick={() => setCropping(true)}>
              <Crop aria-hidden className="size-4" />
              Crop
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
            <RefreshCw aria-hidden className="size-4" />
            Replace file
          </Button>
          <Button variant="outline" size="sm" onClick={onMove}>
            <FolderInput aria-hidden className="size-4" />
            Move
          </Button>
          <Button variant="ghost" size="sm" onClick={onDelete} className="text-danger">
            <Trash2 aria-hidden className="size-4" />
            Delete
          </Button>
        </div>
      ) : (
        <Progress label="Replacing the file" value={progress} className="w-full" />
      )}
      <input
        ref={input}
        type="file"
        aria-label={isPdf ? 'New file for this PDF' : 'New file for this picture'}
        accept={acceptOf(isPdf ? PDF_UPLOAD : PICTURE_UPLOAD)}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void replace(target.files?.[0]);
          target.value = '';
        }}
      />
      {fault && <FieldError>{fault}</FieldError>}
      {isCropping && (
        <CropDialog
          item={item}
          onClose={() => setCropping(false)}
          onCropped={() => {
            toast({ title: 'Picture cropped', description: 'The original is kept under Earlier files.' });
            void onChanged();
          }}
        />
      )}
    </section>
  );
}

type CropDialogProps = { item: MediaItem; onClose: () => void; onCropped: () => void };

function CropDialog({ item, onClose, onCropped }: CropDialogProps) {
  const { id, file, width, height } = item;
  const [shape, setShape] = useState<Shape>('free');
  const [area, setArea] = useState<PercentCrop>({ unit: '%', x: 10, y: 10, width: 80, height: 80 });
  const [fault, setFault] = useState<string>();
  const [isCropping, setCropping] = useState(false);
  const ratio = SHAPES[shape].ratio;
  const isWhole = area.width >= 100 && area.height >= 100;

  async function crop() {
    setCropping(true);
    const { x, y, width: wide, height: high } = area;
    const answer = await requestMedia(`${id}/crop`, { method: 'POST', body: { x, y, width: wide, height: high } });
    setCropping(false);
    if (!answer.ok) return setFault(answer.message);
    onCropped();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Crop picture"
      description="Every page that uses it shows the part you choose. The whole picture is kept and can be restored."
      size="lg"
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button loading={isCropping} disabled={isWhole || area.width === 0} onClick={() => void crop()}>
            Crop
          </Button>
        </>
      }
    >
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_13rem]">
        <div className="grid place-items-center rounded-control bg-surface-sunken p-3">
          <ReactCrop
            crop={area}
            aspect={ratio}
            minWidth={8}
            minHeight={8}
            keepSelection
            ruleOfThirds
            onChange={(_, next) => setArea(next)}
            ariaLabels={{
              cropArea: 'The area to keep: move it with the arrow keys',
              nDragHandle: 'Upper edge: move it with the arrow keys',
              neDragHandle: 'Upper right corner: move it with the arrow keys',
              eDragHandle: 'Right edge: move it with the arrow keys',
              seDragHandle: 'Lower right corner: move it with the arrow keys',
              sDragHandle: 'Lower edge: move it with the arrow keys',
              swDragHandle: 'Lower left corner: move it with the arrow keys',
              wDragHandle: 'Left edge: move it with the arrow keys',
              nwDragHandle: 'Upper left corner: move it with the arrow keys',
            }}
          >
            <img src={file} alt="" draggable={false} className="block max-h-[48vh] max-w-full" />
          </ReactCrop>
        </div>
        <div className="space-y-4">
          <Segments
            legend="Shape"
            value={shape}
            options={Object.entries(SHAPES).map(([value, { label }]) => ({ value, label }))}
            onValueChange={(value) => {
              const next = value as Shape;
              setShape(next);
              setArea({ unit: '%', ...fitArea(area, SHAPES[next].ratio, { width, height }) });
            }}
          />
          <CropNumbers
            area={area}
            whole={{ width, height }}
            ratio={ratio}
            onChange={(next) => setArea({ unit: '%', ...next })}
          />
          {fault && <FieldError>{fault}</FieldError>}
        </div>
      </div>
    </Dialog>
  );
}

type Area = { x: number; y: number; width: number; height: number };

type CropNumbersProps = {
  area: Area;
  whole: { width: number; height: number };
  ratio: number | undefined;
  onChange: (area: Area) => void;
};

const sides: { key: keyof Area; label: string; of: 'width' | 'height' }[] = [
  { key: 'x', label: 'Left', of: 'width' },
  { key: 'y', label: 'Top', of: 'height' },
  { key: 'width', label: 'Width', of: 'width' },
  { key: 'height', label: 'Height', of: 'height' },
];

function CropNumbers({ area, whole, ratio, onChange }: CropNumbersProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {sides.map(({ key, label, of }) => (
        <Field key={key} label={`${label}, px`}>
          {(input) => (
            <Input
              {...input}
              type="number"
              inputMode="numeric"
              min={0}
              max={whole[of]}
              value={Math.round((area[key] / 100) * whole[of])}
              onChange={({ target }) => onChange(withPixels(area, key, Number(target.value) || 0, whole, ratio))}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
