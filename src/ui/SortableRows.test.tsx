// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SortableRow, SortableRows } from './SortableRows';
import { testScreen } from '../../tests/setup/test-screen';

const screen = testScreen();
let ids: string[];

const onMove = vi.fn((from: number, to: number) => {
  ids = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!);
  draw();
});

const draw = () =>
  screen.render(
    <SortableRows label="Rows" ids={ids} onMove={onMove}>
      {ids.map((id) => (
        <SortableRow key={id} id={id} name={`row ${id}`}>
          {id}
        </SortableRow>
      ))}
    </SortableRows>,
  );

const handle = (id: string) => document.querySelector<HTMLElement>(`[aria-label="Move row ${id}"]`)!;
const order = () => [...document.querySelectorAll('li')].map((row) => row.textContent).join('');
const shown = () =>
  [...document.querySelectorAll('li')]
    .sort((a, b) => Number(a.style.order) - Number(b.style.order))
    .map((row) => row.textContent)
    .join('');
const announced = () => document.querySelector('ul ~ [aria-live="assertive"]')?.textContent;

/** Keys in a row: no timer runs and nothing is measured in between. */
function press(...keys: string[]) {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void document.activeElement?.dispatchEvent(event));
  }
}

beforeEach(() => {
  ids = ['a', 'b', 'c', 'd'];
  onMove.mockClear();
  act(draw);
});

describe('a list in order', () => {
  it('takes every key, however fast they come, and keeps the focus', () => {
    act(() => handle('d').focus());
    press(' ', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', ' ');
    expect(onMove.mock.calls).toEqual([[3, 1]]);
    expect(order()).toBe('adbc');
    expect(document.activeElement).toBe(handle('d'));
    press('Enter', 'ArrowDown', 'ArrowDown', 'Enter');
    expect(order()).toBe('abcd');
    expect(document.activeElement).toBe(handle('d'));
    expect(announced()).toBe('Row d dropped at position 4 of 4.');
  });

  it('shows and says where the row would go, and puts it back on Escape', () => {
    act(() => handle('b').focus());
    press(' ');
    expect(announced()).toBe('Picked up row b, position 2 of 4.');
    press('ArrowDown');
    expect(announced()).toBe('Row b is now at position 3 of 4.');
    expect(shown()).toBe('acbd');
    press('Escape');
    expect(announced()).toBe('Cancelled. Row b is back at position 2 of 4.');
    expect(onMove).not.toHaveBeenCalled();
    expect(shown()).toBe('abcd');
  });

  it('puts it back where the focus goes elsewhere, or the list changes', () => {
    act(() => handle('b').focus());
    press(' ', 'ArrowDown');
    act(() => handle('a').focus());
    expect(announced()).toBe('Cancelled. Row b is back at position 2 of 4.');
    act(() => handle('b').focus());
    press(' ', 'ArrowDown');
    ids = ['b', 'c'];
    act(draw);
    press('ArrowDown', ' ');
    expect(onMove).not.toHaveBeenCalled();
  });
});
