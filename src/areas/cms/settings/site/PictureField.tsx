'use client';

import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { MediaPicker } from '../../media/MediaPicker';

type PictureFieldProps = {
  name: 'logo' | 'seoImage';
  label: string;
  hint: string;
};

export function PictureField({ name, label, hint }: PictureFieldProps) {
  const { value, onChange } = useController<Record<typeof name, string>>({ name }).field;
  const [picking, setPicking] = useState(false);
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-4">
      <span className="grid h-24 w-36 shrink-0 place-items-center overflow-clip rounded-control border border-line bg-surface-sunken">
        {value ? (
          <img src={`/media/${value}`} alt="" className="size-full object-contain p-1.5" />
        ) : (
          <ImageIcon aria-hidden className="size-7 text-ink-muted" />
        )}
      </span>
      <div className="min-w-0 grow basis-56">
        <p className="text-sm font-semibold">{label}</p>
        <p className="mt-0.5 text-sm text-ink-muted">{hint}</p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setPicking(true)}>
            {value ? 'Choose another' : 'Choose a picture'}
          </Button>
          {value && (
            <Button variant="ghost" size="sm" onClick={() => onChange('')}>
              Remove
            </Button>
          )}
        </div>
      </div>
      <MediaPicker
        open={picking}
        onOpenChange={setPicking}
        onPick={({ address }) => onChange(address.slice('/media/'.length))}
      />
    </div>
  );
}
