import type { KitDocument, KitElement, KitInk } from '../document/kit-document';
import { pictureIn } from '../paint/paint-surface';
import { nearestSwatch, swatchOf } from '../palette/kit-palette';
import { placeOf, type KitPlace, type KitProblem } from './kit-problem';

/** CIEDE2000 below which a colour counts as the swatch. */
const SAME = 1;

export function inksOf(element: KitElement): KitInk[] {
  if (element.kind === 'logo') return element.logo.shapes.map(({ color }) => color);
  const { color, outline, shadow } = element.lettering;
  return [color, ...(outline ? [outline.color] : []), ...(shadow ? [shadow.color] : [])];
}

export function checkPalette(document: KitDocument): KitProblem[] {
  const { colorways } = document;
  const elements = document.elements.filter((element) => !pictureIn(document, element));
  const found = new Map<string, KitPlace>();
  const note = (hex: string, at: KitPlace) => {
    if (!swatchOf(hex) && !found.has(hex)) found.set(hex, at);
  };
  colorways.forEach(({ colors }, colorway) => colors.forEach((hex, slot) => note(hex, { colorway, slot })));
  for (const element of elements)
    for (const ink of inksOf(element)) if (typeof ink === 'string') note(ink, placeOf(element));
  return [...found].flatMap(([hex, at]) => {
    const { swatch, difference } = nearestSwatch(hex);
    if (difference < SAME) return [];
    const name = `${swatch.code} ${swatch.name}`;
    return {
      code: 'outside-palette',
      severity: 'warns',
      message: `${hex} is not one of our colours. The nearest is ${name}.`,
      fix: { label: `Use ${name}`, kind: 'replace-color', from: hex, to: swatch.hex },
      at,
    } satisfies KitProblem;
  });
}
