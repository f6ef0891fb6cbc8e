// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { setColor } from '@/domain/kits/editing/colors';
import { rename, setPattern, setPatternType } from '@/domain/kits/editing/design';
import { addLettered, moveElement, removeElement } from '@/domain/kits/editing/elements';
import { addGarment } from '@/domain/kits/editing/garments';
import { fakeDesignServer } from '../../../../../tests/setup/fake-design-server';

const KIT = starterKit('football-shirt', ['#1e3a8a', '#ffffff', '#facc15'], 'Home');
const NAME = 'football-shirt-name';
const stops: (() => void)[] = [];

/** A window with the design open: modules of its own, as in a browser. */
async function openWindow(server: ReturnType<typeof fakeDesignServer>) {
  vi.resetModules();
  const designer = await import('../designer-store');
  const session = await import('./session');
  const { noteSaved } = await import('./kit-sync');
  const { useCollaboration } = await import('./collaboration-store');
  const { currentToast } = await import('@/ui/toast');
  stops.push(session.startCollaboration());
  const view = server.view();
  designer.startDesign(view.document);
  noteSaved(designer.useDesigner.getState().designId, { id: view.id, key: 'key' }, view);
  session.joinSaved(view);
  return {
    ...designer,
    ...session,
    draw: (change: (kit: KitDocument) => KitDocument) => designer.edit(change),
    kit: designer.kitNow,
    state: useCollaboration.getState,
    told: currentToast,
  };
}

