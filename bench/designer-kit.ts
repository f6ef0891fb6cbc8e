import type { KitDocument, KitElement, KitLogo } from '../src/domain/kits/document/kit-document';
import type { KitSurface } from '../src/domain/kits/document/kit-garments';
import { MAX_KIT_ELEMENTS } from '../src/domain/kits/document/kit-limits';
import type { KitPatternType } from '../src/domain/kits/document/kit-patterns';
import { starterKit } from '../src/domain/kits/document/starter-kit';

const SURFACES: readonly KitSurface[] = [
  'front',
  'back',
  'front',
  'back',
  'front',
  'left-sleeve',
  'front',
  'right-sleeve',
];

function tracedLogo(seed: number): KitLogo {
  const at = (turn: number, radius: number) =>
    `${(50 + radius * Math.cos(turn)).toFixed(2)} ${(50 + radius * Math.sin(turn)).toFixed(2)}`;
  const lobes = 9 + (seed % 5);
  const ring = (radius: number): string => {
    const step = (2 * Math.PI) / lobes;
    const curves = Array.from(
      { length: lobes },
      (_, i) =>
        `C${at((i + 0.3) * step, radius * 1.2)} ${at((i + 0.7) * step, radius * 1.2)} ${at((i + 1) * step, radius)}`,
    );
    return `M${at(0, radius)}${curves.join('')}Z`;
  };
  const shapes = Array.from({ length: 24 }, (_, i) => ({ d: ring(48 - i * 1.9), color: i % 3 }));
  return { name: `Sponsor ${seed + 1}`, width: 100, height: 100, shapes };
}

function element(index: number): KitElement {
  const surface = SURFACES[index % SURFACES.length] ?? 'front';
  const isSmall = surface !== 'front' && surface !== 'back';
  const row = Math.floor(index / SURFACES.length);
  const pair = Math.floor(index / 2);
  const x = isSmall ? 0 : ((pair % 4) - 1.5) * 95;
  const place = { id: `e${index}`, garment: 'football-shirt', surface, x, y: 110 + row * 95, rotation: 0 } as const;
  if (pair % 2 === 0) return { kind: 'logo', ...place, width: 60, logo: tracedLogo(index) };
  const lettering = {
    font: 'block',
    color: 1,
    outline: { color: 2, width: 2 },
    shadow: { color: 0, x: 3, y: 3 },
    arc: index % 3 === 0 ? 60 : 0,
    spacing: 0.05,
  } as const;
  return { kind: 'text', ...place, height: 22, maxWidth: 85, lettering, text: `Northside ${index}` };
}

export function fullKit(pattern: KitPatternType): KitDocument {
  const document = starterKit('football-shirt', ['#1e3a8a', '#ffffff', '#facc15']);
  const others = Array.from({ length: MAX_KIT_ELEMENTS - document.elements.length }, (_, index) => element(index));
  return {
    ...document,
    pattern: { type: pattern, colors: [1, 2], scale: 1, angle: 0 },
    elements: [...document.elements, ...others],
  };
}
