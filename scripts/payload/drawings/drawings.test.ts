import { expect, it } from 'vitest';
import { SHOP_CATEGORIES } from '@/domain/catalogue/shop-filters';
import { loadOutlines, PICTURE_FONT } from '@/domain/kits';
import { expectValidSvg } from '../../../tests/fixtures/valid-svg';
import { drawCategoryIcon } from './category-icon';
import { drawHero } from './hero';
import { drawPlaceholder } from './placeholder';
import { drawTeamLogo } from './team-logo';

const outlines = await loadOutlines([PICTURE_FONT]);
const COLORS = { primary: '#7c3aed', secondary: '#12b5a0', accent: '#f5c518' };

it.each(SHOP_CATEGORIES)('draws the category icon %s', (slug) => {
  const svg = drawCategoryIcon(slug, { color: COLORS.primary });
  expectValidSvg(svg);
  expect(svg).toContain('viewBox="0 0 512 512"');
  expect(svg).toContain(COLORS.primary);
});

it('gives each category a picture of its own and an unknown one a shirt', () => {
  const icons = SHOP_CATEGORIES.map((slug) => drawCategoryIcon(slug, { color: '#000' }));
  expect(new Set(icons).size).toBe(SHOP_CATEGORIES.length);
  expectValidSvg(drawCategoryIcon('unheard-of', { color: '#000' }));
});

it('draws the hero, 2000 by 1200', () => {
  const svg = drawHero({ colors: COLORS, outlines, drapes: {} });
  expectValidSvg(svg);
  expect(svg).toContain('viewBox="0 0 2000 1200"');
  expect(drawHero({ colors: COLORS, outlines, drapes: {} })).toBe(svg);
  for (const color of Object.values(COLORS)) expect(svg).toContain(color);
});

it('draws one crest for one team', () => {
  const svg = drawTeamLogo({ name: 'Northside <Netball>', colors: COLORS });
  expectValidSvg(svg);
  expect(drawTeamLogo({ name: 'Northside <Netball>', colors: COLORS })).toBe(svg);
  for (const color of Object.values(COLORS)) expect(svg).toContain(color);
  const crests = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => drawTeamLogo({ name, colors: COLORS }));
  expect(new Set(crests).size).toBeGreaterThan(3);
});

it('draws the placeholder', () => expectValidSvg(drawPlaceholder()));
