'use client';

import type { ComponentProps } from 'react';
import { notImplemented } from '@/ui/toast';

type PlaceholderButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  /** What it will do one day, as the notice names it. */
  feature: string;
};

/** A button of a screen that is yet to be built: it says so (spec §8). */
export function PlaceholderButton({ feature, ...rest }: PlaceholderButtonProps) {
  return <button {...rest} type="button" onClick={() => notImplemented(feature)} />;
}
