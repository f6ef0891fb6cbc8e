import { WithoutScript } from '@/areas/storefront/site/WithoutScript';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Container } from '@/ui/Container';
import type { DesignerProps } from './Designer';
import { DesignerIsland } from './DesignerIsland';

export function DesignerView(props: DesignerProps) {
  return (
    <>
      {/* A phone has room only for the kit and its tools. */}
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 sm:py-3 lg:h-16 lg:max-w-none lg:py-0">
        <h1 className="text-heading max-sm:sr-only">Kit designer</h1>
        <div className="max-sm:hidden">
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: 'Custom Kits', href: '/custom-kits' },
              { label: 'Kit Designer' },
            ]}
          />
        </div>
      </Container>
      <Container>
        <WithoutScript>The designer draws in your browser and needs JavaScript to do so.</WithoutScript>
      </Container>
      <DesignerIsland {...props} />
    </>
  );
}
