import type { ReactNode } from 'react';
import { StaffDocument, staffMetadata, staffViewport } from '../StaffDocument';
import '@/ui/styles/staff.css';

export const viewport = staffViewport;

export const generateMetadata = () => staffMetadata('back office', 'Back office');

export default function BackOfficeLayout({ children }: { children: ReactNode }) {
  return <StaffDocument>{children}</StaffDocument>;
}
