'use client';

import { useEffect } from 'react';
import { showKeptToast } from './kept-toast';

/** Where a message of the page before is shown. */
export function KeptToast() {
  useEffect(showKeptToast, []);
  return null;
}
