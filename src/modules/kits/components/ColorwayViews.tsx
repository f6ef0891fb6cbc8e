import type { ReactNode } from 'react';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import type { KitGarmentType, KitView } from '@/domain/kits/document/kit-garments';
import { Segments } from '@/ui/Segments';
import { GarmentViews } from './GarmentViews';

type ColorwayViewsProps = {
  document: KitDocument;
  revision: string;
  /** Index of the shown colourway. */
  place: number;
  onPlace: (place: number) => void;
  /** See GarmentViews. */
  renderActions?: (type: KitGarmentType, view: KitView) => ReactNode;
};

/** Every side of a design, in the chosen colourway. */
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
