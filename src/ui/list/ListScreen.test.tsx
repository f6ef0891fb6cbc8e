// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hrefOf, queryOf } from '@/lib/http/record-query';
import { choicesOf } from '@/ui/choices';
import { Dialog } from '@/ui/Dialog';
import { testScreen } from '../../../tests/setup/test-screen';
import { ListScreen } from './ListScreen';

const { replace } = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

type Filters = { search: string; sort: 'newest' | 'name'; isNew: boolean };

const everything: Filters = { search: '', sort: 'newest', isNew: false };
const kitQuery = ({ search, sort, isNew }: Filters) =>
  queryOf({ search, sort, new: isNew ? '1' : '' }, { search: '', sort: 'newest', new: '' });

const screen = testScreen();
const page = document.body;

const show = (filters: Filters, rows: { id: string }[] = []) =>
  act(() =>
    screen.render(
      <ListScreen<Filters, { id: string }>
        label="Kits"
        what="kits"
        path="/kits"
        filters={filters}
        query={kitQuery(filters)}
        hrefOf={(wanted) => hrefOf('/kits', kitQuery(wanted))}
        search={{ label: 'Search kits', placeholder: 'Search by name...' }}
        selects={[
          {
            name: 'sort',
            label: 'Sort kits',
            choices: choicesOf(['newest', 'name'], { newest: 'Newest', name: 'Name' }),
          },
        ]}
        controls={(draft, ask) => (
          <button type="button" aria-pressed={draft.isNew} onClick={() => ask({ isNew: !draft.isNew })}>
            New
          </button>
        )}
        loadingText="Loading kits..."
        failure="Failed to load kits"
        listing={{ rows, matching: rows.length, total: 3 }}
        notFound={{ title: 'No kits found' }}
        none={{ title: 'No kits yet' }}
        estimatedHeight={50}
      >
        {({ id }) => (
          <Dialog title={`Rename ${id}`} trigger={<button type="button">{id}</button>}>
            <input />
          </Dialog>
        )}
      </ListScreen>,
    ),
  );

/** As a browser does: React listens to the setter of the element’s own class. */
function enter(control: HTMLInputElement | HTMLSelectElement, value: string) {
  const { prototype } = control.constructor as unknown as { prototype: object };
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  act(
    () =>
      void control.dispatchEvent(
        new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      ),
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.useFakeTimers();
  replace.mockClear();
});

describe('a list screen', () => {
  it('asks for another list by its address: at once by a choice, after a pause by typing', () => {
    show(everything);
    enter(page.querySelector('select')!, 'name');
    expect(replace).toHaveBeenLastCalledWith('/kits?sort=name', { scroll: false });
    enter(page.querySelector('input')!, ' home ');
    expect(replace).toHaveBeenCalledOnce();
    act(() => void vi.runAllTimers());
    expect(replace).toHaveBeenLastCalledWith('/kits?search=home&sort=name', { scroll: false });
  });

  it('asks for nothing that was typed before it was left by a link, unless that opens beside it', () => {
    show(everything);
    enter(page.querySelector('input')!, 'home');
    const link = document.createElement('a');
    link.href = '/kits/home';
    link.addEventListener('click', (event) => event.preventDefault());
    page.append(link);
    act(() => link.click());
    act(() => void vi.runAllTimers());
    expect(replace).not.toHaveBeenCalled();
    enter(page.querySelector('input')!, 'away');
    act(() => void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })));
    link.remove();
    act(() => void vi.runAllTimers());
    expect(replace).toHaveBeenLastCalledWith('/kits?search=away', { scroll: false });
  });

  it('hands a control of the screen’s own the filters as they are chosen', () => {
    show(everything);
    const button = page.querySelector<HTMLElement>('button[aria-pressed="false"]');
    act(() => button?.click());
    expect(replace).toHaveBeenLastCalledWith('/kits?new=1', { scroll: false });
    expect(button?.getAttribute('aria-pressed')).toBe('true');
  });

  it('stays as it is under a dialog of one of its rows, which keeps what was typed', () => {
    show(everything, [{ id: 'home' }, { id: 'away' }]);
    const button = (name: string) => [...page.querySelectorAll('button')].find((each) => each.textContent === name);
    act(() => button('home')?.click());
    const dialog = page.querySelector<HTMLElement>('[role="dialog"]');
    enter(dialog!.querySelector('input')!, 'Derby');
    show({ ...everything, search: 'away' }, [{ id: 'away' }]);
    expect(page.querySelector('[role="dialog"]')).toBe(dialog);
    expect(dialog?.querySelector('input')?.value).toBe('Derby');
    expect(page.textContent).toContain('Showing 2 of 3 kits');
    act(() => dialog?.querySelector<HTMLElement>('[data-dialog-close]')?.click());
    expect(page.querySelector('[role="dialog"]')).toBeNull();
    expect(button('home')).toBeUndefined();
    expect(page.textContent).toContain('Showing 1 of 3 kits');
  });

  it('tells nothing found from nothing there, and always how many there are', () => {
    show(everything);
    expect(page.textContent).toContain('No kits yet');
    show({ ...everything, search: 'home' });
    expect(page.textContent).toContain('No kits found');
    expect(page.textContent).toContain('Showing 0 of 3 kits');
  });
});
