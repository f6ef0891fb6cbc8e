'use client';

import { MAX_TEAM_COLORS, type ColorChange } from '@/domain/teams/team-colors';
import { AddColor } from '@/modules/team/components/colors/AddColor';
import { ColorRow } from '@/modules/team/components/colors/ColorRow';
import { FieldError } from '@/ui/Field';
import { toast } from '@/ui/toast';

type TeamColorsProps = {
  colors: readonly string[];
  error: readonly string[] | undefined;
  onChange: (colors: readonly string[]) => void;
};

/** 1 to 6 colours, edited as in the portal. */
export function TeamColors({ colors, error, onChange }: TeamColorsProps) {
  function change({ colors: next, refusal }: ColorChange) {
    if (refusal) toast({ ...refusal, variant: 'destructive' });
    else onChange(next);
  }
  return (
    <section aria-labelledby="colors-title" className="card card-md">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="colors-title" className="text-subheading">
          Team colours
        </h2>
        <p className="text-sm text-ink-muted tabular-nums">
          {colors.length} of {MAX_TEAM_COLORS}
        </p>
      </div>
      {error?.[0] && <FieldError>{error[0]}</FieldError>}
      <ul className="mb-4 divide-y divide-line">
        {colors.map((hex, position) => (
          <ColorRow key={position} hex={hex} position={position} colors={colors} onChange={change} />
        ))}
      </ul>
      <AddColor colors={colors} onChange={change} />
    </section>
  );
}
