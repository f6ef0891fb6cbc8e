import { useEffect, useRef, useState } from 'react';
import { usePathname } from 'next/navigation';

const HOVER_OPEN_MS = 80;
const HOVER_CLOSE_MS = 180;

type OpenMenu = { name: string; pinned: boolean; pathname: string };

export type OpenMenuControl = {
  openName: string | null;
  close: () => void;
  toggle: (name: string) => void;
  pin: (name: string) => void;
  pointerEntered: (name: string) => void;
  pointerLeft: () => void;
};

/** At most one open, none after a change of page. Click or keyboard pins it: a click on a hovered one keeps it open. */
export function useOpenMenu(): OpenMenuControl {
  const pathname = usePathname();
  const [state, setState] = useState<OpenMenu | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = state?.pathname === pathname ? state : null;

  useEffect(() => () => clearTimeout(timer.current), []);

  function later(ms: number, change: (now: OpenMenu | null) => OpenMenu | null) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(change), ms);
  }

  return {
    openName: open?.name ?? null,
    close() {
      clearTimeout(timer.current);
      setState(null);
    },
    toggle(name) {
      clearTimeout(timer.current);
      setState(open?.name === name && open.pinned ? null : { name, pinned: true, pathname });
    },
    pin(name) {
      clearTimeout(timer.current);
      setState({ name, pinned: true, pathname });
    },
    pointerEntered(name) {
      if (open?.name === name) clearTimeout(timer.current);
      else later(HOVER_OPEN_MS, () => ({ name, pinned: false, pathname }));
    },
    pointerLeft() {
      later(HOVER_CLOSE_MS, (now) => (now?.pinned ? now : null));
    },
  };
}
