import type { ReactNode } from 'react';
import { BrandLogo } from '@/ui/BrandLogo';
import { getShellData } from '@/modules/pages/queries';
import { Container } from '@/ui/Container';
import { SkipLink } from '@/ui/SkipLink';

type PortalBarProps = {
  actions?: ReactNode;
  /** Between brand and actions; below them on phones. */
  title?: ReactNode;
  children?: ReactNode;
};

export async function PortalBar({ actions, title, children }: PortalBarProps) {
  const { brandName, logo } = await getShellData();
  return (
    <>
      <SkipLink />
      <header className="on-night border-b border-line bg-night text-ink">
        <Container>
          <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-5 py-1.5 sm:min-h-16 sm:flex-nowrap">
            <BrandLogo brandName={brandName} logo={logo} />
            {title && (
              <div className="min-w-0 border-line max-sm:order-last max-sm:w-full sm:grow sm:basis-0 sm:border-l sm:pl-5">
                {title}
              </div>
            )}
            {actions}
          </div>
          {children}
        </Container>
      </header>
    </>
  );
}
