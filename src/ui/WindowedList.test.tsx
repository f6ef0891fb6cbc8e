// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testScreen } from '../../tests/setup/test-screen';
import { WindowedList } from './WindowedList';

testScreen();
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.restoreAllMocks());

it('takes over what the server drew where someone has scrolled before, and goes on from there', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => `Row ${index + 1}`);
  const list = (
    <WindowedList
      label="Rows"
      total={1000}
      first={rows}
      load={() => new Promise<readonly string[]>(() => undefined)}
      onFailure={() => undefined}
      estimatedHeight={100}
      rowKey={(row) => row}
    >
      {(row) => row}
    </WindowedList>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(list);
  expect(page.textContent).toContain('Row 1');
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -50_000, 800, 100_000));
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 50_000);
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(page, list, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(Number(page.querySelector('li')?.dataset.index)).toBeGreaterThan(400);
  for (const [to] of scrollTo.mock.calls) expect(to).toMatchObject({ top: 50_000 });
  await act(async () => root.unmount());
});

it('finds the rows that were not counted by scrolling on, until there are no more', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => `Row ${index + 1}`);
  const load = vi.fn((offset: number, limit: number) => Promise.resolve(rows.slice(offset, offset + limit)));
  const page = document.body.appendChild(document.createElement('div'));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -50_000, 800, 100_000));
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('scrollY', 60_000);
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <WindowedList
        label="Rows"
        total={100}
        isMore
        first={rows.slice(0, 50)}
        load={load}
        onFailure={() => undefined}
        estimatedHeight={100}
        rowKey={(row) => row}
      >
        {(row) => row}
      </WindowedList>,
    ),
  );
  const known = () => page.querySelector('li')?.getAttribute('aria-setsize');
  expect(known()).toBe('100');
  for (const times of [1, 2]) await act(() => vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times)));
  expect(known()).toBe('120');
  expect(load.mock.calls).toEqual([
    [50, 50],
    [100, 50],
  ]);
  await act(async () => root.unmount());
});
