// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContrast } from '@/domain/kits/checks/check-contrast';
import { rename, setPatternType } from '@/domain/kits/editing/design';

const northside = { teamName: 'Northside', colors: ['#14213f', '#0a0f24', '#facc15'] };

async function openDesigner() {
  vi.resetModules();
  return import('./designer-store');
}

const colorsOf = ({ kitNow }: Awaited<ReturnType<typeof openDesigner>>) => kitNow().colorways[0]?.colors;

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

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

it('stores what is drawn without a pause every two seconds: a crash asks nobody', async () => {
  const designer = await openDesigner();
  const { readDesign } = await import('@/modules/kits/local-designs');
  vi.useFakeTimers();
  const { designId } = designer.useDesigner.getState();
  for (let tenth = 1; tenth <= 50; tenth += 1) {
    designer.edit((kit) => rename(kit, `Kit ${tenth}`), undefined, 'typing');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(readDesign(designId)?.document.name).toMatch(/^Kit (?:39|4\d)$/);
  await vi.advanceTimersByTimeAsync(400);
  expect(readDesign(designId)?.document.name).toBe('Kit 50');
});
