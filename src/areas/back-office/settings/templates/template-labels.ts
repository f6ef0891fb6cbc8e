import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { KIT_COLLAR_LABELS, KIT_CUT_LABELS, KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import type { MappedPiece, OwnPiece, TemplateGarment } from '@/domain/kits/templates/template-mapping';
import { missingPieces } from '@/domain/kits/templates/template-mapping';

export const garmentText = ({ garment, cut, collar }: TemplateGarment): string =>
  [
    `${KIT_GARMENTS[garment].label}, ${KIT_CUT_LABELS[cut].toLowerCase()} cut`,
    ...(collar ? [KIT_COLLAR_LABELS[collar]] : []),
  ].join(', ');

const sizesText = (sizes: readonly string[]): string => sizes.map((size) => sizeLabelOf(size)).join(', ');

export function missingText(own: readonly OwnPiece[], mapping: readonly MappedPiece[]): string[] {
  const { none, some } = missingPieces(own, mapping);
  return [
    ...some.map(({ size, missing }) => `${sizesText([size])} is cut with our own ${missing.join(', ').toLowerCase()}.`),
    ...(none.length > 0 ? [`Nothing is mapped in ${sizesText(none)}: no pack can be made in them.`] : []),
  ];
}
