'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import { colorName, MAX_TEAM_COLORS, printContrast } from '@/domain/teams/team-colors';
import { Button } from '@/ui/Button';
import { useCloseWarning } from '@/ui/use-close-warning';
import { AddColor } from '@/modules/team/components/colors/AddColor';
import { ColorRow } from '@/modules/team/components/colors/ColorRow';
import { useTeamColors } from './use-team-colors';
import type { Garment, KitPicture } from '@/domain/kits';
import { Skeleton } from '@/ui/Skeleton';

type ColorsEditorProps = { colors: readonly string[]; sportType: string | null | undefined };

export function ColorsEditor({ colors: initial, sportType }: ColorsEditorProps) {
  const { colors, isChanged, isSaving, change, save, reset } = useTeamColors(initial);
  const drawn = useDeferredValue(colors);
  useCloseWarning(isChanged);
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-14">
      <div>
        <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
          <h2 className="text-subheading">Your colours</h2>
          <p className="text-sm text-ink-muted tabular-nums">
            {colors.length} of {MAX_TEAM_COLORS}
          </p>
        </div>
        <ul className="divide-y divide-line">
          {colors.map((hex, position) => (
            <ColorRow key={position} hex={hex} position={position} colors={colors} onChange={change} />
          ))}
        </ul>
        <div className="mt-6 border-t border-line pt-6">
          <AddColor colors={colors} onChange={change} />
        </div>
        <div
          data-toast-floor
          className="sticky bottom-0 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-surface py-4"
        >
          <Button onClick={() => void save()} loading={isSaving} disabled={!isChanged}>
            Save colours
          </Button>
          {isChanged && (
            <Button variant="ghost" onClick={reset} disabled={isSaving}>
              Discard changes
            </Button>
          )}
          <p role="status" className="text-sm text-ink-muted">
            {isChanged ? 'Not saved yet' : 'Saved'}
          </p>
        </div>
      </div>
      <section
        aria-label="Kit in your colours"
        className="space-y-4 max-lg:order-first lg:sticky lg:top-4 lg:self-start lg:pt-2"
      >
        <div className="grid grid-cols-2 gap-2 rounded-card bg-surface-sunken p-4">
          <KitPreview picture={teamKit(sportType, drawn, 'front')} label="Your kit from the front" />
          <KitPreview picture={teamKit(sportType, drawn, 'back')} label="Your kit from the back" />
        </div>
        <PrintNote colors={colors} />
      </section>
    </div>
  );
}

function PrintNote({ colors }: { colors: readonly string[] }) {
  const print = printContrast(colors);
  if (!print) return <p className="text-sm text-ink-muted">Add a second colour for names, numbers and trim.</p>;
  const pair = `${colorName(colors[1] ?? '')} on ${colorName(colors[0] ?? '')}`;
  const ratio = `contrast ${print.ratio.toFixed(1)} to 1`;
  if (!print.isPoor) return <p className="text-sm text-ink-muted">{`${pair} is easy to read (${ratio}).`}</p>;
  return (
    <p role="status" className="flex gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <strong className="block font-semibold">Hard to read from the stands</strong>
        {`${pair}: ${ratio}; 3 to 1 or more is readable. Names and numbers are printed in the second colour.`}
      </span>
    </p>
  );
}

const BY_SPORT: [RegExp, Garment][] = [
  [/netball/i, 'netball-dress'],
  [/rugby/i, 'rugby-jersey'],
  [/cricket/i, 'cricket-shirt'],
  [/football|soccer/i, 'football-shirt'],
];

function teamKit(sportType: string | null | undefined, colors: readonly string[], view: 'front' | 'back'): KitPicture {
  const [primary = '#7c3aed', secondary = '#ffffff', accent = secondary] = colors;
  const garment = BY_SPORT.find(([sport]) => sport.test(sportType ?? ''))?.[1] ?? 'training-tee';
  return {
    garment,
    view,
    colors: { primary, secondary, accent },
    pattern: 'side-panels',
    number: '7',
    background: 'none',
  };
}

type KitPreviewProps = { picture: KitPicture; label: string };

/** Draws in the browser; the renderer loads on demand. */
function KitPreview({ picture, label }: KitPreviewProps) {
  const [source, setSource] = useState<string>();
  const key = JSON.stringify(picture);

  useEffect(() => {
    let isCurrent = true;
    void import('@/domain/kits').then(async ({ drawKit, loadDrapes, loadOutlines, PICTURE_FONT }) => {
      const drawn = JSON.parse(key) as KitPicture;
      const sources = await Promise.all([loadOutlines([PICTURE_FONT]), loadDrapes([drawn.garment])]);
      const svg = drawKit(drawn, ...sources);
      if (isCurrent) setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);

  return source ? (
    <img src={source} alt={label} width={480} height={600} className="aspect-4/5 w-full" />
  ) : (
    <Skeleton className="aspect-4/5 w-full" />
  );
}
