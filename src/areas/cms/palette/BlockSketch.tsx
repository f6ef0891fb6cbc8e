import { cn } from '@/ui/cn';
import { SKETCHES, UNKNOWN_SKETCH, type Tone } from './block-sketches';

const tones: Record<Tone, string> = {
  fill: 'fill-ink/15',
  soft: 'fill-ink/35',
  ink: 'fill-ink/80',
  accent: 'fill-accent',
};

export function BlockSketch({ type, className }: { type: string; className?: string }) {
  const shapes = Object.hasOwn(SKETCHES, type) ? SKETCHES[type] : UNKNOWN_SKETCH;
  return (
    <svg
      aria-hidden
      viewBox="0 0 64 40"
      className={cn('shrink-0 rounded-xs border border-line bg-surface-sunken', className)}
    >
      {shapes?.map(([tone, x, y, width, height, radius], index) => (
        <rect key={index} x={x} y={y} width={width} height={height} rx={radius} className={tones[tone]} />
      ))}
    </svg>
  );
}
