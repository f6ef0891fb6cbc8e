import type { KitElement } from '@/domain/kits/document/kit-document';
import type { KitSurface } from '@/domain/kits/document/kit-garments';

export const SURFACE_LABELS: Record<KitSurface, string> = {
  front: 'Front',
  back: 'Back',
  'left-sleeve': 'Left sleeve',
  'right-sleeve': 'Right sleeve',
  left: 'Left side',
  right: 'Right side',
};

export function nameOf(element: KitElement): string {
  if (element.kind === 'logo') return element.logo.name;
  if (element.kind === 'text') return `‘${element.text}’`;
  return element.kind === 'name' ? 'Player name' : 'Player number';
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** ‘12 mm right of the middle, 130 mm from the top’ */
export function placeWords({ x, y }: KitElement): string {
  const across = x === 0 ? 'in the middle' : `${figure(Math.abs(x))} mm ${x > 0 ? 'right' : 'left'} of the middle`;
  return `${across}, ${figure(y)} mm from the top`;
}

export function sizeWords(element: KitElement): string {
  const size =
    element.kind === 'logo' ? `${figure(element.width)} mm wide` : `letters ${figure(element.height)} mm high`;
  return element.rotation === 0 ? size : `${size}, turned by ${figure(element.rotation)}°`;
}
