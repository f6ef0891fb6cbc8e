'use client';

import { useEffect } from 'react';
import { showKeptToast } from './kept-toast';

export function KeptToast() {
  useEffect(showKeptToast, []);
  return null;
}
