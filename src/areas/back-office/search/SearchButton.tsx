'use client';

import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CONNECTION_FAILED } from '@/ui/failed';
import { lazyPart, useLoadedAhead } from '@/ui/lazy-part';
import { toast } from '@/ui/toast';

const palette = lazyPart(() => import('./CommandPalette'));

const loadPalette = () => void palette.load().catch(() => toast(CONNECTION_FAILED));

export function SearchButton() {
  const [open, setOpen] = useState(false);
  const here = useLoadedAhead(palette);

  function show(next: boolean) {
    if (next) loadPalette();
    setOpen(next);
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      loadPalette();
      setOpen((before) => !before);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl+K)"
        className="icon-btn"
        onClick={() => show(true)}
      >
        <Search aria-hidden className="size-5" />
      </button>
      {here && <here.CommandPalette open={open} onOpenChange={show} />}
    </>
  );
}
