import { memo } from 'react';
import { inkColor, type KitLogo } from '@/domain/kits/document/kit-document';

type LogoPictureProps = {
  logo: KitLogo;
  /** What it is shown as instead of its shapes. */
  picture?: string | undefined;
  colors: readonly string[];
  className?: string;
};

/** A logo in a kit’s colours, beside words that name it. */
export const LogoPicture = memo(function LogoPicture({ logo, picture, colors, className }: LogoPictureProps) {
  const { width, height, shapes } = logo;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={className}>
      {picture ? (
        <image href={picture} width={width} height={height} preserveAspectRatio="none" />
      ) : (
        shapes.map(({ d, color }, i) => <path key={i} d={d} fill={inkColor(color, { colors })} />)
      )}
    </svg>
  );
});
