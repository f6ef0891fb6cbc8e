'use client';

import { useEffect } from 'react';
import { showKeptToast } from './kept-toast';

/** Shows the toast that the page before has left. */
export function KeptToast() {
  useEffect(showKeptToast, []);
  return null;
}
