'use client';

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import {
  colorName,
  moveColor,
  paletteName,
  removeColor,
  replaceColor,
  type ColorChange,
} from '@/domain/teams/team-colors';
import { IconButton } from '@/ui/IconButton';

type ColorRowProps = {
  hex: string;
  position: number;
  colors: readonly string[];
  onChange: (change: ColorChange) => void;
};

const ROLES = ['Main colour', 'Names, numbers and trim', 'Accent'];

export function ColorRow({ hex, position, colors, onChange }: ColorRowProps) {
  const name = colorName(hex);
  return (
    <li className="flex items-center gap-3 py-3">
      <label
        className="relative size-12 shrink-0 cursor-pointer rounded-full border border-line shadow-sm"
        style={{ background: hex }}
      >
        <span className="sr-only">Change {name}</span>
        <input
          type="color"
          value={hex}
          onChange={(event) => onChange(replaceColor(colors, hex, event.target.value))}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-muted">
          {paletteName(hex) && (
            <>
              <span className="font-mono">{hex}</span> ·{' '}
            </>
          )}
          {ROLES[position] ?? 'Further colour'}
        </p>
      </div>
      <div className="flex shrink-0">
        <MoveButton {...{ name, hex, position, colors, onChange }} by={-1} />
        <MoveButton {...{ name, hex, position, colors, onChange }} by={1} />
        <IconButton label={`Remove ${name}`} size="sm" onClick={() => onChange(removeColor(colors, hex))}>
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
    </li>
  );
}

const buttonId = (position: number, by: number) => `color-${position}-${by < 0 ? 'up' : 'down'}`;

/** Focus follows the colour, so that it can be pressed again. */
function MoveButton({ name, hex, position, colors, onChange, by }: ColorRowProps & { name: string; by: -1 | 1 }) {
  const Icon = by < 0 ? ArrowUp : ArrowDown;
  const target = position + by;

  function move() {
    onChange(moveColor(colors, hex, by));
    const isLast = target + by < 0 || target + by >= colors.length;
    requestAnimationFrame(() => document.getElementById(buttonId(target, isLast ? -by : by))?.focus());
  }

  return (
    <IconButton
      id={buttonId(position, by)}
      label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      size="sm"
      disabled={target < 0 || target >= colors.length}
      onClick={move}
    >
      <Icon aria-hidden className="size-4.5" />
    </IconButton>
  );
}
