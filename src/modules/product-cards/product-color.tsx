'use client';

import { createContext, use, useState, type ReactNode } from 'react';

interface ColorChoice {
  color: string | undefined;
  choose: (color: string) => void;
}

const Choice = createContext<ColorChoice | undefined>(undefined);

/** Holds the colour that chooser and gallery share. */
export function ProductColor({ initial, children }: { initial?: string; children: ReactNode }) {
  const [color, choose] = useState(initial);
  return <Choice value={{ color, choose }}>{children}</Choice>;
}

export function useProductColor(): ColorChoice {
  const choice = use(Choice);
  if (!choice) throw new Error('useProductColor must be used within ProductColor');
  return choice;
}
