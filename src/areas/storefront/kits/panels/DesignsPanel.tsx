'use client';

import { memo, useMemo, useState } from 'react';
import { Sparkles } from 'lucide-react';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { applyDesign } from '@/domain/kits/editing/design';
import { KIT_GALLERY } from '@/domain/kits/gallery/kit-gallery';
import { inspire } from '@/domain/kits/inspire';
import { Button } from '@/ui/Button';
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
  const garment = useDesigner((state) => state.garment);
  const gallery = useMemo(
    () => KIT_GALLERY.map((each) => ({ ...each, applied: applyDesign(kit, each.document) })),
    [kit],
  );
  return (
    <PanelSection title="Ready designs">
      <p className="mb-4 text-sm text-ink-muted">Put one on your kit and change whatever you like.</p>
      <ul aria-label="Ready designs" className="grid grid-cols-3 gap-2.5 sm:grid-cols-6 lg:grid-cols-3">
        {gallery.map(({ id, name, document, applied }) => (
          <li key={id}>
            <KitChoice
              label={name}
              document={applied}
              garment={garment}
              onChoose={() => edit((now) => applyDesign(now, document), `${name} is on the kit.`)}
            />
          </li>
        ))}
      </ul>
    </PanelSection>
  );
});
