'use client';

import { Dialog } from '@/ui/Dialog';
import type { Picture } from '@/features/shop/picture';
import { PickerLibrary } from './PickerLibrary';

export interface PickedPicture {
  /** '/media/{id}' */
  address: string;
  alt: string;
  picture: Picture;
}

type MediaPickerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (picture: PickedPicture) => void;
};

/** Choosing a picture of the library, or adding one to it first. It closes with the choice. */
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
