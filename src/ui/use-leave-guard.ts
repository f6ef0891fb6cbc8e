'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useCloseWarning } from './use-close-warning';

type LeaveGuard = { asking: boolean; stay: () => void; leave: () => void };

/** Marks the history entry before a page with unsaved work, to catch Back. */
const markedEntry = '__unsavedWork';

const isMarked = () => Boolean((window.history.state as Record<string, unknown> | null)?.[markedEntry]);

function mark() {
  if (isMarked()) return;
  window.history.pushState({ ...window.history.state, [markedEntry]: true }, '', window.location.href);
}

/** Warns before unsaved work is left: by a link, Back, closing or reloading the page. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const router = useRouter();
  const [wanted, setWanted] = useState<{ href?: string }>();
  const leaving = useRef(false);
  useCloseWarning(dirty);

  useEffect(() => {
    if (!dirty) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || link.target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const url = new URL(link.href);
      const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
      if (url.origin !== window.location.origin || isHere) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted({ href: link.href });
    };
    const onPopState = () => {
      if (leaving.current || isMarked()) return;
      mark();
      setWanted({});
    };
    mark();
    window.addEventListener('popstate', onPopState);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPopState);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [dirty]);

  return {
    asking: wanted !== undefined,
    stay: () => setWanted(undefined),
    leave: () => {
      setWanted(undefined);
      leaving.current = true;
      if (wanted?.href) router.push(wanted.href);
      else window.history.go(-2);
    },
  };
}
