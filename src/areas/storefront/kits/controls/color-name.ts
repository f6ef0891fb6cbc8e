import { nearestSwatch } from '@/domain/kits/palette/kit-palette';

/** What a colour is called: the nearest of the palette. */
export const colorName = (hex: string): string => nearestSwatch(hex).swatch.name;
