'use client';

import { Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

const CommandPalette = dynamic(async () => (await import('./CommandPalette')).CommandPalette, { ssr: false });

/** Opens the command palette, as Ctrl+K and Cmd+K do everywhere in the back office. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  function show(next: boolean) {
    if (next) setWanted(true);
    setOpen(next);
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setWanted(true);
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
      {wanted && <CommandPalette open={open} onOpenChange={show} />}
    </>
  );
}
