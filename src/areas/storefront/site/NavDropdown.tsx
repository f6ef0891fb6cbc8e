import { useRef, type PointerEvent, type ReactNode, useEffect, type RefObject } from 'react';
import { cn } from '@/ui/cn';
import { ChevronDownIcon } from '@/ui/icons';
import { useDismiss } from './use-dismiss';
import type { OpenMenuControl } from './use-open-menu';

const panels = {
  full: {
    place: 'inset-x-0 border-b-3 border-brand',
    inner: 'mx-auto max-h-[calc(100dvh-var(--spacing-header))] max-w-page overflow-y-auto px-gutter pt-6 pb-4',
  },
  narrow: { place: 'left-0 overflow-clip rounded-b-card border-b-3 border-brand', inner: 'w-72 p-2' },
};

type NavDropdownProps = {
  name: string;
  label: string;
  menu: OpenMenuControl;
  width: keyof typeof panels;
  children: ReactNode;
};

/** Button of the bar with its panel: opens by hover with a mouse, by click, Enter, Space or the down arrow. */
export function NavDropdown({ name, label, menu, width, children }: NavDropdownProps) {
  const root = useRef<HTMLLIElement>(null);
  const open = menu.openName === name;
  const panelId = `menu-${name}`;
  useDismiss(root, open, menu.close);
  useArrowKeys(root, open);

  function byMouse(act: () => void) {
    return (event: PointerEvent) => {
      if (event.pointerType === 'mouse') act();
    };
  }

  return (
    <li
      ref={root}
      className={cn(width === 'narrow' && 'relative')}
      onPointerEnter={byMouse(() => menu.pointerEntered(name))}
      onPointerLeave={byMouse(menu.pointerLeft)}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => menu.toggle(name)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          menu.pin(name);
        }}
        className="nav-item"
      >
        {label}
        <ChevronDownIcon className={cn('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      <div
        id={panelId}
        data-open={open || undefined}
        className={cn('menu-panel bg-surface-raised [box-shadow:var(--shadow-overlay)]', panels[width].place)}
      >
        <div className={panels[width].inner}>{children}</div>
      </div>
    </li>
  );
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** While `active`, arrow keys, Home and End walk from the open menu’s button through its panel (`data-open`). */
function useArrowKeys(root: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return;

    function onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key];
      const focused = document.activeElement;
      if (!step || !(focused instanceof HTMLElement)) return;
      const items = [
        ...(root.current?.querySelectorAll<HTMLElement>('[aria-expanded="true"], [data-open] a[href]') ?? []),
      ];
      const index = items.indexOf(focused);
      if (index < 0) return;
      event.preventDefault();
      items[step(index, items.length)]?.focus();
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, root]);
}
