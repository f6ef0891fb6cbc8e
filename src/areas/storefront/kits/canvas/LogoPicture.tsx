import { memo } from 'react';
import { inkColor, type KitLogo } from '@/domain/kits/document/kit-document';

type LogoPictureProps = { logo: KitLogo; colors: readonly string[]; className?: string };

/** A logo in a kit’s colours, beside words that name it. */
export const LogoPicture = memo(function LogoPicture({ logo, colors, className }: LogoPictureProps) {
  const { width, height, shapes } = logo;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={className}>
      {shapes.map(({ d, color }, i) => (
        <path key={i} d={d} fill={inkColor(color, { colors })} />
      ))}
    </svg>
  );
});
