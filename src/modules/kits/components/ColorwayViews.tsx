import type { ReactNode } from 'react';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import {
  type KitGarmentType,
  type KitView,
  KIT_CUT_LABELS,
  KIT_GARMENTS,
  KIT_VIEWS,
  type KitCut,
} from '@/domain/kits/document/kit-garments';
import { Segments } from '@/ui/Segments';
import { picturePath } from '@/domain/kits/designs/design-links';
import { techniqueLabel, type KitTechnique } from '@/domain/kits/document/kit-techniques';
import { Card } from '@/ui/Card';

type ColorwayViewsProps = {
  document: KitDocument;
  revision: string;
  place: number;
  onPlace: (place: number) => void;
  renderActions?: (type: KitGarmentType, view: KitView) => ReactNode;
};

export function ColorwayViews({ document, revision, place, onPlace, renderActions }: ColorwayViewsProps) {
  return (
    <>
      {document.colorways.length > 1 && (
        <Segments
          legend="Colours"
          options={document.colorways.map((each, index) => ({ value: String(index), label: each.name }))}
          value={String(place)}
          onValueChange={(value) => onPlace(Number(value))}
          className="w-fit max-w-full"
        />
      )}
      {document.garments.map(({ type, cut, technique }) => (
        <GarmentViews
          key={type}
          revision={revision}
          type={type}
          cut={cut}
          {...(technique && { technique })}
          colorway={place}
          renderActions={renderActions && ((view) => renderActions(type, view))}
        />
      ))}
    </>
  );
}

const VIEW_LABELS: Record<KitView, string> = { front: 'Front', back: 'Back', left: 'Left', right: 'Right' };

type GarmentViewsProps = {
  revision: string;
  type: KitGarmentType;
  cut: KitCut;
  technique?: KitTechnique;
  colorway: number;
  renderActions?: (view: KitView) => ReactNode;
};

function GarmentViews({ revision, type, cut, technique, colorway, renderActions }: GarmentViewsProps) {
  const { label, cuts } = KIT_GARMENTS[type];
  const details = [cuts.length > 1 && KIT_CUT_LABELS[cut], technique && techniqueLabel(technique)]
    .filter(Boolean)
    .join(', ');
  return (
    <Card padding="lg">
      <h2 className="text-subheading">
        {label}
        {details && <span className="ml-2 text-base text-ink-muted">{details}</span>}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-4">
        {KIT_VIEWS.map((view) => (
          <li key={view}>
            <figure>
              <img
                src={picturePath(revision, { garment: type, view, colorway, detail: 'full' })}
                alt={`${label}, ${VIEW_LABELS[view].toLowerCase()}`}
                width={1200}
                height={1500}
                loading="lazy"
                decoding="async"
                className="aspect-[4/5] w-full rounded-control kit-stage object-contain"
              />
              <figcaption className="mt-1 text-center text-sm text-ink-muted">{VIEW_LABELS[view]}</figcaption>
            </figure>
            {renderActions?.(view)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
