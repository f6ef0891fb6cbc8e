'use client';

import { memo, useMemo, useState } from 'react';
import { Sparkles } from 'lucide-react';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_SPORT_LABELS, KIT_SPORTS, sportOf, type KitSport } from '@/domain/kits/document/kit-sports';
import { applyDesign } from '@/domain/kits/editing/design';
import { KIT_GALLERY, type GalleryDesign } from '@/domain/kits/gallery/kit-gallery';
import { inspire } from '@/domain/kits/inspire';
import { Button } from '@/ui/Button';
import { Select } from '@/ui/Select';
import { useNear } from '@/ui/use-near';
import { KitChoice } from '../canvas/KitChoice';
import { edit, say, useDesigner, useKitAtRest } from '../designer-store';
import { PanelSection } from './PanelSection';

export function DesignsPanel() {
  const kit = useKitAtRest();
  const garment = useDesigner((state) => state.garment);
  const [inspired, setInspired] = useState<KitDocument[]>();
  const [round, setRound] = useState(0);
  return (
    <>
      <PanelSection
        title="Inspire me"
        aside={
          <Button
            size="sm"
            onClick={() => {
              setInspired(inspire(kit, round));
              setRound(round + 1);
              say('Twelve variations are here.');
            }}
          >
            <Sparkles aria-hidden className="size-4" />
            {inspired ? 'Twelve more' : 'Inspire me'}
          </Button>
        }
      >
        {inspired ? (
          <ul aria-label="Variations" className="grid grid-cols-3 gap-2.5 sm:grid-cols-6 lg:grid-cols-3">
            {inspired.map((document, i) => (
              <li key={i}>
                <KitChoice
                  label={`Variation ${i + 1}`}
                  document={document}
                  garment={garment}
                  onChoose={() => edit(() => document, `Variation ${i + 1} is on the kit.`)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm text-ink-muted">Twelve variations in the colours you have now. Logos and texts stay.</p>
        )}
      </PanelSection>
      <ReadyDesigns kit={kit} />
    </>
  );
}

const ReadyDesigns = memo(function ReadyDesigns({ kit }: { kit: KitDocument }) {
  const [sport, setSport] = useState<KitSport | 'all'>(() => sportOf(kit));
  return (
    <PanelSection
      title="Ready designs"
      aside={
        <Select
          aria-label="Sport"
          value={sport}
          onChange={({ target: { value } }) => setSport(KIT_SPORTS.find((each) => each === value) ?? 'all')}
        >
          <option value="all">All sports</option>
          {KIT_SPORTS.map((each) => (
            <option key={each} value={each}>
              {KIT_SPORT_LABELS[each]}
            </option>
          ))}
        </Select>
      }
    >
      <p className="mb-4 text-sm text-ink-muted">Put one on your kit and change whatever you like.</p>
      <ul aria-label="Ready designs" className="grid grid-cols-3 gap-2.5 sm:grid-cols-6 lg:grid-cols-3">
        {KIT_GALLERY.filter((design) => sport === 'all' || design.sport === sport).map((design) => (
          <ReadyDesign key={design.id} design={design} kit={kit} />
        ))}
      </ul>
    </PanelSection>
  );
});

type ReadyDesignProps = { design: GalleryDesign; kit: KitDocument };

const ReadyDesign = memo(function ReadyDesign({ design: { name, document }, kit }: ReadyDesignProps) {
  const garment = useDesigner((state) => state.garment);
  const [place, isNear] = useNear<HTMLLIElement>();
  const applied = useMemo(() => (isNear ? applyDesign(kit, document) : undefined), [isNear, kit, document]);
  return (
    <li ref={place}>
      <KitChoice
        label={name}
        document={applied}
        garment={garment}
        onChoose={() => edit((now) => applyDesign(now, document), `${name} is on the kit.`)}
      />
    </li>
  );
});
