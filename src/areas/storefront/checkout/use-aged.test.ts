// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { useAged } from './use-aged';
import { testScreen } from '../../../../tests/setup/test-screen';

const screen = testScreen();

it('counts as just now for a minute, and is requested again on coming back later', async () => {
  vi.useFakeTimers();
  const askAgain = vi.fn();
  let isAged = false;
  const Probe = ({ answeredAt }: { answeredAt: number }) => {
    isAged = useAged(answeredAt, askAgain);
    return null;
  };
  const show = (answeredAt: number) => act(async () => screen.render(createElement(Probe, { answeredAt })));
  const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

  await show(Date.now());
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  await comeBack();
  expect({ isAged, requests: askAgain.mock.calls.length }).toEqual({ isAged: false, requests: 0 });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(isAged).toBe(true);
  await comeBack();
  expect(askAgain).toHaveBeenCalledOnce();
  await show(Date.now());
  expect(isAged).toBe(false);
});
