import { darken, inkOn, lighten, normalizeHex } from '@/domain/kits/color';
import { hash, line, path, svgDocument, tag } from '@/domain/kits/svg';
import type { KitColors } from '@/domain/kits/art/types';

const SHIELDS = [
  'M256 36Q340 82 452 78V250C452 372 356 446 256 484C156 446 60 372 60 250V78Q172 82 256 36Z',
  'M70 70Q164 92 256 44Q348 92 442 70Q470 200 424 316Q372 424 256 480Q140 424 88 316Q42 200 70 70Z',
  'M256 40A216 216 0 0 1 256 472A216 216 0 0 1 256 40Z',
] as const;

const CHARGES = [
  'M256 150L286 226L368 231L304 283L326 362L256 317L186 362L208 283L144 231L226 226Z',
  'M146 322L256 196L366 322V256L256 130L146 256ZM186 372L256 292L326 372V344L256 264L186 344Z',
  'M290 120L176 282H246L216 400L338 228H266Z',
  'M256 140C330 180 372 232 372 300C340 276 310 270 290 282C300 320 286 356 256 384C226 356 212 320 222 282C202 270 172 276 140 300C140 232 182 180 256 140Z',
] as const;

const FIELDS = ['M256 0H512V512H256Z', 'M0 0H512L0 512Z', 'M0 190H512V330H0Z', 'M0 512L256 300L512 512Z'] as const;

/** A crest, 512 px; `name` picks its shape. */
export function drawTeamLogo({ name, colors }: { name: string; colors: KitColors }): string {
  const primary = normalizeHex(colors.primary);
  const secondary = normalizeHex(colors.secondary);
  const accent = normalizeHex(colors.accent);
  const seed = hash(name);
  const pick = <T>(list: readonly [T, ...T[]], shift: number): T => list[(seed >>> shift) % list.length] ?? list[0];
  const shield = pick(SHIELDS, 3);
  const id = `t${hash(JSON.stringify([name, primary, secondary, accent])).toString(36)}`;
  const defs =
    tag('clipPath', { id }, path(shield, {})) +
    tag(
      'linearGradient',
      { id: `${id}-light`, x2: 0.6, y2: 1 },
      tag('stop', { offset: 0, 'stop-color': '#fff', 'stop-opacity': 0.26 }) +
        tag('stop', { offset: 0.5, 'stop-color': '#fff', 'stop-opacity': 0 }) +
        tag('stop', { offset: 1, 'stop-color': '#000', 'stop-opacity': 0.26 }),
    );
  const charge = pick(CHARGES, 11);
  const ink = inkOn(primary, [accent, secondary], 2);
  const field = path(shield, { fill: primary }) + path(pick(FIELDS, 7), { fill: lighten(primary, 0.14) });
  const inner =
    field +
    path(charge, { fill: darken(primary, 0.45), transform: 'translate(0 8)', opacity: 0.5 }) +
    path(charge, { fill: ink }) +
    path(shield, { fill: `url(#${id}-light)` });
  return svgDocument(
    512,
    512,
    'Team crest',
    tag('defs', {}, defs) +
      tag('g', { 'clip-path': `url(#${id})` }, inner + line(shield, accent, 52) + line(shield, secondary, 36)) +
      line(shield, darken(primary, 0.35), 10, { 'stroke-linejoin': 'round' }),
  );
}
