'use client';

import { memo, useMemo } from 'react';
import { Check, Plus, Trash2 } from 'lucide-react';
import {
  KIT_COLLAR_LABELS,
  KIT_CUT_LABELS,
  KIT_GARMENT_TYPES,
  KIT_GARMENTS,
  type KitCollar,
  type KitCut,
  type KitGarmentType,
} from '@/domain/kits/document/kit-garments';
import type { KitDocument, KitGarment } from '@/domain/kits/document/kit-document';
import { addGarment, removeGarment, setCollar, setCut, setGarmentBase, setPlain } from '@/domain/kits/editing/garments';
import { designedGarments } from '@/domain/catalogue/product-parts';
import type { KitProduct } from '@/modules/catalogue/queries';
import { useAnswer } from '@/ui/use-answer';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/IconButton';
import { Segments } from '@/ui/Segments';
import { KitThumbnail } from '../canvas/KitThumbnail';
import { edit, showGarment, useDesigner, useKitAtRest, useKitPart } from '../designer-store';
import { SlotPicker } from '../controls/SlotPicker';
import { PanelSection } from './PanelSection';

export function GarmentsPanel() {
  const garments = useKitPart((kit) => kit.garments);
  const rested = useKitAtRest();
  const shown = useDesigner(({ garment }) => garment);
  const types = useMemo(() => garments.map(({ type }) => type), [garments]);
  const garment = garments.find(({ type }) => type === shown);
  return (
    <>
      {garment && <Making garment={garment} isLast={garments.length === 1} />}
      <Garments kit={rested} types={types} shown={shown} />
    </>
  );
}

type GarmentsProps = { kit: KitDocument; types: readonly KitGarmentType[]; shown: KitGarmentType };

/** Garments the shop sells, those in sets included; undefined until loaded. */
function useSoldGarments(): ReadonlySet<KitGarmentType> | undefined {
  const { answer } = useAnswer<{ items: KitProduct[] }>(`/api/kits/products?garment=${KIT_GARMENT_TYPES.join(',')}`);
  return useMemo(
    () =>
      answer &&
      new Set(
        answer.items.flatMap(({ garment, options }) => designedGarments({ kitGarment: garment, parts: options.parts })),
      ),
    [answer],
  );
}

const Garments = memo(function Garments({ kit, types, shown }: GarmentsProps) {
  const sold = useSoldGarments();
  const pictures = useMemo(() => KIT_GARMENT_TYPES.map((type) => ({ type, document: addGarment(kit, type) })), [kit]);
  return (
    <PanelSection title="Garments of this kit">
      <p className="mb-4 text-sm text-ink-muted">
        They share one design and change together. One that should stand out can have its own base, or no pattern.
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-2">
        {pictures.map(({ type, document }) => {
          const { label } = KIT_GARMENTS[type];
          const isIn = types.includes(type);
          const open = () => {
            if (!isIn) edit((now) => addGarment(now, type), `${label} added.`);
            showGarment(type);
          };
          return (
            <li key={type}>
              <button
                type="button"
                aria-label={[
                  isIn ? `Show ${label}` : `Add ${label}`,
                  sold && !sold.has(type) && 'not sold at the moment',
                ]
                  .filter(Boolean)
                  .join(', ')}
                aria-pressed={type === shown}
                onClick={open}
                className={cn(
                  'group relative block w-full overflow-hidden rounded-card border kit-stage text-left transition-colors',
                  type === shown ? 'border-brand ring-1 ring-brand' : 'border-line hover:border-line-strong',
                )}
              >
                <KitThumbnail document={document} garment={type} className="aspect-square w-full p-2" />
                <span className="flex items-center justify-between gap-2 border-t border-line bg-surface-raised px-3 py-2 text-sm font-medium">
                  <span>
                    {label}
                    {sold && !sold.has(type) && (
                      <span className="block text-xs font-normal text-warning">Not sold at the moment</span>
                    )}
                  </span>
                  {isIn ? (
                    <Check aria-hidden className="size-4 shrink-0 text-success" />
                  ) : (
                    <Plus aria-hidden className="size-4 shrink-0 text-ink-muted" />
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </PanelSection>
  );
});

function Making({
  garment: { type, cut, collar, base, isPlain = false },
  isLast,
}: {
  garment: KitGarment;
  isLast: boolean;
}) {
  const { label, cuts, collars } = KIT_GARMENTS[type];
  return (
    <PanelSection
      title={label}
      aside={
        !isLast && (
          <IconButton
            size="sm"
            label={`Remove ${label} from the kit`}
            onClick={() => edit((document) => removeGarment(document, type), `${label} removed.`)}
          >
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        )
      }
    >
      <div className="space-y-4">
        {cuts.length > 1 && (
          <Segments
            legend="Cut"
            options={cuts.map((value) => ({ value, label: KIT_CUT_LABELS[value] }))}
            value={cut}
            onValueChange={(value) =>
              edit((document) => setCut(document, type, value as KitCut), `Cut: ${KIT_CUT_LABELS[value as KitCut]}.`)
            }
          />
        )}
        {collars.length > 1 && (
          <div role="group" aria-label="Collar">
            <p aria-hidden className="mb-1.5 text-sm font-semibold">
              Collar
            </p>
            <div className="flex flex-wrap gap-2">
              {collars.map((value: KitCollar) => (
                <Button
                  key={value}
                  size="sm"
                  variant={value === collar ? 'primary' : 'outline'}
                  aria-pressed={value === collar}
                  onClick={() =>
                    edit((document) => setCollar(document, type, value), `Collar: ${KIT_COLLAR_LABELS[value]}.`)
                  }
                >
                  {KIT_COLLAR_LABELS[value]}
                </Button>
              ))}
            </div>
          </div>
        )}
        {!isLast && (
          <>
            <SlotPicker
              legend="Base"
              value={base}
              none="As the kit"
              onChange={(slot) => edit((document) => setGarmentBase(document, type, slot), `Base of ${label} changed.`)}
            />
            <Checkbox
              label="Without the pattern"
              checked={isPlain}
              onChange={({ target }) =>
                edit(
                  (document) => setPlain(document, type, target.checked),
                  target.checked ? `${label} without the pattern.` : `${label} in the kit’s pattern.`,
                )
              }
            />
          </>
        )}
        {cuts.length === 1 && collars.length <= 1 && (
          <p className="text-sm text-ink-muted">This one comes in one cut: colour and decorate it as you like.</p>
        )}
      </div>
    </PanelSection>
  );
}
