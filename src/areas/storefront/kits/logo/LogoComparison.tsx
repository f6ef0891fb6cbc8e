import type { ReactNode } from 'react';
import type { KitColorway, KitLogo } from '@/domain/kits/document/kit-document';
import { CompareSlider } from '@/ui/CompareSlider';
import { cn } from '@/ui/cn';
import { LogoPicture } from '../canvas/LogoPicture';

type LogoComparisonProps = {
  logo: KitLogo | undefined;
  colorway: KitColorway | undefined;
  ground: string | undefined;
  source: string | undefined;
  /** True if the file is printed as it is: there is nothing to compare. */
  isPicture: boolean;
  children: ReactNode;
};

const FRAME = 'h-56 rounded-card border border-line';

export function LogoComparison({ logo, colorway, ground, source, isPicture, children }: LogoComparisonProps) {
  const picture = (shown?: string) =>
    logo &&
    colorway && (
      <div className="absolute inset-0 grid place-items-center p-6">
        <LogoPicture logo={logo} picture={shown} colors={colorway.colors} className="h-full max-h-44 w-full" />
      </div>
    );
  if (isPicture || !logo || source === undefined) {
    return (
      <div style={{ backgroundColor: ground }} className={cn('relative overflow-hidden', FRAME)}>
        {picture(source)}
        {children}
      </div>
    );
  }
  return (
    <CompareSlider
      label="Compare the file with its print"
      before={picture(source)}
      after={picture()}
      names={['File', 'Print']}
      className={FRAME}
      style={{ backgroundColor: ground }}
    >
      {children}
    </CompareSlider>
  );
}
