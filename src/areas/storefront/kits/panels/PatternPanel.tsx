'use client';

import { memo, useMemo } from 'react';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { KIT_RANGES } from '@/domain/kits/document/kit-limits';
import { KIT_PATTERN_TYPES, KIT_PATTERNS, type KitPatternType } from '@/domain/kits/document/kit-patterns';
import { setPattern, setPatternColor, setPatternType } from '@/domain/kits/editing/design';
import { Button } from '@/ui/Button';
import { KitChoice } from '../canvas/KitChoice';
import { Slider } from '../controls/Slider';
import { SlotPicker } from '../controls/SlotPicker';
import { edit, useDesigner, useDrawn, useKitAtRest, useKitPart } from '../designer-store';
import { PanelSection } from './PanelSection';
import { Unreadable } from './Unreadable';

export function PatternPanel() {
  const type = useKitPart(({ pattern }) => pattern.type);
  const colors = useKitPart(({ pattern }) => pattern.colors);
  const isUsual = useDrawn(({ history }) => history.present.pattern.scale === 1 && history.present.pattern.angle === 0);
  const rested = useKitAtRest();
  return (
    <>
      {type !== 'plain' && (
        <PanelSection
          title={KIT_PATTERNS[type].label}
          aside={
            !isUsual && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() =>
                  edit(
                    (document) => setPattern(document, { scale: 1, angle: 0 }),
                    'Size and angle of the pattern reset.',
                  )
                }
              >
                Reset
              </Button>
            )
          }
        >
          <div className="space-y-3">
            {Array.from({ length: Math.min(KIT_PATTERNS[type].colors, colors.length + 1) }, (_, index) => (
              <SlotPicker
                key={index}
                legend={index === 0 ? 'Colour' : 'Second colour'}
                value={colors[index]}
                {...(index > 0 && { none: 'None' })}
                onChange={(slot) =>
                  edit((document) => setPatternColor(document, index, slot), 'Colour of the pattern changed.')
                }
              />
            ))}
            <Size />
            <Angle />
            <Unreadable />
          </div>
        </PanelSection>
      )}
      <Patterns kit={rested} chosen={type} />
    </>
  );
}

function Size() {
  const scale = useKitPart(({ pattern }) => pattern.scale);
  return (
    <Slider
      label="Size"
      value={scale}
      range={KIT_RANGES.scale}
      step={0.05}
      format={(value) => `${Math.round(value * 100)} %`}
      onChange={(value) => edit((document) => setPattern(document, { scale: value }), undefined, 'pattern-scale')}
    />
  );
}

function Angle() {
  const angle = useKitPart(({ pattern }) => pattern.angle);
  return (
    <Slider
      label="Angle"
      value={angle}
      range={KIT_RANGES.turn}
      step={1}
      format={(value) => `${Math.round(value)}°`}
      onChange={(value) => edit((document) => setPattern(document, { angle: value }), undefined, 'pattern-angle')}
    />
  );
}

const Patterns = memo(function Patterns({ kit, chosen }: { kit: KitDocument; chosen: KitPatternType }) {
  const garment = useDesigner((state) => state.garment);
  const choices = useMemo(() => {
    const plain = { ...kit, elements: [] };
    return KIT_PATTERN_TYPES.map((type) => ({ type, document: setPatternType(plain, type) }));
  }, [kit]);
  return (
    <PanelSection title="Patterns">
      <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-5 lg:grid-cols-3">
        {choices.map(({ type, document }) => (
          <li key={type}>
            <KitChoice
              label={KIT_PATTERNS[type].label}
              isChosen={type === chosen}
              document={document}
              garment={garment}
              onChoose={() => edit((now) => setPatternType(now, type), `Pattern: ${KIT_PATTERNS[type].label}.`)}
            />
          </li>
        ))}
      </ul>
    </PanelSection>
  );
});
