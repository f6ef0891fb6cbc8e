'use client';

import { memo } from 'react';
import { pixelsOf } from '@/domain/kits/checks/check-logos';
import { CRISP_DPI, logoResolution } from '@/domain/kits/checks/logo-resolution';
import { inkColor, type KitElement } from '@/domain/kits/document/kit-document';
import { printsPictures, techniqueLabel } from '@/domain/kits/document/kit-techniques';
import { recolorLogo, setFlat } from '@/domain/kits/editing/elements';
import { surfaceIn } from '@/domain/kits/editing/views';
import { pictureIn } from '@/domain/kits/paint/paint-surface';
import { LOGO_FILE } from '@/domain/kits/pictures/logo-upload';
import { uploadHint } from '@/domain/text/uploads';
import { Segments } from '@/ui/Segments';
import { colorName } from '../controls/color-name';
import { SlotPicker } from '../controls/SlotPicker';
import {
  edit,
  useDesigner,
  useDrawn,
  useElementPart,
  useElements,
  useKitPart,
  useShownColors,
} from '../designer-store';
import { nameOf } from '../element-words';
import { PRINTED_AS } from '../logo/LogoDialog';
import { LogoUpload } from '../logo/LogoUpload';
import { TeamLogos } from '../logo/TeamLogos';
import { ElementFields } from './ElementFields';
import { ElementList } from './ElementList';
import { PanelSection } from './PanelSection';

export function LogosPanel() {
  const elements = useElements();
  const garment = useDrawn((state) => state.garment);
  const view = useDrawn((state) => state.view);
  const selected = useDrawn((state) => state.selected);
  const logos = elements.filter(({ kind }) => kind === 'logo');
  const element = logos.find(({ id }) => id === selected);
  const spot = { garment, surface: surfaceIn(garment, view) };
  const isPicture = useDrawn(({ history }) => element && pictureIn(history.present, element) !== undefined);

  return (
    <>
      {element?.kind === 'logo' && (
        <PanelSection title={nameOf(element)}>
          <div className="space-y-5">
            <PrintedAs element={element} />
            <Resolution element={element} />
            {!isPicture && <LogoInks id={element.id} logo={element.logo} />}
            <ElementFields element={element} />
          </div>
        </PanelSection>
      )}
      <PanelSection title="Logos">
        <div className="space-y-4">
          <LogoUpload spot={spot} className="w-full">
            Upload a logo
          </LogoUpload>
          <p className="text-sm text-ink-muted">{uploadHint(LOGO_FILE)}.</p>
          <TeamLogos spot={spot} />
          <ElementList label="Logos" elements={logos} />
        </div>
      </PanelSection>
    </>
  );
}

type Logo = Extract<KitElement, { kind: 'logo' }>;

const useIsGone = ({ logo: { picture, isFlat } }: Logo): boolean =>
  useDesigner(({ gone }) => picture !== undefined && !isFlat && gone.includes(picture.hash));

function PrintedAs({ element }: { element: Logo }) {
  const { id, garment, surface, logo } = element;
  const isFlat = useElementPart(id, (each) => each.kind === 'logo' && each.logo.isFlat === true);
  const technique = useKitPart(({ garments }) => garments.find(({ type }) => type === garment)?.technique);
  const isGone = useIsGone(element);
  if (!logo.picture) return null;
  return (
    <div className="space-y-2">
      <Segments
        legend="Print as"
        options={PRINTED_AS}
        value={isFlat ? 'flat' : 'picture'}
        onValueChange={(value) =>
          edit(
            (document) => setFlat(document, id, value === 'flat'),
            value === 'flat' ? 'Printed in flat colours.' : 'Printed as a picture.',
          )
        }
      />
      {isGone && (
        <>
          <p className="text-sm text-danger">
            We no longer have this picture, so its flat colours are shown. Upload it again, or print it in flat colours.
          </p>
          <LogoUpload spot={{ garment, surface }} replaced={element} variant="outline" size="sm">
            Upload it again
          </LogoUpload>
        </>
      )}
      {!isFlat && !isGone && !printsPictures(technique) && (
        <p className="text-sm text-warning">
          {techniqueLabel(technique)} cannot print pictures: here it is made in its flat colours.
        </p>
      )}
    </div>
  );
}

function Resolution({ element }: { element: Logo }) {
  const pixels = useDrawn(({ history }) => pixelsOf(history.present, element));
  if (useIsGone(element)) return null;
  if (pixels === undefined) return <p className="text-sm text-ink-muted">A drawing: sharp at any size.</p>;
  const { dpi, severity, crispWidth } = logoResolution(pixels, element.width);
  if (!severity) return <p className="text-sm text-success">{dpi} dpi at this size: sharp in print.</p>;
  return (
    <p className="text-sm text-warning">
      {dpi} dpi at this size. From {CRISP_DPI} dpi prints are sharp: at most {crispWidth} mm wide, or a larger file.
    </p>
  );
}

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
