import { darken, lighten, mix, normalizeHex } from './color';
import { svgDocument } from './draw-kit';
import { hash, line, path, rect, tag } from './svg';

export const CATEGORY_ICONS = [
  'sale',
  'bags',
  'custom',
  'socks',
  'baselayers',
  'training',
  'netball',
  'cricket',
  'rugby',
  'football',
  'accessories',
] as const;
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];

interface Inks {
  main: string;
  deep: string;
  pale: string;
  white: string;
}

const SHIRT =
  'M198 128Q256 172 314 128L372 152Q404 170 416 214L432 272L370 294L358 254L362 400Q256 420 150 400L154 254L142 294L80 272L96 214Q108 170 140 152Z';
const shirt = (fill: string, shade: string): string =>
  path(SHIRT, { fill }) +
  path('M314 128L372 152Q404 170 416 214L432 272L370 294L358 254L362 400Q310 412 256 412V156Q292 152 314 128Z', {
    fill: shade,
    opacity: 0.35,
  });

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

const DRAWINGS: Record<CategoryIcon, (inks: Inks) => string> = {
  sale: ({ main, deep, white }) =>
    path('M250 96H392Q416 96 416 120V262L264 414Q244 434 224 414L98 288Q78 268 98 248Z', { fill: main }) +
    path('M416 120V262L264 414Q244 434 224 414L198 388L416 170Z', { fill: deep, opacity: 0.5 }) +
    tag('circle', { cx: 358, cy: 154, r: 24, fill: white }) +
    line('M296 236L206 326', white, 22, round) +
    tag('circle', { cx: 214, cy: 252, r: 22, fill: white }) +
    tag('circle', { cx: 288, cy: 310, r: 22, fill: white }),
  bags: ({ main, deep, pale, white }) =>
    line('M176 250C176 130 210 116 256 116S336 130 336 250', deep, 24) +
    rect(72, 210, 368, 196, { fill: main, rx: 62 }) +
    path('M134 210H150V406H134C96 406 72 380 72 344V272C72 236 96 210 134 210Z', { fill: pale }) +
    path('M378 210H362V406H378C416 406 440 380 440 344V272C440 236 416 210 378 210Z', { fill: pale }) +
    line('M120 250H392', deep, 10, { 'stroke-dasharray': '8 5' }) +
    line('M176 250V406M336 250V406', deep, 20) +
    rect(212, 296, 88, 72, { fill: white, rx: 12 }) +
    path('M228 344L256 312L284 344V360L256 330L228 360Z', { fill: main }),
  custom: ({ main, deep, pale, white }) =>
    shirt(main, deep) +
    path('M154 300L362 232V290L152 360Z', { fill: pale }) +
    tag(
      'g',
      { transform: 'rotate(42 360 330)' },
      rect(338, 200, 44, 190, { fill: white, rx: 6 }) +
        rect(338, 186, 44, 40, { fill: deep, rx: 10 }) +
        path('M338 390H382L360 440Z', { fill: lighten(deep, 0.7) }) +
        path('M351 420H369L360 440Z', { fill: deep }) +
        line('M353 226V390M367 226V390', pale, 3),
    ),
  socks: ({ main, deep, pale, white }) =>
    path('M286 92H386V262Q388 316 352 338L300 372Q266 388 246 362L286 300Z', { fill: deep }) +
    path('M166 112H282V290Q284 346 244 370L166 416Q122 434 104 398Q94 366 126 346L168 316Z', { fill: main }) +
    rect(166, 112, 116, 44, { fill: white }) +
    rect(166, 178, 116, 18, { fill: pale }) +
    rect(166, 212, 116, 18, { fill: pale }) +
    rect(286, 92, 100, 38, { fill: pale }) +
    path('M126 346L168 316L196 398L166 416Q122 434 104 398Q94 366 126 346Z', { fill: white }) +
    path('M282 262Q232 270 222 330L244 370Q284 346 282 290Z', { fill: white }),
  baselayers: ({ main, deep, pale }) =>
    path(
      'M206 92H306V128L358 146Q392 160 400 210L424 396L372 404L352 250L350 420H162L160 250L140 404L88 396L112 210Q120 160 154 146L206 128Z',
      { fill: main },
    ) +
    path('M206 92H306V128Q256 158 206 128Z', { fill: deep }) +
    line('M206 150Q190 250 196 420M306 150Q322 250 316 420M146 170Q120 260 114 400M366 170Q392 260 398 400', pale, 7),
  training: ({ main, deep, white }) =>
    shirt(main, deep) +
    line('M184 140Q256 236 328 140', white, 14) +
    path('M268 222L206 314H250L236 378L308 278H262Z', { fill: white }),
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

const isCategory = (slug: string): slug is CategoryIcon => CATEGORY_ICONS.some((known) => known === slug);

/** A square picture of a category, 512 wide, on a soft tile of the colour. An unknown category gets a shirt. */
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
