import {
  TURNS,
  turnedSides,
  type MappedPiece,
  type OwnPiece,
  type SketchedOutline,
} from '@/domain/kits/templates/template-mapping';
import { boundsOf, parsePath } from '@/domain/kits/outline-path';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import type { ShownOutline } from './load-template';

type PieceCardProps = {
  piece: OwnPiece;
  outlines: readonly ShownOutline[];
  mapped: MappedPiece | undefined;
  onChange: (mapped: MappedPiece | undefined) => void;
};

const MOST_RATIO = 2.5;

const POSES = [false, true].flatMap((isMirrored) =>
  TURNS.map((turn) => ({
    ...{ turn, isMirrored, value: `${turn} ${isMirrored}` },
    label: [isMirrored ? 'Mirrored' : '', turn === 0 ? (isMirrored ? '' : 'As drawn') : `turned ${turn}°`]
      .filter(Boolean)
      .join(', ')
      .replace(/^t/, 'T'),
  })),
);

export function PieceCard({ piece, outlines, mapped, onChange }: PieceCardProps) {
  const current: MappedPiece = mapped ?? {
    ...{ size: piece.size, piece: piece.piece, cut: null, seam: null, turn: 0, isMirrored: false },
  };
  const line = outlineAt(outlines, current.seam ?? current.cut);
  const ours = current.seam === null && current.cut !== null ? piece.cut : piece.sewn;
  const choose = (change: Partial<MappedPiece>) => {
    const next = { ...current, ...change };
    onChange(next.cut === null && next.seam === null ? undefined : next);
  };
  const likely = outlines.flatMap((outline, place) =>
    fits(outline, piece.sewn) || place === current.cut || place === current.seam ? [{ outline, place }] : [],
  );
  const scale = Math.max(ours.width, ours.height, line?.width ?? 0, line?.height ?? 0) * 1.06;
  return (
    <fieldset className="h-full rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{piece.piece}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Sketch caption="Ours" label={`Our ${piece.piece.toLowerCase()}`} d={piece.d} scale={scale} />
        {line ? (
          <Sketch
            caption="Template"
            label={`Outline for ${piece.piece.toLowerCase()}`}
            d={line.d}
            scale={scale}
            pose={`rotate(${current.turn})${current.isMirrored ? ' scale(-1 1)' : ''}`}
          />
        ) : (
          <p className="grid aspect-square place-items-center rounded-control border border-dashed border-line-strong p-3 text-center text-sm text-ink-muted">
            Our own piece is used
          </p>
        )}
      </div>
      {line && <p className="mt-2 text-sm text-ink-muted tabular-nums">{compared(line, current, ours)}</p>}
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {(['cut', 'seam'] as const).map((kind) => (
          <Field key={kind} label={kind === 'cut' ? 'Cut line' : 'Seam line'}>
            {(control) => (
              <Select
                {...control}
                value={current[kind] ?? ''}
                onChange={({ target }) => choose({ [kind]: target.value === '' ? null : Number(target.value) })}
              >
                <option value="">None</option>
                {likely.map(({ outline, place }) => (
                  <option key={place} value={place}>
                    {outlineText(outline, place)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        {line && (
          <Field label="Position">
            {(control) => (
              <Select
                {...control}
                value={`${current.turn} ${current.isMirrored}`}
                onChange={({ target }) => {
                  const pose = POSES.find(({ value }) => value === target.value);
                  if (pose) choose({ turn: pose.turn, isMirrored: pose.isMirrored });
                }}
              >
                {POSES.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </fieldset>
  );
}

const outlineAt = (outlines: readonly ShownOutline[], place: number | null): ShownOutline | undefined =>
  place === null ? undefined : outlines[place];

const outlineText = ({ layer, name, width, height }: SketchedOutline, place: number): string =>
  `${[layer, name].filter(Boolean).join(' / ') || `Outline ${place + 1}`}, ${Math.round(width)} × ${Math.round(height)} mm`;

function fits({ width, height }: SketchedOutline, own: OwnPiece['sewn']): boolean {
  const within = (one: number, other: number) => one < other * MOST_RATIO && other < one * MOST_RATIO;
  return (
    (within(width, own.width) && within(height, own.height)) || (within(width, own.height) && within(height, own.width))
  );
}

const signed = (value: number): string => {
  const whole = Math.round(value);
  if (whole === 0) return '±0';
  return `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`;
};

function compared(line: SketchedOutline, { turn }: MappedPiece, ours: OwnPiece['sewn']): string {
  const [width, height] = turnedSides(line, turn);
  const share = (100 * (line.area - ours.area)) / ours.area;
  const sides = [width, height, ours.width, ours.height].map(Math.round);
  const difference = `${signed(width - ours.width)}, ${signed(height - ours.height)} mm`;
  return `${sides[0]} × ${sides[1]} mm, ours ${sides[2]} × ${sides[3]} mm (${difference}). Area ${Math.round(line.area / 100)} cm², ours ${Math.round(ours.area / 100)} cm² (${signed(share)}%).`;
}

type SketchProps = { caption: string; label: string; d: string; scale: number; pose?: string };

function Sketch({ caption, label, d, scale, pose = '' }: SketchProps) {
  const { left, top, right, bottom } = boundsOf(parsePath(d)) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-scale / 2} ${-scale / 2} ${scale} ${scale}`}
        className="aspect-square w-full rounded-control bg-surface-sunken"
      >
        <path
          d={d}
          transform={`${pose} translate(${-(left + right) / 2} ${-(top + bottom) / 2})`}
          vectorEffect="non-scaling-stroke"
          className="fill-brand-soft stroke-accent"
          strokeWidth={1.5}
        />
      </svg>
      <figcaption className="mt-1 text-xs text-ink-muted">{caption}</figcaption>
    </figure>
  );
}
