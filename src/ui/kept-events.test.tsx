// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { keepEvents } from './kept-events';

const done = vi.fn();

function Place() {
  const [text, setText] = useState('');
  const [isTicked, setTicked] = useState(false);
  const [counts, setCounts] = useState<Record<string, string>>({});
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        done('sent');
      }}
    >
      <input name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
      {['S', 'L'].map((size) => (
        <input
          key={size}
          name={size}
          value={counts[size] ?? ''}
          onChange={({ target }) => setCounts({ ...counts, [size]: target.value })}
        />
      ))}
      <select onChange={({ target }) => done(target.value)}>
        <option>one</option>
        <option>two</option>
      </select>
      <button type="button" onClick={() => done('pressed')} onKeyDown={({ key }) => done(key)}>
        Press
      </button>
      <output>{[text, isTicked, counts.S, counts.L].join(' ')}</output>
    </form>
  );
}

const waiting = new AbortController();
afterEach(() => {
  waiting.abort();
  document.body.replaceChildren();
});

it('does again what was done before there was script, in its order', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Place />);
  document.body.append(place);
  const find = <Kind extends HTMLElement>(selector: string) => place.querySelector<Kind>(selector)!;
  const doAgain = keepEvents(place, waiting.signal);

  for (const [name, value] of Object.entries({ text: 'netball', S: '2', L: '1' })) {
    find<HTMLInputElement>(`[name=${name}]`).value = value;
    find(`[name=${name}]`).dispatchEvent(new Event('input', { bubbles: true }));
  }
  find('[type=checkbox]').click();
  find<HTMLSelectElement>('select').value = 'two';
  find('select').dispatchEvent(new Event('change', { bubbles: true }));
  find('button').click();
  find('button').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  find<HTMLFormElement>('form').requestSubmit();
  expect(done).not.toHaveBeenCalled();

  // From an effect, as an island does: React draws nothing before that is over.
  function Awake() {
    useEffect(() => {
      waiting.abort();
      void doAgain();
    }, []);
    return <Place />;
  }
  const root = await act(async () => hydrateRoot(place, <Awake />));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(done).toHaveBeenCalledTimes(4);
  });
  expect(find('output').textContent).toBe('netball true 2 1');
  expect(done.mock.calls.flat()).toEqual(['two', 'pressed', 'ArrowDown', 'sent']);
  await act(async () => root.unmount());
});
