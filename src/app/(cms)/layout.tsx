import type { ReactNode } from 'react';
import { ArrivalToast } from '@/features/cms/components/shell/ArrivalToast';
import { StaffDocument, staffMetadata, staffViewport } from '../StaffDocument';
import '@/ui/styles/staff.css';

export const viewport = staffViewport;

export const generateMetadata = () => staffMetadata('CMS', 'CMS');

export default function CmsLayout({ children }: { children: ReactNode }) {
  return (
    <StaffDocument>
      {children}
      <ArrivalToast />
    </StaffDocument>
  );
}
