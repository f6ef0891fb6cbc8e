'use client';

import { Download, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Result } from '@/lib/result';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toastResult } from '@/ui/toast-result';

export const PANEL_ACTION = 'w-full justify-start min-h-10';

type PersonalDataProps = {
  who: 'customer' | 'team';
  name: string;
  dataHref: string;
  isRemoved: boolean;
  description: string;
  remove: () => Promise<Result>;
  children?: ReactNode;
};

/** Export and erasure of personal data, both statutory rights. */
export const PersonalData = ({ who, name, dataHref, isRemoved, description, remove, children }: PersonalDataProps) => (
  <section className="card card-md space-y-2">
    {/* As large as the headings around it. */}
    <h2 className={`mb-3 ${who === 'team' ? 'text-subheading' : 'text-lg'}`}>Privacy</h2>
    {isRemoved ? (
      <p className="text-sm text-ink-muted">This {who}’s personal data has been removed.</p>
    ) : (
      <>
        <a href={dataHref} download className={`${buttonClass('outline', 'sm')} ${PANEL_ACTION}`}>
          <Download aria-hidden className="size-4" />
          Export data as JSON
        </a>
        <ConfirmDialog
          title={`Remove ${name}’s data?`}
          description={description}
          confirmLabel="Remove data"
          destructive
          onConfirm={() => toastResult(remove(), { title: '✅ Personal Data Removed' })}
          trigger={
            <Button variant="outline" size="sm" className={PANEL_ACTION}>
              <UserX aria-hidden className="size-4" />
              Remove personal data
            </Button>
          }
        />
      </>
    )}
    {children}
  </section>
);
