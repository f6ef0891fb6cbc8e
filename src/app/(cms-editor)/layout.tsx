import type { ReactNode } from 'react';
import { ArrivalToast } from '@/areas/cms/login/ArrivalToast';
import { StaffDocument, staffMetadata, staffViewport } from '../StaffDocument';
import '@/ui/styles/editor.css';

export const viewport = staffViewport;

export const generateMetadata = () => staffMetadata('CMS', 'Page');

export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <StaffDocument toasts="middle">
      {children}
      <ArrivalToast />
    </StaffDocument>
  );
}
