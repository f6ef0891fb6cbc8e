import { describe, expect, it } from 'vitest';
import { isLiftKey, liftText, pressLiftKey, type Lift } from './lift';

function press(keys: readonly string[], lift?: Lift) {
  return keys.map((key) => {
    const pressed = pressLiftKey(lift, key, { id: 'c', at: 2, count: 5 });
    if (pressed) lift = ['dropped', 'cancelled'].includes(pressed.event) ? undefined : pressed.lift;
    return pressed ? `${pressed.event} ${pressed.lift.at}` : undefined;
  });
}

describe('moving by keys', () => {
  it.each([' ', 'Enter'])('is begun and ended by %j, and each arrow is one position', (key) =>
    expect(press([key, 'ArrowUp', 'ArrowUp', 'ArrowDown', key])).toEqual([
      'pickedUp 2',
      'moved 1',
      'moved 0',
      'moved 1',
      'dropped 1',
    ]),
  );

  it('stays within the list', () => {
    expect(press([' ', 'ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual([
      'pickedUp 2',
      'moved 3',
      'moved 4',
      'moved 4',
    ]);
    expect(press([' ', 'ArrowUp', 'ArrowUp', 'ArrowUp'])).toEqual(['pickedUp 2', 'moved 1', 'moved 0', 'moved 0']);
  });

  it('is cancelled by Escape, and Tab drops', () => {
    expect(press([' ', 'ArrowDown', 'Escape', 'ArrowDown'])).toEqual([
      'pickedUp 2',
      'moved 3',
      'cancelled 2',
      undefined,
    ]);
    expect(press([' ', 'ArrowDown', 'Tab'])).toEqual(['pickedUp 2', 'moved 3', 'dropped 3']);
  });

  it('leaves other keys, and arrows on what was not picked up, alone', () => {
    expect(press(['ArrowDown', 'Escape', 'Tab', 'a'])).toEqual([undefined, undefined, undefined, undefined]);
    expect(press([' ', 'a', 'ArrowDown'])).toEqual(['pickedUp 2', undefined, 'moved 3']);
    expect(press(['ArrowDown', 'Escape', ' '], { id: 'a', from: 0, at: 1 })).toEqual([
      undefined,
      undefined,
      'pickedUp 2',
    ]);
  });

  it('is not begun by a shortcut, or ended by a key held down', () => {
    const event = { key: ' ', repeat: false, ctrlKey: false, metaKey: false, altKey: false };
    expect(isLiftKey(event)).toBe(true);
    expect(isLiftKey({ ...event, ctrlKey: true })).toBe(false);
    expect(isLiftKey({ ...event, repeat: true })).toBe(false);
    expect(isLiftKey({ ...event, key: 'ArrowDown', repeat: true })).toBe(true);
  });

  it('is announced', () => {
    expect(liftText('pickedUp', 'picture 3', 2, 5)).toBe('Picked up picture 3, position 3 of 5.');
    expect(liftText('moved', 'picture 3', 1, 5)).toBe('Picture 3 is now at position 2 of 5.');
    expect(liftText('dropped', 'Netball', 0, 5)).toBe('Netball dropped at position 1 of 5.');
    expect(liftText('cancelled', 'Netball', 2, 5)).toBe('Cancelled. Netball is back at position 3 of 5.');
  });
});
