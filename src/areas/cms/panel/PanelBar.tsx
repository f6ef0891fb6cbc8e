import { ArrowLeft } from 'lucide-react';
import { may } from '@/lib/accounts/active-user';
import { BrandStripes } from '@/modules/accounts/components/BrandStripes';
import type { AdminUser } from '@/payload-types';
import { CMS_HOME } from '@/modules/accounts/session/cms-path';

export function PanelBar({ user, brandName }: { user: AdminUser; brandName: string }) {
  return (
    <nav aria-label="Way back" className="panel-bar on-night">
      <a href={CMS_HOME} className="panel-bar__brand">
        <BrandStripes />
        <span>{brandName}</span>
      </a>
      <a href={CMS_HOME} className="panel-bar__way">
        <ArrowLeft aria-hidden />
        Back to CMS
      </a>
      {may(user, 'back-office:enter') && (
        <a href="/admin/dashboard" className="panel-bar__way">
          Back office
        </a>
      )}
    </nav>
  );
}
