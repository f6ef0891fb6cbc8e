'use client';

import { memo, useState } from 'react';
import { Upload } from 'lucide-react';
import { inkColor, type KitElement } from '@/domain/kits/document/kit-document';
import { recolorLogo } from '@/domain/kits/editing/elements';
import { surfaceIn } from '@/domain/kits/editing/views';
import { FileButton } from '@/ui/FileButton';
import { toast } from '@/ui/toast';
import { colorName } from '../controls/color-name';
import { SlotPicker } from '../controls/SlotPicker';
import { edit, useDrawn, useElementPart, useElements, useShownColors } from '../designer-store';
import { nameOf } from '../element-words';
import { LogoDialog } from '../logo/LogoDialog';
import { LOGO_TYPES, readPicture, type PictureReading } from '../logo/read-picture';
import { ElementFields } from './ElementFields';
import { ElementList } from './ElementList';
import { PanelSection } from './PanelSection';

/** Crests, sponsors and other logos. */
export function LogosPanel() {
  const elements = useElements();
  const garment = useDrawn((state) => state.garment);
  const view = useDrawn((state) => state.view);
  const selected = useDrawn((state) => state.selected);
  const [reading, setReading] = useState<Extract<PictureReading, { ok: true }>>();
  const [isReading, setIsReading] = useState(false);
  const logos = elements.filter(({ kind }) => kind === 'logo');
  const element = logos.find(({ id }) => id === selected);

  async function read(file: File) {
    setIsReading(true);
    const result = await readPicture(file);
    setIsReading(false);
    if (result.ok) setReading(result);
    else toast({ title: 'Logo not added', description: result.message, variant: 'destructive' });
  }

  return (
    <>
      {element?.kind === 'logo' && (
        <PanelSection title={nameOf(element)}>
          <div className="space-y-5">
            <Resolution element={element} />
            <LogoInks id={element.id} logo={element.logo} />
            <ElementFields element={element} />
          </div>
        </PanelSection>
      )}
      <PanelSection title="Logos">
        <div className="space-y-4">
          <FileButton
            label="Logo file"
            accept={LOGO_TYPES}
            loading={isReading}
            className="w-full"
            onFiles={([file]) => file && void read(file)}
          >
            <Upload aria-hidden className="size-5" />
            Upload a logo
          </FileButton>
          <p className="text-sm text-ink-muted">PNG, JPG, WebP or SVG, up to 10 MB. Flat logos print best.</p>
          <ElementList label="Logos" elements={logos} />
        </div>
      </PanelSection>
      {reading && (
        <LogoDialog
          reading={reading}
          spot={{ garment, surface: surfaceIn(garment, view) }}
          onClose={() => setReading(undefined)}
        />
      )}
    </>
  );
}

type Logo = Extract<KitElement, { kind: 'logo' }>;

const MM_PER_INCH = 25.4;
const LEAST_DPI = 150;

/** How sharp the picture was that it was traced from, at the size it is printed at. */
function Resolution({ element: { width, logo } }: { element: Logo }) {
  if (logo.pixels === undefined) return <p className="text-sm text-ink-muted">A drawing: sharp at any size.</p>;
  const dpi = Math.floor(logo.pixels / (width / MM_PER_INCH));
  if (dpi >= LEAST_DPI) return <p className="text-sm text-success">{dpi} dpi at this size: sharp in print.</p>;
  return (
    <p className="text-sm text-warning">
      {dpi} dpi at this size. From {LEAST_DPI} dpi prints are sharp: at most{' '}
      {Math.floor((logo.pixels / LEAST_DPI) * MM_PER_INCH)} mm wide, or a larger file.
    </p>
  );
}

/** The colours of a logo, each to be changed for one of the kit’s. */
const LogoInks = memo(function LogoInks({ id, logo }: Pick<Logo, 'id' | 'logo'>) {
  const present = useElementPart(id, (element) => (element.kind === 'logo' ? element.logo : undefined)) ?? logo;
  const colors = useShownColors();
  const inks = [...new Set(present.shapes.map(({ color }) => color))];
  return (
    <div className="space-y-1">
      {inks.map((ink) => (
        <SlotPicker
          key={ink}
          legend={colorName(inkColor(ink, { colors }))}
          value={ink}
          onChange={(slot) =>
            slot !== undefined &&
            edit((document) => recolorLogo(document, id, ink, slot), 'Colour of the logo changed.')
          }
        />
      ))}
    </div>
  );
});
