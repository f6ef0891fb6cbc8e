import { nearestSwatch } from '@/domain/kits/palette/kit-palette';

export const colorName = (hex: string): string => nearestSwatch(hex).swatch.name;
