import { useRef, type PointerEvent, type ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { ChevronDownIcon } from '@/ui/icons';
import { useArrowKeys } from './use-arrow-keys';
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
  /** Across the whole bar, or under its button. */
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
