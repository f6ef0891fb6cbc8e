import { sizeLabelOf } from '../../catalogue/sizes';
import type { KitGarment } from '../document/kit-document';
import type { PrintPlayer } from '../production/print-player';
import { patternPieces } from '../production/pattern-pieces';
import type { UsedTemplate } from './fit-piece';

export function templateText(garment: KitGarment, template: UsedTemplate, players: readonly PrintPlayer[]): string {
  const sizes = [...new Set(players.map(({ size }) => size))];
  const own = sizes.flatMap((size) => {
    const names = patternPieces(garment, size)
      .map(({ name }) => name)
      .filter((name) => !template.pieces.some((each) => each.size === size && each.piece === name));
    return names.length > 0 ? [`${sizeLabelOf(size)} ${names.join(', ').toLowerCase()}`] : [];
  });
  const text = `Cut by the pattern template “${template.name}”, along its lines`;
  return own.length > 0 ? `${text}; by our own pattern, which may not fit it: ${own.join('; ')}.` : `${text}.`;
}
