import type { EditorBlock } from '../../blocks/new-block';
import { isHexColor } from '../../../text/hex';
import { contrast, darken } from '../../../kits/color';
import { inItem, propertiesOf, textOf } from './properties';
import type { BlockFinding } from './types';

/** WCAG minimum for text. */
const ENOUGH = 4.5;
/** Shade over a tile behind its title. */
const SHADE = 0.45;
/** Least shade, as in gray-500, that is readable on a light page. */
const DARK_ENOUGH = 500;

export const checkColors = (block: EditorBlock): BlockFinding[] =>
  propertiesOf(block).flatMap((property): BlockFinding[] => {
    const { field, value, path, holder } = property;
    if (field.kind === 'textColor' && isPale(textOf(value))) {
      const message = `Choose a darker colour, from ${DARK_ENOUGH} on: “${textOf(value)}” is too pale for text, so the page shows another.`;
      return [{ severity: 'warning', message, path }];
    }
    // White text is only on these; a swatch has its text below.
    if (block.blockType !== 'categoryTiles' || field.kind !== 'color' || textOf(holder.title) === '') return [];
    if (!isHexColor(value) || contrast('#ffffff', darken(value, SHADE)) >= ENOUGH) return [];
    return [{ severity: 'warning', message: inItem(property, 'Choose a darker colour: white text sits on it.'), path }];
  });

function isPale(name: string): boolean {
  const shade = /^[a-z]+-(\d{2,3})$/i.exec(name)?.[1];
  return name.toLowerCase() === 'white' || (shade !== undefined && Number(shade) < DARK_ENOUGH);
}
