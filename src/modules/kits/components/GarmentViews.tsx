import type { ReactNode } from 'react';
import { picturePath } from '@/domain/kits/designs/design-links';
import {
  KIT_CUT_LABELS,
  KIT_GARMENTS,
  KIT_VIEWS,
  type KitCut,
  type KitGarmentType,
  type KitView,
} from '@/domain/kits/document/kit-garments';
import { techniqueLabel, type KitTechnique } from '@/domain/kits/document/kit-techniques';
import { Card } from '@/ui/Card';

const VIEW_LABELS: Record<KitView, string> = { front: 'Front', back: 'Back', left: 'Left', right: 'Right' };

type GarmentViewsProps = {
  revision: string;
  type: KitGarmentType;
  cut: KitCut;
  technique?: KitTechnique;
  colorway: number;
  /** Actions beneath a view, such as a download. */
  renderActions?: (view: KitView) => ReactNode;
};

/** A garment from its four sides. */
export function GarmentViews({ revision, type, cut, technique, colorway, renderActions }: GarmentViewsProps) {
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
