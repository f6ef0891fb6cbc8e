import { useEffect, useEffectEvent, type RefObject } from 'react';

/** While `active`, calls `onDismiss` on Escape, on a press or focus outside `root`, and when its links are followed. */
export function useDismiss(root: RefObject<HTMLElement | null>, active: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!active) return;
    const controller = new AbortController();
    const { signal } = controller;

    function isInside(target: EventTarget | null) {
      return target instanceof Node && root.current?.contains(target);
    }

    function onOutside(event: Event) {
      if (!isInside(event.target)) dismiss();
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (isInside(document.activeElement)) {
        root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      }
      dismiss();
    }

    function onClick(event: MouseEvent) {
      if (isInside(event.target) && event.target instanceof Element && event.target.closest('a[href]')) dismiss();
    }

    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => controller.abort();
  }, [active, root]);
}
