// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { act, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEEP_EARLY, WAITING } from '@/lib/client/early-events';
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
      <input
        name="text"
        value={text}
        onFocus={({ target }) => {
          target.select();
          done('focused');
        }}
        onChange={({ target }) => setText(target.value)}
      />
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

let waiting: AbortController;
beforeEach(() => {
  waiting = new AbortController();
  done.mockClear();
});
afterEach(() => {
  waiting.abort();
  document.body.replaceChildren();
});

it.each([
  ['a part had its script', false],
  ['there was any script', true],
])('does again what was done before %s, in its order', async (_when, isEarly) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Place />);
  document.body.append(place);
  const find = <Kind extends HTMLElement>(selector: string) => place.querySelector<Kind>(selector)!;
  place.setAttribute(WAITING, '');
  // As in the page.
  if (isEarly) runInThisContext(KEEP_EARLY);
  let doAgain = isEarly ? undefined : keepEvents(place, waiting.signal);

  find('[name=text]').focus();
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
  doAgain ??= keepEvents(place, waiting.signal);
  expect(place.hasAttribute(WAITING)).toBe(false);

  // From an effect, as in an island: React draws nothing before it ends.
  function Awake() {
    useEffect(() => {
      waiting.abort();
      void doAgain?.();
    }, []);
    return <Place />;
  }
  const root = await act(async () => hydrateRoot(place, <Awake />));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(done).toHaveBeenCalledTimes(5);
  });
  const { selectionStart, value } = find<HTMLInputElement>('[name=text]');
  expect(selectionStart).toBe(value.length);
  expect(find('output').textContent).toBe('netball true 2 1');
  expect(done.mock.calls.flat()).toEqual(['focused', 'two', 'pressed', 'ArrowDown', 'sent']);
  await act(async () => root.unmount());
});

it('leaves links to the browser before there is any script, and what is no waiting part', () => {
  const pressed = vi.fn();
  document.body.innerHTML = `<div ${WAITING}><a href="#a">A</a></div><button>B</button>`;
  for (const target of document.querySelectorAll('a, button')) target.addEventListener('click', pressed);
  runInThisContext(KEEP_EARLY);
  for (const target of document.querySelectorAll<HTMLElement>('a, button')) target.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});