async function openTwo() {
  const server = fakeDesignServer(KIT);
  const [ada, bea] = [await openWindow(server), await openWindow(server)];
  await pass(5000);
  return { server, ada, bea };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const see = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const write = (said: string) => (kit: KitDocument) =>
  addLettered(kit, 'text', { garment: 'football-shirt', surface: 'front' }, said).document;
const texts = (kit: KitDocument) => kit.elements.flatMap((each) => (each.kind === 'text' ? each.text : []));
const setColorOf = (color: string) => (kit: KitDocument) => setColor(kit, 0, 2, color);
const placeOf = (kit: KitDocument, id = NAME) => kit.elements.find((each) => each.id === id)?.x;
const move =
  (x: number, id = NAME) =>
  (kit: KitDocument) =>
    moveElement(kit, id, { x });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('two people at one design', () => {
  it('see each other, and where', async () => {
    const { ada, bea } = await openTwo();
    bea.select(NAME);
    await pass(8500);
    expect(ada.state().others).toMatchObject([{ name: null, place: NAME }]);
    expect(bea.state().others).toMatchObject([{ place: 'football-shirt' }]);
  });

  it('are alone again once the other has opened another design', async () => {
    const { ada, bea } = await openTwo();
    expect(bea.state().others).toHaveLength(1);
    ada.newDesign();
    await pass(5000);
    expect(bea.state().others).toEqual([]);
  });

  it('have each other’s changes of different things within seconds', async () => {
    const { server, ada, bea } = await openTwo();
    ada.draw((kit) => setColor(kit, 0, 2, '#0f5f2e'));
    ada.draw((kit) => setPatternType(kit, 'hoops'));
    bea.draw((kit) => setPattern(kit, { scale: 2 }));
    bea.draw((kit) => addGarment(kit, 'football-shorts'));
    bea.draw(move(20));
    await pass(12_000);
    expect(ada.kit()).toEqual(bea.kit());
    expect(server.document).toEqual(ada.kit());
    expect(ada.kit()).toMatchObject({ pattern: { type: 'hoops', scale: 2 } });
    expect(ada.kit().colorways[0]?.colors[2]).toBe('#0f5f2e');
    expect(ada.kit().garments).toHaveLength(2);
    expect(placeOf(ada.kit())).toBe(20);
    expect([ada.state().save.kind, bea.state().save.kind]).toEqual(['saved', 'saved']);
  });

  it('keep both of two first texts, and what each goes on doing with theirs', async () => {
    const { server, ada, bea } = await openTwo();
    ada.draw(write('Ada’s'));
    bea.draw(write('Bea’s'));
    const own = bea.kit().elements.at(-1)?.id;
    bea.select(own);
    await pass(12_000);
    expect(texts(server.document).sort()).toEqual(['Ada’s', 'Bea’s']);
    expect(ada.kit()).toEqual(bea.kit());
    const selected = bea.useDesigner.getState().selected;
    expect(bea.kit().elements.find(({ id }) => id === selected)).toMatchObject({ text: 'Bea’s' });
  });

  it('undo what they did, and nothing of what the other did', async () => {
    const { ada, bea } = await openTwo();
    ada.draw(write('Ada’s'));
    await pass(8000);
    bea.draw(move(20));
    await pass(8000);
    ada.undoEdit();
    expect([texts(ada.kit()), placeOf(ada.kit())]).toEqual([[], 20]);
    await pass(8000);
    expect(bea.kit()).toEqual(ada.kit());
  });

  it('are told what of theirs was replaced by the later one, and can take it back', async () => {
    const { ada, bea } = await openTwo();
    ada.draw(move(10));
    bea.draw(move(30));
    ada.draw((kit) => rename(kit, 'Away'));
    await pass(15_000);
    const [first, second] = placeOf(ada.kit()) === 30 ? [ada, bea] : [bea, ada];
    expect(placeOf(first.kit())).toBe(placeOf(second.kit()));
    const before = first === ada ? 10 : 30;
    expect(first.told()).toMatchObject({
      title: 'Someone else changed what you had set',
      description: 'Replaced: Player name.',
    });
    expect(second.told()?.title).not.toBe('Someone else changed what you had set');
    first.draw((kit) => setPattern(kit, { scale: 2 }));
    first.told()?.action?.onClick();
    expect([placeOf(first.kit()), first.kit().pattern.scale]).toEqual([before, 2]);
    await pass(15_000);
    expect([placeOf(second.kit()), second.kit().name, second.kit().pattern.scale]).toEqual([before, 'Away', 2]);
  });

  it('can undo a replacement by the keyboard as well, and have back what the other deleted', async () => {
    const { ada, bea } = await openTwo();
    ada.draw(move(10));
    await pass(10_000);
    bea.draw((kit) => removeElement(kit, NAME));
    await pass(10_000);
    expect(placeOf(ada.kit())).toBeUndefined();
    ada.undoEdit();
    expect(placeOf(ada.kit())).toBe(10);
    await pass(10_000);
    expect(placeOf(bea.kit())).toBe(10);
  });

  it('wait with each other’s changes while something is dragged', async () => {
    const { ada, bea } = await openTwo();
    ada.startMoving();
    ada.draw(move(15));
    bea.draw((kit) => setPatternType(kit, 'hoops'));
    await pass(15_000);
    expect(ada.kit().pattern.type).toBe('plain');
    ada.settle();
    await pass(10_000);
    expect(ada.kit()).toMatchObject({ pattern: { type: 'hoops' } });
    expect(placeOf(bea.kit())).toBe(15);
  });
});

describe('without connection', () => {
  it('nothing drawn is lost: it is merged once the server is back', async () => {
    const { server, ada, bea } = await openTwo();
    server.isAway = true;
    ada.draw(write('Drawn offline'));
    await pass(20_000);
    expect(ada.state().save.kind).toBe('offline');
    server.isAway = false;
    bea.draw((kit) => setPatternType(kit, 'hoops'));
    await pass(60_000);
    expect(texts(server.document)).toEqual(['Drawn offline']);
    expect(server.document.pattern.type).toBe('hoops');
    expect(ada.kit()).toEqual(bea.kit());
    expect(ada.state().save.kind).toBe('saved');
  });

  it('what arrived without an answer is not there twice', async () => {
    const server = fakeDesignServer(KIT);
    const ada = await openWindow(server);
    await pass(5000);
    server.losesAnswers = true;
    ada.draw(write('Once'));
    await pass(3000);
    expect(texts(server.document)).toEqual(['Once']);
    ada.draw(move(25, 'text-1'));
    server.losesAnswers = false;
    await pass(60_000);
    expect(texts(ada.kit())).toEqual(['Once']);
    expect(placeOf(server.document, 'text-1')).toBe(25);
  });

  it('what was drawn in a window that is gone is merged when the design is opened again', async () => {
    const server = fakeDesignServer(KIT);
    const ada = await openWindow(server);
    await pass(5000);
    server.isAway = true;
    ada.draw(write('Before the crash'));
    await pass(1000);
    const { designId } = ada.useDesigner.getState();
    for (const stop of stops.splice(0)) stop();
    await pass(1000);
    server.isAway = false;
    server.document = setPatternType(server.document, 'hoops');

    vi.resetModules();
    const designer = await import('../designer-store');
    const { readDesign } = await import('@/modules/kits/local-designs');
    stops.push((await import('./session')).startCollaboration());
    const here = readDesign(designId);
    if (here) designer.openDesign(here);
    await pass(10_000);
    expect(texts(server.document)).toEqual(['Before the crash']);
    expect(designer.kitNow()).toMatchObject({ pattern: { type: 'hoops' } });
  });
});

describe('one who draws alone', () => {
  it('is saved 1.5 s after the last change, and not again where nothing changed', async () => {
    const server = fakeDesignServer(KIT);
    const ada = await openWindow(server);
    await pass(5000);
    ada.draw(move(5));
    await pass(1400);
    expect(server.saves).toBe(0);
    await pass(200);
    expect([server.saves, ada.state().save.kind]).toEqual([1, 'saved']);
    ada.draw(move(6));
    ada.undoEdit();
    await pass(20_000);
    expect(server.saves).toBe(1);
  });

  it('keeps the version before one that is saved on purpose, and goes on with one that is restored', async () => {
    const server = fakeDesignServer(KIT);
    const ada = await openWindow(server);
    await pass(5000);
    const first = structuredClone(server.document);
    ada.draw(setColorOf('#0f5f2e'));
    await pass(5000);
    expect(server.keeps).toBe(false);
    ada.draw(move(5));
    const saving = ada.saveNow();
    await pass(1000);
    expect([await saving, server.keeps]).toEqual([true, true]);

    server.document = first;
    ada.takeVersion(server.view());
    expect(ada.kit()).toEqual(first);
    await pass(10_000);
    expect([server.saves, ada.state().save.kind, ada.told()]).toEqual([2, 'saved', null]);
    ada.undoEdit();
    await pass(5000);
    expect([placeOf(server.document), server.document.colorways[0]?.colors[2]]).toEqual([5, '#0f5f2e']);
  });

  it('asks for nobody while the window cannot be seen, and has saved before', async () => {
    const server = fakeDesignServer(KIT);
    const ada = await openWindow(server);
    await pass(5000);
    ada.draw(move(5));
    see('hidden');
    await pass(1000);
    const { asked } = server;
    expect(placeOf(server.document)).toBe(5);
    server.document = setPatternType(server.document, 'hoops');
    await pass(60_000);
    expect(server.asked).toBe(asked);
    see('visible');
    await pass(5000);
    expect(ada.kit().pattern.type).toBe('hoops');
  });

  it('has a design saved when another is opened', async () => {
    const server = fakeDesignServer(KIT);
    const ada = await openWindow(server);
    await pass(5000);
    ada.draw(move(5));
    ada.newDesign();
    await pass(5000);
    expect(placeOf(server.document)).toBe(5);
    expect(ada.state().link).toBeUndefined();
    ada.draw(move(7));
    await pass(10_000);
    expect(server.saves).toBe(1);
  });
});
