'use client';

import { ImageOff, Images } from 'lucide-react';
import { useState } from 'react';
import { safePicture } from '@/domain/pages/safe-address';
import { libraryId } from '@/modules/pages/page-content';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { useBlocks } from '../store/use-editor';
import { MediaPicker } from '@/areas/cms/media/MediaPicker';
import { pictureProblem } from './address-problem';
import { besides, propertyId, textOf, useSetProperty, type PropertyProps } from './property';

/** Default of a new image block; the library's description replaces it. */
const DEFAULT_ALT = 'Image description';

export function PictureControl({ blockId, field, path, value, owner }: PropertyProps<'picture'>) {
  const set = useSetProperty(blockId);
  const [picking, setPicking] = useState(false);
  const address = textOf(value);
  const alt = textOf(owner.alt);

  function pick(picked: { address: string; alt: string }) {
    const isDescribed = alt.trim() !== '' && alt !== DEFAULT_ALT;
    const takesAlt = 'alt' in owner && picked.alt && !isDescribed;
    set(path, picked.address, takesAlt ? [{ path: besides(path, 'alt'), value: picked.alt }] : []);
  }

  return (
    <Field id={propertyId(blockId, path)} label={field.label} hint={field.hint} error={pictureProblem(address)}>
      {(control) => (
        <div className="space-y-2">
          <Preview address={address} />
          <Input
            {...control}
            type="url"
            value={address}
            maxLength={2000}
            spellCheck={false}
            placeholder="https://…"
            onChange={(event) => set(path, event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" className="grow" onClick={() => setPicking(true)}>
              <Images aria-hidden className="size-4" />
              Choose from library
            </Button>
            {address && (
              <Button variant="ghost" size="sm" onClick={() => set(path, '')}>
                Remove
              </Button>
            )}
          </div>
          <MediaPicker open={picking} onOpenChange={setPicking} onPick={pick} />
        </div>
      )}
    </Field>
  );
}

function Preview({ address }: { address: string }) {
  const id = libraryId(address);
  const known = useBlocks(({ data }) => (id ? data.pictures[id] : undefined));
  const [broken, setBroken] = useState<string>();
  const src = known?.thumbnail ?? safePicture(address);
  if (!src) return null;
  return (
    <div className="grid h-36 place-items-center overflow-clip rounded-control border border-line bg-surface-sunken">
      {broken === src ? (
        <p className="flex items-center gap-2 px-4 text-sm text-ink-muted">
          <ImageOff aria-hidden className="size-4.5" />
          There is no picture at this address.
        </p>
      ) : (
        <img src={src} alt="" className="size-full object-contain" onError={() => setBroken(src)} />
      )}
    </div>
  );
}
