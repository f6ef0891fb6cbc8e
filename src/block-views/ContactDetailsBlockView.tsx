import type { ReactNode } from 'react';
import { MailIcon, PhoneIcon, PinIcon } from '@/ui/icons';
import { BlockSection } from './BlockSection';
import { slotsOf } from './slots';
import type { BlockViewProps } from './types';

export function ContactDetailsBlockView({ block, data: { contact }, editing }: BlockViewProps<'contactDetails'>) {
  const hours = slotsOf(editing)('hours', block.hours);
  const { salesEmail = '', phone = '', address = '' } = contact ?? {};
  return (
    <BlockSection block={block} editing={editing}>
      <address className="grid gap-5 not-italic">
        {salesEmail && (
          <Way icon={<MailIcon />} label="Email">
            <a href={`mailto:${salesEmail}`} className="inline-block break-all hover:text-accent hover:underline">
              {salesEmail}
            </a>
          </Way>
        )}
        {phone && (
          <Way icon={<PhoneIcon />} label="Phone">
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="inline-block hover:text-accent hover:underline">
              {phone}
            </a>
          </Way>
        )}
        {address && (
          <Way icon={<PinIcon />} label="Address">
            <span className="whitespace-pre-line">{address}</span>
          </Way>
        )}
      </address>
      {hours && <p className="mt-6 text-sm text-ink-muted">{hours}</p>}
    </BlockSection>
  );
}

function Way({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-brand-soft text-accent [&>svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <span className="block text-sm text-ink-muted">{label}</span>
        <span className="block text-lg leading-snug font-semibold">{children}</span>
      </div>
    </div>
  );
}
