import { withReadableLettering } from '../checks/match-lettering';
import { inkColor, type KitDocument, type KitPattern } from '../document/kit-document';
import { KIT_RANGES, MAX_NAME_LENGTH } from '../document/kit-limits';
import { KIT_PATTERNS, type KitPatternType } from '../document/kit-patterns';
import { mapElementInks } from './inks';
import { heldFactor, heldLine, heldTurn } from './values';

export function rename(document: KitDocument, name: string): KitDocument {
  const line = heldLine(name, MAX_NAME_LENGTH);
  return !line || line === document.name ? document : { ...document, name: line };
}

/** Changes the pattern; keeps its colours, then fills up with others of the kit. */
export function setPatternType(document: KitDocument, type: KitPatternType): KitDocument {
  const { pattern, base } = document;
  if (pattern.type === type) return document;
  const count = document.colorways[0]?.colors.length ?? 1;
  const others = Array.from({ length: count }, (_, slot) => slot).filter((slot) => slot !== base);
  const wanted = [...new Set([...pattern.colors.filter((slot) => slot !== base), ...others])];
  return { ...document, pattern: { ...pattern, type, colors: wanted.slice(0, KIT_PATTERNS[type].colors) } };
}

/** Scale (1 is usual) and angle in degrees. */
export function setPattern(
  document: KitDocument,
  { scale, angle }: Partial<Pick<KitPattern, 'scale' | 'angle'>>,
): KitDocument {
  const { pattern } = document;
  const next = {
    ...pattern,
    ...(scale !== undefined && { scale: heldFactor(scale, KIT_RANGES.scale, pattern.scale) }),
    ...(angle !== undefined && { angle: heldTurn(angle, pattern.angle) }),
  };
  return next.scale === pattern.scale && next.angle === pattern.angle ? document : { ...document, pattern: next };
}

/** Undefined removes the second colour. */
export function setPatternColor(document: KitDocument, index: number, slot: number | undefined): KitDocument {
  const { pattern, colorways } = document;
  const isKnown = slot === undefined || (Number.isInteger(slot) && colorways[0]?.colors[slot] !== undefined);
  if (!isKnown || !Number.isInteger(index) || index < 0 || index > pattern.colors.length) return document;
  if (index >= KIT_PATTERNS[pattern.type].colors || pattern.colors[index] === slot) return document;
  const colors = pattern.colors.slice(0, slot === undefined ? index : undefined);
  if (slot !== undefined) colors[index] = slot;
  return { ...document, pattern: { ...pattern, colors } };
}

/** Keeps garments, logos and texts, and their colours if the design has too few; unreadable ones get a readable ink. */
export function applyDesign(document: KitDocument, design: KitDocument): KitDocument {
  const count = design.colorways[0]?.colors.length ?? 0;
  const [home] = document.colorways;
  const kept = document.elements.map((element) => {
    const model = design.elements.find(({ kind }) => kind === element.kind);
    if (model && model.kind !== 'logo' && (element.kind === 'number' || element.kind === 'name'))
      return { ...element, lettering: { ...model.lettering, ...(element.lettering.capitals && { capitals: true }) } };
    return mapElementInks(element, (ink) =>
      typeof ink === 'number' && ink >= count && home ? inkColor(ink, home) : ink,
    );
  });
  return withReadableLettering({
    ...document,
    colorways: design.colorways,
    base: design.base,
    zones: design.zones,
    pattern: design.pattern,
    elements: kept,
  });
}
