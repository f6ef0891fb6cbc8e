import { line } from '../svg';
import { darken, inkOn, lighten } from '../color';

/** Height of a trim along a line; width in mm. */
export const trimRelief = (d: string, width: number): string =>
  line(d, '#000', width + 5, { opacity: 0.14 }) + line(d, '#8c8c8c', width - 3);

export function seam(d: string, cloth: string): string {
  const thread = inkOn(cloth, [], 1) === '#ffffff' ? lighten(cloth, 0.28) : darken(cloth, 0.22);
  return (
    line(d, '#000', 1.6, { opacity: 0.26 }) +
    line(d, thread, 1.3, { 'stroke-dasharray': '5.5 3.2', opacity: 0.7, transform: 'translate(0 -4.5)' })
  );
}

export const ribs = (d: string, width: number): string =>
  line(d, '#000', width, { 'stroke-dasharray': '1.2 2.8', opacity: 0.14 });

export const zip = (d: string, width = 12): string =>
  line(d, '#14141a', width) + line(d, '#a9acb8', width * 0.42, { 'stroke-dasharray': '1.8 2.4' });
