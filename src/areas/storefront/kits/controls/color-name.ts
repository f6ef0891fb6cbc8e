import { nearestSwatch } from '@/domain/kits/palette/kit-palette';

/** Name of a colour: the nearest of the palette. */
export const colorName = (hex: string): string => nearestSwatch(hex).swatch.name;
