'use client';

import { useState } from 'react';
import type { SharedDesignView as Design } from '@/domain/kits/designs/design-view';
import { formatShopDate } from '@/domain/text/locale';
import { ColorwayViews } from '@/modules/kits/components/ColorwayViews';
import { KitColors } from '@/modules/kits/components/KitColors';
import { Card } from '@/ui/Card';
import { Container } from '@/ui/Container';
import { Comments } from './Comments';
import { MakeItYours } from './MakeItYours';

type SharedDesignViewProps = { design: Design; token: string };

/** Shared design: can be viewed, commented on and copied, not changed. */
export function SharedDesignView({ design, token }: SharedDesignViewProps) {
  const { name, revision, document, teamName, updatedAt } = design;
  const [place, setPlace] = useState(0);
  const colorway = document.colorways[place] ?? document.colorways[0];
  return (
    <div className="bg-surface-sunken">
      <Container className="pt-10 pb-16 sm:pt-14 sm:pb-24">
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="min-w-0">
            <p className="eyebrow mb-3">Kit design</p>
            <h1 className="text-title wrap-anywhere">{name}</h1>
            <p className="mt-3 text-ink-muted">
              {teamName && `${teamName} · `}
              Saved <time dateTime={updatedAt}>{formatShopDate(updatedAt)}</time>
            </p>
          </div>
          <MakeItYours token={token} />
        </header>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
          <div className="grid gap-6">
            <ColorwayViews document={document} revision={revision} place={place} onPlace={setPlace} />
          </div>
          <div className="grid gap-6">
            {colorway && (
              <Card padding="lg">
                <KitColors colorway={colorway} />
              </Card>
            )}
            <Card padding="lg">
              <Comments token={token} initial={design.comments} />
            </Card>
          </div>
        </div>
      </Container>
    </div>
  );
}
