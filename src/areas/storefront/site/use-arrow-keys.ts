import { useEffect, type RefObject } from 'react';

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * While `active`, arrow keys, Home and End walk from the open menu's button through the links of its panel
 * (`data-open`).
 */
export function useArrowKeys(root: RefObject<HTMLElement | null>, active: boolean): void {
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
