import { colorName } from '@/domain/teams/team-colors';
import { cn } from '@/ui/cn';

export function Swatch({ color, className }: { color: string; className?: string }) {
  const name = colorName(color);
  return (
    <span
      role="img"
      aria-label={name}
      title={name === color.toUpperCase() ? name : `${name}, ${color}`}
      className={cn('shrink-0 rounded-full border border-line-strong', className)}
      style={{ background: color }}
    />
  );
}
