import { INQUIRY_FILES_HINT } from '@/domain/inquiries/inquiry-files';
import {
  choiceLabel,
  INQUIRY_TYPES,
  QUOTE_QUANTITIES,
  QUOTE_SPORTS,
  type InquiryKind,
} from '@/domain/inquiries/inquiry';

export interface FormField {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  choices?: readonly { value: string; label: string }[];
  isLong?: boolean;
  isDesign?: boolean;
  isFiles?: boolean;
  isOptional?: boolean;
  autoComplete?: string;
  hint?: string;
  isWide?: boolean;
}

const choices = (values: readonly string[], suffix = '') =>
  values.map((value) => ({ value, label: `${choiceLabel(value)}${suffix}` }));

const name: FormField = { name: 'name', label: 'Name', autoComplete: 'name' };
const email: FormField = { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' };
const phone: FormField = { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', isOptional: true };

export const INQUIRY_FIELDS: Record<InquiryKind, readonly FormField[]> = {
  contact: [
    name,
    email,
    phone,
    { name: 'inquiryType', label: 'Inquiry type', choices: choices(INQUIRY_TYPES) },
    { name: 'subject', label: 'Subject', isWide: true },
    { name: 'message', label: 'Message', isLong: true, isWide: true },
  ],
  quote: [
    { name: 'teamName', label: 'Team name', autoComplete: 'organization' },
    { name: 'sport', label: 'Sport', choices: choices(QUOTE_SPORTS) },
    { name: 'quantity', label: 'Quantity', choices: choices(QUOTE_QUANTITIES, ' pieces') },
    { name: 'colors', label: 'Colours', isOptional: true, hint: 'By name, as hex values or Pantone numbers.' },
    { name: 'message', label: 'Requirements', isLong: true, isWide: true, isOptional: true },
    { name: 'design', label: 'Kit design', isDesign: true, isOptional: true, hint: 'As it is in the designer now.' },
    { name: 'files', label: 'Logo or sketch', isFiles: true, isWide: true, isOptional: true, hint: INQUIRY_FILES_HINT },
    name,
    email,
    { ...phone, isWide: true },
  ],
};
