import { describe, expect, it } from 'vitest';
import { GARMENTS, availableViews, drawKit, loadOutlines, PICTURE_FONT } from '../index';
import { expectValidSvg } from '../../../../tests/fixtures/valid-svg';

const outlines = await loadOutlines([PICTURE_FONT]);
const COLORS = { primary: '#7c3aed', secondary: '#12b5a0', accent: '#f5c518' };

describe('drawKit', () => {
  for (const garment of GARMENTS) {
    it.each(['plain', 'hoops', 'side-panels', 'gradient'] as const)(
      `draws ${garment} in every view with %s`,
      (pattern) => {
        for (const view of availableViews(garment)) {
          const picture = { garment, view, pattern, colors: COLORS, number: '10' } as const;
          const svg = drawKit(picture, outlines);
          expectValidSvg(svg);
          const missing = Object.values(COLORS).filter((color) => !svg.includes(color));
          expect(missing, view).toEqual([]);
          expect(drawKit(picture, outlines) === svg).toBe(true);
        }
      },
    );
  }

  it('is portrait, 4 to 5', () => {
    const svg = drawKit({ garment: 'holdall', view: 'front', pattern: 'plain', colors: COLORS }, outlines);
    expect(svg).toContain('viewBox="0 0 1200 1500"');
  });

  it('shows a number only where one is given', () => {
    const base = { garment: 'football-shirt', view: 'back', pattern: 'plain', colors: COLORS } as const;
    expect(drawKit({ ...base, number: '7' }, outlines).length).toBeGreaterThan(drawKit(base, outlines).length);
  });

  it('leaves out studio and shadows with background none', () => {
    const base = { garment: 'cap', view: 'front', pattern: 'plain', colors: COLORS } as const;
    expect(drawKit(base, outlines)).toContain('-wall)');
    const bare = drawKit({ ...base, background: 'none' }, outlines);
    expectValidSvg(bare);
    expect(bare).not.toContain('-wall');
    expect(bare).not.toContain('-pool');
  });

  it('draws what is not a hex colour in neutral grey, so that nothing can be smuggled into the markup', () => {
    const colors = { primary: '"/><script>alert(1)</script>', secondary: 'url(http://x)', accent: '#FC0' };
    const svg = drawKit({ garment: 'cap', view: 'front', pattern: 'plain', colors, number: '<b' }, outlines);
    expectValidSvg(svg);
    expect(svg).toContain('#8a8f98');
    expect(svg).toContain('#ffcc00');
  });
});

describe('availableViews', () => {
  it('has the whole outfit for what is worn as one', () => {
    expect(availableViews('football-shirt')).toEqual(['front', 'back', 'detail', 'kit']);
    expect(availableViews('netball-dress')).toContain('kit');
    expect(availableViews('holdall')).toEqual(['front', 'back', 'detail']);
  });
});
