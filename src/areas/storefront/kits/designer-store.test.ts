// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContrast } from '@/domain/kits/checks/check-contrast';
import { setPatternType } from '@/domain/kits/editing/design';

const northside = { teamName: 'Northside', colors: ['#14213f', '#0a0f24', '#facc15'] };

async function openDesigner() {
  vi.resetModules();
  return import('./designer-store');
}

const colorsOf = ({ kitNow }: Awaited<ReturnType<typeof openDesigner>>) => kitNow().colorways[0]?.colors;

beforeEach(() => localStorage.clear());

describe('a team that opens the designer', () => {
  it('begins in its own colours, with a name and number that can be read on them', async () => {
    const designer = await openDesigner();
    designer.showView('back');
    designer.putTeam(northside);
    expect(colorsOf(designer)).toEqual(northside.colors);
    expect(checkContrast(designer.kitNow())).toEqual([]);
    expect(designer.useDesigner.getState()).toMatchObject({ view: 'back', history: { past: [] } });
    designer.startDesign(designer.firstKit('hoodie', 'Warm'));
    expect(designer.kitNow()).toMatchObject({ name: 'Warm', garments: [{ type: 'hoodie' }] });
    expect(colorsOf(designer)).toEqual(northside.colors);
  });

  it('finds one colour enough', async () => {
    const designer = await openDesigner();
    designer.putTeam({ teamName: 'All Whites', colors: ['#ffffff'] });
    expect(colorsOf(designer)).toEqual(['#ffffff', '#000000']);
    expect(checkContrast(designer.kitNow())).toEqual([]);
  });

  it('keeps what has been drawn already, by it or by somebody who shared it', async () => {
    const designer = await openDesigner();
    const before = colorsOf(designer);
    designer.edit((kit) => setPatternType(kit, 'hoops'));
    designer.putTeam(northside);
    expect(colorsOf(designer)).toEqual(before);
    const again = await openDesigner();
    again.startDesign(designer.kitNow());
    again.putTeam(northside);
    expect(colorsOf(again)).toEqual(before);
  });
});
