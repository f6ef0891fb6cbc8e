import { inkColor, type KitColorway, type KitLogo } from '@/domain/kits/document/kit-document';

type LogoPictureProps = { logo: KitLogo; colorway: KitColorway; className?: string };

/** A logo in a kit’s colours, beside words that name it. */
export function LogoPicture({ logo: { width, height, shapes }, colorway, className }: LogoPictureProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={className}>
      {shapes.map(({ d, color }, i) => (
        <path key={i} d={d} fill={inkColor(color, colorway)} />
      ))}
    </svg>
  );
}
