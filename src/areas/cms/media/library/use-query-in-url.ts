'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { mediaHref, parseMediaQuery, type MediaQuery } from '../browse/media-query';

/**
 * The library’s query, which the address follows. A folder that is opened can be gone back from; what is typed or
 * ordered only takes the place of what was there.
 */
export function useQueryInUrl(): [query: MediaQuery, ask: (query: MediaQuery) => void] {
  const inUrl = parseMediaQuery(new URLSearchParams(useSearchParams()));
  const href = mediaHref(inUrl);
  const [asked, setAsked] = useState({ query: inUrl, href });

  // What was asked for has arrived there, or the reader went back.
  if (asked.href !== href) setAsked({ query: inUrl, href });

  function ask(query: MediaQuery) {
    setAsked({ query, href });
    const change = query.folder === asked.query.folder ? 'replaceState' : 'pushState';
    window.history[change](null, '', mediaHref(query));
  }

  return [asked.query, ask];
}
