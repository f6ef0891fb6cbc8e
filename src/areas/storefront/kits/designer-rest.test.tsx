// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { moveElement } from '@/domain/kits/editing/elements';
import { testScreen } from '../../../../tests/setup/test-screen';
import {
  edit,
  firstKit,
  kitNow,
  settle,
  showGuides,
  startDesign,
  startDragging,
  startMoving,
  undoEdit,
  useDesigner,
  useElements,
  useKitAtRest,
} from './designer-store';

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

const screen = testScreen();
const shown = () => document.querySelector('p')?.textContent;

beforeEach(() => {
  localStorage.clear();
  rendered.mockClear();
  vi.useFakeTimers();
  startDesign(firstKit());
});

it('a panel stays at rest while something is dragged, and shows where it was let go', () => {
  act(() => screen.render(<Panel />));
  act(startDragging);
  rendered.mockClear();
  moveTo(10);
  moveTo(20);
  expect(rendered).not.toHaveBeenCalled();
  expect([shown(), placeIn(kitNow().elements)]).toEqual(['0', 20]);
  act(() => settle());
  expect(shown()).toBe('20');
  act(undoEdit);
  expect(shown()).toBe('0');
});

it('a panel follows its own slider at once', () => {
  act(() => screen.render(<Panel />));
  act(startMoving);
  moveTo(10);
  expect(shown()).toBe('10');
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
