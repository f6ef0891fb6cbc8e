'use client';

import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { cn } from '@/ui/cn';
import { KitThumbnail } from './KitThumbnail';

type KitChoiceProps = {
  label: string;
  /** Left out while it is not to be drawn. */
  document: KitDocument | undefined;
  garment: KitGarmentType;
  isChosen?: boolean;
  onChoose: () => void;
};

export function KitChoice({ label, document, garment, isChosen, onChoose }: KitChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'block w-full overflow-hidden rounded-card border kit-stage transition-colors',
        isChosen ? 'border-brand ring-1 ring-brand' : 'border-line hover:border-line-strong',
      )}
    >
      {document ? (
        <KitThumbnail document={document} garment={garment} className="aspect-[4/5] w-full p-1.5" />
      ) : (
        <span className="block aspect-[4/5]" />
      )}
      <span className="block truncate border-t border-line bg-surface-raised px-1.5 py-1.5 text-center text-xs font-medium">
        {label}
      </span>
    </button>
  );
}
