// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addLettered, addLogo, moveElement, setText } from '@/domain/kits/editing/elements';
import { testScreen } from '../../../../tests/setup/test-screen';
import {
  edit,
  elementNow,
  firstKit,
  kitNow,
  pick,
  settle,
  showGuides,
  showPlayer,
  showTool,
  startDesign,
  startDragging,
  startMoving,
  undoEdit,
  useDesigner,
  useElement,
  useElementPart,
  useElements,
  useKitAtRest,
} from './designer-store';
import { listenForShortcuts } from './shortcuts';
import { ToolPanel } from './ToolPanel';

const NAME = 'football-shirt-name';
const placeIn = (elements: ReturnType<typeof useElements>) => elements.find(({ id }) => id === NAME)?.x;
const moveTo = (x: number) => act(() => edit((kit) => moveElement(kit, NAME, { x }), undefined, 'drag'));

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

const rendered = vi.fn();
function Panel() {
  useEffect(() => rendered());
  return <p>{placeIn(useElements())}</p>;
}
function Pictures() {
  return <p>{placeIn(useKitAtRest().elements)}</p>;
}

function Announced() {
  return <p>{useElement(NAME)?.x}</p>;
}
function Control() {
  return <p>{useElementPart(NAME, ({ x }) => x)}</p>;
}

const FRAME = 20;

class NothingNear {
  observe() {}
  disconnect() {}
}

const screen = testScreen();
const all = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
const shown = () => document.querySelector('p')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingNear);
  localStorage.clear();
  rendered.mockClear();
  vi.useFakeTimers();
  startDesign(firstKit());
});

afterEach(() => pass(FRAME));

it('a panel stays at rest while something is dragged, and shows where it was let go', async () => {
  act(() => screen.render(<Panel />));
  await pass(FRAME);
  act(startDragging);
  rendered.mockClear();
  moveTo(10);
  await pass(FRAME);
  moveTo(20);
  await pass(FRAME);
  expect(rendered).not.toHaveBeenCalled();
  expect([shown(), placeIn(kitNow().elements)]).toEqual(['0', 20]);
  act(() => settle());
  expect(shown()).toBe('20');
  act(undoEdit);
  await pass(FRAME);
  expect(shown()).toBe('0');
});

it('the canvas tells of what is dragged at once, and of all else once it is drawn', async () => {
  act(() => screen.render(<Announced />));
  await pass(FRAME);
  moveTo(5);
  expect(shown()).toBe('0');
  await pass(FRAME);
  expect(shown()).toBe('5');
  act(startDragging);
  moveTo(10);
  expect(shown()).toBe('10');
  act(() => settle());
  expect(shown()).toBe('10');
});

it('a control shows at once what is put in, and the rest of its panel once that is drawn', async () => {
  act(() =>
    screen.render(
      <>
        <Panel />
        <Control />
      </>,
    ),
  );
  await pass(FRAME);
  act(startMoving);
  moveTo(10);
  expect(all()).toEqual(['0', '10']);
  await pass(FRAME);
  expect(all()).toEqual(['10', '10']);
});

it('pictures follow once nothing has changed for a while', async () => {
  act(() => screen.render(<Pictures />));
  moveTo(10);
  await pass(250);
  moveTo(20);
  await pass(250);
  expect(shown()).toBe('0');
  await pass(100);
  expect(shown()).toBe('20');
  act(startMoving);
  moveTo(30);
  await pass(1000);
  expect(shown()).toBe('20');
  act(() => settle());
  await pass(400);
  expect(shown()).toBe('30');
});

it('guides are gone once what was dragged is let go', () => {
  startDragging();
  showGuides([{ axis: 'x', at: 0 }]);
  const { guides } = useDesigner.getState();
  showGuides([{ axis: 'x', at: 0 }]);
  expect(useDesigner.getState().guides).toBe(guides);
  settle();
  expect(useDesigner.getState().guides).toEqual([]);
});

it('what is typed into a field is one step to undo; a key held down on the canvas is one each', () => {
  const stop = listenForShortcuts();
  const press = (target: Element, x: number) => {
    edit((kit) => moveElement(kit, NAME, { x }), undefined, 'keys');
    target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  };
  const field = document.body.appendChild(document.createElement('input'));
  for (const x of [11, 12]) press(field, x);
  expect(useDesigner.getState().history.past).toHaveLength(1);
  for (const x of [13, 14]) press(document.body, x);
  expect(useDesigner.getState().history.past).toHaveLength(2);
  field.remove();
  stop();
});

it('the tab of the checks says how many problems there are', async () => {
  const tab = () => {
    const shownTab = document.querySelector('[role="tab"][aria-selected="true"]')?.cloneNode(true) as Element;
    const [count] = [...shownTab.querySelectorAll('span[aria-hidden]')].map(({ textContent }) => textContent);
    for (const hidden of shownTab.querySelectorAll('[aria-hidden]')) hidden.remove();
    return [shownTab.textContent, count];
  };
  showTool('check');
  act(() => screen.render(<ToolPanel />));
  await pass(400);
  expect(tab()).toEqual(['Check', '']);
  const coarse = { name: 'Crest', width: 10, height: 10, shapes: [{ d: 'M0 0L10 0L5 10Z', color: 1 }], pixels: 20 };
  act(() => edit((kit) => addLogo(kit, { garment: 'football-shirt', surface: 'front' }, coarse).document));
  await pass(400);
  expect(tab()).toEqual(['Check, 1 problem', '1']);
});

it('the name and number that a kit is shown for say which letters their font lacks', async () => {
  showTool('text');
  act(() => screen.render(<ToolPanel />));
  await vi.dynamicImportSettled();
  act(() => showPlayer({ name: 'ZOË ☺', number: '7' }));
  await pass(400);
  const invalid = [...document.querySelectorAll('[aria-invalid="true"]')];
  expect(invalid.map(({ id }) => document.getElementById(`${id}-error`)?.textContent)).toEqual([
    'The font Condensed has no ☺. Choose another font or spelling.',
  ]);
});

it('a text stands in its field as it is typed, as the kit has it once it is left, and as others make it', async () => {
  const added = addLettered(kitNow(), 'text', { garment: 'football-shirt', surface: 'front' });
  const id = added.id ?? '';
  act(() => edit(() => added.document));
  showTool('text');
  act(() => pick(id));
  act(() => screen.render(<ToolPanel />));
  await vi.dynamicImportSettled();
  await pass(FRAME);
  const field = () => document.querySelector<HTMLInputElement>('input[maxlength="60"]');
  const textNow = () => (elementNow(id) as { text?: string } | undefined)?.text;
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
      field()?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const before = textNow();
  expect(field()?.value).toBe(before);
  for (const text of ['Town', 'Town ']) {
    type(text);
    expect([field()?.value, textNow()]).toEqual([text, 'Town']);
  }
  act(() => void field()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field()?.value).toBe('Town');
  type('Town F');
  act(() => edit((kit) => setText(kit, id, 'City')));
  expect(field()?.value).toBe('City');
  for (const text of ['Town F', 'Town', before]) {
    act(undoEdit);
    expect(field()?.value).toBe(text);
  }
});
