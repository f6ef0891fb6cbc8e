'use client';

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { PickerLibrary, type PickedPicture } from './PickerLibrary';

type PickerProps = { open: boolean; onOpenChange: (open: boolean) => void };

type MediaPickerProps = PickerProps & { onPick: (picture: PickedPicture) => void };

export function MediaPicker({ open, onOpenChange, onPick }: MediaPickerProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Choose a picture" size="lg">
      <PickerLibrary
        onPick={(picture) => {
          onPick(picture);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

type PicturesPickerProps = PickerProps & {
  max: number;
  onPick: (pictures: PickedPicture[]) => void;
};

export function PicturesPicker({ open, onOpenChange, max, onPick }: PicturesPickerProps) {
  const [chosen, setChosen] = useState<readonly PickedPicture[]>([]);

  const toggle = (picture: PickedPicture) =>
    setChosen((before) => {
      const others = before.filter(({ address }) => address !== picture.address);
      return others.length < before.length || before.length >= max ? others : [...before, picture];
    });

  function change(isOpen: boolean) {
    setChosen([]);
    onOpenChange(isOpen);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Choose pictures"
      description={max === 1 ? 'There is room for one more.' : `There is room for ${max} more.`}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={() => change(false)}>
            Cancel
          </Button>
          <Button
            disabled={chosen.length === 0}
            onClick={() => {
              onPick([...chosen]);
              change(false);
            }}
          >
            {chosen.length === 0
              ? 'Add pictures'
              : chosen.length === 1
                ? 'Add 1 picture'
                : `Add ${chosen.length} pictures`}
          </Button>
        </>
      }
    >
      <PickerLibrary onPick={toggle} chosen={chosen.map(({ address }) => address)} />
    </Dialog>
  );
}
