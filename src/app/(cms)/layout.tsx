import type { ReactNode } from 'react';
import { ArrivalToast } from '@/areas/cms/login/ArrivalToast';
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
