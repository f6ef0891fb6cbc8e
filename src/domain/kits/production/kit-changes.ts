import { isSame } from '../../merging/is-same';
import type { KitDocument } from '../document/kit-document';
import { KIT_GARMENTS, KIT_VIEWS, type KitGarmentType, type KitSurface, type KitView } from '../document/kit-garments';
import { nearestSwatch } from '../palette/kit-palette';
import { describeKit, elementLabel } from './describe-kit';
import { spotInksOf } from './spot-inks';

export interface KitChanges {
  texts: string[];
  sides: { garment: KitGarmentType; view: KitView }[];
}

/** Differences in words, and the sides on which they are seen. Compares the first colours of both, as ordered. */
export function kitChanges(was: KitDocument, is: KitDocument): KitChanges {
  const [before, after] = [partsOf(was), partsOf(is)];
  const garments = is.garments.map(({ type }) => type);
  const texts: string[] = [];
  const sides: KitChanges['sides'] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [from, to] = [before.get(key), after.get(key)];
    if (from && to && isSame(from.state, to.state)) continue;
    const part = to ?? from;
    if (!part) continue;
    texts.push(...(from && to ? changedTexts(from, to) : [`${part.title} ${to ? 'added' : 'removed'}`]));
    for (const garment of part.garment ? [part.garment] : garments)
      sides.push(...viewsOf(from, to).map((view) => ({ garment, view })));
  }
  const known = new Set(garments);
  const marks = new Set(
    sides.filter(({ garment }) => known.has(garment)).map(({ garment, view }) => `${garment} ${view}`),
  );
  return {
    texts: [...new Set(texts)],
    sides: garments.flatMap((garment) =>
      KIT_VIEWS.filter((view) => marks.has(`${garment} ${view}`)).map((view) => ({ garment, view })),
    ),
  };
}

interface Part {
  title: string;
  /** Missing for what all garments share. */
  garment?: KitGarmentType;
  /** Missing for what is seen from all sides. */
  surface?: KitSurface;
  details: Record<string, string>;
  /** Compared as a whole: not all of it is described. */
  state: unknown;
}

const VIEWS: Record<KitSurface, readonly KitView[]> = {
  front: ['front'],
  back: ['back'],
  'left-sleeve': ['left'],
  'right-sleeve': ['right'],
  left: ['left'],
  right: ['right'],
};

const viewsOf = (...parts: (Part | undefined)[]): readonly KitView[] =>
  parts.some((part) => part && !part.surface)
    ? KIT_VIEWS
    : parts.flatMap((part) => (part?.surface ? VIEWS[part.surface] : []));

function changedTexts({ details: had, title }: Part, { details: has }: Part): string[] {
  const texts = Object.keys({ ...had, ...has }).flatMap((name) => {
    const [from, to] = [had[name] || 'none', has[name] || 'none'];
    return from === to ? [] : [`${[title, name].filter(Boolean).join(', ')}: ${from} → ${to}`];
  });
  return texts.length > 0 ? texts : [`${title} changed`];
}

function partsOf(kit: KitDocument): Map<string, Part> {
  const [colorway] = kit.colorways;
  const parts = new Map<string, Part>();
  if (!colorway) return parts;
  const described = describeKit(kit, colorway);
  const plates = spotInksOf(kit, colorway).map(
    ({ hex, name }) => [name, `${nearestSwatch(hex).swatch.name} (${hex})`] as const,
  );
  const named = (text: string) => plates.reduce((all, [plate, name]) => all.replaceAll(plate, name), text);
  for (const { part, ink } of described.parts)
    parts.set(part, { title: part, details: { '': named(ink) }, state: named(ink) });
  for (const { type, title, placements } of described.garments) {
    parts.set(`garment ${type}`, {
      title: KIT_GARMENTS[type].label,
      garment: type,
      details: { '': named(title) },
      state: named(title),
    });
    const elements = kit.elements.filter(({ garment }) => garment === type);
    elements.forEach((element, index) => {
      const placement = placements[index];
      if (!placement) return;
      const { surface, place, size, what } = placement;
      const inks = named(placement.inks);
      const { id, ...state } = element;
      parts.set(`element ${type} ${id}`, {
        title: `${KIT_GARMENTS[type].label}, ${elementLabel(element)}`,
        ...{ garment: type, surface: element.surface },
        details: { lettering: what, side: surface, place, size, colours: inks },
        state: { ...state, inks },
      });
    });
  }
  return parts;
}
