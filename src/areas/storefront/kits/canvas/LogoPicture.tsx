import { memo } from 'react';
import { inkColor, type KitLogo } from '@/domain/kits/document/kit-document';

type LogoPictureProps = {
  logo: KitLogo;
  picture?: string | undefined;
  colors: readonly string[];
  className?: string;
};

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
