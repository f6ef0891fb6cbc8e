'use client';

import { ChevronDown, ChevronUp, Copy, Trash2 } from 'lucide-react';
import { IconButton } from '@/ui/IconButton';

type ItemButtonsProps = {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onDuplicate?: () => void;
  onRemove?: () => void;
};

export function ItemButtons({ name, index, count, onMove, onDuplicate, onRemove }: ItemButtonsProps) {
  return (
    <span className="flex shrink-0">
      <IconButton size="sm" label={`Move ${name} up`} disabled={index === 0} onClick={() => onMove(index - 1)}>
        <ChevronUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        size="sm"
        label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ChevronDown aria-hidden className="size-4" />
      </IconButton>
      {onDuplicate && (
        <IconButton size="sm" label={`Duplicate ${name}`} onClick={onDuplicate}>
          <Copy aria-hidden className="size-4" />
        </IconButton>
      )}
      {onRemove && (
        <IconButton size="sm" label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      )}
    </span>
  );
}
