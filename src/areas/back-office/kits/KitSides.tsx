import { KIT_GARMENTS, KIT_VIEWS, type KitGarmentType, type KitView } from '@/domain/kits/document/kit-garments';
import { picturePath } from '@/domain/kits/designs/design-links';

const VIEW_LABELS: Record<KitView, string> = { front: 'Front', back: 'Back', left: 'Left side', right: 'Right side' };

export function KitSides({ hash, garment }: { hash: string; garment: KitGarmentType }) {
  const { label } = KIT_GARMENTS[garment];
  const pathOf = (view: KitView) => picturePath(hash, { garment, view, detail: 'full' });
  return (
    <ul className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {KIT_VIEWS.map((view) => (
        <li key={view} className="card overflow-hidden">
          <a href={pathOf(view)} target="_blank" rel="noopener">
            <img
              src={pathOf(view)}
              alt={`${label}, ${VIEW_LABELS[view].toLowerCase()}`}
              width={600}
              height={750}
              className="aspect-4/5 w-full kit-stage object-cover"
            />
            <span className="block px-4 py-2.5 text-sm font-medium">
              {VIEW_LABELS[view]}
              <span className="sr-only"> (opens in a new tab)</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
