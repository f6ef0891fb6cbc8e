import { SHOP_CATEGORIES } from '@/domain/catalogue/shop-filters';
import { darken, lighten, luminance, mix, normalizeHex } from '@/domain/kits/color';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { placed } from '@/domain/kits/draw-kit';
import { hash, line, path, rect, svgDocument, tag } from '@/domain/kits/svg';
import type { Pattern } from '@/domain/kits/art/types';

interface Inks {
  main: string;
  deep: string;
  pale: string;
  white: string;
}

function garment(type: KitGarmentType, pattern: Pattern, { main, deep, pale, white }: Inks): string {
  const colors = { primary: main, secondary: white, accent: contrastOf(main, deep, pale) };
  const showing = { id: `icon-${type}`, shadow: false, detail: 'quick' } as const;
  return placed({ garment: type, x: 40, y: -14, scale: 0.36 }, { colors, pattern, outlines: {} }, showing);
}

const contrastOf = (main: string, deep: string, pale: string): string => (luminance(main) > 0.4 ? deep : pale);

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

type Category = (typeof SHOP_CATEGORIES)[number];

const DRAWINGS: Record<Category, (inks: Inks) => string> = {
  sale: ({ main, deep, white }) =>
    path('M250 96H392Q416 96 416 120V262L264 414Q244 434 224 414L98 288Q78 268 98 248Z', { fill: main }) +
    path('M416 120V262L264 414Q244 434 224 414L198 388L416 170Z', { fill: deep, opacity: 0.5 }) +
    tag('circle', { cx: 358, cy: 154, r: 24, fill: white }) +
    line('M296 236L206 326', white, 22, round) +
    tag('circle', { cx: 214, cy: 252, r: 22, fill: white }) +
    tag('circle', { cx: 288, cy: 310, r: 22, fill: white }),
  bags: (inks) => garment('holdall', 'plain', inks),
  custom: (inks) =>
    garment('football-shirt', 'sash', inks) +
    tag(
      'g',
      { transform: 'rotate(42 360 330)' },
      rect(338, 200, 44, 190, { fill: inks.white, rx: 6 }) +
        rect(338, 186, 44, 40, { fill: inks.deep, rx: 10 }) +
        path('M338 390H382L360 440Z', { fill: lighten(inks.deep, 0.7) }) +
        path('M351 420H369L360 440Z', { fill: inks.deep }) +
        line('M353 226V390M367 226V390', inks.pale, 3),
    ),
  socks: (inks) => garment('crew-socks', 'plain', inks),
  baselayers: (inks) => garment('baselayer', 'plain', inks),
  training: (inks) => garment('training-tee', 'chevron', inks),
  netball: ({ main, deep, pale, white }) =>
    line('M130 168H202', deep, 16, round) +
    line('M130 110V420', deep, 18, round) +
    tag('ellipse', { cx: 300, cy: 168, rx: 98, ry: 24, fill: 'none', stroke: deep, 'stroke-width': 14 }) +
    line(
      'M208 178L246 318M262 190L270 318M338 190L330 318M392 178L354 318M210 184L270 250L262 318M390 184L330 250L340 318M262 190L330 262M338 190L270 262',
      white,
      6,
      round,
    ) +
    tag('circle', { cx: 300, cy: 322, r: 82, fill: main }) +
    line('M220 306Q300 350 380 306M300 240Q262 322 300 404M238 376Q300 316 362 376', pale, 8),
  cricket: ({ main, deep, pale, white }) =>
    tag(
      'g',
      { transform: 'rotate(40 256 256)' },
      rect(238, 40, 36, 140, { fill: deep, rx: 14 }) +
        line('M238 70H274M238 94H274M238 118H274M238 142H274', pale, 6) +
        path('M212 190Q256 150 300 190V430Q300 460 256 462Q212 460 212 430Z', { fill: lighten(main, 0.55) }) +
        path('M256 166Q284 172 300 190V430Q300 460 256 462Z', { fill: main, opacity: 0.35 }) +
        rect(226, 280, 60, 84, { fill: main, rx: 8 }),
    ) +
    tag('circle', { cx: 366, cy: 356, r: 66, fill: '#c8202f' }) +
    tag('circle', { cx: 344, cy: 334, r: 22, fill: '#fff', opacity: 0.25 }) +
    line('M320 308Q376 346 398 414M334 300Q392 342 410 404', white, 5, { 'stroke-dasharray': '8 6' }),
  rugby: ({ main, deep, pale, white }) =>
    tag(
      'g',
      { transform: 'rotate(-35 256 256)' },
      path('M66 256C110 140 190 124 256 124S402 140 446 256C402 372 322 388 256 388S110 372 66 256Z', { fill: main }) +
        path('M66 256C110 372 190 388 256 388S402 372 446 256Q256 340 66 256Z', { fill: deep, opacity: 0.5 }) +
        path('M128 168Q166 256 128 344L100 312Q84 284 84 228L100 200Z', { fill: pale }) +
        path('M384 168Q346 256 384 344L412 312Q428 284 428 228L412 200Z', { fill: pale }) +
        line('M176 256H336', white, 9, round) +
        line('M208 236V276M240 236V276M272 236V276M304 236V276', white, 9, round),
    ),
  football: ({ main, deep, white }) =>
    tag('circle', { cx: 256, cy: 256, r: 168, fill: white }) +
    tag('circle', { cx: 256, cy: 256, r: 164, fill: 'none', stroke: mix(deep, main, 0.4), 'stroke-width': 8 }) +
    path('M256 186L322 234L297 312H215L190 234Z', { fill: main }) +
    path(
      'M256 92L300 112L256 142L212 112ZM412 206L408 262L368 236L382 188ZM352 386L306 406L318 358L364 348ZM160 386L148 348L194 358L206 406ZM100 206L130 188L144 236L104 262Z',
      { fill: deep },
    ) +
    line(
      'M256 142V186M322 234L368 236M297 312L318 358M215 312L194 358M190 234L144 236M300 112L382 188M408 262L364 348M306 406H206M148 348L104 262M130 188L212 112',
      deep,
      8,
    ),
  accessories: ({ main, deep, pale, white }) =>
    path('M92 300C92 190 160 126 238 126S376 190 376 300Q234 340 92 300Z', { fill: main }) +
    path('M238 126C316 126 376 190 376 300Q306 320 238 320Z', { fill: deep, opacity: 0.4 }) +
    path('M92 296Q230 340 376 296Q446 318 452 372Q452 392 424 384Q300 330 118 340Q92 336 92 296Z', { fill: pale }) +
    tag('circle', { cx: 238, cy: 126, r: 16, fill: white }) +
    line('M238 142Q190 200 186 316M238 142Q288 200 290 318', deep, 5) +
    path('M206 262L238 224L270 262V282L238 244L206 282Z', { fill: white }),
};

const isCategory = (slug: string): slug is Category => SHOP_CATEGORIES.some((known) => known === slug);

/** 512 px; a shirt for an unknown category. */
export function drawCategoryIcon(categorySlug: string, { color }: { color: string }): string {
  const main = normalizeHex(color);
  const inks: Inks = { main, deep: darken(main, 0.45), pale: lighten(main, 0.62), white: '#ffffff' };
  const slug = isCategory(categorySlug) ? categorySlug : 'custom';
  const id = `c${hash(slug + main).toString(36)}`;
  const tile = tag(
    'radialGradient',
    { id, cx: 0.35, cy: 0.25, r: 0.9 },
    tag('stop', { offset: 0, 'stop-color': lighten(main, 0.9) }) +
      tag('stop', { offset: 1, 'stop-color': lighten(main, 0.68) }),
  );
  const shadow = tag('ellipse', { cx: 256, cy: 444, rx: 150, ry: 16, fill: darken(main, 0.5), opacity: 0.14 });
  return svgDocument(
    512,
    512,
    slug,
    tag('defs', {}, tile) + rect(0, 0, 512, 512, { fill: `url(#${id})`, rx: 88 }) + shadow + DRAWINGS[slug](inks),
  );
}
