'use client';

import { memo, useState } from 'react';
import { normalizeHex } from '@/domain/kits/color';
import { KIT_PALETTE, nearestSwatch } from '@/domain/kits/palette/kit-palette';
import { isHexColor } from '@/domain/text/hex';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { settle, useDesigner } from '../designer-store';
import { colorName } from './color-name';
import { useSteady } from './use-steady';

type ColorPickerProps = {
  label: string;
  value: string;
  /** @param isTyping all changes until its end are one undo step. */
  onChange: (hex: string, isTyping: boolean) => void;
};

export function ColorPicker({ label, value, onChange }: ColorPickerProps) {
  const [typed, setTyped] = useState<string>();
  const near = nearestSwatch(value);
  const isOurs = near.swatch.hex === value;
  const isWrong = typed !== undefined && typed.length >= '#rrggbb'.length && !isHexColor(typed);

  const choose = useSteady((hex: string) => onChange(hex, false));

  function type(text: string) {
    const hex = text.trim().toLowerCase();
    setTyped(hex);
    if (isHexColor(hex)) onChange(hex, true);
    else if (/^#[0-9a-f]{3}$/.test(hex)) onChange(normalizeHex(hex), true);
  }

  function leave() {
    setTyped(undefined);
    settle();
  }

  return (
    <div className="space-y-4">
      <TeamPalette label={label} value={value} onChoose={choose} />
      <Palette label={label} value={value} onChoose={choose} />
      <div className="flex items-end gap-2">
        <input
          type="color"
          aria-label={`Pick any colour for ${label}`}
          value={isHexColor(typed ?? '') ? typed : value}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          className="h-11 w-13 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface-raised p-1"
        />
        <Field
          label="Colour value"
          hideLabel
          className="grow"
          error={isWrong ? 'Write it as #rrggbb, for instance #1e3a8a.' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={typed ?? value}
              spellCheck={false}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
            />
          )}
        </Field>
      </div>
      <p className="text-sm text-ink-muted">
        {isOurs ? (
          <>
            {near.swatch.name} <span className="tabular-nums">{near.swatch.code}</span>
          </>
        ) : (
          <>
            This colour is not in our palette. The nearest is{' '}
            <button
              type="button"
              onClick={() => choose(near.swatch.hex)}
              className="font-medium text-accent underline underline-offset-4"
            >
              {near.swatch.name}, {near.swatch.code}
            </button>
            .
          </>
        )}
      </p>
    </div>
  );
}

type PaletteProps = { label: string; value: string; onChoose: (hex: string) => void };

function TeamPalette({ label, value, onChoose }: PaletteProps) {
  const team = useDesigner((state) => state.team);
  if (!team) return null;
  return (
    <div>
      <p className="mb-1.5 truncate text-sm font-medium">{team.teamName}’s colours</p>
      <div role="group" aria-label={`Your team’s colours for ${label}`} className={PALETTE}>
        {team.colors.map((hex) => (
          <Swatch key={hex} name={colorName(hex)} hex={hex} isChosen={hex === value} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}

function Palette({ label, value, onChoose }: PaletteProps) {
  return (
    <div role="group" aria-label={`Palette for ${label}`} className={PALETTE}>
      {KIT_PALETTE.map(({ code, name, hex }) => (
        <Swatch key={code} name={`${name}, ${code}`} hex={hex} isChosen={hex === value} onChoose={onChoose} />
      ))}
    </div>
  );
}

const PALETTE = 'grid grid-cols-[repeat(auto-fill,minmax(2rem,1fr))] gap-1.5';

type SwatchProps = { name: string; hex: string; isChosen: boolean; onChoose: (hex: string) => void };

const Swatch = memo(function Swatch({ name, hex, isChosen, onChoose }: SwatchProps) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={isChosen}
      onClick={() => onChoose(hex)}
      style={{ backgroundColor: hex }}
      className={cn(
        'aspect-square rounded-control border border-ink/15 transition-transform hover:scale-110 dark:border-ink/30',
        isChosen && 'ring-2 ring-brand ring-offset-2 ring-offset-surface-raised',
      )}
    />
  );
});
