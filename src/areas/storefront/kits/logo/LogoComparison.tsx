'use client';

import { useId, useState, type ReactNode } from 'react';
import type { KitColorway, KitLogo } from '@/domain/kits/document/kit-document';
import { LogoPicture } from '../canvas/LogoPicture';

type LogoComparisonProps = {
  logo: KitLogo | undefined;
  colorway: KitColorway | undefined;
  ground: string | undefined;
  /** Picture of the file, as data. */
  source: string | undefined;
  /** True if the file is printed as it is: there is nothing to compare. */
  isPicture: boolean;
  children: ReactNode;
};

export function LogoComparison({ logo, colorway, ground, source, isPicture, children }: LogoComparisonProps) {
  const id = useId();
  const [share, setShare] = useState(50);
  const isCompared = !isPicture && logo !== undefined && source !== undefined;
  const picture = (props: { picture?: string | undefined; clipPath?: string }) =>
    logo &&
    colorway && (
      <div style={{ clipPath: props.clipPath }} className="absolute inset-0 grid place-items-center p-6">
        <LogoPicture logo={logo} picture={props.picture} colors={colorway.colors} className="h-full max-h-44 w-full" />
      </div>
    );
  return (
    <div>
      <div
        style={{ backgroundColor: ground }}
        className="relative h-56 overflow-hidden rounded-card border border-line"
      >
        {isCompared ? (
          <>
            {picture({ picture: source, clipPath: `inset(0 ${100 - share}% 0 0)` })}
            {picture({ clipPath: `inset(0 0 0 ${share}%)` })}
            <span
              aria-hidden
              style={{ left: `${share}%` }}
              className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-surface outline outline-line-strong"
            />
          </>
        ) : (
          picture({ picture: source })
        )}
        {children}
      </div>
      {isCompared && (
        <div className="mt-2 flex items-center gap-3 text-sm">
          <span aria-hidden>File</span>
          <label htmlFor={id} className="sr-only">
            Compare the file with its print
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            value={share}
            aria-valuetext={`${share} % of the file`}
            onChange={(event) => setShare(event.target.valueAsNumber)}
            className="h-9 w-full cursor-pointer accent-accent"
          />
          <span aria-hidden>Print</span>
        </div>
      )}
    </div>
  );
}
