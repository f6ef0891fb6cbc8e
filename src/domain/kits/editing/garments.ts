import { withReadableLettering } from '../checks/match-lettering';
import type { KitDocument, KitElement, KitGarment } from '../document/kit-document';
import { KIT_GARMENTS, type KitCollar, type KitCut, type KitGarmentType } from '../document/kit-garments';
import { suitsPattern } from '../document/kit-patterns';
import type { KitTechnique } from '../document/kit-techniques';
import { MAX_KIT_ELEMENTS } from '../document/kit-limits';
import { starterKit } from '../document/starter-kit';
import { freeId } from './ids';
import { inCut } from './in-cut';
import { mapLetteringInks } from './inks';

export function addGarment(document: KitDocument, type: KitGarmentType): KitDocument {
  if (document.garments.some((each) => each.type === type)) return document;
  const [starter] = starterKit(type, []).garments;
  if (!starter) return document;
  const cut = KIT_GARMENTS[type].cuts.find((each) => each === document.garments[0]?.cut) ?? starter.cut;
  const garment = { ...starter, cut, ...(!suitsPattern(type, document.pattern.type) && { isPlain: true }) };
  const elements = [...document.elements];
  for (const element of starterKit(type, []).elements) {
    if (elements.length < MAX_KIT_ELEMENTS)
      elements.push({ ...inStyle(document, inCut(element, starter, garment)), id: freeId(elements, element.id) });
  }
  const had = new Set(document.elements.map(({ id }) => id));
  return withReadableLettering(
    { ...document, garments: [...document.garments, garment], elements },
    ({ id }) => !had.has(id),
  );
}

function inStyle(document: KitDocument, element: KitElement): KitElement {
  if (element.kind === 'logo') return element;
  const model = document.elements.find((each) => each.kind === element.kind);
  if (model && model.kind !== 'logo') return { ...element, lettering: model.lettering };
  const last = (document.colorways[0]?.colors.length ?? 1) - 1;
  const lettering = mapLetteringInks(element.lettering, (ink) => (typeof ink === 'number' ? Math.min(ink, last) : ink));
  return { ...element, lettering };
}

export function removeGarment(document: KitDocument, type: KitGarmentType): KitDocument {
  const garments = document.garments.filter((each) => each.type !== type);
  if (garments.length === 0 || garments.length === document.garments.length) return document;
  return { ...document, garments, elements: document.elements.filter(({ garment }) => garment !== type) };
}

function change(document: KitDocument, type: KitGarmentType, next: (garment: KitGarment) => KitGarment): KitDocument {
  const garments = document.garments.map((each) => (each.type === type ? next(each) : each));
  return garments.every((each, i) => each === document.garments[i]) ? document : { ...document, garments };
}

export function setCut(document: KitDocument, type: KitGarmentType, cut: KitCut): KitDocument {
  const before = document.garments.find((each) => each.type === type);
  if (!before || before.cut === cut || !KIT_GARMENTS[type].cuts.includes(cut)) return document;
  const garment = { ...before, cut };
  return {
    ...change(document, type, () => garment),
    elements: document.elements.map((each) => (each.garment === type ? inCut(each, before, garment) : each)),
  };
}

export const setCollar = (document: KitDocument, type: KitGarmentType, collar: KitCollar): KitDocument =>
  change(document, type, (each) =>
    each.collar !== collar && KIT_GARMENTS[type].collars.includes(collar) ? { ...each, collar } : each,
  );

/** Base colour of one garment, such as white shorts with a navy shirt; undefined resets it to the design’s. */
export const setGarmentBase = (document: KitDocument, type: KitGarmentType, slot: number | undefined): KitDocument => {
  if (slot !== undefined && !document.colorways.every(({ colors }) => slot < colors.length)) return document;
  return change(document, type, (each) => {
    const { base, ...rest } = each;
    if (base === slot) return each;
    return slot === undefined ? rest : { ...rest, base: slot };
  });
};

export const setPlain = (document: KitDocument, type: KitGarmentType, isPlain: boolean): KitDocument =>
  change(document, type, (each) => {
    const { isPlain: before = false, ...rest } = each;
    if (before === isPlain) return each;
    return isPlain ? { ...rest, isPlain } : rest;
  });

export const setTechnique = (
  document: KitDocument,
  type: KitGarmentType,
  technique: KitTechnique | undefined,
): KitDocument =>
  change(document, type, (each) => {
    const { technique: before, ...rest } = each;
    if (before === technique) return each;
    return technique ? { ...rest, technique } : rest;
  });
