'use client';

import { memo, useEffect, useId, useMemo, useState } from 'react';
import type { LetteredElement } from '@/domain/kits/lettering/printed-words';
import type { KitLettering } from '@/domain/kits/document/kit-document';
import { KIT_FONT_IDS, KIT_FONTS, type KitFontId } from '@/domain/kits/document/kit-fonts';
import { KIT_RANGES } from '@/domain/kits/document/kit-limits';
import { setSharedLettering } from '@/domain/kits/editing/elements';
import { layOutText } from '@/domain/kits/lettering/lay-out-text';
import { Checkbox } from '@/ui/Checkbox';
import { loadOutlines } from '@/domain/kits/lettering/load-outlines';
import type { Outlines } from '@/domain/kits/lettering/outlines';
import { cn } from '@/ui/cn';
import { useNear } from '@/ui/use-near';
import { Slider } from '../controls/Slider';
import { SlotPicker } from '../controls/SlotPicker';
import { edit } from '../designer-store';

type LetteringFieldsProps = {
  id: string;
  kind: LetteredElement['kind'];
  lettering: KitLettering;
  words: string;
};

export const LetteringFields = memo(function LetteringFields({ id, kind, lettering, words }: LetteringFieldsProps) {
  const { outline, shadow } = lettering;
  const set = (parts: Partial<KitLettering>, message?: string, run?: string) =>
    edit((document) => setSharedLettering(document, id, parts), message, run && `${run}-${id}`);
  return (
    <div className="space-y-4">
      <FontPicker
        chosen={lettering.font}
        words={words}
        onChange={(font) => set({ font }, `Font: ${KIT_FONTS[font].label}.`)}
      />
      {kind !== 'number' && (
        <Checkbox
          label="In capitals"
          description="Otherwise as it is typed."
          checked={lettering.capitals === true}
          onChange={({ target: { checked: capitals } }) =>
            set({ capitals }, capitals ? 'In capitals.' : 'As it is typed.')
          }
        />
      )}
      <SlotPicker
        legend="Colour"
        value={lettering.color}
        onChange={(color) => color !== undefined && set({ color }, 'Colour changed.')}
      />
      <SlotPicker
        legend="Outline"
        none="None"
        value={outline?.color}
        onChange={(color) =>
          set({ outline: color === undefined ? null : { color, width: outline?.width ?? 3 } }, 'Outline changed.')
        }
      />
      {outline && (
        <Slider
          label="Outline width"
          value={outline.width}
          range={KIT_RANGES.outline}
          step={0.5}
          format={(value) => `${value} mm`}
          onChange={(width) => set({ outline: { ...outline, width } }, undefined, 'outline')}
        />
      )}
      <SlotPicker
        legend="Shadow"
        none="None"
        value={shadow?.color}
        onChange={(color) =>
          set(
            { shadow: color === undefined ? null : { color, x: shadow?.x ?? 4, y: shadow?.y ?? 4 } },
            'Shadow changed.',
          )
        }
      />
      <Slider
        label="Arc"
        value={lettering.arc}
        range={KIT_RANGES.turn}
        step={1}
        format={(value) => (value === 0 ? 'Straight' : `${Math.round(value)}°`)}
        onChange={(arc) => set({ arc }, undefined, 'arc')}
      />
      <Slider
        label="Letter spacing"
        value={lettering.spacing}
        range={KIT_RANGES.spacing}
        step={0.01}
        format={(value) => `${Math.round(value * 100)} %`}
        onChange={(spacing) => set({ spacing }, undefined, 'spacing')}
      />
    </div>
  );
});

type FontPickerProps = { chosen: KitFontId; words: string; onChange: (font: KitFontId) => void };

function FontPicker({ chosen, words, onChange }: FontPickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Font</legend>
      <div className="grid grid-cols-2 gap-2">
        {KIT_FONT_IDS.map((font) => (
          <label
            key={font}
            className={cn(
              'relative flex cursor-pointer flex-col gap-1 rounded-control border px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              font === chosen ? 'border-brand bg-brand-soft' : 'border-line bg-surface-raised hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={KIT_FONTS[font].label}
              checked={font === chosen}
              onChange={() => onChange(font)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <FontSample font={font} words={words} />
            <span aria-hidden className="text-xs text-ink-muted">
              {KIT_FONTS[font].label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const SAMPLE = { height: 100, maxWidth: 600 };

/** Loads its font when near the screen: all of them are over a megabyte. */
const FontSample = memo(function FontSample({ font, words }: { font: KitFontId; words: string }) {
  const [place, isNear] = useNear<SVGSVGElement>();
  const [outlines, setOutlines] = useState<Outlines>({});
  useEffect(() => {
    // Choosing the font loads it again, and tells the shopper if that fails.
    if (isNear) loadOutlines([font]).then(setOutlines, () => undefined);
  }, [isNear, font]);
  const sample = useMemo(() => {
    const lettering = { font, color: 0, outline: null, shadow: null, arc: 0, spacing: 0.03 };
    return layOutText(words, lettering, SAMPLE, outlines);
  }, [font, words, outlines]);
  const width = Math.max(sample.width, 1);
  return (
    <svg
      ref={place}
      aria-hidden
      viewBox={`${-width / 2} -70 ${width} 140`}
      preserveAspectRatio="xMinYMid meet"
      className="h-8 w-full overflow-visible fill-current"
    >
      {sample.marks.map((mark, i) => mark.kind === 'fill' && <path key={i} d={mark.d} />)}
    </svg>
  );
});
